import { rowsFor } from '@benchtop/engine/effects';
import type { Good } from './goods.ts';
import type { LockId, SubId } from './ocean.ts';

/** Which part of the box something belongs to. */
export type Module = 'base' | 'biogenesis';

/** How many may stand on a space: workers of one player, or of all. */
export type Octagon = 'single' | 'multi';

/** The verbs of this game. */
export type LinAct =
  | { readonly act: 'dive'; readonly sub: SubId | 'any' }
  | { readonly act: 'toggle'; readonly lock: LockId | 'any' }
  | { readonly act: 'hire'; readonly less: number; readonly ready: boolean }
  | { readonly act: 'elect' }
  | { readonly act: 'launch'; readonly reach: 0 | 1; readonly first: 1 | 2 }
  | { readonly act: 'technology' }
  | { readonly act: 'filter'; readonly most: number }
  | { readonly act: 'recall'; readonly most: number; readonly but: 'stim-clinic' | null }
  | { readonly act: 'synthesize' }
  | { readonly act: 'clean-sky' }
  | { readonly act: 'burn' }
  | { readonly act: 'operate' };

/** When abilities work, or are offered. */
export type LinMoment = 'sunlight' | 'sky' | 'diesel' | 'turn' | 'dive' | 'excavated' | 'end';

/** Everything that a row of this game can name. */
export interface LinLexicon {
  readonly good: Good;
  readonly group: 'cube' | 'mineral';
  readonly trait: { readonly octagon: Octagon; readonly workers: number };
  readonly set: {
    readonly icon: never;
    readonly 'open-lock': never;
    readonly 'battery-room': never;
    readonly 'own-algae': never;
  };
  readonly point: 'panel-yield' | 'atmosphere-blocks' | 'free-steps' | 'docked-free' | 'pad-reach' | 'workers-needed';
  readonly cost: never;
  readonly moment: LinMoment;
  readonly scope: 'round';
  readonly act: LinAct;
}

/** The words that rows are written in. */
export const { gain, pay, upTo, oneTo, on, add, to, per, asMany, least } = rowsFor<LinLexicon>();

/** An ability that its owner may use once in each round. */
export const onceEachRound = { may: true, once: 'round' } as const;
