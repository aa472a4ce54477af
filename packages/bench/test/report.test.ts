import { describe, expect, it } from 'vitest';
import type { Machine } from '../src/machine.ts';
import type { Suite } from '../src/metric.ts';
import { page, type SuiteResult } from '../src/report.ts';
import { isWhole, planOf, selectSuites } from '../src/suites.ts';

const machine: Machine = {
  cpu: 'a CPU',
  cores: 2,
  memory: '24 GiB',
  system: 'Linux x64',
  node: 'v20',
  load: '0.1 0.1 0.1',
  date: '2026-01-02',
};

function result(title: string, median: number): SuiteResult {
  const metric = {
    id: 'T1',
    text: 'speed',
    of: { variant: 'yard-floor', figure: 'perSecond' },
    over: null,
    unit: 'x',
    gate: null,
  } as const;
  const suite: Suite = { name: title, title, notes: ['A note.'], metrics: [metric] };
  const spread = { median, min: median, max: median };
  return {
    suite,
    plan: { repetitions: 1, warmUp: 1, measured: 1 },
    results: [{ metric, spread, verdict: 'reported' }],
  };
}

describe('the page of results', () => {
  it('replaces the sections that were measured and keeps the others', () => {
    const first = page([result('One', 11), result('Two', 22)], machine, 'bench', '');
    const second = page([result('Two', 33), result('Three', 44)], machine, 'bench load', first);
    expect(second.match(/^## .*$/gm)).toEqual(['## One', '## Two', '## Three']);
    expect(second).toContain('| 11 ');
    expect(second).not.toContain('| 22 ');
    expect(second).toContain('| 33 ');
    expect(second.match(/A note\./g)).toHaveLength(3);
  });

  it('is the same when the same is measured again', () => {
    const once = page([result('One', 11)], machine, 'bench', '');
    expect(page([result('One', 11)], machine, 'bench', once)).toBe(once);
  });
});

describe('which suites run', () => {
  it('leaves those that put servers under load out, unless they are named', () => {
    expect(selectSuites('').map(({ name }) => name)).not.toContain('load: saturated');
    expect(selectSuites('load').map(({ name }) => name)).toEqual([
      'load: saturated',
      'load: 200 matches',
      'load: 800 matches',
      'load: durable',
    ]);
    expect(selectSuites('s1').map(({ metrics }) => metrics.length)).toEqual([1]);
  });

  it('knows a suite of which only a part is measured', () => {
    expect(selectSuites('load').every(isWhole)).toBe(true);
    expect(selectSuites('s1').some(isWhole)).toBe(false);
  });

  it('hurries when it is told to', () => {
    for (const suite of selectSuites('load')) {
      expect(planOf(suite, true).repetitions).toBe(1);
      expect(planOf(suite, false).repetitions).toBeGreaterThan(2);
    }
  });
});
