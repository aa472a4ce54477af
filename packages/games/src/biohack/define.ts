import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, Context } from '@benchtop/engine/author';
import { stepsFor } from '@benchtop/engine/effects';
import type { BioEvent } from './events.ts';
import type { phases, steps } from './index.ts';
import type { BioState } from './state.ts';

export interface BioRules {
  readonly event: BioEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export type BioContext = Context<BioRules>;

/** The makers of this game's steps and phases. */
export const { step, phase } = rulesFor<BioState, BioRules>();
export const { pickCard, pickPlace, pickGood, confirm, secretly } = stepsFor<BioState, BioRules>();
