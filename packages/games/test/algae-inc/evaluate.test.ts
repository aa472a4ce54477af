import { checkSettings, createChance, dealtState, keyOfSeed, Runner } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/algae-inc/bot/evaluate.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { playerAt } from '../../src/algae-inc/state.ts';
import type { AlgState, Player } from '../../src/algae-inc/state.ts';
import { friday, position } from './position.ts';
import type { PlantOf, Position } from './position.ts';

const value = (own: PlantOf, spec: Position = {}): number =>
  evaluate(
    position({ ...spec, plants: [{ department: 'biofuel', ...own }, ...(spec.plants ?? []).slice(1)] }).state,
    0,
  );

test('VP count as VP', () => {
  expect(value({ goods: { vp: 5 } }) - value({})).toBeCloseTo(5);
});

test('a Double Action tile that was not used is worth more with more Mondays to come', () => {
  const milestones = { 0: 'm-capital-1' } as const;
  const own = { exports: [['berlin', -1, 1]], reached: [0] } as const;
  const kept = (week: number) => value(own, { week, milestones }) - value({ ...own, used: 1 }, { week, milestones });
  expect(kept(1)).toBeGreaterThan(kept(3) + 1);
});

test('a cube is worth more the nearer it is to dispatch', () => {
  const at = (field: 'st-chlorella' | 'b-low' | 'c-low' | 'd1') => value({ fields: { [field]: 1 } });
  expect(at('st-chlorella')).toBeGreaterThan(value({}));
  expect(at('b-low')).toBeGreaterThan(at('st-chlorella'));
  expect(at('c-low')).toBeGreaterThan(at('b-low'));
  expect(at('d1')).toBeGreaterThan(at('c-low'));
});

test('staff and tiles are worth more at the beginning of the month', () => {
  const gain = (own: PlantOf, week: number) => value(own, { week }) - value({}, { week });
  for (const own of [
    { staff: { operators: 2, scientists: 2 } },
    { built: { 'bf-eng-conveyor-1': 'conv-a' } },
    { laid: { 'bf-sci-refinery': [0, 'r5c0'] } },
  ] as const) {
    expect(gain(own, 1)).toBeGreaterThan(gain(own, 4));
    expect(gain(own, 4)).toBeGreaterThan(0);
  }
});

test('science points over ten are no use, and Energy keeps its zone', () => {
  const each = (goods: PlantOf['goods'], more: PlantOf['goods']) =>
    value({ goods: { ...goods, ...more } }) - value({ goods: { ...goods } });
  expect(each({ science: 9 }, { science: 10 })).toBeLessThan(each({ science: 1 }, { science: 2 }));
  expect(each({ energy: 4 }, { energy: 5 })).toBeGreaterThan(each({ energy: 5 }, { energy: 6 }));
});

test('alone the VP of the competitor count against the player', () => {
  const alone = (vp: number) => evaluate(position({ seats: 1, competitor: { vp } }).state, 0);
  expect(alone(10) - alone(20)).toBeCloseTo(10);
});

test('the end of a match is worth its score', () => {
  const ended = friday({ week: 4, plants: [{ goods: { vp: 12, energy: 0 }, spot: 'e0' }, { goods: { energy: 0 } }] });
  expect(ended.over).toBe('month-over');
  expect(evaluate(ended.state, 0)).toBe(ended.score(0).total);
});

test.each([1, 2, 3, 4])('every position of a match at %i seats has a value, whoever looks at it', (seats) => {
  const key = keyOfSeed(`values ${seats}`);
  const settings = checkSettings(algaeInc, seats, {});
  const s = dealtState(algaeInc, seats, settings.ok ? settings.value : {}, key);
  const runner = new Runner(algaeInc, createChance(key), null, s);
  const codes: number[] = [];
  for (let n = 0; runner.toAct(s) >= 0; n++) {
    for (let seat = 0; seat < seats; seat++) if (!Number.isFinite(evaluate(s, seat))) expect(s.stack.at(-1)).toBeNull();
    const options = runner.options(s, codes);
    runner.apply(s, codes[(7 * n) % options] ?? 0);
  }
});

test('what was judged before changes no judgement', () => {
  const key = keyOfSeed('judged twice');
  const settings = checkSettings(algaeInc, 2, {});
  const s = dealtState(algaeInc, 2, settings.ok ? settings.value : {}, key);
  const runner = new Runner(algaeInc, createChance(key), null, s);
  const codes: number[] = [];
  const met: AlgState[] = [];
  for (let n = 0; runner.toAct(s) >= 0; n++) {
    // Each position, and the same with something else on the table: what they share must not be mixed up.
    for (const change of changes) {
      const other = algaeInc.clone(s);
      change(playerAt(other, 0));
      met.push(other);
    }
    runner.apply(s, codes[(7 * n) % runner.options(s, codes)] ?? 0);
  }
  const judged = (states: readonly AlgState[]): number[] => states.map((each) => evaluate(each, 0));
  const forwards = judged(met);
  expect(judged([...met].reverse()).reverse()).toEqual(forwards);
});

const changes: readonly ((p: Player) => void)[] = [
  () => undefined,
  ({ goods }) => (goods.market += 3),
  ({ goods }) => (goods.euro += 4),
  ({ goods }) => (goods.energy = 6 - goods.energy),
  ({ goods }) => (goods.choice = goods.choice === 0 ? 1 : 0),
  ({ staff }) => (staff.operators = 4),
  ({ upgraded }) => (upgraded.operators = !upgraded.operators),
  ({ fields }) => fields.fill(2, 10, 12),
];
