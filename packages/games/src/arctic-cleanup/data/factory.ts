import type { CardId } from './cards.ts';

/** Top to bottom. */
export const lineIds = [
  'hatched-4',
  'hatched-3',
  'short-3',
  'short-2',
  'line-plan',
  'line-move',
  'line-load',
  'line-unload',
] as const;
export type LineId = (typeof lineIds)[number];

/** `row` counts from the top; a full line flips the card of its `logo`. */
export interface Line {
  readonly row: number;
  readonly size: 2 | 3 | 4;
  readonly hatched: boolean;
  readonly logo: CardId | null;
}

export const lines = {
  'hatched-4': { row: 1, size: 4, hatched: true, logo: 'analyze' },
  'hatched-3': { row: 2, size: 3, hatched: true, logo: null },
  'short-3': { row: 3, size: 3, hatched: false, logo: null },
  'short-2': { row: 4, size: 2, hatched: false, logo: null },
  'line-plan': { row: 5, size: 4, hatched: false, logo: 'plan' },
  'line-move': { row: 6, size: 4, hatched: false, logo: 'move' },
  'line-load': { row: 7, size: 4, hatched: false, logo: 'load' },
  'line-unload': { row: 8, size: 4, hatched: false, logo: 'unload' },
} as const satisfies Record<LineId, Line>;

export const blockIds = ['block-unlock', 'die-a', 'die-b', 'die-c', 'die-d', 'die-e'] as const;
export type BlockId = (typeof blockIds)[number];

/** Two slots of each line starting at column `from`; complete when both lines hold at least `needs` tokens. */
export interface Block {
  readonly lines: readonly [LineId, LineId];
  readonly needs: 2 | 4;
  readonly from: 1 | 3;
  readonly reward: 'die' | 'hatched';
}

export const blocks = {
  'block-unlock': { lines: ['line-load', 'line-unload'], needs: 2, from: 1, reward: 'hatched' },
  'die-a': { lines: ['line-load', 'line-unload'], needs: 4, from: 3, reward: 'die' },
  'die-b': { lines: ['line-plan', 'line-move'], needs: 2, from: 1, reward: 'die' },
  'die-c': { lines: ['line-plan', 'line-move'], needs: 4, from: 3, reward: 'die' },
  'die-d': { lines: ['short-3', 'short-2'], needs: 2, from: 1, reward: 'die' },
  'die-e': { lines: ['hatched-4', 'hatched-3'], needs: 2, from: 1, reward: 'die' },
} as const satisfies Record<BlockId, Block>;
