import { at, checkSettings, createDice, fastRandom, Runner, shuffle } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/algoracing/data/cards.ts';
import type { Kind } from '../../src/algoracing/data/cards.ts';
import { presets } from '../../src/algoracing/data/hills.ts';
import { createEvaluate, evaluate, weights } from '../../src/algoracing/bot/evaluate.ts';
import { FAR, routesOf, waysFrom } from '../../src/algoracing/bot/routes.ts';
import { decided } from '../../src/algoracing/bot/verdict.ts';
import { sampleTypes } from '../../src/algoracing/data/samples.ts';
import { algoracing } from '../../src/algoracing/index.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';
import { terrainOf } from '../../src/algoracing/terrain.ts';
import { basic, drive, full } from './position.ts';
import type { Driver, Position, Race } from './position.ts';

/** The same cards for everybody, so that hands decide nothing. */
const hand = ['step', 'jump', 'left', 'right', 'all-way'] as const;
/** Out of the way, with nothing. */
const idle: Driver = { at: '5 4 N', hand };

const of = (t: Race, seat = 0): number => evaluate(t.state, seat);
const worth = (driver: Driver, more: Position = {}): number => of(basic([{ hand, ...driver }, idle], more));

describe('what a rover has', () => {
  test('a sample is worth more delivered than aboard, and more aboard than on the ground', () => {
    const delivered = worth({ at: '1 0 W', delivered: ['yellow'] });
    const aboard = worth({ at: '1 0 W', load: ['yellow'] });
    const lying = worth({ at: '1 0 W' }, { ground: { '1 1': 1 } });
    expect(delivered).toBeGreaterThan(aboard);
    expect(aboard).toBeGreaterThan(lying);
  });

  test('a load is worth more the fewer commands lead to a lab', () => {
    const values = ['1 0 W', '1 0 N', '2 1 S'].map((at) => worth({ at, load: ['yellow', 'blue'] }, { rest: '3 3' }));
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(new Set(values).size).toBe(3);
  });

  test('in the full game the own base is no lab', () => {
    // Red delivers at the bases of black and orange: here south-east and south-west.
    const near = (at: string): number => of(full([{ at, hand, load: ['yellow', 'blue'] }, { hand }], { rest: '4 4' }));
    expect(near('0 7 S')).toBeGreaterThan(near('0 1 N'));
    expect(near('8 7 S')).toBeGreaterThan(near('8 1 N'));
  });

  test('a load is worth more to who lacks more types', () => {
    const gain = (delivered: Driver['delivered']): number =>
      worth({ at: '1 0 W', load: ['green'], ...(delivered && { delivered }) }) -
      worth({ at: '1 0 W', ...(delivered && { delivered }) }, { ground: { '1 0': ['green'] } });
    expect(gain(['yellow', 'yellow', 'yellow'])).toBeGreaterThan(gain(['yellow', 'blue']));
  });

  test('a sample within reach is worth more than one far away, and nothing to a full rover', () => {
    const lone = (at: string, load: Driver['load'] = []): number =>
      worth({ at, load }, { rest: '3 0', ground: { '3 0': 1 } });
    expect(lone('1 0 E')).toBeGreaterThan(lone('1 0 W'));
    const three: Driver['load'] = ['yellow', 'blue', 'green'];
    const alike = { ...weights, home: 0, finish: 0 };
    const full3 = (at: string): number =>
      createEvaluate(alike)(basic([{ at, load: three, hand }, idle], { rest: '3 0' }).state, 0);
    expect(full3('1 0 E')).toBe(full3('1 0 W'));
  });

  test('a card that leads on is worth having: no turn, no way home from a rim', () => {
    const home = { at: '3 0 N', load: ['yellow', 'blue', 'green'] } as const;
    const lost = worth({ ...home, hand: ['step', 'jump', 'all-way', 'u-turn', 'u-turn'] });
    const ready = worth({ ...home, hand: ['step', 'jump', 'all-way', 'right', 'u-turn'] });
    expect(ready - lost).toBeGreaterThan(weights.ready - weights.variety);
  });

  test('a varied hand that can drive is worth more than five turns', () => {
    const turns = ['left', 'left', 'left', 'right', 'right'] as const;
    expect(worth({ at: '1 0 W' })).toBeGreaterThan(worth({ at: '1 0 W', hand: turns }));
  });
});

describe('cards that were laid', () => {
  test('a row is worth what running it brings', () => {
    const t = basic([{ at: '1 0 W', load: ['yellow', 'blue'], hand }, idle]);
    const laid = t.play(0, 'add step');
    expect(of(laid)).toBeGreaterThan(of(t) + 0.5);
    expect(of(t.play(0, 'add right'))).toBeLessThan(of(laid));
  });

  test('the rovers stay where they are', () => {
    const laid = basic([{ at: '1 0 W', load: ['yellow'], hand }, idle]).play(0, 'add step');
    const before = JSON.stringify(laid.state);
    of(laid);
    expect(JSON.stringify(laid.state)).toBe(before);
  });

  test('RAC-SAM-02: what is face down does not change the value, laid or not', () => {
    const t = full([{ at: '0 7 S', hand, load: ['yellow', 'blue'] }, { hand }], { ground: { '0 5': 2 } });
    for (const seen of [t, t.play(0, 'pick step', 'insert 0')])
      for (let i = 0; i < 10; i++) {
        const other = seen.with((s) => shuffle(s.faces, createDice(fastRandom(i))));
        expect([of(other, 0), of(other, 1)]).toEqual([of(seen, 0), of(seen, 1)]);
      }
  });

  test('RAC-ALG-06: an algorithm that serves who is next is worth less', () => {
    // The step that takes seat 0 nowhere would bring seat 1 to red’s base, which is a lab for white.
    const blind = createEvaluate({ ...weights, next: 0 });
    const price = (at: string): number => {
      const t = full([
        { at: '4 0 N', hand },
        { at, hand, load: ['yellow', 'blue'] },
      ]).play(0, 'pick step', 'insert 0');
      return blind(t.state, 0) - of(t);
    };
    expect(price('0 1 N')).toBeGreaterThan(0.25);
    expect(price('4 8 S')).toBe(0);
  });
});

describe('rivals and the end', () => {
  test('what a rival has counts against a seat', () => {
    const poor = of(basic([{ hand }, { at: '5 4 N', hand }]));
    const laden = of(basic([{ hand }, { at: '5 4 N', hand, load: ['yellow', 'blue'] }]));
    const rich = of(basic([{ hand }, { at: '5 4 N', hand, delivered: ['yellow', 'blue'] }]));
    expect(laden).toBeLessThan(poor);
    expect(rich).toBeLessThan(laden);
  });

  test('RAC-END-01: a victory is worth more than anything else, a defeat less', () => {
    const winning: Driver = { at: '1 0 W', hand, delivered: ['yellow', 'blue', 'violet'], load: ['green'] };
    const t = basic([winning, idle]);
    const won = drive(t, 0, 'step');
    expect(won.over).toBe('target');
    expect(of(won)).toBeGreaterThan(of(t) + weights.victory / 2);
    expect(of(won, 1)).toBeLessThan(of(t, 1) - weights.victory / 2);
  });

  test('RAC-SOLO-01: alone, a turn costs', () => {
    const alone = (turns: number): number => of(basic([{ hand }], { seats: 1, turns }));
    expect(alone(4)).toBeLessThan(alone(3));
  });
});

describe('other rovers', () => {
  const load = ['yellow', 'blue'] as const;
  const heedless = createEvaluate({ ...weights, rival: 0 });
  const rival = (at: string): number =>
    heedless(
      basic(
        [
          { at: '2 0 W', hand, load },
          { at, hand },
        ],
        { rest: '3 3' },
      ).state,
      0,
    );

  test('one that stands before the lab makes the way longer, one that does not changes nothing', () => {
    expect(rival('1 0 N')).toBeLessThan(rival('4 3 N'));
    expect(rival('4 2 N')).toBe(rival('4 3 N'));
  });

  test('when no sample lies on the ground, a rover that carries some is worth going to', () => {
    const chase = (at: string, locks: Position['locks'] = []): number => {
      const drivers: readonly Driver[] = [
        { at, hand },
        { at: '5 3 N', hand, load: ['green', 'violet', 'violet'], delivered: ['yellow', 'yellow', 'yellow', 'blue'] },
        { at: '0 3 N', hand, load: ['violet'], delivered: ['blue', 'blue', 'green', 'green'] },
      ];
      return heedless(basic(drivers, { locks }).state, 0);
    };
    expect(chase('5 5 N')).toBeGreaterThan(chase('5 5 S'));
    // Who was just handed a sample gets no other one before somebody has moved.
    expect(chase('5 5 N', [[0, 1]])).toBeLessThan(chase('5 5 N'));
  });
});

describe('the way in commands', () => {
  const terrain = terrainOf('basic', presets['first-steps'].placements);
  const poseOf = (text: string): number => {
    const [x = '', y = '', dir = ''] = text.split(' ');
    return (Number(y) * 6 + Number(x)) * 4 + 'NESW'.indexOf(dir);
  };
  const way = (from: string, to: string): number =>
    routesOf(terrain).from(poseOf(from)).cells[poseOf(`${to} N`) >> 2] ?? FAR;

  test.each([
    ['0 0 E', '0 0', 0],
    ['0 0 E', '1 0', 1],
    // All the way takes one command, whatever the distance.
    ['0 0 E', '5 0', 1],
    ['0 0 S', '5 0', 2],
    ['0 0 W', '5 0', 2],
    // Only a jump climbs the hill on 1 1, and jumps are rare.
    ['1 0 S', '1 1', 2],
    ['1 0 N', '1 1', 3],
    ['0 0 E', '5 5', 3],
  ])('from %s to %s: %i', (from, to, commands) => {
    expect(way(from, to)).toBe(commands);
  });

  test('a rover stands in the way: around it, or all the way up to it', () => {
    const around = (from: string, to: string, ...others: string[]): number => {
      const cells = others.map((other) => poseOf(`${other} N`) >> 2);
      return waysFrom(terrain, poseOf(from), cells, 2).cells[poseOf(`${to} N`) >> 2] ?? FAR;
    };
    expect([around('0 0 E', '5 0', '3 0'), around('0 0 E', '2 0', '3 0')]).toEqual([8, 1]);
    expect(around('0 0 E', '3 0', '3 0')).toBe(FAR);
    expect(around('0 0 S', '5 0', '3 0')).toBeGreaterThan(2);
  });

  test('ways around others are the same as the free ones up to where one of them is met', () => {
    const dice = createDice(fastRandom(8));
    const board = terrainOf('full', presets.staircase.placements);
    const routes = routesOf(board);
    let longer = 0;
    for (let i = 0; i < 400; i++) {
      const taken = [dice.randomInt(81), dice.randomInt(81)];
      const pose = dice.randomInt(324);
      const around = waysFrom(board, pose, taken, 2).cells;
      const { cells, meets } = routes.from(pose);
      const met = Math.min(...taken.map((cell) => meets[cell] ?? 0));
      const upTo = (ways: Uint8Array, most: number): number[] => Array.from(ways, (way) => Math.min(way, most + 1));
      expect(upTo(around, met)).toEqual(upTo(cells, met));
      if (upTo(around, met + 1).join() !== upTo(cells, met + 1).join()) longer++;
      const most = dice.randomInt(9);
      const key = at(taken, 0) * 81 + at(taken, 1);
      const short = routes.fromAround(pose, taken, key, most).subarray(pose * 81, (pose + 1) * 81);
      expect(upTo(short, most)).toEqual(upTo(around, most));
    }
    expect(longer).toBeGreaterThan(200);
  });

  test('one card leads from pose to pose as on an empty board', () => {
    const after = (from: string, kind: Kind): string => {
      const pose = routesOf(terrain).after(kinds.indexOf(kind))[poseOf(from)] ?? -1;
      return `${(pose >> 2) % 6} ${Math.floor((pose >> 2) / 6)} ${'NESW'.charAt(pose & 3)}`;
    };
    expect(kinds.map((kind) => after('1 0 S', kind))).toEqual([
      '1 0 S',
      '1 0 S',
      '1 1 S',
      '1 0 E',
      '1 0 W',
      '1 0 N',
      '1 0 S',
      '1 0 S',
      '1 0 S',
    ]);
    expect([after('0 0 E', 'step'), after('0 0 E', 'jump'), after('0 0 E', 'all-way')]).toEqual([
      '1 0 E',
      '1 0 E',
      '5 0 E',
    ]);
    expect([after('0 0 N', 'step'), after('0 0 N', 'jump'), after('0 0 N', 'all-way')]).toEqual(
      Array<string>(3).fill('0 0 N'),
    );
  });

  test('every square can be reached from every pose of every ready layout', () => {
    for (const { mode, placements } of Object.values(presets)) {
      const board = terrainOf(mode, placements);
      for (let pose = 0; pose < board.ahead.length; pose++)
        expect(routesOf(board).from(pose).cells.includes(FAR)).toBe(false);
    }
  });
});

test.each(['basic', 'full'])('what the evaluation keeps changes no value: %s', (mode) => {
  const dice = createDice(fastRandom(7));
  const settings = checkSettings(algoracing, 3, { mode });
  if (!settings.ok) throw new Error(settings.reason);
  const s = algoracing.create({ seats: 3, settings: settings.value, stack: [], asked: 0, draws: 0, over: null });
  const runner = new Runner(algoracing, fastRandom(7), null, s);
  runner.begin(s);
  const seen: (typeof s)[] = [];
  const codes: number[] = [];
  while (s.over === null) {
    if (seen.length % 3 === 0) at(s.rovers, 0).delivered = sampleTypes.slice(0, seen.length % 5);
    seen.push(algoracing.clone(s));
    runner.apply(s, codes[dice.randomInt(runner.options(s, codes))] ?? -1);
  }
  const afresh = seen.map((state) => createEvaluate(weights)(state, 1));
  expect(seen.map((state) => evaluate(state, 1))).toEqual(afresh);
  expect(new Set(afresh).size).toBeGreaterThan(20);
});

/** Each changes something that the run of the same algorithm depends on. */
const otherwise: { readonly [what: string]: (s: AlgoracingState) => void } = {
  'a rover elsewhere': (s) => (at(s.rovers, 0).y = 6),
  'a rover turned': (s) => (at(s.rovers, 0).dir = 'N'),
  'a rival elsewhere': (s) => (at(s.rovers, 1).x = 1),
  'another load': (s) => (at(s.rovers, 0).load = at(s.rovers, 0).load.slice(1)),
  'other deliveries': (s) => (at(s.rovers, 0).delivered = ['yellow']),
  'other samples': (s) => (s.ground = s.ground.map((lying) => ({ ...lying, x: 1, y: 6 }))),
  'other labs': (s) => (s.bases = { ...s.bases, se: s.bases.sw, sw: s.bases.se, ne: s.bases.nw, nw: s.bases.ne }),
  'other hills': (s) => (s.placements = s.placements.map((each) => ({ ...each, x: 8 - each.x }))),
  'another order': (s) => (s.order = [1, 0]),
};

test.each(Object.keys(otherwise))('an algorithm is judged anew: %s', (what) => {
  const laden: Driver = { at: '0 7 S', hand, load: ['yellow', 'blue'] };
  const drivers = [laden, { at: '0 5 S', hand, load: ['green'] }] as const;
  const t = full(drivers, { ground: { '0 6': 2 } }).play(0, 'pick step', 'insert 0');
  const changed = algoracing.clone(t.state);
  otherwise[what]?.(changed);
  const afresh = createEvaluate(weights)(changed, 0);
  expect(afresh).not.toBe(of(t));
  expect(evaluate(changed, 0)).toBe(afresh);
  expect(of(t)).toBe(createEvaluate(weights)(t.state, 0));
});

test('an algorithm that was judged is judged by the cards in hand', () => {
  const t = full([{ at: '3 8 W', hand, load: ['yellow', 'blue', 'green'] }, { hand }]).play(0, 'pick left', 'insert 0');
  of(t);
  const stuck = algoracing.clone(t.state);
  at(stuck.rovers, 0).hand = ['teleport', 'teleport', 'teleport', 'teleport'];
  expect(of(t)).toBe(createEvaluate(weights)(t.state, 0));
  expect(evaluate(stuck, 0)).toBe(createEvaluate(weights)(stuck, 0));
  expect(evaluate(stuck, 0)).toBeLessThan(of(t) - weights.ready);
});

describe('the last sample', () => {
  const hopeless: readonly Driver[] = [
    { at: '1 0 W', hand, load: ['violet'], delivered: ['yellow'] },
    { at: '3 0 E', hand, delivered: ['yellow', 'yellow', 'blue', 'blue'] },
    { at: '5 4 N', hand, delivered: ['green', 'green', 'green', 'violet'] },
    { at: '0 4 N', hand, delivered: ['blue', 'violet'] },
  ];

  test('whoever has lost brings it to the lab and does not keep the match from ending', () => {
    const t = basic(hopeless, { seats: 4 });
    expect(decided(t.state, 0)).toBe(-1);
    const ended = t.play(0, 'add step', 'run');
    expect(ended.over).toBe('all-delivered');
    expect(of(ended)).toBeGreaterThan(of(t));
    expect(of(ended)).toBeGreaterThan(of(t.play(0, 'pass')));
  });

  test('nothing is decided for who could still win, or lose', () => {
    const t = basic(hopeless, { seats: 4 });
    expect([1, 2].map((seat) => decided(t.state, seat))).toEqual([0, 0]);
    const early = basic([{ delivered: ['yellow', 'blue', 'green'] }, {}], { rest: '3 3' });
    expect([0, 1].map((seat) => decided(early.state, seat))).toEqual([0, 0]);
  });
});
