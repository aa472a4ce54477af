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
