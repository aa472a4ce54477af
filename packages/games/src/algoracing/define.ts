import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, Context } from '@benchtop/engine/author';
import type { AlgoracingEvent } from './events.ts';
import type { phases, steps } from './index.ts';
import type { AlgoracingState } from './state.ts';

interface AlgoracingRules {
  readonly event: AlgoracingEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export type AlgoracingContext = Context<AlgoracingRules>;

/** The makers of this game's steps and phases. */
export const { step, phase } = rulesFor<AlgoracingState, AlgoracingRules>();
