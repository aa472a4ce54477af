import { lineae } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { position } from '../../games/test/lineae/position.ts';
import { greedy } from '../src/index.ts';
import { taskFor } from './matches.ts';

test('in Lineae greedy never closes lock 1 to have something to do', () => {
  // No electricity, and nothing that a submersible reaches with one step.
  const subs = {
    'sub-a': { x: 3, r: 4 },
    'sub-b': { x: 6, r: 4 },
    'sub-c': { x: 10, r: 4 },
    'sub-d': { x: 13, r: 4 },
    'sub-e': { x: 17, r: 4 },
    'sub-f': { x: 20, r: 4 },
  } as const;
  const t = position({
    round: 7,
    rockets: { 0: null },
    occupied: { 'lock-2': [1, 1], 'lock-3': [1, 1], 'lock-4': [1, 1] },
    city: ['greenhouse-dome', 'hydrodynamic-generator', 'broadcast-tower'],
    row: { 0: 'training-academy' },
    subs,
    captains: [{ column: 4 }, { column: 7, passed: true }],
  });
  const chosen = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => greedy.choose(taskFor(lineae, t.state, 0, seed)).option);
  expect(chosen).not.toContain('place lock-1');
});

test('in Lineae greedy takes a technology that lives on what it has', () => {
  const spots = ['silica', 'silica', 'iron', null, 'salt'] as const;
  const chosen = (algae: number): string => {
    const t = position({
      settings: { biogenesis: true },
      round: 6,
      rockets: { 4: ['jovian-semiconductors', spots] },
      captains: [{ column: 4, goods: { iron: 1, algae } }, { column: 7 }],
    }).play(0, 'place launch-pad', 'iron spot');
    return greedy.choose(taskFor(lineae, t.state, 0, 'technology')).option;
  };
  expect([chosen(0), chosen(3)]).not.toContain('algae-incubator');
  expect(chosen(0)).not.toBe('biofuel-refinery');
  expect(chosen(3)).toBe('biofuel-refinery');
});

test('in Lineae greedy turns no lock where nothing that it could do would help', () => {
  const t = position({
    round: 7,
    city: ['greenhouse-dome', 'hydrodynamic-generator', 'commerce-exchange'],
    row: {},
    occupied: { 'sub-a': [1, 1], 'sub-b': [1, 1], 'sub-c': [1, 1], 'sub-d': [1, 1], 'sub-e': [1, 1], 'sub-f': [1, 1] },
    captains: [
      {
        column: 4,
        goods: { money: 1 },
        available: 1,
        placed: ['commerce-exchange', 'commerce-exchange', 'launch-pad'],
      },
      { column: 7, available: 0 },
    ],
  });
  expect(greedy.choose(taskFor(lineae, t.state, 0, 'idle')).option).not.toMatch(/lock/);
});

test('in Lineae greedy loads a rocket with its last worker instead of playing with technologies', () => {
  const t = position({
    round: 7,
    rockets: { 4: ['vulcanized-seals', [null, null, null, null, null]] },
    captains: [
      {
        column: 4,
        goods: { iron: 1, sulfur: 5, hydrocarbon: 4, electricity: 4, money: 9 },
        available: 1,
        placed: ['launch-pad', 'launch-pad', 'launch-pad'],
        technologies: ['fuel-cell', 'matter-synthesizer'],
      },
      { column: 7 },
    ],
  });
  expect(greedy.choose(taskFor(lineae, t.state, 0, 'load')).option).toMatch(/^place (launch-pad|spaceport)$/);
});
