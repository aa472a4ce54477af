import { describe, expect, test } from 'vitest';
import { cubes } from '../../src/lineae/data/goods.ts';
import type { Cube } from '../../src/lineae/data/goods.ts';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import type { SubId } from '../../src/lineae/data/ocean.ts';
import { techIds, technologies } from '../../src/lineae/data/technologies.ts';
import { lineae } from '../../src/lineae/index.ts';
import { level, pileOf, toggle } from '../../src/lineae/water.ts';
import { table } from '../table.ts';
import { captain, position } from './position.ts';
import type { Captain, Lin } from './position.ts';

// The worked examples: both sample turns of the rulebook first, then more, with their numbers. Blue is seat 0.

const levels = (t: Lin): number[] => t.state.water.map((_, column) => level(t.state, column));
const at = (t: Lin, sub: SubId): [number, number] => [t.state.subs[sub].x, t.state.subs[sub].r];
const cubeAt = (t: Lin, x: number, r: number): Cube | null => t.state.cubes[cellOf(x, r)] ?? null;
const offered = (t: Lin, seat: number, verb: string): string[] =>
  t.options(seat).filter((text) => text.startsWith(`${verb} `));
const cargo = (t: Lin, seat = 0): { readonly [cube: string]: number } =>
  Object.fromEntries(
    cubes.flatMap((cube) => (captain(t, seat).goods[cube] === 0 ? [] : [[cube, captain(t, seat).goods[cube]]])),
  );
/** Nobody else is in the way: the others lie in the column on the far right, which no other column is level with. */
const aside: Captain = { column: 7 };

describe('sample turn 1', () => {
  const before = position({
    seats: 3,
    deposits: ['basalt-shelf-a', 'magnetite-ridge-a', 'black-smoker-a', 'tholin-bed-a'],
    cubes: { x15r1: 'sulfur', x16r1: 'hydrocarbon' },
    captains: [{ column: 6, goods: { electricity: 6, money: 3 }, available: 4 }, aside, aside],
  });
  /** Electricity, money, VP, what E holds and where it is. */
  const numbers = (t: Lin) => {
    const { electricity, money, vp } = captain(t, 0).goods;
    return [electricity, money, vp, t.state.subs['sub-e'].hold.join(' '), ...at(t, 'sub-e')];
  };

  test('a dive costs five electricity and brings two cubes and 1 VP', () => {
    let t = before.play(0, 'place sub-e', 'down');
    expect(numbers(t)).toEqual([6, 3, 0, '', 17, 1]);
    t = t.play(0, 'excavate');
    expect(numbers(t)).toEqual([6, 3, 1, 'silica', 17, 1]);
    t = t.play(0, 'left', 'take');
    expect(numbers(t)).toEqual([5, 4, 1, 'silica hydrocarbon', 16, 1]);
    t = t.play(0, 'left', 'take');
    expect(numbers(t)).toEqual([4, 5, 1, 'silica hydrocarbon sulfur', 15, 1]);
    t = t.play(0, 'up', 'up', 'up');
    expect(numbers(t)).toEqual([1, 5, 1, 'silica hydrocarbon sulfur', 15, 4]);
    t = t.play(0, 'vessel c5', 'dock', 'hydrocarbon', 'sulfur', 'done');
    expect(numbers(t)).toEqual([1, 3, 1, 'silica', 15, 4]);
    expect(cargo(t)).toEqual({ sulfur: 1, hydrocarbon: 1 });
    expect([captain(t, 0).tracks, captain(t, 0).available]).toEqual([[0, 0, 1, 0], 3]);
    expect(t.decision).toMatchObject({ seat: 1, step: 'take-turn' });
  });

  test('another player may steer E with two workers', () => {
    const t = before.play(0, 'place sub-e', 'end', 'done').play(1, 'place sub-e');
    expect([captain(t, 0).available, captain(t, 1).available]).toEqual([4, 2]);
  });
});

describe('sample turn 2', () => {
  const before = position({
    seats: 3,
    round: 3,
    rockets: { 5: ['jovian-semiconductors', ['silica', null, null, null, 'salt']] },
    subs: { 'sub-a': { x: 4, r: 5, hold: ['salt'] } },
    cubes: { x7r5: 'sulfur', x3r2: 'iron' },
    captains: [{ column: 2, goods: { iron: 2, silica: 1, vp: 10 }, available: 4 }, aside, aside],
  });

  test('an opened lock lets the vessel through, and three cubes launch the rocket', () => {
    expect(offered(before, 0, 'vessel')).toEqual(['vessel c0', 'vessel c1']);
    const { sulfur, iron } = before.state.supply;
    const open = before.play(0, 'place lock-2');
    expect([levels(open), pileOf(open.state)]).toEqual([[5, 4, 4, 4, 4, 4, 4, 2], 5]);
    expect([open.state.supply.sulfur, open.state.supply.iron]).toEqual([sulfur + 1, iron + 1]);
    expect([at(open, 'sub-a'), open.state.subs['sub-a'].hold, cubeAt(open, 3, 2)]).toEqual([[3, 2], ['salt'], null]);
    expect(offered(open, 0, 'vessel')).toEqual([1, 3, 4, 5, 6].map((column) => `vessel c${column}`));

    const loaded = open.play(0, 'vessel c5', 'place launch-pad', 'iron spot', 'iron spot', 'silica spot');
    expect(loaded.heard('cube-loaded').map(({ vp }) => vp)).toEqual([1, 2, 3]);
    expect(captain(loaded, 0).goods.vp).toBe(16);
    expect([loaded.state.rockets[5], captain(loaded, 0).launched]).toEqual([null, ['jovian-semiconductors']]);
    expect(loaded.options(0)).toEqual(techIds.filter((id) => technologies[id].module === 'base'));
    const top = open.state.colonyDeck.at(-1);
    const done = loaded.play(0, 'docking-arm');
    expect([done.state.row[5], captain(done, 0).available]).toEqual([top, 2]);
  });
});

describe('water', () => {
  test('closing lock 3 at setup raises columns 4 and 5', () => {
    const t = position({ seats: 1 }).play(0, 'place lock-3');
    expect([levels(t), pileOf(t.state)]).toEqual([[5, 5, 5, 5, 5, 4, 4, 2], 1]);
    expect(t.heard('water-in').map(({ column, row }) => [column, row])).toEqual([
      [4, 5],
      [3, 5],
    ]);
  });

  test('opening lock 4 at setup empties the right half', () => {
    const before = position({
      seats: 1,
      subs: { 'sub-c': { x: 10, r: 4 } },
      cubes: { x15r4: 'sulfur', x16r2: 'salt' },
    });
    const t = before.play(0, 'place lock-4');
    expect([levels(t), pileOf(t.state)]).toEqual([[5, 5, 5, 3, 3, 2, 2, 2], 9]);
    expect(t.heard('water-out').map(({ from }) => from)).toEqual([
      { column: 6, row: 4 },
      { column: 6, row: 3 },
      { column: 5, row: 4 },
      { column: 5, row: 3 },
      { column: 4, row: 4 },
      { column: 3, row: 4 },
    ]);
    expect(t.state.supply.sulfur).toBe(before.state.supply.sulfur + 1);
    expect([cubeAt(t, 16, 2), at(t, 'sub-c')]).toEqual(['salt', [10, 2]]);
  });

  test('tokens drop into gaps with what lies on them', () => {
    // No lock ever leaves such gaps, so this goes through the procedure itself.
    const s = lineae.clone(position({ seats: 1 }).state);
    s.locks = { 'lock-1': false, 'lock-2': true, 'lock-3': true, 'lock-4': false };
    s.water = [0, 1, 1, 1, 1, 0, 0, 0];
    s.cubes.fill(null);
    s.cubes[cellOf(7, 5)] = 'salt';
    s.subs['sub-b'] = { x: 5, r: 5, hold: [] };
    toggle(s, 'lock-2', { emit: null });
    expect(s.water.map((_, column) => level(s, column))).toEqual([5, 4, 4, 5, 5, 2, 2, 2]);
    expect([s.cubes[cellOf(13, 5)], s.subs['sub-b'].x, s.subs['sub-b'].r, pileOf(s)]).toEqual(['salt', 11, 5, 7]);
  });

  test('a submersible whose starting space is taken returns one row higher', () => {
    const before = position({
      seats: 1,
      subs: { 'sub-a': { x: 4, r: 5, hold: ['iron'] }, 'sub-b': { x: 3, r: 2 } },
      cubes: { x3r3: 'salt' },
    });
    const t = before.play(0, 'place lock-2');
    expect([at(t, 'sub-a'), t.state.subs['sub-a'].hold, at(t, 'sub-b')]).toEqual([[3, 3], ['iron'], [3, 2]]);
    expect([t.state.supply.salt, levels(t)]).toEqual([before.state.supply.salt + 1, [5, 4, 4, 4, 4, 4, 4, 2]]);
  });
});

test('bumping takes one worker more each time', () => {
  const start = position({ seats: 3, captains: [{ available: 4 }, { available: 4 }, { available: 4 }] });
  const free = (t: Lin): number[] => [0, 1, 2].map((seat) => captain(t, seat).available);
  const placed = (t: Lin, seat: number): Lin => {
    const there = t.play(seat, 'place sub-d', 'end');
    return there.step === 'sail-on' ? there.play(seat, 'done') : there;
  };
  let t = placed(start, 0);
  expect(free(t)).toEqual([3, 4, 4]);
  t = placed(t, 1).play(2, 'pass');
  expect(free(t)).toEqual([4, 2, 4]);
  t = placed(t, 0);
  expect(free(t)).toEqual([1, 4, 4]);
  t = placed(t, 1);
  expect(free(t)).toEqual([4, 0, 4]);
  expect(t.refusal(0, 'place sub-d')?.rule).toBe('LIN-WRK-06');
});

test('who cannot pay is not asked for a toll; who can may move before the water falls', () => {
  const before = position({
    seats: 3,
    captains: [{ column: 4, goods: { money: 3 } }, { column: 2 }, { column: 2, goods: { money: 1 } }],
  });
  const asked = before.play(0, 'place lock-2');
  expect([asked.decision?.seat, asked.options(2)]).toEqual([2, ['c0', 'c1', 'done']]);
  const t = asked.play(2, 'c0');
  expect([captain(t, 2).goods.money, captain(t, 0).goods.money]).toEqual([0, 4]);
  expect([captain(t, 2).column, levels(t).slice(0, 3)]).toEqual([0, [5, 4, 4]]);
});

describe('no dead end', () => {
  const full: Cube[] = ['silica', 'silica', 'silica', 'silica'];
  const steps = (t: Lin): string[] => t.options(0).filter((text) => !text.startsWith('vessel '));

  test('with a full hold and no electricity only the way up is free', () => {
    const t = position({
      seats: 1,
      subs: { 'sub-d': { x: 13, r: 2, hold: full }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron', x13r1: 'salt' },
    }).play(0, 'place sub-d');
    expect(steps(t)).toEqual(['up', 'end']);
    expect(t.refused(0)).toMatchObject({ left: 'LIN-SUB-09', down: 'LIN-SUB-09', right: 'LIN-SUB-09' });
  });

  test('with room for one the cube must be taken', () => {
    const t = position({
      seats: 1,
      subs: { 'sub-d': { x: 13, r: 2, hold: full.slice(1) }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron' },
    }).play(0, 'place sub-d', 'left');
    expect([t.step, t.options(0)]).toEqual(['pick-up-cube', ['take']]);
  });

  test('with one electricity it may pass another submersible, if it can go on from there', () => {
    const t = position({
      seats: 1,
      subs: { 'sub-d': { x: 13, r: 2, hold: full }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron', x13r1: 'salt', x15r2: 'iron' },
      captains: [{ goods: { electricity: 1 } }],
    }).play(0, 'place sub-d', 'right');
    expect(steps(t)).toEqual(['up', 'down', 'left']);
    expect(t.refused(0)).toMatchObject({ end: 'LIN-SUB-08', right: 'LIN-SUB-09' });
  });
});

describe('sunlight and diesel in round 4', () => {
  /** The table after the only player has passed in round 3. */
  const dawn = (own: Captain, sky: { readonly [x: string]: Cube } = {}): Lin =>
    position({ seats: 1, round: 3, sky, captains: [own] }).play(0, 'pass');
  const electricity = (t: Lin): number => captain(t, 0).goods.electricity;

  test('Jupiter covers columns 4 and 5', () => {
    expect(electricity(dawn({ column: 4 }))).toBe(0);
    expect(electricity(dawn({ column: 5 }))).toBe(6);
  });

  test('an atmosphere cube leaves two icons: 4 electricity, or 6 with better panels or the Ecology Lab', () => {
    const sky = { 15: 'hydrocarbon' } as const;
    expect(electricity(dawn({ column: 5 }, sky))).toBe(4);
    expect(electricity(dawn({ column: 5, technologies: ['high-yield-panels'] }, sky))).toBe(6);
    const lab = dawn({ column: 5, technologies: ['ecology-lab'] }, sky);
    expect([electricity(lab), lab.step, lab.options(0)]).toEqual([6, 'use-ability', ['ecology-lab', 'done']]);
    const clean = lab.play(0, 'ecology-lab');
    expect([clean.state.sky[15], captain(clean, 0).goods.vp]).toEqual([null, 1]);
  });

  test('a burnt cube takes the leftmost free space; the battery holds 9', () => {
    const own: Captain = { column: 5, goods: { electricity: 1, hydrocarbon: 1 } };
    const asked = dawn(own, { 15: 'hydrocarbon' });
    expect([electricity(asked), asked.options(0)]).toEqual([5, ['diesel-engine', 'done']]);
    const burnt = asked.play(0, 'diesel-engine');
    expect([electricity(burnt), burnt.state.sky[16], cargo(burnt)]).toEqual([9, 'hydrocarbon', {}]);
    const full = dawn(own, { 15: 'hydrocarbon', 16: 'hydrocarbon', 17: 'hydrocarbon' });
    expect(full.step).toBe('take-turn');
  });
});

describe('the excavation track', () => {
  const dug = (seat: number): Lin =>
    position({
      seats: 5,
      turn: seat,
      subs: { 'sub-c': { x: 10, r: 1 } },
      captains: [
        { tracks: [0, 4, 0, 0] },
        { tracks: [0, 5, 0, 0] },
        { available: 5, tracks: [1, 0, 1, 1] },
        { tracks: [0, 1, 0, 0] },
        { tracks: [0, 3, 0, 0] },
      ],
    }).play(seat, 'place sub-c', 'excavate');
  const result = (t: Lin, seat: number): unknown[] => [
    t.state.subs['sub-c'].hold.length,
    captain(t, seat).goods.vp,
    captain(t, seat).tracks[1],
    t.step,
  ];

  test('space 5 is taken: who is on 4 waits', () => expect(result(dug(0), 0)).toEqual([1, 0, 4, 'steer-sub']));
  test('without a token there is a cube and no bonus', () => expect(result(dug(2), 2)).toEqual([1, 0, 0, 'steer-sub']));
  test('space 2 gives 1 VP and a cube', () => expect(result(dug(3), 3)).toEqual([1, 1, 2, 'choose-good']));
  test('space 4 gives 1 VP and a technology', () => expect(result(dug(4), 4)).toEqual([1, 1, 4, 'choose-technology']));
});

test('minerals dissolve above cubes and submersibles, if there is room and a supply', () => {
  const deposits = ['basalt-shelf-a', 'magnetite-ridge-a', 'black-smoker-a', 'tholin-bed-a'] as const;
  const t = position({
    seats: 1,
    deposits,
    subs: { 'sub-e': { x: 15, r: 2 } },
    cubes: { x15r1: 'iron', x16r1: 'iron', x16r2: 'iron', x16r3: 'iron', x16r4: 'iron' },
  }).play(0, 'pass');
  expect([cubeAt(t, 15, 3), cubeAt(t, 15, 4)]).toEqual(['sulfur', null]);
  expect([1, 2, 3, 4].map((r) => cubeAt(t, 16, r))).toEqual(['iron', 'iron', 'iron', 'iron']);
  const dry = position({ seats: 1, deposits, captains: [{ goods: { sulfur: 25 } }] }).play(0, 'pass');
  expect(cubeAt(dry, 15, 1)).toBeNull();
});

describe('promotion', () => {
  test('after round 2 the lowest priority goes to Europa City, and the deck fills its place', () => {
    const t = position({
      seats: 1,
      round: 2,
      row: { 3: 'chemical-works', 5: 'broadcast-tower' },
      deck: ['spaceport'],
    }).play(0, 'pass');
    expect([t.state.city, t.state.row[3], t.state.row[5]]).toEqual([
      ['broadcast-tower', null, null],
      'chemical-works',
      'spaceport',
    ]);
    expect(t.state.under[0]).toBe('hydrodynamic-generator');
    expect(t.options(0)).not.toContain('place city-1');
  });

  test('after round 4 with nothing revealed the top of the deck goes there', () => {
    const t = position({ seats: 1, round: 4, city: ['spaceport'], deck: ['training-academy'] }).play(0, 'pass');
    expect(t.state.city).toEqual(['spaceport', 'training-academy', null]);
  });
});

describe('the end', () => {
  const last = (goods: Captain['goods'], cards: Captain['technologies']): Lin =>
    position({ seats: 1, round: 7, captains: [{ goods: goods ?? {}, technologies: cards ?? [] }] }).play(0, 'pass');

  test('Matter Synthesizer and Mineral Exchange make 9 VP of 7', () => {
    const t = last({ silica: 3, iron: 1, salt: 1, money: 9, electricity: 2 }, [
      'matter-synthesizer',
      'mineral-exchange',
    ]);
    expect(t.play(0, 'done').score(0).total).toBe(7);
    const better = t.play(0, 'matter-synthesizer', 'iron', 'salt', 'mineral-exchange', 'silica', 'done');
    expect(better.score(0).total).toBe(9);
  });

  test('a Fuel Cell can feed the Matter Synthesizer: 7 VP instead of 6', () => {
    const t = last({ hydrocarbon: 1, iron: 1, salt: 1 }, ['fuel-cell', 'matter-synthesizer']);
    expect(t.play(0, 'done').score(0).total).toBe(6);
    expect(t.play(0, 'fuel-cell', 'matter-synthesizer', 'iron', 'salt', 'done').score(0).total).toBe(7);
  });
});

describe('hiring', () => {
  const price = (seats: number, own: Captain): number | undefined =>
    position({ seats, captains: [{ goods: { money: 9 }, ...own }] })
      .play(0, 'place city-2')
      .heard('worker-hired')
      .map(({ cost }) => Number(cost))[0];

  test('the fifth worker costs $5, the fourth $4', () => {
    expect([price(3, {}), price(4, {})]).toEqual([5, 4]);
  });

  test('with an empty token supply a token leaves its track', () => {
    const before = position({
      seats: 3,
      captains: [{ available: 6, tracks: [2, 0, 3, 0], goods: { money: 7 } }],
    }).play(0, 'place city-2');
    expect([before.step, before.options(0)]).toEqual(['choose-token', ['0', '2']]);
    const t = before.play(0, '0');
    expect([captain(t, 0).tracks, captain(t, 0).goods.money]).toEqual([[0, 0, 3, 0], 0]);
    expect([captain(t, 0).available, captain(t, 0).placed]).toEqual([5, ['city-2', 'city-2']]);
  });
});

describe('Biogenesis', () => {
  const settings = { biogenesis: true };

  test('in round 1 algae grow on six columns', () => {
    const t = table(lineae, 1, settings);
    const lit = t.play(0, t.options(0)[0] ?? '');
    const cells = lit.heard('algae-spawned').flatMap((event) => event['cells'] as readonly number[]);
    const six = [
      [1, 5],
      [4, 5],
      [7, 5],
      [10, 4],
      [13, 4],
      [16, 4],
    ] as const;
    expect(cells).toEqual(six.map(([x, r]) => cellOf(x, r)));
  });

  test('the Saline Stimulant calls two workers back, once in a round', () => {
    const t = position({
      seats: 1,
      settings,
      occupied: { 'sub-a': [0, 1] },
      captains: [
        {
          technologies: ['saline-stimulant'],
          goods: { algae: 2, salt: 2 },
          available: 2,
          placed: ['city-1'],
        },
      ],
    }).play(0, 'tech saline-stimulant', 'sub-a', 'city-1');
    expect([captain(t, 0).available, captain(t, 0).placed, t.state.occupied['sub-a']]).toEqual([4, [], null]);
    expect([t.step, t.refusal(0, 'tech saline-stimulant')?.rule]).toEqual(['take-turn', 'LIN-TEC-04']);
  });
});

describe('the Reactor Core', () => {
  const settings = { reactorCore: true };
  const core = (own: Captain): Lin => position({ seats: 1, settings, captains: [own] });

  test('converting costs the distance, clockwise', () => {
    const t = core({ goods: { salt: 1, iron: 1, electricity: 9 } }).play(0, 'place reactor-core');
    const far = t.play(0, 'convert salt hydrocarbon');
    expect([captain(far, 0).goods.electricity, cargo(far)]).toEqual([7, { iron: 1, hydrocarbon: 1 }]);
    expect(captain(t.play(0, 'convert iron silica'), 0).goods.electricity).toBe(5);
  });

  test('with two debts nothing more is lent until one is repaid; one left costs 3 VP', () => {
    const t = core({}).play(0, 'place reactor-core', 'borrow iron', 'borrow iron');
    expect(offered(t, 0, 'borrow')).toEqual([]);
    expect(offered(t.play(0, 'repay iron', 'done').play(0, 'place reactor-core'), 0, 'borrow')).not.toEqual([]);
    const end = position({ seats: 1, settings, round: 7, captains: [{ debts: { iron: 1 } }] }).play(0, 'pass');
    expect([end.over, end.score(0).total]).toEqual(['solo-lost', -3]);
  });
});

test('the Spaceport reaches a neighbouring rocket and gives 2 VP for the first cube', () => {
  const t = position({
    seats: 1,
    row: { 2: 'spaceport' },
    rockets: { 3: ['jovian-semiconductors', [null, null, null, null, null]] },
    captains: [{ column: 2, goods: { silica: 2, iron: 1 } }],
  }).play(0, 'place spaceport');
  const there = t.step === 'choose-rocket' ? t.play(0, 'c3') : t;
  const loaded = there.play(0, 'silica spot', 'silica spot', 'iron spot');
  expect(captain(loaded, 0).goods.vp).toBe(7);
});
