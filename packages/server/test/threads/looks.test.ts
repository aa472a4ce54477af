import { describe, expect, it } from 'vitest';
import { LOOK, Looks } from '../../src/threads/looks.ts';

const LIMIT = 8 * LOOK;

/** Whether a task is found to take too long, look by look; each entry is the number that runs then. */
function judged(running: readonly number[]): boolean[] {
  const looks = new Looks();
  return running.map((number) => looks.isTooLong(number, LIMIT));
}

const times = (n: number, number: number): number[] => Array.from({ length: n }, () => number);

describe('looking at the main thread', () => {
  it('a task takes too long once it was seen again for longer than its limit', () => {
    expect(judged(times(10, 1))).toEqual([...Array.from({ length: 9 }, () => false), true]);
  });

  it('nobody is blamed for what ran before', () => {
    const many = Array.from({ length: 12 }, (_, i) => times(3, i + 1)).flat();
    expect(judged(many)).not.toContain(true);
  });

  it('nor for a number that comes again after others', () => {
    expect(judged([...times(8, 1), 2, ...times(8, 1)])).not.toContain(true);
  });

  it('where nothing runs, or what runs is given up already, nothing is stopped', () => {
    expect(judged([...times(20, 0), ...times(20, -1)])).not.toContain(true);
  });
});
