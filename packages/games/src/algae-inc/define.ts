import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, Context } from '@benchtop/engine/author';
import { stepsFor } from '@benchtop/engine/effects';
import type { AlgEvent } from './events.ts';
import type { phases, steps } from './index.ts';
import type { AlgState } from './state.ts';

export interface AlgRules {
  readonly event: AlgEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export type AlgContext = Context<AlgRules>;

/** The makers of this game's steps and phases. */
export const { step, phase } = rulesFor<AlgState, AlgRules>();
export const { pickCard, pickPlace, pickGood, pickNumber, confirm, order, secretly } = stepsFor<AlgState, AlgRules>();
