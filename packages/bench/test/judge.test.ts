import { describe, expect, it } from 'vitest';
import { failsRun, judge, spreadOf, verdictOn } from '../src/judge.ts';
import type { Metric } from '../src/metric.ts';
import { selectSuites } from '../src/suites.ts';

const metric: Metric = {
  id: 'T1',
  text: 'clone / in place',
  of: { variant: 'yard-floor-clone', figure: 'perSecond' },
  over: { variant: 'yard-floor', figure: 'perSecond' },
  unit: 'x',
  gate: { kind: 'at least', must: 0.33, goal: 0.5 },
};

describe('judging', () => {
  it('takes the median, also of an even number of values', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
  });

  it('divides inside each repetition, not one median by another', () => {
    const rates = (...values: number[]) => values.map((perSecond) => ({ perSecond }));
    const repetitions = new Map([
      ['yard-floor-clone', rates(10, 40, 90)] as const,
      ['yard-floor', rates(100, 100, 100)] as const,
    ]);
    const { spread, verdict } = judge(metric, repetitions);
    expect(spread).toEqual({ median: 0.4, min: 0.1, max: 0.9 });
    expect(verdict).toBe('ok');
  });

  it('fails on the wrong side of the gate', () => {
    expect(verdictOn(0.32, { kind: 'at least', must: 0.33, goal: 0.5 })).toBe('FAILED');
    expect(verdictOn(1.2, { kind: 'at most', must: 1.15, goal: 1.05 })).toBe('FAILED');
    expect(verdictOn(1.1, { kind: 'at most', must: 1.15, goal: 1.05 })).toBe('ok');
    expect(verdictOn(1, { kind: 'at most', must: 1.15, goal: 1.05 })).toBe('ok, goal reached');
  });

  it('fails the run for a missed gate and for one that was not measured, but for nothing without a gate', () => {
    const rates = (perSecond: number) => [{ perSecond }];
    const at = (value: number) =>
      new Map([['yard-floor-clone', rates(value)] as const, ['yard-floor', rates(100)] as const]);
    expect(failsRun(judge(metric, at(32)))).toBe(true);
    expect(failsRun(judge(metric, at(34)))).toBe(false);
    expect(failsRun(judge(metric, new Map()))).toBe(true);
    expect(failsRun(judge({ ...metric, gate: null }, new Map()))).toBe(false);
  });

  it('finds metrics by suite, id and words', () => {
    expect(selectSuites('yard').map((suite) => suite.name)).toEqual(['yard']);
    expect(selectSuites('e1').flatMap((suite) => suite.metrics.map(({ id }) => id))).toEqual(['E1']);
    expect(selectSuites('no such thing')).toEqual([]);
  });
});
