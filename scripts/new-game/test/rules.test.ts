import { expect } from 'vitest';
import { cards, HAND } from '../../src/__id__/cards.ts';
import { game } from '../../src/__id__/index.ts';
import { rule, table } from '../table.ts';

const dealt = table(game, 3);
const handOf = (seat: number): number[] => [...(dealt.state.players[seat]?.hand ?? [])].sort((a, b) => a - b);

rule('__RULE__-SET-01', 'everybody is dealt three of the twelve cards', () => {
  for (const seat of [0, 1, 2]) expect(handOf(seat)).toHaveLength(HAND);
  const all = [...dealt.state.deck, ...handOf(0), ...handOf(1), ...handOf(2)].sort((a, b) => a - b);
  expect(all).toEqual([...cards]);
});

rule('__RULE__-PLAY-01', 'cards come from the own hand, and stay secret until the last one is chosen', () => {
  expect(dealt.options(1)).toEqual(cards.filter((card) => handOf(1).includes(card)).map((card) => `play ${card}`));
  const [first = 0] = handOf(0);
  expect(dealt.refusal(1, `play ${first}`)).toEqual({ rule: '__RULE__-PLAY-01', facts: { card: first } });
  expect(dealt.play(0, `play ${first}`).events.slice(dealt.events.length)).toEqual([]);
});

rule('__RULE__-PLAY-02', 'the highest card wins the round', () => {
  const best = [0, 1, 2].map((seat) => handOf(seat).at(-1) ?? 0);
  let now = dealt;
  best.forEach((card, seat) => {
    now = now.play(seat, `play ${card}`);
  });
  const winner = best.indexOf(Math.max(...best));
  expect(now.state.players.map(({ won }) => won)).toEqual([0, 1, 2].map((seat) => (seat === winner ? 1 : 0)));
});

rule('__RULE__-END-01', 'the match ends when the hands are empty', () => {
  let now = dealt;
  for (let round = 0; round < HAND; round++)
    for (const seat of [0, 1, 2]) now = now.play(seat, now.options(seat)[0] ?? '');
  expect(now.over).toBe('hands-empty');
});

rule('__RULE__-END-02', 'a round won is a point', () => {
  let now = dealt;
  while (now.over === null) for (const seat of [0, 1, 2]) now = now.play(seat, now.options(seat).at(-1) ?? '');
  const points = now.outcome?.scores.map(({ total }) => total) ?? [];
  expect(points).toEqual(now.state.players.map(({ won }) => won));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(HAND);
});
