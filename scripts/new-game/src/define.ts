import { rulesFor } from '@benchtop/engine/author';
import type { ArgsIn } from '@benchtop/engine/author';
import type { __Name__Event } from './events.ts';
import type { phases, steps } from './index.ts';
import type { __Name__State } from './state.ts';

interface __Name__Rules {
  readonly event: __Name__Event;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

/** The makers of this game's steps and phases. */
export const { step, phase } = rulesFor<__Name__State, __Name__Rules>();
