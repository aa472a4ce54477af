import { rowsFor } from '@benchtop/engine/effects';
import type { Good } from './goods.ts';
import type { Colour, GreenRow, Machine, Region, Species, Team } from './words.ts';

/** The verbs of this game. */
export type AlgAct =
  | { readonly act: 'operate' }
  | { readonly act: 'engineer' }
  | { readonly act: 'research' }
  | { readonly act: 'recruit' }
  | { readonly act: 'run-machine'; readonly machine: Machine }
  | { readonly act: 'take-algae'; readonly most: number }
  | { readonly act: 'move-cubes'; readonly most: number }
  | { readonly act: 'income'; readonly team: Team }
  | { readonly act: 'store'; readonly cubes: number }
  | { readonly act: 'fit-capacity'; readonly to: number; readonly flipped: number }
  | { readonly act: 'fit-conveyor'; readonly moves: number }
  | { readonly act: 'keep-crossover' }
  | { readonly act: 'upgrade'; readonly team: Team }
  | { readonly act: 'charge'; readonly belt: GreenRow }
  | { readonly act: 'feed'; readonly belt: GreenRow }
  | { readonly act: 'shift'; readonly belt: GreenRow }
  | { readonly act: 'drain'; readonly belt: GreenRow }
  | { readonly act: 'lose'; readonly belt: GreenRow }
  | { readonly act: 'refine' }
  | { readonly act: 'degenerate' };

/** Belts that tiles open, or close. */
type Switched =
  | 'cos-yb4'
  | 'cos-gb3'
  | 'cos-gc1'
  | 'cos-gc2'
  | 'bf-gc3'
  | 'bf-gc4'
  | 'bf-gc5'
  | 'bp-yb3'
  | 'bp-yc3'
  | 'bp-gc1'
  | 'bp-gc2'
  | 'fd-yb3'
  | 'fd-yc4'
  | 'fd-gb1'
  | 'fd-gc2'
  | 'fd-gc3';

/** Products whose market value tiles change. */
type Valued =
  | `cos-${'paste' | 'shampoo' | 'cream'}`
  | `bf-${'d0' | 'd1'}`
  | `bp-${'hard' | 'soft'}`
  | `fd-${'d1' | 'd2' | 'd3' | 'd4' | 'd5'}`;

/** Numbers that rules read and rows change. */
export type AlgPoint =
  | `storage-${Species}`
  | `tank-${Species}`
  | 'storage-room'
  | 'cube-price'
  | 'cube-income'
  | 'move-income'
  | 'science-income'
  | `transport-${1 | 2 | 3 | 4}`
  | 'reach'
  | `capacity-${Machine}`
  | 'loss-table'
  | `${Switched}-open`
  | `${'cos-gb1' | 'bf-gb2' | 'bp-gb1' | 'bp-gb2' | 'bp-gb3'}-energy`
  | `${'cos-gb1' | 'cos-gb2' | 'fd-gc1' | 'fd-gc2'}-limit`
  | `${'bf-gb1' | 'fd-gc1' | 'fd-gc2'}-load`
  | 'bf-ga2-yield'
  | `${Valued}-value`
  | 'pair-bonus'
  | 'refining-most'
  | 'cold-room'
  | 'energy-price'
  | 'recruit-price'
  | 'tile-cost'
  | 'coins-stored'
  | 'burn-yield'
  | 'engineering-points'
  | 'export-value'
  | 'weekend-zone';

/** A number that is printed, and by what name tiles change it, if they do. */
export interface Printed {
  readonly base: number;
  readonly point: AlgPoint | null;
}

/** Everything that a row of this game can name. */
export interface AlgLexicon {
  readonly good: Good;
  readonly group: never;
  readonly trait: {
    readonly region: Region;
    readonly kind: 'capital' | 'regular';
    readonly demand: number;
    readonly distance: number;
    readonly opened: boolean;
    readonly shared: boolean;
    readonly batch: number;
    readonly colour: Colour;
    readonly when: 'monday' | 'bonus';
    readonly zone: number;
    readonly column: number;
  };
  readonly set: {
    readonly city: 'region' | 'kind' | 'demand' | 'distance' | 'opened' | 'shared' | 'batch';
    readonly milestone: 'colour';
    readonly 'free-disk': never;
    readonly 'free-marker': never;
    readonly 'ready-tile': never;
    readonly 'staff-tile': never;
    readonly 'smallest-team': never;
    readonly 'side-tile': never;
    readonly 'laid-crossover': never;
    readonly 'engineering-tile': never;
    readonly 'opened-storage': never;
    readonly 'dispatch-cube': never;
    readonly 'energy-level': never;
    readonly 'euro-pile': never;
  };
  readonly point: AlgPoint;
  readonly cost: never;
  readonly moment: 'monday' | 'small-action' | 'opened' | 'followed';
  readonly scope: 'activation';
  readonly act: AlgAct;
}

/** The words that rows are written in. */
export const { gain, on, add, to, score, per, least } = rowsFor<AlgLexicon>();

/** Only on Monday Morning, not where a bonus of the Side board gives the same income. */
export const onMonday = { where: { when: 'monday' } } as const;
/** Only for the first of each activation. */
export const firstOfEach = { first: 'activation' } as const;
/** More than anybody could use a belt in one activation: without limit. */
export const UNLIMITED = 99;
