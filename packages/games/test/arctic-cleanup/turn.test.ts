import { expect } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { rule, table, until } from '../table.ts';
import type { Arctic } from './position.ts';
import { position } from './position.ts';

/** Plays a turn in which the seat only gives its plan card up. */
const rest = (t: Arctic): Arctic => t.play(t.decision?.seat ?? -1, 'plan', 'done');

rule('ARC-TURN-01', 'the first in turn order begins, and turns go round in that order', () => {
  for (const seats of [2, 3, 4]) {
    let t: Arctic = until(table(arcticCleanup, seats, {}, `round ${seats}`), 'choose-action');
    const { order } = t.state;
    const seen: number[] = [];
    for (let i = 0; i < 2 * seats; i++) {
      seen.push(t.decision?.seat ?? -1);
      t = rest(t);
    }
    expect(seen).toEqual([...order, ...order]);
  }
});

rule('ARC-TURN-01', 'nobody else may act in a turn', () => {
  const t = position({ turn: 1, seats: 3 });
  expect(t.decision?.seat).toBe(1);
  expect(() => t.play(0, 'plan')).toThrow('owes no decision');
  expect(() => t.play(2, 'plan')).toThrow('owes no decision');
});

rule('ARC-TURN-02', 'one action, then it is the turn of the next player', () => {
  const t = position();
  for (const card of ['plan', 'move', 'load', 'unload']) {
    const after = t.play(0, card, 'done');
    expect([after.step, after.decision?.seat], card).toEqual(['choose-action', 1]);
    expect(after.heard('turn-ended')).toEqual([{ type: 'turn-ended', seat: 0 }]);
  }
  const after = t.play(0, 'analyze', 'draw 0');
  expect([after.step, after.decision?.seat]).toEqual(['choose-action', 1]);
});

rule('ARC-TURN-02', 'there is no pass and no way back to the cards once one is played', () => {
  const t = position();
  expect(() => t.play(0, 'done')).toThrow('There is no option');
  expect(() => t.play(0, 'pass')).toThrow('There is no option');
  expect(() => t.play(0, 'plan', 'move')).toThrow('There is no option');
});

rule(
  'ARC-TURN-03',
  'the five actions are plan, move, load, unload and analyze, and each leads to its own question',
  () => {
    const t = position();
    expect(t.options(0)).toEqual(['plan', 'move', 'load', 'unload', 'analyze']);
    const steps = t.options(0).map((card) => t.play(0, card).step);
    expect(steps).toEqual(['plan-pick', 'move-step', 'load-token', 'unload-token', 'analyze-amount']);
  },
);
