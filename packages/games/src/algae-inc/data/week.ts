import type { Row } from '@benchtop/engine/effects';
import { gain } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { Colour, Team } from './words.ts';

export const WEEKS = 4;
export const DAYS = 5;
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** What a worker can do, and the small actions that need no spot. */
export const actions = {
  operators: { name: 'the Operators', do: [{ act: 'operate' }] },
  engineers: { name: 'the Engineers', do: [{ act: 'engineer' }] },
  scientists: { name: 'the Scientists', do: [{ act: 'research' }] },
  'machine-a': { name: 'Machine A', do: [{ act: 'run-machine', machine: 'a' }] },
  'machine-b': { name: 'Machine B', do: [{ act: 'run-machine', machine: 'b' }] },
  'machine-c': { name: 'Machine C', do: [{ act: 'run-machine', machine: 'c' }] },
  recruit: { name: 'recruiting', do: [{ act: 'recruit' }] },
  'small-choice': { name: 'the small action', do: [gain({ choice: 1 })] },
  'small-euro': { name: 'the small action', do: [gain({ euro: 1 })] },
  'small-algae': { name: 'the small action', do: [{ act: 'take-algae', most: 1 }] },
  'small-move': { name: 'the small action', do: [{ act: 'move-cubes', most: 1 }] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

/** Teams, Machines, and what is neither. */
export const actionTypes = {
  operators: 'team',
  engineers: 'team',
  scientists: 'team',
  'machine-a': 'machine',
  'machine-b': 'machine',
  'machine-c': 'machine',
  recruit: 'recruit',
} as const;
export type Action = keyof typeof actionTypes;
export const actionIds = Object.keys(actionTypes) as Action[];

/** ALG-WRK-05. */
export const smallActions = ['choice', 'euro', 'algae', 'move'] as const;

/** What a spot shows. */
export type PrintedAction = Action | 'any-team' | 'any-machine';

/** Strips from the bottom to the top: one for each day. */
export const strips = ['a', 'b', 'c', 'd', 'e'] as const;
export type Strip = (typeof strips)[number];
/** ALG-WKD-03: the week from which a strip shows its side B; the first and the last have none. */
export const turnsIn = { a: null, b: 2, c: 3, d: 4, e: null } as const satisfies Record<Strip, number | null>;

export const weekendSlots = ['w0', 'w1', 'w2', 'w3'] as const;

export interface Spot {
  readonly strip: Strip;
  readonly sides: readonly [a: PrintedAction, b: PrintedAction];
  /** Spots of the next strip, or weekend tiles. */
  readonly leads: readonly string[];
  /** ALG-SOLO-01: neutral disks at setup of a solo match. */
  readonly neutral: number;
}

export const spots = {
  a0: { strip: 'a', sides: ['any-machine', 'any-machine'], leads: ['b0', 'b1'], neutral: 0 },
  a1: { strip: 'a', sides: ['recruit', 'recruit'], leads: ['b1', 'b2'], neutral: 0 },
  a2: { strip: 'a', sides: ['any-team', 'any-team'], leads: ['b2', 'b3'], neutral: 0 },
  b0: { strip: 'b', sides: ['machine-b', 'scientists'], leads: ['c0'], neutral: 0 },
  b1: { strip: 'b', sides: ['engineers', 'machine-a'], leads: ['c0', 'c1'], neutral: 1 },
  b2: { strip: 'b', sides: ['scientists', 'operators'], leads: ['c1', 'c2'], neutral: 1 },
  b3: { strip: 'b', sides: ['machine-a', 'machine-c'], leads: ['c2'], neutral: 0 },
  c0: { strip: 'c', sides: ['machine-c', 'machine-a'], leads: ['d0', 'd1'], neutral: 1 },
  c1: { strip: 'c', sides: ['operators', 'engineers'], leads: ['d1', 'd2'], neutral: 1 },
  c2: { strip: 'c', sides: ['machine-b', 'machine-c'], leads: ['d2', 'd3'], neutral: 1 },
  d0: { strip: 'd', sides: ['operators', 'machine-b'], leads: ['e0'], neutral: 2 },
  d1: { strip: 'd', sides: ['scientists', 'operators'], leads: ['e0', 'e1'], neutral: 2 },
  d2: { strip: 'd', sides: ['machine-c', 'scientists'], leads: ['e1', 'e2'], neutral: 2 },
  d3: { strip: 'd', sides: ['engineers', 'operators'], leads: ['e2'], neutral: 2 },
  e0: { strip: 'e', sides: ['any-machine', 'any-machine'], leads: ['w0', 'w1'], neutral: 1 },
  e1: { strip: 'e', sides: ['recruit', 'recruit'], leads: ['w1', 'w2'], neutral: 1 },
  e2: { strip: 'e', sides: ['any-team', 'any-team'], leads: ['w2', 'w3'], neutral: 1 },
} as const satisfies { readonly [id: string]: Spot };
export type SpotId = keyof typeof spots;
export const spotIds = Object.keys(spots) as SpotId[];

export interface WeekendTile extends Row<AlgLexicon> {
  /** ALG-END-02: the milestones that its B side scores. */
  readonly colour: Exclude<Colour, 'mint'>;
}

export const weekendTiles = {
  'wk-1': { name: 'the weekend bonus', colour: 'lime', do: [gain({ science: 2 })] },
  'wk-2': { name: 'the weekend bonus', colour: 'leaf', do: [gain({ market: 1 })] },
  'wk-3': { name: 'the weekend bonus', colour: 'moss', do: [gain({ euro: 2 })] },
  'wk-4': { name: 'the weekend bonus', colour: 'pine', do: [gain({ freelance: 2 })] },
} as const satisfies { readonly [id: string]: WeekendTile };
export type WeekendId = keyof typeof weekendTiles;
export const weekendIds = Object.keys(weekendTiles) as WeekendId[];

/** VP for each milestone of the colour below, at the end of the month. */
export const monthTokens = [1, 2, 3, 4] as const;

/** ALG-SET-27: one for each of the weeks 1 to 3. */
export const exportBonuses = {
  'xb-operators': { name: 'the export bonus', do: [{ act: 'upgrade', team: 'operators' }] },
  'xb-engineers': { name: 'the export bonus', do: [{ act: 'upgrade', team: 'engineers' }] },
  'xb-scientists': { name: 'the export bonus', do: [{ act: 'upgrade', team: 'scientists' }] },
} as const satisfies { readonly [id in `xb-${Team}`]: Row<AlgLexicon> };
