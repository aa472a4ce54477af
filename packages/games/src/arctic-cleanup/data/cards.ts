import type { LineId } from './factory.ts';

export const cardIds = ['plan', 'move', 'load', 'unload', 'analyze'] as const;
export type CardId = (typeof cardIds)[number];

export const cards = {
  plan: { title: 'Plan', upgradedBy: 'line-plan' },
  move: { title: 'Move', upgradedBy: 'line-move' },
  load: { title: 'Load', upgradedBy: 'line-load' },
  unload: { title: 'Unload', upgradedBy: 'line-unload' },
  analyze: { title: 'Analyze', upgradedBy: 'hatched-4' },
} as const satisfies Record<CardId, { readonly title: string; readonly upgradedBy: LineId }>;

export type RowId = 'A' | 'B' | 'C' | 'D';

/** Whether a late place in the turn order is made up for; `standard` leaves it to the number of players. */
export const tempos = ['standard', 'none', 'graded'] as const;
/** Standard tempo is graded from this many players on. */
export const GRADED_FROM = 3;

/** Starting rows, columns 1 to 5. Everybody starts with A unless the tempo is graded. */
export const rows = {
  A: ['analyze', 'unload', 'load', 'move', 'plan'],
  B: ['analyze', 'unload', 'move', 'load', 'plan'],
  C: ['analyze', 'unload', 'move', 'plan', 'load'],
  D: ['unload', 'analyze', 'move', 'load', 'plan'],
} as const satisfies Record<RowId, readonly [CardId, CardId, CardId, CardId, CardId]>;

/** Graded: the starting row of each place in turn order, by player count. */
export const tempo = {
  2: ['A', 'C'],
  3: ['A', 'A', 'D'],
  4: ['A', 'B', 'B', 'C'],
} as const satisfies Record<2 | 3 | 4, readonly RowId[]>;
