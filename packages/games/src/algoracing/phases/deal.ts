import { corners } from '../data/board.ts';
import { colours } from '../data/rovers.ts';
import { phase } from '../define.ts';
import { refill } from '../hand.ts';

/** RAC-SET-06, RAC-SET-07: spare bases fill the free corners by chance, and everybody gets five cards. */
export const deal = phase({
  name: 'deal',
  run(s, _d, ctx) {
    const spare = colours.filter((colour) => s.rovers.every((rover) => rover.colour !== colour));
    ctx.shuffle(spare);
    for (const corner of corners) {
      if (s.bases[corner] !== null) continue;
      const colour = spare.pop() ?? 'red';
      s.bases = { ...s.bases, [corner]: colour };
      ctx.emit?.({ type: 'spare-base-placed', colour, corner });
    }
    for (const seat of s.order) refill(s, seat, ctx);
  },
});
