import { expect } from 'vitest';
import { zoneStarts } from '../../src/algae-inc/plant.ts';
import { rule } from '../table.ts';
import { atAction, plant } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/** Seat 1, who opened Berlin and nothing else. */
const inBerlin: PlantOf = { department: 'food', exports: [['berlin', -1, 1]] };
/** Demands that one kerosene (3) or one biodiesel (1) meets. */
const demand = { munich: 3, zurich: 3, lyon: 3, barcelona: 3, hamburg: 1 } as const;
/** Milestones that a first export does not reach. */
const milestones = {
  0: 'm-follow-2',
  1: 'm-dist-1x2',
  2: 'm-demand-1x3',
  3: 'm-region-3',
  4: 'm-demand-5',
  5: 'm-values-4',
  6: 'm-regions-4',
  7: 'm-capital-3',
  8: 'm-cities-8',
  9: 'm-demand-5x2',
} as const;

/** Seat 0 is biofuel, on the spot of any Team; its storage is full, so that Operators export. */
function biofuel(own: PlantOf, more: Position = {}): Alg {
  const fields = { 'st-chlorella': 5, ...own.fields };
  return atAction({ demand, milestones, plants: [{ department: 'biofuel', ...own, fields }, inBerlin], ...more }, 'a2');
}

function exporting(own: PlantOf, more: Position = {}): Alg {
  return biofuel(own, more).play(0, 'printed operators');
}

/** Cubes in dispatch, from the top. */
const dispatch = (t: Alg, seat = 0): number[] => plant(t, seat).fields.slice(zoneStarts.dispatch);

rule('ALG-EXP-01', 'up to one export for each Operator, each to another city', () => {
  const own = { fields: { d3: 4 }, goods: { euro: 9 }, staff: { operators: 2 } };
  const t = exporting(own, { milestones: { ...milestones, 1: 'm-capital-1' } });
  expect([t.step, t.decision?.prompt]).toEqual(['export-target', 'choose where to export (2 left)']);
  const one = t.play(0, 'munich', 'cube d3');
  expect(one.decision?.prompt).toBe('choose where to export (1 left)');
  expect(one.refusal(0, 'munich')?.rule).toBe('ALG-EXP-02');
  const two = one.play(0, 'zurich', 'cube d3');
  expect([plant(two).cities, plant(two).batches]).toEqual([
    ['munich', 'zurich'],
    [1, 1],
  ]);
  expect(two.decision).toMatchObject({ seat: 1, step: 'move-worker' });
});

rule('ALG-EXP-01', 'a player may stop before', () => {
  const t = exporting({ fields: { d3: 4 }, goods: { euro: 9 }, staff: { operators: 2 } }).play(
    0,
    'munich',
    'cube d3',
    'done',
  );
  expect([plant(t).cities, t.decision?.step]).toEqual([['munich'], 'move-worker']);
});

rule('ALG-EXP-01', 'whoever could export for nothing and stops is warned', () => {
  const far = exporting({ fields: { d1: 1 }, goods: { euro: 1 } }, { demand: { hamburg: 1, berlin: 6 } });
  expect([far.options(0).includes('hamburg'), far.warning(0, 'done')]).toEqual([true, null]);
  const near = exporting({ fields: { d3: 1 } }, { demand: { berlin: 3 } });
  expect(near.warning(0, 'done')).toBe('You could export something for nothing.');
});

rule('ALG-EXP-01', 'another activation is another number', () => {
  const t = exporting({
    fields: { d3: 4 },
    goods: { euro: 9 },
    exports: [['hamburg', 1, 3]],
  }).play(0, 'munich', 'cube d3');
  expect(plant(t).batches).toEqual([3, 4]);
});

rule('ALG-EXP-02', 'each city once', () => {
  const t = exporting({ fields: { d3: 2 }, goods: { euro: 9 }, exports: [['munich', 1, 1]] });
  expect(t.refusal(0, 'munich')?.rule).toBe('ALG-EXP-02');
  expect(t.reason(0, 'munich')).toBe('Your disk lies there already.');
});

rule('ALG-EXP-03', 'the way to a city with a disk of anybody is free', () => {
  const t = exporting({ fields: { d3: 2 } }, { demand: { ...demand, berlin: 3 } });
  expect(t.options(0)).toContain('berlin');
  expect(t.label(0, 'berlin')).toBe('Berlin (demand 3)');
  const there = t.play(0, 'berlin', 'cube d3');
  expect(there.heard('exported')).toMatchObject([{ to: 'berlin', distance: 0, opened: false, cost: 0 }]);
});

rule('ALG-EXP-04', 'X15 one, two and three steps cost €1, €3 and €6', () => {
  const t = exporting({ fields: { d3: 2 }, goods: { euro: 9 } });
  expect(['munich', 'zurich', 'lyon'].map((city) => t.label(0, city))).toEqual([
    'Munich (demand 3) for €1',
    'Zurich (demand 3) for €3',
    'Lyon (demand 3) for €6',
  ]);
  const lyon = t.play(0, 'lyon', 'cube d3');
  expect([plant(lyon).goods.euro, plant(lyon).distances]).toEqual([3, [3]]);
});

rule('ALG-EXP-04', 'the nearest disk counts, whoever has it', () => {
  const t = exporting({ fields: { d3: 4 }, goods: { euro: 3 }, staff: { operators: 2 }, exports: [['munich', 1, 1]] });
  expect(t.label(0, 'zurich')).toBe('Zurich (demand 3) for €1');
  expect(t.label(0, 'lyon')).toBe('Lyon (demand 3) for €3');
});

rule('ALG-EXP-05', 'farther than three is impossible but with a contract that says so', () => {
  const own = { fields: { d3: 2 }, goods: { euro: 9 } };
  const t = exporting(own);
  expect(t.refusal(0, 'barcelona')).toMatchObject({ rule: 'ALG-EXP-05', facts: { steps: 4, reach: 3 } });
  expect(t.reason(0, 'barcelona')).toBe('The nearest disk is 4 steps away; you reach 3.');
  const contract = { scoring: 'es-energy', export: 'con-bf-2', ability: 'ab-long-haul' } as const;
  const far = exporting({ ...own, contract });
  expect(far.label(0, 'barcelona')).toBe('Barcelona (demand 3) for €8');
  expect(far.refusal(0, 'madrid')?.rule).toBe('ALG-EXP-05');
  expect(plant(far.play(0, 'barcelona', 'cube d3')).goods.euro).toBe(1);
});

rule('ALG-EXP-06', 'the first map export is free, to any city; the next is measured from it', () => {
  const own: PlantOf = {
    department: 'biofuel',
    fields: { 'st-chlorella': 5, d3: 3 },
    goods: { euro: 1 },
    staff: { operators: 2 },
  };
  const t = exporting({}, { plants: [own, { department: 'food' }] });
  expect(t.label(0, 'lyon')).toBe('Lyon (demand 3)');
  const lyon = t.play(0, 'lyon', 'cube d3');
  expect([plant(lyon).distances, plant(lyon).goods.euro]).toEqual([[-1], 1]);
  expect(lyon.heard('exported')).toMatchObject([{ distance: -1, opened: true, cost: 0 }]);
  // ALG-RUL-68: the second one is not the first any more.
  expect(lyon.label(0, 'zurich')).toBe('Zurich (demand 3) for €1');
});

rule('ALG-EXP-06', 'a contract export does not count as the first', () => {
  const own: PlantOf = {
    department: 'biofuel',
    fields: { 'st-chlorella': 5, d3: 3 },
    staff: { operators: 2 },
    contract: { scoring: 'es-energy', export: 'con-bf-2', ability: 'ab-foreman' },
  };
  const t = exporting({}, { plants: [own, { department: 'food' }] }).play(0, 'contract', 'cube d3', 'lyon', 'cube d3');
  expect([plant(t).distances, plant(t).contractDone]).toEqual([[-1], true]);
});

rule('ALG-SET-15', 'in a first game the very first export goes to Berlin, and no contract comes before', () => {
  const own: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': 5, d3: 3 }, staff: { operators: 2 } };
  const t = exporting({}, { settings: { firstGame: true }, demand: {}, plants: [own, { department: 'food' }] });
  expect(t.options(0)).toEqual(['berlin', 'done']);
  expect(t.refusal(0, 'munich')?.rule).toBe('ALG-SET-15');
  expect(t.refusal(0, 'contract')?.rule).toBe('ALG-SET-15');
  expect(t.play(0, 'berlin', 'cube d3').options(0)).toContain('contract');
});

rule('ALG-EXP-07', 'the transport upgrade makes it €0, €1 and €3, and €5 with a contract', () => {
  const laid = { 'bf-sci-transport': [0, 'r5c0'] } as const;
  const t = exporting({ fields: { d3: 2 }, goods: { euro: 9 }, laid });
  expect(['munich', 'zurich', 'lyon'].map((city) => t.label(0, city))).toEqual([
    'Munich (demand 3)',
    'Zurich (demand 3) for €1',
    'Lyon (demand 3) for €3',
  ]);
  const contract = { scoring: 'es-energy', export: 'con-bf-2', ability: 'ab-long-haul' } as const;
  expect(exporting({ fields: { d3: 2 }, goods: { euro: 9 }, laid, contract }).label(0, 'barcelona')).toBe(
    'Barcelona (demand 3) for €5',
  );
});

rule('ALG-EXP-08', 'cubes are added until their value reaches the demand; what is over is lost', () => {
  const t = exporting({ fields: { d1: 2, d3: 2 }, goods: { euro: 1 } }).play(0, 'munich');
  expect([t.step, t.decision?.prompt]).toEqual(['export-cubes', 'add cubes for Munich (value 0 of 3)']);
  expect(t.options(0)).toEqual(['cube d1', 'cube d3']);
  expect(t.label(0, 'cube d3')).toBe('Kerosene, value 3');
  const some = t.play(0, 'cube d1', 'cube d1');
  expect(some.decision?.prompt).toBe('add cubes for Munich (value 2 of 3)');
  const over = some.play(0, 'cube d3');
  expect([dispatch(over), plant(over).goods.euro, plant(over).goods.market]).toEqual([[0, 0, 1, 0, 0, 0], 0, 0]);
  // What meets the demand exactly is enough.
  const exact = t.play(0, 'cube d3');
  expect([plant(exact).cities, dispatch(exact)]).toEqual([['munich'], [0, 2, 1, 0, 0, 0]]);
});

rule('ALG-EXP-08', 'a demand that cannot be met is not offered, and the sentence says why', () => {
  const t = exporting({ fields: { d1: 2 }, goods: { euro: 1, market: 0 } });
  expect(t.refusal(0, 'munich')).toMatchObject({
    rule: 'ALG-RES-09',
    facts: { demand: 3, best: 2, way: 1, euro: 1, market: 0 },
  });
  expect(t.reason(0, 'munich')).toBe(
    'It asks for 3 and your products are worth 2 at most, and the way costs €1: you have €1, no market value token, and too few tokens to exchange.',
  );
  expect(t.options(0)).toContain('hamburg');
  expect(t.options(0)).not.toContain('munich');
});

rule('ALG-EXP-09', 'market value tokens fill up what is missing, also on cubes of value 0', () => {
  const t = exporting({ fields: { d0: 1 }, goods: { euro: 1, market: 3 } }).play(0, 'munich', 'cube d0', 'market');
  expect(plant(t)).toMatchObject({ cities: ['munich'], goods: { market: 0, euro: 0 } });
  expect(dispatch(t)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(t.heard('goods-paid')).toMatchObject([{ goods: { euro: 1, market: 3 } }]);
});

rule('ALG-EXP-09', 'two other tokens stand in for each missing one, in one bill with the way', () => {
  const goods = { euro: 1, market: 1, choice: 2, freelance: 1 };
  const t = exporting({ fields: { d1: 1 }, goods }, { bonuses: { munich: 'cb-science' } });
  const paying = t.play(0, 'munich', 'cube d1', 'market');
  expect(paying.step).toBe('give-up');
  expect(plant(paying).cities).toEqual([]);
  const paid = paying.play(0, 'choice', 'choice');
  expect(plant(paid)).toMatchObject({ cities: ['munich'], goods: { euro: 0, market: 0, choice: 0, freelance: 1 } });
});

rule('ALG-EXP-10', 'X05 cosmetics exports one kind of product at a time', () => {
  const cosmetics = (market: number): Alg =>
    exporting(
      {},
      {
        demand: { berlin: 4 },
        plants: [
          { department: 'cosmetics', fields: { 'st-kelp': 5, paste: 2, shampoo: 1 }, goods: { market } },
          inBerlin,
        ],
      },
    );
  const t = cosmetics(1).play(0, 'berlin');
  expect(t.options(0)).toEqual(['cube paste', 'cube shampoo']);
  expect(plant(t.play(0, 'cube shampoo', 'market'))).toMatchObject({ cities: ['berlin'], goods: { market: 0 } });
  const paste = cosmetics(2).play(0, 'berlin', 'cube paste');
  expect(paste.options(0)).toEqual(['cube paste', 'market']);
  expect(paste.refusal(0, 'cube shampoo')?.rule).toBe('ALG-EXP-10');
  // Shampoo alone is worth 3: only both pastes will do.
  const poor = cosmetics(0).play(0, 'berlin');
  expect([poor.options(0), poor.refusal(0, 'cube shampoo')?.rule]).toEqual([['cube paste'], 'ALG-RES-09']);
  const half = poor.play(0, 'cube paste');
  expect([half.options(0), half.refusal(0, 'market')?.rule]).toEqual([['cube paste'], 'ALG-RES-09']);
  const bare = half.play(0, 'cube paste');
  expect(dispatch(bare)).toEqual([0, 1, 0, 0, 0, 0]);
});

rule('ALG-EXP-11', 'X04 a hard and a soft product together are worth more; foam is either', () => {
  const bioplastics = (fields: PlantOf['fields'], capital: number): Alg =>
    exporting(
      {},
      {
        demand: { berlin: capital },
        plants: [
          {
            department: 'bioplastics',
            fields: { 'st-spirulina': 5, ...fields },
            laid: { 'bp-sci-foamer': [0, 'r1c1'] },
          },
          { department: 'biofuel', exports: [['berlin', -1, 1]] },
        ],
      },
    );
  // Two cups and a foil: 6, and 2 for the pair.
  expect(bioplastics({ hard: 2, soft: 1 }, 6).options(0)).toContain('berlin');
  const cups = bioplastics({ hard: 2, soft: 1 }, 6).play(0, 'berlin', 'cube hard');
  expect(cups.decision?.prompt).toBe('add cubes for Berlin (value 2 of 6)');
  expect(plant(cups.play(0, 'cube soft')).cities).toEqual(['berlin']);
  // One cup and two foams: 4, and one pair.
  expect(bioplastics({ hard: 1, foam: 2 }, 6).options(0)).toContain('berlin');
  expect(bioplastics({ foam: 2 }, 4).options(0)).toContain('berlin');
  expect(bioplastics({ foam: 2 }, 5).refusal(0, 'berlin')?.rule).toBe('ALG-RES-09');
  expect(bioplastics({ hard: 2 }, 5).refusal(0, 'berlin')?.rule).toBe('ALG-RES-09');
});

rule('ALG-EXP-12', 'exported cubes leave dispatch, the others stay', () => {
  const t = exporting({
    fields: { d0: 1, d1: 1, d3: 2, d5: 1 },
    goods: { euro: 1 },
    laid: { 'bf-sci-cracking': [0, 'r0c0'] },
    built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
  });
  const done = t.play(0, 'munich', 'cube d3');
  expect(dispatch(done)).toEqual([1, 1, 1, 1, 0, 0]);
  expect(done.heard('exported')).toMatchObject([{ set: { d3: 1 } }]);
});

rule('ALG-EXP-13', 'the disk lies in the city; several disks may', () => {
  const t = exporting({ fields: { d3: 1 } }, { demand: { berlin: 3 } }).play(0, 'berlin', 'cube d3');
  expect([plant(t, 0).cities, plant(t, 1).cities]).toEqual([['berlin'], ['berlin']]);
});

rule('ALG-EXP-14', 'the first disk in a city takes its token; a follower gets none', () => {
  const bonuses = { munich: 'cb-euro', berlin: 'cb-wild' } as const;
  const t = exporting(
    { fields: { d3: 2 }, goods: { euro: 1 }, staff: { operators: 2 } },
    { bonuses, demand: { ...demand, berlin: 3 } },
  );
  const opened = t.play(0, 'munich', 'cube d3');
  expect(plant(opened).goods.euro).toBe(2);
  expect(opened.heard('city-opened')).toEqual([{ type: 'city-opened', seat: 0, city: 'munich', bonus: 'cb-euro' }]);
  const followed = opened.play(0, 'berlin', 'cube d3');
  expect([plant(followed).goods.wild, followed.heard('city-opened').length]).toEqual([0, 1]);
});

rule('ALG-EXP-14', 'a token can be used for the next export, not for its own', () => {
  const bonuses = { munich: 'cb-market', zurich: 'cb-choice' } as const;
  const own = { fields: { d3: 1, d1: 1 }, goods: { euro: 2, market: 1 }, staff: { operators: 2 } };
  const t = exporting(own, { bonuses, demand: { munich: 4, zurich: 2 } });
  // Worth 4 together; with the token of Munich the second one could be filled up, but no cube is left.
  const first = t.play(0, 'munich', 'cube d3', 'market');
  expect(plant(first).goods).toMatchObject({ euro: 1, market: 1 });
  expect(plant(first.play(0, 'zurich', 'cube d1', 'market'))).toMatchObject({
    cities: ['munich', 'zurich'],
    goods: { euro: 0, market: 0, choice: 1 },
  });
});

rule('ALG-EXP-14', 'Trailblazer and Partner pay for opening and for following', () => {
  const plants = (ability: 'ab-pioneer' | 'ab-partner', department: 'bioplastics' | 'cosmetics'): PlantOf[] => [
    {
      department,
      fields: department === 'cosmetics' ? { 'st-kelp': 5, shampoo: 2 } : { 'st-spirulina': 5, hard: 4 },
      goods: { euro: 1 },
      staff: { operators: 2 },
      contract:
        department === 'cosmetics'
          ? { scoring: 'es-group', export: 'con-cos-3', ability }
          : { scoring: 'es-group', export: 'con-bp-1', ability },
    },
    department === 'cosmetics' ? inBerlin : { department: 'biofuel', exports: [['berlin', -1, 1]] },
  ];
  const bonuses = { munich: 'cb-choice' } as const;
  const two = { munich: 2, berlin: 2 } as const;
  const pioneer = exporting({}, { bonuses, demand: two, plants: plants('ab-pioneer', 'bioplastics') }).play(
    0,
    'munich',
    'cube hard',
  );
  expect(plant(pioneer).goods.euro).toBe(1);
  expect(plant(pioneer.play(0, 'berlin', 'cube hard')).goods.euro).toBe(1);
  const partner = exporting({}, { bonuses, demand: two, plants: plants('ab-partner', 'cosmetics') }).play(
    0,
    'berlin',
    'cube shampoo',
  );
  expect(plant(partner).goods.science).toBe(1);
  expect(plant(partner.play(0, 'munich', 'cube shampoo')).goods.science).toBe(1);
});

rule('ALG-EXP-16', 'who has exported takes the upgrade of the week after the activation', () => {
  const exportBonus = ['scientists', 'engineers', 'operators'] as const;
  const t = exporting({ fields: { d3: 4 }, goods: { euro: 9 }, staff: { operators: 2 } }, { exportBonus });
  const one = t.play(0, 'munich', 'cube d3');
  expect(plant(one).upgraded.scientists).toBe(false);
  const stopped = one.play(0, 'done');
  expect([plant(stopped).upgraded.scientists, stopped.heard('team-upgraded')]).toEqual([
    true,
    [{ type: 'team-upgraded', seat: 0, team: 'scientists' }],
  ]);
  const none = t.play(0, 'done');
  expect([plant(none).upgraded.scientists, none.heard('team-upgraded')]).toEqual([false, []]);
});

rule('ALG-EXP-16', 'once in a week, and a contract export will do', () => {
  const exportBonus = ['scientists', 'engineers', 'operators'] as const;
  const again = exporting(
    { fields: { d3: 1 }, goods: { euro: 1 }, upgraded: ['scientists'], exports: [['hamburg', 1, 1]] },
    { exportBonus },
  );
  expect(again.play(0, 'munich', 'cube d3').heard('team-upgraded')).toEqual([]);
  const contract = { scoring: 'es-energy', export: 'con-bf-2', ability: 'ab-foreman' } as const;
  const by = exporting({ fields: { d3: 1 }, contract }, { exportBonus }).play(0, 'contract', 'cube d3');
  expect(plant(by).upgraded.scientists).toBe(true);
});

rule('ALG-EXP-17', 'each upgrade in its week only, and none in week 4', () => {
  const exportBonus = ['scientists', 'engineers', 'operators'] as const;
  const upgraded = (week: number) =>
    plant(exporting({ fields: { d3: 1 }, goods: { euro: 1 } }, { exportBonus, week }).play(0, 'munich', 'cube d3'))
      .upgraded;
  const none = { operators: false, engineers: false, scientists: false };
  expect([1, 2, 3, 4].map(upgraded)).toEqual([
    { ...none, scientists: true },
    { ...none, engineers: true },
    { ...none, operators: true },
    none,
  ]);
});

rule('ALG-EXP-18', 'the upgrade of the Operators works from the next activation on, a Double Action included', () => {
  const exportBonus = ['operators', 'engineers', 'scientists'] as const;
  const own = {
    fields: { 'st-chlorella': 0, d3: 3 },
    goods: { euro: 9 },
    exports: [['zurich', 2, 1]],
    reached: [0],
  } as const;
  const ready = exporting(own, { exportBonus, milestones: { ...milestones, 0: 'm-demand-3' } });
  expect(ready.step).toBe('operator-task');
  const t = ready.play(0, 'export', 'munich', 'cube d3');
  expect([t.step, plant(t).upgraded.operators]).toEqual(['double-action', true]);
  expect(t.play(0, 'yes', 'printed operators').step).toBe('take-algae');
});

const nine = [
  ['munich', 1, 1],
  ['hamburg', 1, 2],
  ['gdansk', 1, 3],
  ['warsaw', 1, 4],
  ['krakow', 1, 5],
  ['budapest', 1, 6],
  ['zurich', 1, 7],
  ['rotterdam', 1, 8],
  ['cluj', 1, 9],
] as const;

rule('ALG-EXP-21', 'X17 with all ten disks used exports go to own cities and score half the demand, rounded up', () => {
  const own = {
    fields: { d5: 2, d3: 1 },
    exports: nine,
    done: true,
    staff: { operators: 3 },
    laid: { 'bf-sci-cracking': [0, 'r0c0'] },
    built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
  } as const;
  const t = exporting(own, { demand: { warsaw: 5, lyon: 3, munich: 1 } });
  expect(t.refusal(0, 'lyon')?.rule).toBe('ALG-EXP-21');
  expect(t.refusal(0, 'berlin')?.rule).toBe('ALG-EXP-21');
  expect(t.refusal(0, 'contract')?.rule).toBe('ALG-CON-01');
  const before = plant(t).goods.vp;
  const once = t.play(0, 'warsaw', 'cube d5');
  expect([plant(once).goods.vp - before, plant(once).cities.length]).toEqual([3, 9]);
  expect(once.heard('repeat-exported')).toEqual([
    { type: 'repeat-exported', seat: 0, city: 'warsaw', set: { d5: 1 }, vp: 3 },
  ]);
  expect(once.heard('milestone-reached')).toEqual([]);
  // ALG-RUL-23: again and again, each time for one Operator, and it counts for the bonus of the week.
  const twice = once.play(0, 'warsaw', 'cube d5');
  expect(plant(twice).goods.vp - before).toBe(6);
  expect(twice.play(0, 'done').heard('team-upgraded').length).toBe(1);
});

rule('ALG-EXP-22', 'an export needs a cube: tokens only raise the value of cubes', () => {
  const tokens = biofuel({ goods: { market: 5 } });
  expect(tokens.refusal(0, 'printed operators')?.rule).toBe('ALG-OPS-01');
  const t = exporting({ fields: { d1: 1, d3: 1 }, goods: { euro: 1, market: 5 } }).play(0, 'munich');
  expect(t.reason(0, 'market')).toBe('Tokens only raise the value of cubes: choose a cube first.');
  expect(t.refusal(0, 'market')?.rule).toBe('ALG-EXP-22');
  expect(t.reason(0, 'cube d5')).toBe('No more cubes of it are in dispatch.');
  const one = t.play(0, 'cube d1');
  expect(one.label(0, 'market')).toBe('Fill up with 2 market value tokens and €1');
  expect(one.refusal(0, 'cube d1')?.rule).toBe('ALG-EXP-22');
});

const buses = { scoring: 'es-capitals', export: 'con-bf-1', ability: 'ab-foreman' } as const;

rule('ALG-CON-01', 'the contract export is made once', () => {
  const t = exporting({ fields: { d3: 2 }, contract: buses, staff: { operators: 2 }, goods: { euro: 1 } });
  expect(t.label(0, 'contract')).toBe('City Buses (demand 3)');
  const done = t.play(0, 'contract', 'cube d3');
  expect([plant(done).contractDone, done.step]).toEqual([true, 'export-target']);
  expect(done.refusal(0, 'contract')?.rule).toBe('ALG-CON-01');
  expect(done.reason(0, 'contract')).toBe('Your contract export has been made.');
});

rule('ALG-CON-02', 'it follows demand and products, and has no transport cost', () => {
  const poor = exporting({ fields: { d1: 2 }, goods: { euro: 1 }, contract: buses });
  expect(poor.refusal(0, 'contract')).toMatchObject({ rule: 'ALG-RES-09', facts: { demand: 3, best: 2, way: 0 } });
  const filled = exporting({ fields: { d1: 2 }, contract: buses, goods: { market: 1 } }).play(
    0,
    'contract',
    'cube d1',
    'cube d1',
    'market',
  );
  expect([plant(filled).contractDone, plant(filled).goods.market]).toEqual([true, 0]);
});

rule('ALG-CON-03', 'its reward comes at once', () => {
  const t = exporting({ fields: { d3: 1 }, contract: buses }).play(0, 'contract', 'cube d3');
  expect(plant(t).goods).toMatchObject({ vp: 4, euro: 3 });
  expect(t.heard('contract-fulfilled')).toEqual([
    { type: 'contract-fulfilled', seat: 0, card: 'con-bf-1', set: { d3: 1 } },
  ]);
});

rule('ALG-CON-04', 'it never counts for a milestone', () => {
  const own = { fields: { d3: 2 }, contract: buses, staff: { operators: 2 }, goods: { euro: 1 } };
  const t = exporting(own, { milestones: { ...milestones, 0: 'm-turn-2', 1: 'm-demand-3' }, demand: { munich: 2 } });
  expect(t.play(0, 'contract', 'cube d3').heard('milestone-reached')).toEqual([]);
  expect(t.play(0, 'contract', 'cube d3', 'munich', 'cube d3').heard('milestone-reached')).toEqual([]);
});

rule('ALG-CON-05', 'its disk counts as a removed one', () => {
  const reached = { exports: [['zurich', 2, 1]], reached: [0, 1], used: 1 } as const;
  const own = { fields: { d3: 1 }, goods: { euro: 1 }, contract: buses, ...reached };
  const t = exporting(own, { milestones: { ...milestones, 0: 'm-demand-3', 1: 'm-dist-2' } });
  // One disk, two markers, one tile used: nothing is ready until the contract takes a disk.
  expect(t.play(0, 'done').step).toBe('move-worker');
  expect(t.play(0, 'contract', 'cube d3').step).toBe('double-action');
});

rule('ALG-CON-07', 'it takes one of the exports, and is impossible after the tenth disk', () => {
  const one = exporting({ fields: { d3: 4 }, contract: buses }).play(0, 'contract', 'cube d3');
  expect(one.decision).toMatchObject({ seat: 1, step: 'move-worker' });
  const ten = exporting({ fields: { d3: 1 }, contract: buses, exports: [...nine, ['thessaloniki', 1, 10]] });
  expect(ten.refusal(0, 'contract')?.rule).toBe('ALG-CON-07');
});

rule('ALG-CON-06', 'Sales: the first export of each activation counts one more', () => {
  const plants: PlantOf[] = [
    {
      department: 'cosmetics',
      fields: { 'st-kelp': 5, shampoo: 2 },
      goods: { euro: 1 },
      staff: { operators: 2 },
      contract: { scoring: 'es-group', export: 'con-cos-1', ability: 'ab-sales' },
    },
    {
      department: 'food',
      exports: [
        ['berlin', -1, 1],
        ['warsaw', 1, 2],
      ],
    },
  ];
  const t = exporting({}, { demand: { berlin: 3, warsaw: 4, munich: 4 }, plants });
  const first = t.play(0, 'munich', 'cube shampoo');
  // One shampoo (3) and the ability meet 4.
  expect([plant(first).cities, dispatch(first)]).toEqual([['munich'], [0, 1, 0, 0, 0, 0]]);
  expect(first.refusal(0, 'warsaw')?.rule).toBe('ALG-RES-09');
  expect(first.options(0)).toContain('berlin');
});

rule('ALG-EXP-08', 'whoever would waste value where another city fits better is warned', () => {
  const goods = { euro: 3 };
  const t = exporting({ fields: { d3: 1 }, goods });
  expect(t.warning(0, 'hamburg')).toBe('Value 2 would be lost here. Munich (demand 3) for €1 fits better.');
  expect(t.warning(0, 'munich')).toBeNull();
  // Biodiesel is just right for Hamburg.
  expect(exporting({ fields: { d1: 1, d3: 1 }, goods }).warning(0, 'hamburg')).toBeNull();
  // No other city within one step takes so much.
  const small = { hamburg: 1, munich: 1, gdansk: 1, krakow: 1, warsaw: 6 } as const;
  const contract = { export: 'con-bf-4' } as const;
  expect(exporting({ fields: { d3: 1 }, goods, contract }, { demand: small }).warning(0, 'hamburg')).toBeNull();
  // A contract is a target like a city.
  const buses = { export: 'con-bf-1' } as const;
  expect(exporting({ fields: { d3: 1 }, goods, contract: buses }, { demand: small }).warning(0, 'hamburg')).toBe(
    'Value 2 would be lost here. City Buses (demand 3) fits better.',
  );
  // One more than the demand is nothing to speak of.
  const two = { ...demand, hamburg: 2, munich: 3 };
  expect(exporting({ fields: { d3: 1 }, goods }, { demand: two }).warning(0, 'hamburg')).toBeNull();
});

rule('ALG-EXP-10', 'what cosmetics would waste is counted by one kind of product', () => {
  const own: PlantOf = { department: 'cosmetics', fields: { 'st-kelp': 5, paste: 1, shampoo: 2 }, goods: { euro: 3 } };
  const at = (hamburg: number): Alg =>
    atAction({ demand: { hamburg, warsaw: 6, berlin: 2 }, milestones, plants: [own, inBerlin] }, 'a2');
  // Toothpaste and shampoo together would lose 1 only, but they cannot go together.
  expect(at(4).play(0, 'printed operators').warning(0, 'hamburg')).toBe(
    'Value 2 would be lost here. Warsaw (demand 6) for €1 fits better.',
  );
  expect(at(2).play(0, 'printed operators').warning(0, 'hamburg')).toBeNull();
});
