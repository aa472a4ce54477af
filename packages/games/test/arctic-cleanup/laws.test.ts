import { lawsOf } from '@benchtop/engine/laws';
import { describe, expect, test } from 'vitest';
import { blockIds, lineIds } from '../../src/arctic-cleanup/data/factory.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import type { ArcticState } from '../../src/arctic-cleanup/state.ts';

/** Counted from the finished board as the rulebook tells it, without the game's own scoring. */
function recount(s: Readonly<ArcticState>, seat: number): number {
  const board = s.players[seat];
  if (board === undefined) return Number.NaN;
  let total = board.ships[0].cargo.length + board.ships[1].cargo.length;
  for (const id of lineIds) total += board.lines[id].count * (id.startsWith('hatched') ? 3 : 2);
  for (const id of blockIds) if (id.startsWith('die') && board.blocks[id]) total += 5;
  return s.seats === 1 && s.over !== null ? total + 20 - s.turns : total;
}

describe('Arctic CleanUp keeps the law:', () => {
  for (const law of lawsOf(arcticCleanup, { recount })) test(law.name, () => expect(() => law.run()).not.toThrow());
});
