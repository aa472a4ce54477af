import { at } from '@benchtop/engine/author';
import { inserts } from '../data/side-board.ts';
import type { LayoutId } from '../data/side-board.ts';
import { secretly } from '../define.ts';
import { hasInserts, playerAt } from '../state.ts';

/** The insert that a layout is a side of, counted from 0; -1 for what is printed on a Side board. */
export function insertOf(layout: LayoutId): number {
  return inserts.findIndex(({ a, b }) => a === layout || b === layout);
}

/** ALG-SET-13: everybody chooses a side of the insert that was dealt. */
export const chooseInsert = secretly({
  kind: 'choose-insert',
  rule: 'ALG-SET-13',
  of: ['a', 'b'],
  prompt: (s, d) => `choose a side of insert ${insertOf(playerAt(s, d.seat).layout) + 1}`,
  name: (side) => `side ${side.toUpperCase()}`,
  refuse: () => null,
  refusals: {},
  checkFrame(s, d, depth) {
    if (s.stage !== 'setup' || depth !== 1) return 'inserts are chosen before contracts are dealt';
    if (!hasInserts(s)) return 'there are no inserts in this match';
    return playerAt(s, d.seat).contract === null ? null : 'contracts are assigned already';
  },
  reveal(s, d, picks, ctx) {
    d.seats.forEach((seat, i) => {
      const p = playerAt(s, seat);
      p.layout = at(inserts, insertOf(p.layout))[at(picks, i)];
      ctx.emit?.({ type: 'insert-chosen', seat, layout: p.layout });
    });
  },
});
