import { expect } from 'vitest';
import { colonyIds } from '../../src/lineae/data/colonies.ts';
import { deposits } from '../../src/lineae/data/deposits.ts';
import { cellOf, subIds } from '../../src/lineae/data/ocean.ts';
import { headStarts } from '../../src/lineae/data/table.ts';
import { techIds, technologies } from '../../src/lineae/data/technologies.ts';
import { lineae } from '../../src/lineae/index.ts';
import { crewOf, tokensOf } from '../../src/lineae/state.ts';
import { technologyDeck } from '../../src/lineae/technology.ts';
import { turnOrder } from '../../src/lineae/turn.ts';
import { level, pileOf } from '../../src/lineae/water.ts';
import { rule, table, until } from '../table.ts';
import { captain } from './position.ts';
import type { Lin } from './position.ts';

const four = table(lineae, 4);
const both = { biogenesis: true, reactorCore: true };

/** Every vessel is placed, the first round has begun. */
function opened(seats: number, ...columns: readonly string[]): Lin {
  let now = table(lineae, seats);
  for (const column of columns) now = now.play(now.decision?.seat ?? -1, column);
  return now;
}

rule('LIN-SET-01', 'in the starter game there is no colony card', () => {
  const { state } = table(lineae, 3, { mode: 'starter', ...both });
  expect([state.colonyDeck, state.under, state.row, state.city].flat().filter((card) => card !== null)).toEqual([]);
  const last = until(table(lineae, 1, { mode: 'starter' }), 'take-turn').with((s) => (s.round = 6));
  let now = last;
  while (now.state.round === 6) now = now.play(0, now.step === 'take-turn' ? 'pass' : 'done');
  expect([now.state.city, now.heard('colony-promoted')]).toEqual([[null, null, null], []]);
});

rule('LIN-SET-02', 'locks 2 and 4 are closed, 1 and 3 open', () => {
  expect(four.state.locks).toEqual({ 'lock-1': false, 'lock-2': true, 'lock-3': false, 'lock-4': true });
});

rule('LIN-SET-03', 'eight tokens fill what closed locks hold, three wait', () => {
  expect(four.state.water.map((_, column) => level(four.state, column))).toEqual([5, 5, 5, 4, 4, 4, 4, 2]);
  expect(pileOf(four.state)).toBe(3);
  expect(four.heard('ocean-filled')).toMatchObject([{ tokens: 8 }]);
});

rule('LIN-SET-04', 'four of five deposit tiles, on chance sides', () => {
  const laid = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => table(lineae, 2, {}, seed).state.deposits);
  for (const sides of laid) expect(new Set(sides.map((side) => deposits[side].tile)).size).toBe(4);
  expect(new Set(laid.flat()).size).toBe(10);
});

rule('LIN-SET-05', 'sixteen cubes lie on the floor, above those of the tiles', () => {
  const { cubes, supply } = four.state;
  four.state.deposits.forEach((side, slot) => {
    deposits[side].pattern.forEach((cube, i) => expect(cubes[cellOf(6 * slot + i, 1)]).toBe(cube));
  });
  expect(cubes.filter((cube) => cube !== null)).toHaveLength(16);
  expect(supply.silica + supply.iron + supply.salt + supply.sulfur + supply.hydrocarbon).toBe(5 * 25 - 16);
});

rule('LIN-SET-06', 'submersibles on their lettered spaces with empty holds', () => {
  expect(subIds.map((id) => [four.state.subs[id].x, four.state.subs[id].r])).toEqual([
    [3, 2],
    [6, 2],
    [10, 2],
    [13, 2],
    [17, 2],
    [20, 2],
  ]);
  expect(subIds.flatMap((id) => four.state.subs[id].hold)).toEqual([]);
});

rule('LIN-SET-07', 'eight of ten rockets, empty', () => {
  const cards = four.state.rockets.flatMap((rocket) => (rocket === null ? [] : [rocket.card]));
  expect(new Set(cards).size).toBe(8);
  expect(four.state.rockets.flatMap((rocket) => rocket?.spots).filter((cube) => cube !== null)).toEqual([]);
  expect(table(lineae, 4, {}, 'other').state.rockets).not.toEqual(four.state.rockets);
});

rule('LIN-SET-08', 'all technologies are on offer', () => {
  expect(technologyDeck(four.state)).toEqual(techIds.filter((id) => technologies[id].module === 'base'));
  expect(technologyDeck(table(lineae, 2, both).state)).toEqual(techIds);
});

rule('LIN-SET-09', 'two colony cards under the outer rockets, the others shuffled and hidden', () => {
  expect(four.state.under).toEqual(['hydrodynamic-generator', 'water-treatment-plant']);
  expect(four.state.colonyDeck).toHaveLength(8);
  expect(new Set([...four.state.colonyDeck, ...four.state.under]).size).toBe(10);
  expect(table(lineae, 4, both).state.colonyDeck).toHaveLength(colonyIds.length - 2);
  expect(table(lineae, 4, {}, 'other').state.colonyDeck).not.toEqual(four.state.colonyDeck);
  expect(four.view(0)['colonyDeck']).toMatchObject({ count: 8, items: [...four.state.colonyDeck].sort() });
});

rule('LIN-SET-10', 'Jupiter starts above the two columns on the right', () => {
  expect(four.state.round).toBe(1);
  const lit = opened(4, 'c7', 'c6', 'c5', 'c0').heard('sunlight');
  expect([0, 3].map((n) => lit.filter(({ icons }) => icons === n).length)).toEqual([2, 2]);
});

rule('LIN-SET-11', 'eight worker tokens for each player', () => {
  for (let seat = 0; seat < 4; seat++) expect(crewOf(four.state, seat) + tokensOf(four.state, seat)).toBe(8);
});

rule('LIN-SET-12', 'four workers with one to three players, three with four or five', () => {
  expect([1, 2, 3, 4, 5].map((seats) => crewOf(table(lineae, seats).state, 0))).toEqual([4, 4, 4, 3, 3]);
  expect(tokensOf(four.state, 0)).toBe(5);
});

rule('LIN-SET-13', 'no electricity, $3, and no VP for who begins', () => {
  for (const { goods } of four.state.players) expect(goods).toMatchObject({ electricity: 0, money: 3, iron: 0 });
  for (const seats of [1, 2, 3, 4, 5]) {
    const { state } = table(lineae, seats);
    expect(captain(table(lineae, seats), state.first).goods.vp).toBe(0);
  }
});

rule('LIN-RUL-52', 'later places start with VP', () => {
  for (const seats of [2, 3, 4, 5] as const) {
    const t = table(lineae, seats);
    const vps = turnOrder(t.state).map((seat) => captain(t, seat).goods.vp);
    expect(vps).toEqual(headStarts[seats]);
    expect(t.heard('head-start')).toEqual(
      turnOrder(t.state).flatMap((seat, place) => (place === 0 ? [] : [{ type: 'head-start', seat, vp: vps[place] }])),
    );
  }
});

rule('LIN-SET-14', 'chance draws the starting player', () => {
  const firsts = Array.from({ length: 40 }, (_, i) => table(lineae, 3, {}, `seed ${i}`).state.first);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  expect(four.heard('first-player')).toMatchObject([{ seat: four.state.first, elected: false }]);
});

rule('LIN-SET-15', 'vessels go on different columns, the starting player last', () => {
  const { first } = four.state;
  const asked: number[] = [];
  let now = four;
  for (const column of ['c3', 'c1', 'c0', 'c2']) {
    const seat = now.decision?.seat ?? -1;
    asked.push(seat);
    now = now.play(seat, column);
    if (now.step === 'place-vessel')
      expect(now.refusal(now.decision?.seat ?? -1, column)).toMatchObject({ rule: 'LIN-SET-15' });
  }
  expect(asked).toEqual([3, 2, 1, 0].map((i) => (first + i) % 4));
  expect(captain(now, first).column).toBe(2);
});

rule('LIN-SET-16', 'the deposit below gives a cube', () => {
  const seat = four.decision?.seat ?? -1;
  const side = four.state.deposits[2];
  const gift = deposits[side].setup;
  const placed = four.play(seat, 'c5');
  expect(captain(placed, seat).goods[gift]).toBe(1);
  expect(placed.state.supply[gift]).toBe(four.state.supply[gift] - 1);
  expect(placed.heard('setup-cube')).toMatchObject([{ seat, cube: gift }]);
  // Two columns lie above each deposit.
  const gifts = [0, 1, 2, 3, 4, 5, 6, 7].map((c) => four.play(seat, `c${c}`).heard('setup-cube')[0]?.['cube']);
  expect(gifts).toEqual(four.state.deposits.flatMap((each) => [deposits[each].setup, deposits[each].setup]));
});

rule('LIN-SET-17', 'the two columns on the right may be chosen, with a warning', () => {
  const seat = four.decision?.seat ?? -1;
  expect(['c5', 'c6', 'c7'].map((column) => four.warning(seat, column) !== null)).toEqual([false, true, true]);
  const dark = opened(1, 'c7');
  expect([captain(dark, 0).goods.electricity, captain(opened(1, 'c5'), 0).goods.electricity]).toEqual([0, 6]);
});
