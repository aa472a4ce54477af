import { at, choices } from '@benchtop/engine/author';
import { cards } from '../cards.ts';
import { step } from '../define.ts';
import { playerAt } from '../state.ts';

export const playCard = step({
  kind: 'play-card',
  rule: '__RULE__-PLAY-01',
  options: choices({ card: cards }, ({ card }) => `play ${card}`),
  prompt: 'choose a card to play',
  label: (_s, _d, { card }) => `Play the ${card}`,
  refuse: (s, d, { card }) => (playerAt(s, d.seat).hand.includes(card) ? null : '__RULE__-PLAY-01'),
  facts: (_s, _d, { card }) => ({ card }),
  refusals: { '__RULE__-PLAY-01': ({ card }) => `You do not hold the ${card}.` },
  reveal(s, d, answers, ctx) {
    const shown = answers.map(({ card }) => card);
    shown.forEach((card, i) => {
      const { hand } = playerAt(s, at(d.seats, i));
      hand.splice(hand.indexOf(card), 1);
    });
    // In an order that tells nothing about seats.
    s.played.push(...[...shown].sort((a, b) => a - b));
    ctx.emit?.({ type: 'cards-shown', cards: shown });
    const card = shown.reduce((best, each) => (each > best ? each : best));
    const seat = at(d.seats, shown.indexOf(card));
    playerAt(s, seat).won++;
    ctx.emit?.({ type: 'round-won', seat, card });
  },
});
