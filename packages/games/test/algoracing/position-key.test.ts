import { describe, expect, test } from 'vitest';
import { positionKey } from '../../src/algoracing/bot/position-key.ts';
import { basic, full } from './position.ts';
import type { Race } from './position.ts';

const hand = ['left', 'right', 'jump', 'cycle-2', 'step'] as const;
const start = full([{ at: '3 8 W', hand }, {}], { commands: ['step'] });

/** The key after options of the first seat. */
function keyAfter(t: Race, ...options: readonly string[]): number {
  return positionKey(options.reduce((next, option) => next.play(0, option), t).state);
}

describe('positions of one turn', () => {
  test('the same algorithm and hand are one position, in whatever order they were reached', () => {
    const one = keyAfter(start, 'pick left', 'insert 0', 'pick right', 'insert 2');
    expect(keyAfter(start, 'pick right', 'insert 1', 'pick left', 'insert 0')).toBe(one);
  });

  test('another algorithm, another cycle or another hand is another position', () => {
    const keys = [
      keyAfter(start),
      keyAfter(start, 'pick left', 'insert 0'),
      keyAfter(start, 'pick left', 'insert 1'),
      keyAfter(start, 'pick left', 'cover 1'),
      keyAfter(start, 'pick cycle-2', 'over 1'),
      keyAfter(start, 'pick step', 'insert 0', 'pick left', 'cover 1'),
      keyAfter(start, 'pick jump', 'insert 0', 'pick left', 'cover 1'),
      keyAfter(start, 'pass'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('cards are thrown away in any order', () => {
    const t = basic([{ at: '0 0 E', hand: ['left', 'left', 'right', 'step', 'jump'] }, {}]).play(0, 'pass');
    const one = keyAfter(t, 'discard left', 'discard jump');
    expect(keyAfter(t, 'discard jump', 'discard left')).toBe(one);
    expect(keyAfter(t, 'discard jump', 'discard right')).not.toBe(one);
  });
});
