import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, Context } from '@benchtop/engine/author';
import type { ArcticEvent } from './events.ts';
import type { phases, steps } from './index.ts';
import type { ArcticState } from './state.ts';

interface ArcticRules {
  readonly event: ArcticEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export type ArcticContext = Context<ArcticRules>;

/** The makers of this game's steps and phases. */
export const { step, chain, phase } = rulesFor<ArcticState, ArcticRules>();
