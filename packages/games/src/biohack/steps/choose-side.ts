import { at } from '@benchtop/engine/author';
import { secretly } from '../define.ts';
import { playerAt } from '../state.ts';

/** BIO-SET-10: everybody decides on the side of the own player board. */
export const chooseSide = secretly({
  kind: 'choose-side',
  rule: 'BIO-SET-10',
  of: ['basic', 'advanced'],
  prompt: 'choose a side of your player board',
  name: (side) => `the ${side} side`,
  refuse: () => null,
  refusals: {},
  reveal(s, d, picks, ctx) {
    d.seats.forEach((seat, i) => {
      const p = playerAt(s, seat);
      p.advanced = at(picks, i) === 'advanced';
      ctx.emit?.({ type: 'board-side-chosen', seat, board: p.board, advanced: p.advanced });
    });
  },
});
