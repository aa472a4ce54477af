import type { SeenEvent, Words } from '@benchtop/engine';
import type { ArcticEvent } from '../events.ts';
import type { ArcticState } from '../state.ts';
import { ending, event } from './events.ts';
import { label, prompt } from './labels.ts';
import { refusal, warning } from './refusals.ts';

/** The game in English. */
export const en: Words<ArcticState> = {
  prompt,
  label,
  refusal,
  warning,
  // Nothing in this game's events is masked, so every event is seen as it was emitted.
  event: (e: SeenEvent, name) => event(e as unknown as ArcticEvent, name),
  ending,
};
