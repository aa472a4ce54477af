import { preview } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { position } from './position.ts';
import type { Position } from './position.ts';

/** What choosing this, and then that, would do for the first seat. */
const said = (at: Position, option: string, ...further: readonly string[]) =>
  preview(algoracing, position(at).state, 0, option, { further });

const full: Position = {
  layout: 'staircase',
  drivers: [{ at: '2 0 S', load: ['blue'], hand: ['step', 'left'] }, { at: '8 8 N' }],
  ground: { '2 1': 1 },
  commands: ['step', 'step', 'left', 'step'],
};

test('a run is known before it is chosen: the way, the samples, what is skipped and the ride', () => {
  const run = said(full, 'run');
  expect(run?.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['sample-picked', 'rover-turned', 'elevator-ride', 'turn-ended']),
  );
  const moves = run?.events.filter(({ type }) => type === 'rover-moved').map(({ to }) => to);
  expect(moves).toEqual([
    { x: 2, y: 1 },
    { x: 2, y: 2 },
  ]);
  expect(run?.events).toContainEqual(expect.objectContaining({ type: 'command-skipped', n: 4, reason: 'wall' }));
  expect(run?.events).toContainEqual(expect.objectContaining({ elevator: 'el-low-a-1', to: { x: 2, y: 3 } }));
});

test('a run is known with a card that is still in hand', () => {
  const run = said({ ...full, commands: ['step'] }, 'pick left', 'insert 0', 'run');
  expect(run?.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['command-inserted', 'run-started', 'rover-turned', 'turn-ended']),
  );
  expect(run?.next).toEqual([1]);
});

test('a delivery is told without the types, and the run behind it', () => {
  const basic: Position = {
    layout: 'first-steps',
    drivers: [{ at: '1 0 W', load: ['blue'], hand: ['step', 'u-turn'] }, { at: '5 5 N' }],
  };
  const run = said(basic, 'add step', 'add u-turn', 'run');
  const delivered = run?.events.find(({ type }) => type === 'samples-delivered');
  expect(delivered).toMatchObject({ seat: 0, samples: [expect.any(String)] });
  expect(delivered).not.toHaveProperty('types');
  expect(run?.events).toContainEqual({ type: 'rover-turned', seat: 0, from: 'W', to: 'E' });
});

test('who passes is told what could be had', () => {
  const pass = (at: Position) => position(at).warning(0, 'pass');
  expect(pass(full)).toBe('Run as it is, the algorithm would bring you samples or points.');
  expect(pass({ ...full, commands: [] })).toBe('Step alone would bring you samples or points.');
  expect(pass({ ...full, commands: ['u-turn'] })).toBeNull();
});
