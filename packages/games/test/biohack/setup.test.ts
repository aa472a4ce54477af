import { expect } from 'vitest';
import { classes, genes, goods } from '../../src/biohack/data/goods.ts';
import { headStarts } from '../../src/biohack/data/table.ts';
import { biohack } from '../../src/biohack/index.ts';
import { checkSettings } from '@benchtop/engine/host';
import { rule, table, until } from '../table.ts';
import { lab, planned, position } from './position.ts';
import type { Bio } from './position.ts';

const four = table(biohack, 4);
const drafted = until(four, 'draft-creature');
const opened = (seats: number, seed = 'test'): Bio => {
  const t = until(table(biohack, seats, {}, seed), 'draft-creature');
  let now = t;
  while (now.step === 'draft-creature')
    now = now.play(now.decision?.seat ?? 0, now.options(now.decision?.seat ?? 0)[0] ?? '');
  return now;
};

rule('BIO-CMP-02', 'one to four seats, and challenges for one alone', () => {
  expect(biohack.seats).toEqual({ min: 1, max: 4 });
  expect(checkSettings(biohack, 1, { challenge: 'survival' }).ok).toBe(true);
  expect(checkSettings(biohack, 2, { challenge: 'survival' })).toMatchObject({
    ok: false,
    reason: 'A solo challenge is for one seat, not 2.',
  });
});

rule('BIO-SET-01', 'the large side for three and four, the small one for one and two', () => {
  const columns = [1, 2, 3, 4].map((seats) => table(biohack, seats).state.display.common.length);
  expect(columns).toEqual([3, 3, 4, 4]);
});

rule('BIO-SET-02', 'three decks that nobody sees, each of one class', () => {
  expect(classes.map((kind) => four.state.piles[kind].deck.faces.length)).toEqual([16, 12, 8]);
  const seen = four.view(0)['piles'] as { readonly common: { readonly deck: object } };
  expect(seen.common.deck).toMatchObject({ count: 16, faces: Array(16).fill(null), backs: Array(16).fill('common') });
  expect(table(biohack, 4, {}, 'other').state.piles.common.deck.faces).not.toEqual(four.state.piles.common.deck.faces);
});

rule('BIO-SET-03', 'three rows of four open cards', () => {
  for (const kind of classes) expect(four.state.display[kind].every((card) => card !== null)).toBe(true);
  expect(four.view(null)['display']).toEqual(four.state.display);
});

rule('BIO-SET-04', 'four different milestones', () => {
  expect(new Set(four.state.milestones.map(({ card }) => card)).size).toBe(4);
  expect(table(biohack, 4, {}, 'other').state.milestones).not.toEqual(four.state.milestones);
});

rule('BIO-SET-05', 'four open tiles; the stack shows only how many there are', () => {
  expect([four.state.downtown.length, four.state.tileStack.length]).toEqual([4, 16]);
  expect(four.view(0)['tileStack']).toEqual({ count: 16, items: null });
});

rule('BIO-SET-06', 'round 1', () => {
  expect(four.state.round).toBe(1);
});

rule('BIO-SET-07', 'all six scientists before the first choice', () => {
  const seat = four.decision?.seat ?? -1;
  expect([four.step, four.options(seat).length]).toEqual(['take-scientist', 6]);
});

rule('BIO-SET-08', 'coins come from a supply that is nobody’s and never runs out', () => {
  // More coins than lie in any box: the fourth player gains five, and nobody else has fewer.
  const t = position({ downtown: ['pawn-shop'], turn: 3, labs: [0, 1, 2, 3].map(() => ({ goods: { coin: 60 } })) });
  const gained = t.play(3, 'experiment downtown-1');
  expect([0, 1, 2, 3].map((seat) => lab(gained, seat).goods.coin)).toEqual([60, 60, 60, 65]);
});

rule('BIO-SET-09', 'each player’s own components', () => {
  for (const p of opened(4).state.players) {
    expect([p.home, p.injured + p.away.length + p.placed.length, p.locks]).toEqual([3, 0, 2]);
    expect(genes.map((gene) => p.goods[gene])).toEqual([0, 0, 0, 0, 0, 0]);
  }
  expect([goods.medicine.cap, genes.length, goods.mammal.cap]).toEqual([2, 6, 10]);
  // Five location cards: every three of them can be chosen.
  const choices = planned(opened(4)).options(0);
  expect([choices.length, new Set(choices.flatMap((text) => text.split('+'))).size]).toEqual([10, 5]);
  // Seven milestone tokens: one for each of four cards and of three rows.
  expect([four.state.milestones.length, Object.keys(four.state.completions).length]).toEqual([4, 3]);
  // Two turn order markers: one place in the order, one on the reservation track.
  const reserved = position({ reservation: [null, 0, null, null] });
  expect(reserved.play(0, 'experiment dna-order').step).toBe('take-turn');
  expect(reserved.state.order.filter((seat) => seat === 0)).toEqual([0]);
});

rule('BIO-SET-10', 'a different board for each player; sides by setting, or as each likes', () => {
  const boards = (t: Bio): readonly number[] => t.state.players.map(({ board }) => board);
  expect(boards(four).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(
    new Set(Array.from({ length: 8 }, (_, i) => boards(table(biohack, 4, {}, `${i}`)).join(''))).size,
  ).toBeGreaterThan(3);
  const all = (boards_: string): boolean[] =>
    table(biohack, 3, { boards: boards_ }).state.players.map(({ advanced }) => advanced);
  expect([all('basic'), all('advanced')]).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
  const choice = table(biohack, 2, { boards: 'choice' });
  expect([choice.step, choice.options(1)]).toEqual(['choose-side', ['basic', 'advanced']]);
  const half = choice.play(1, 'advanced');
  // Nobody sees it before both have chosen.
  expect(half.view(0)['players']).toEqual(choice.view(0)['players']);
  expect(half.play(0, 'basic').state.players.map(({ advanced }) => advanced)).toEqual([false, true]);
});

rule('BIO-SET-11', 'no EP for who goes first', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { state } = opened(seats);
    expect(state.players[state.order[0] ?? 0]?.goods.ep).toBe(0);
  }
});

rule('BIO-RUL-48', 'later places of the first round start with EP', () => {
  for (const seats of [2, 3, 4] as const) {
    const t = opened(seats);
    const eps = t.state.order.map((seat) => lab(t, seat).goods.ep);
    expect(eps).toEqual(headStarts[seats]);
    expect(t.heard('head-start')).toEqual(
      t.state.order.flatMap((seat, place) => (place === 0 ? [] : [{ type: 'head-start', seat, ep: eps[place] }])),
    );
  }
});

rule('BIO-SET-12', 'a random turn order', () => {
  expect(four.state.order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  const orders = Array.from({ length: 8 }, (_, i) => table(biohack, 4, {}, `${i}`).state.order.join(''));
  expect(new Set(orders).size).toBeGreaterThan(4);
});

rule('BIO-SET-13', 'an empty reservation track', () => {
  expect(four.state.reservation).toEqual([null, null, null, null]);
});

rule('BIO-SET-14', 'three Nomans at home and no genes', () => {
  const { home, injured, away, placed, goods } = lab(four, 0);
  expect([home, injured, away, placed]).toEqual([3, 0, [], []]);
  expect([goods.mammal, goods.aquatic, goods.reptile, goods.avian, goods.primate, goods.feral]).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
});

rule('BIO-SET-15', 'scientists in reverse turn order, one each', () => {
  const asked: number[] = [];
  let t: Bio = four;
  while (t.step === 'take-scientist') {
    const seat = t.decision?.seat ?? -1;
    asked.push(seat);
    const [first = ''] = t.options(seat);
    t = t.play(seat, first);
    if (t.step === 'take-scientist') expect(t.reason(t.decision?.seat ?? -1, first)).toMatch(/works for somebody else/);
  }
  expect(asked).toEqual([...four.state.order].reverse());
  expect(t.state.scientists).toHaveLength(2);
  expect(opened(4).state.scientists).toEqual([]);
});

rule('BIO-SET-16', 'two locks', () => {
  expect(opened(4).state.players.map(({ locks }) => locks)).toEqual([2, 2, 2, 2]);
});

rule('BIO-SET-17', 'twice a card for nothing, each time in reverse turn order', () => {
  const asked: number[] = [];
  let t: Bio = drafted;
  for (; t.step === 'draft-creature';) {
    const seat = t.decision?.seat ?? -1;
    asked.push(seat);
    t = t.play(seat, t.options(seat)[0] ?? '');
  }
  const reverse = [...four.state.order].reverse();
  expect(asked).toEqual([...reverse, ...reverse]);
  expect(t.state.players.map(({ hand }) => [hand.faces.length, hand.known])).toEqual(Array(4).fill([2, [1, 1]]));
});

rule('BIO-SET-18', 'a gap stays a gap until all have taken; then the row slides and is filled', () => {
  const seat = drafted.decision?.seat ?? -1;
  const card = drafted.state.display.noble[3] ?? '';
  const one = drafted.play(seat, card);
  expect(one.state.display.noble[3]).toBeNull();
  expect(one.reason(one.decision?.seat ?? -1, card)).toBe('That card does not lie in the display.');
  const { display } = opened(4).state;
  for (const kind of classes) expect(display[kind].every((each) => each !== null)).toBe(true);
  // Eight commons, artisans and nobles in this order were the first on offer: of twelve cards the right ones stayed.
  const kept = drafted.state.display.noble;
  expect(opened(4).state.display.noble).toEqual(kept);
});

rule('BIO-SET-19', '6, 7, 8 and 9 coins in turn order', () => {
  const t = opened(4);
  expect(t.state.order.map((seat) => lab(t, seat).goods.coin)).toEqual([6, 7, 8, 9]);
});

rule('BIO-SET-20', 'one full medicine for the first two, two for the others', () => {
  const t = opened(4);
  expect(t.state.order.map((seat) => lab(t, seat).goods.medicine)).toEqual([1, 1, 2, 2]);
});

rule('BIO-SET-21', 'what belongs to no player leaves the game', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { state } = opened(seats);
    expect([state.players.length, state.order.length, state.scientists]).toEqual([seats, seats, []]);
    expect(new Set(state.players.map(({ board }) => board)).size).toBe(seats);
    expect(state.solo.top === null).toBe(seats > 1);
  }
});
