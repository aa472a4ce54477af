import { cards, HAND } from '../cards.ts';
import { phase } from '../define.ts';

/** __RULE__-SET-01: the cards are shuffled and dealt. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    s.deck.push(...cards);
    ctx.shuffle(s.deck);
    for (const { hand } of s.players) hand.push(...s.deck.splice(-HAND));
  },
});
