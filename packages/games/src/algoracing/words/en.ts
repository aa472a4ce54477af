import type { SeenEvent, Words } from '@benchtop/engine/host';
import type { AlgoracingEvent } from '../events.ts';
import type { AlgoracingState } from '../state.ts';
import { ending, event } from './events.ts';
import { label, prompt } from './labels.ts';
import { refusal, warning } from './refusals.ts';

/** The game in English. */
export const en: Words<AlgoracingState> = {
  prompt,
  label,
  refusal,
  warning,
  // Only the kinds of drawn cards are masked, and their type says so.
  event: (e: SeenEvent, name) => event(e as unknown as AlgoracingEvent, name),
  ending,
};
