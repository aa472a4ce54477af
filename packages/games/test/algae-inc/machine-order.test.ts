import { describe, expect, test } from 'vitest';
import type { Machine } from '../../src/algae-inc/data/words.ts';
import { positionKey } from '../../src/algae-inc/bot/position-key.ts';
import type { Alg } from './position.ts';
import { changes, running } from './running.ts';
import type { Plant } from './running.ts';

/** Numbers from 0 on, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const goods = { energy: 6, euro: 6 } as const;
const plants: readonly (readonly [string, Machine, Plant])[] = [
  [
    'cosmetics B',
    'b',
    {
      goods,
      built: { 'cos-eng-capacity-1': 'cap-b', 'cos-eng-oil-dosing': 'intake-b' },
      tiles: ['cos-sci-mixer'],
      fields: { b1: 2, b2: 1, b3: 1, c1: 1, c2: 1 },
    },
  ],
  [
    'cosmetics C',
    'c',
    {
      goods,
      built: { 'cos-eng-capacity-1': 'cap-c', 'cos-eng-emulsifier': 'intake-c' },
      fields: { c1: 2, c2: 1, c3: 2 },
    },
  ],
  [
    'biofuel A',
    'a',
    {
      department: 'biofuel',
      goods,
      built: { 'bf-eng-capacity-1': 'cap-a' },
      tiles: ['bf-sci-storage-spirulina'],
      fields: { 'st-chlorella': 3, 'st-spirulina': 2 },
    },
  ],
  [
    'biofuel B',
    'b',
    {
      department: 'biofuel',
      goods,
      built: { 'bf-eng-capacity-1': 'cap-b', 'bf-eng-oil-intake': 'intake-b' },
      fields: { 'b-low': 2, 'b-up': 1, 'c-up': 1 },
    },
  ],
  [
    'biofuel C',
    'c',
    {
      department: 'biofuel',
      goods,
      built: { 'bf-eng-blender': 'intake-c' },
      tiles: ['bf-sci-catalyst'],
      fields: { 'c-low': 2, 'c-up': 1, d0: 1, d1: 1 },
    },
  ],
  [
    'bioplastics B',
    'b',
    { department: 'bioplastics', goods, tiles: ['bp-sci-extruder'], fields: { b1: 2, b2: 1, c1: 1, c2: 1 } },
  ],
  [
    'bioplastics C',
    'c',
    {
      department: 'bioplastics',
      goods,
      built: { 'bp-eng-blow-former': 'intake-c', 'bp-eng-regrinder': 'extra-2' },
      fields: { c1: 1, c2: 2 },
    },
  ],
  [
    'food A',
    'a',
    {
      department: 'food',
      goods,
      tiles: ['fd-sci-storage-chlorella', 'fd-sci-slow-drying'],
      fields: { 'st-nori': 1, 'st-chlorella': 2, c1: 2, c2: 1 },
    },
  ],
  [
    'food C',
    'c',
    {
      department: 'food',
      goods,
      built: { 'fd-eng-rack': 'extra-1', 'fd-eng-seasoning': 'intake-c' },
      tiles: ['fd-sci-slow-drying'],
      fields: { c1: 2, c2: 2, c3: 1 },
    },
  ],
];

/** Steps of an activation, at random; it is not stopped. */
function someSteps(start: Alg, random: (below: number) => number): readonly string[] {
  const steps: string[] = [];
  let t = start;
  while (t.step === 'machine-step' && steps.length < 7) {
    const options = t.options(0).filter((option) => option !== 'done');
    const option = options[random(options.length)];
    if (option === undefined) break;
    const next = t.play(0, option);
    // A step that leaves nothing to do ends the activation: the end is compared elsewhere.
    if (next.step !== 'machine-step') break;
    steps.push(option);
    t = next;
  }
  return steps;
}

/** The table after the same steps in another order, or null where that order is not legal. */
function inOrder(start: Alg, steps: readonly string[]): Alg | null {
  let t = start;
  for (const step of steps) {
    if (t.step !== 'machine-step' || t.refusal(0, step) !== null) return null;
    t = t.play(0, step);
  }
  return t.step === 'machine-step' ? t : null;
}

function shuffled(steps: readonly string[], random: (below: number) => number): readonly string[] {
  const mixed = [...steps];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] ?? '', mixed[i] ?? ''];
  }
  return mixed;
}

describe('ALG-RUL-11 steps of an activation in any order end in one position', () => {
  test.each(plants)('%s', (_name, machine, own) => {
    const start = running(machine, own);
    const random = numbersFrom(11);
    let compared = 0;
    for (let round = 0; round < 12; round++) {
      const steps = someSteps(start, random);
      const end = inOrder(start, steps);
      for (let i = 0; i < 6; i++) {
        const other = inOrder(start, shuffled(steps, random));
        if (end === null || other === null) continue;
        compared++;
        expect(changes(end, other), steps.join(', ')).toBe('');
        expect(positionKey(other.state)).toBe(positionKey(end.state));
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
