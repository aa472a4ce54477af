import { expect, test } from 'vitest';
import { evaluate } from '../../src/algae-inc/bot/evaluate.ts';
import { rule } from '../table.ts';
import { friday, plant } from './position.ts';
import type { PlantOf, Position } from './position.ts';

/** Lime 1, leaf 2, moss 3 and pine 4 VP; two lime milestones and a leaf one reached. */
const reached = {
  milestones: { 2: 'm-opened-3', 3: 'm-region-3', 4: 'm-demand-5' },
  demand: { berlin: 5, hamburg: 1, gdansk: 1 },
} as const;
const exports = [
  ['berlin', -1, 1],
  ['hamburg', 1, 2],
  ['gdansk', 1, 3],
] as const;
const month = (energy: number, spot: 'e0' | 'e1' | 'e2', more: Position['plants'] = []): Position => ({
  ...reached,
  week: 4,
  plants: [{ exports, reached: [2, 3, 4], goods: { energy }, spot }, ...more],
});
const poor = { goods: { energy: 0 } };

rule('ALG-END-01', 'after week 4 no weekend comes: the month is scored', () => {
  const t = friday(month(0, 'e0', [poor]));
  expect([t.over, t.heard('weekend-bonus-taken'), t.heard('tanks-refilled')]).toEqual(['month-over', [], []]);
  expect(t.heard('match-ended')).toEqual([{ type: 'match-ended', reason: 'month-over' }]);
});

rule('ALG-END-02', 'both linked tiles in the green zone, one in the yellow, none in the red', () => {
  const both = friday(month(5, 'e0', [poor]));
  expect(both.heard('month-bonus-scored')).toEqual([
    { type: 'month-bonus-scored', seat: 0, slots: ['w0', 'w1'], vp: 2 * 1 + 1 * 2 },
  ]);
  expect([plant(both).monthVp, both.points(0, 'ALG-END-02')]).toEqual([4, 4]);
  const one = friday(month(4, 'e1', [poor]));
  expect([one.step, one.options(0)]).toEqual(['month-bonus', ['w1', 'w2']]);
  expect(one.decision?.prompt).toBe('choose one end-of-month bonus (2 or 0 VP)');
  expect(one.refusal(0, 'w0')?.rule).toBe('ALG-END-02');
  expect(one.play(0, 'w1').points(0, 'ALG-END-02')).toBe(2);
  expect(friday(month(1, 'e0', [poor])).points(0, 'ALG-END-02')).toBe(0);
});

rule('ALG-END-03', 'the lightest colour never scores again', () => {
  const t = friday({
    ...month(6, 'e0', [poor]),
    milestones: { 0: 'm-capital-1' },
    plants: [{ exports, reached: [0], goods: { energy: 6 }, spot: 'e0' }, poor],
  });
  expect(t.points(0, 'ALG-END-02')).toBe(0);
});

rule('ALG-END-04', 'a VP for every bare marker space of tiles still there', () => {
  expect(friday(month(0, 'e0', [poor])).points(0, 'ALG-END-04')).toBe(3);
  const [own] = month(0, 'e0').plants ?? [];
  expect(friday({ ...month(0, 'e0'), plants: [{ ...own, used: 2 }, poor] }).points(0, 'ALG-END-04')).toBe(1);
});

rule('ALG-CON-06', 'Weekend Shift does not count at the end of the month', () => {
  const [own] = month(1, 'e0').plants ?? [];
  const shift = { ...own, department: 'food', contract: { ability: 'ab-weekend' } } as const;
  expect(friday({ ...month(1, 'e0'), plants: [shift, poor] }).points(0, 'ALG-END-02')).toBe(0);
});

rule('ALG-END-05', 'a VP for every tile of the largest set that touches', () => {
  const laid = { 'bf-sci-refinery': [0, 'r5c0'], 'bf-sci-storage-spirulina': [0, 'r5c2'] } as const;
  const points = (more: object) =>
    friday({ week: 4, plants: [{ department: 'biofuel', laid: more, goods: { energy: 0 } }, poor] }).points(
      0,
      'ALG-END-05',
    );
  expect(points({})).toBe(0);
  expect(points(laid)).toBe(2);
  expect(points({ 'bf-sci-refinery': [0, 'r5c0'], 'bf-sci-storage-spirulina': [0, 'r7c4'] })).toBe(1);
});

rule('ALG-END-06', 'the end scoring of the chosen contract counts', () => {
  const points = (scoring: 'es-energy' | 'es-euros') =>
    friday({
      week: 4,
      plants: [{ department: 'biofuel', contract: { scoring }, goods: { energy: 1, euro: 7 } }, poor],
    }).points(0, 'ALG-END-06');
  expect([points('es-energy'), points('es-euros')]).toEqual([0, 3]);
});

rule('ALG-END-07', 'a VP for four left-over tokens, science points and cubes; Energy is none', () => {
  const points = (euro: number, cubes: number) =>
    friday({
      week: 4,
      plants: [
        {
          department: 'biofuel',
          goods: { euro, science: 1, market: 1, freelance: 1, choice: 1, wild: 1, energy: 1 },
          fields: { 'st-chlorella': cubes, d1: 1 },
        },
        poor,
      ],
    }).points(0, 'ALG-END-07');
  expect([points(0, 1), points(1, 1), points(4, 1), points(4, 2)]).toEqual([1, 2, 2, 3]);
});

rule('ALG-END-08', 'most VP win; a tie goes to the darker row, then to the earlier marker, else it is shared', () => {
  const milestones = { 0: 'm-capital-1', 2: 'm-opened-3' } as const;
  const north = [
    ['berlin', -1, 1],
    ['hamburg', 1, 2],
    ['gdansk', 1, 3],
  ] as const;
  const capital = [['rome', 1, 1]] as const;
  /** Seat 1 has taken €1: a left-over item that makes no VP by itself. */
  const winners = (first: PlantOf, second: PlantOf) =>
    friday({ week: 4, milestones, plants: [{ ...first, spot: 'e0' }, second] }).outcome?.winners;
  const with0 = (vp: number) => ({ goods: { energy: 0, vp } });
  expect(winners(with0(9), with0(8))).toEqual([0]);
  expect(winners(with0(8), with0(9))).toEqual([1]);
  expect(winners(with0(9), with0(9))).toEqual([0, 1]);
  // One marker each: lime beats mint, though mint came first.
  const rome = [['rome', -1, 1]] as const;
  const later = [
    ['berlin', 3, 1],
    ['hamburg', 1, 2],
    ['gdansk', 1, 3],
  ] as const;
  expect(winners({ ...with0(9), exports: rome, reached: [0] }, { ...with0(9), exports: later, reached: [2] })).toEqual([
    1,
  ]);
  // On the same row the earlier claim decides.
  expect(
    winners({ ...with0(9), exports: north, reached: [0] }, { ...with0(9), exports: capital, reached: [0] }),
  ).toEqual([0]);
  // Of two markers on a row the earlier one counts, whoever was last there.
  const twice = [
    ['berlin', -1, 1],
    ['zurich', 2, 2],
  ] as const;
  const even = friday({
    week: 4,
    milestones: { 0: 'm-capital-1', 1: 'm-dist-2' },
    plants: [
      { goods: { energy: 0, vp: 8 }, exports: twice, reached: [0, 1], spot: 'e0' },
      { goods: { energy: 0, vp: 9 }, exports: capital, reached: [0] },
    ],
  });
  const claimed = (...claims: readonly number[][]) =>
    even.with((s) => s.players.forEach((p, seat) => (p.claimed = claims[seat] ?? [])));
  expect(claimed([0, 2], [1]).outcome?.winners).toEqual([0]);
  expect(claimed([1, 2], [0]).outcome?.winners).toEqual([1]);
});

test('a bot knows that a tile which was worth nothing has been chosen: nothing of the other one is to come', () => {
  const t = friday(month(4, 'e1', [{ goods: { energy: 4 }, spot: 'e1' }]));
  expect([t.decision?.seat, t.options(0)]).toEqual([0, ['w1', 'w2']]);
  const [leaf, moss] = ['w1', 'w2'].map((tile) => t.play(0, tile));
  expect([leaf?.over, moss?.over]).toEqual([null, null]);
  const [two = 0, none = 0] = [leaf, moss].map((after) => (after === undefined ? 0 : evaluate(after.state, 0)));
  expect(two - none).toBe(2);
});
