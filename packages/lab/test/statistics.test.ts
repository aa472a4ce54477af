import { describe, expect, test } from 'vitest';
import { addSums, addValue, noSums, spreadOf, wilson } from '../src/statistics.ts';

describe('Wilson interval', () => {
  // The worked examples of Newcombe, "Two-sided confidence intervals for the single proportion" (1998), method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('stays inside 0 and 1 and touches them', () => {
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('gets narrower with more trials', () => {
    const width = (n: number): number => wilson(n / 2, n).high - wilson(n / 2, n).low;
    expect(width(400)).toBeLessThan(width(100) / 1.9);
  });
});

describe('sums', () => {
  const sumsOf = (values: readonly number[]) => {
    const sums = noSums();
    for (const value of values) addValue(sums, value);
    return sums;
  };

  test('mean, sample deviation and range of a textbook sample', () => {
    const { mean, sd, min, max } = spreadOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]));
    expect({ mean, min, max }).toEqual({ mean: 5, min: 2, max: 9 });
    expect(sd).toBeCloseTo(2.13809, 5);
  });

  test('negative values, one value and no value', () => {
    expect(spreadOf(sumsOf([-3, -1]))).toEqual({ mean: -2, sd: Math.SQRT2, min: -3, max: -1 });
    expect(spreadOf(sumsOf([7]))).toEqual({ mean: 7, sd: 0, min: 7, max: 7 });
    expect(spreadOf(noSums())).toEqual({ mean: 0, sd: 0, min: 0, max: 0 });
  });

  test('parts added together are the whole', () => {
    const whole = sumsOf([5, -2, 8, 8, 1]);
    const parts = sumsOf([5, -2]);
    addSums(parts, noSums());
    addSums(parts, sumsOf([8, 8, 1]));
    expect(parts).toEqual(whole);
  });
});
