import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, Context } from '@benchtop/engine/author';
import { stepsFor } from '@benchtop/engine/effects';
import type { LinEvent } from './events.ts';
import type { phases, steps } from './index.ts';
import type { LinState } from './state.ts';

export interface LinRules {
  readonly event: LinEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export type LinContext = Context<LinRules>;

/** The makers of this game's steps and phases. */
export const { step, phase } = rulesFor<LinState, LinRules>();
export const { pickCard, pickPlace, pickGood } = stepsFor<LinState, LinRules>();
