/** From repeated figures to verdicts: medians with their range, ratios taken inside each repetition. */
import type { Repetitions } from './repeat.ts';
import type { FigureOf, Gate, Metric } from './metric.ts';

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export type Verdict = 'ok, goal reached' | 'ok' | 'FAILED' | 'reported' | 'not measured';

export interface Judged {
  metric: Metric;
  /** Null where a variant of the metric did not run. */
  spread: Spread | null;
  verdict: Verdict;
}

export function judge(metric: Metric, repetitions: Repetitions): Judged {
  const values = valuesOf(metric, repetitions);
  if (values.length === 0) return { metric, spread: null, verdict: 'not measured' };
  const spread = spreadOf(values);
  return { metric, spread, verdict: verdictOn(spread.median, metric.gate) };
}

/** A gate that nothing was measured for is as bad as one that was missed. */
export function failsRun({ metric, verdict }: Judged): boolean {
  return verdict === 'FAILED' || (verdict === 'not measured' && metric.gate !== null);
}

function valuesOf(metric: Metric, repetitions: Repetitions): number[] {
  const above = figuresOf(metric.of, repetitions);
  if (metric.over === null) return above;
  const below = figuresOf(metric.over, repetitions);
  return above.slice(0, below.length).map((value, i) => value / below[i]);
}

function figuresOf({ variant, figure }: FigureOf, repetitions: Repetitions): number[] {
  return (repetitions.get(variant) ?? []).map((figures) => {
    const value = figures[figure];
    if (value === undefined) throw new Error(`variant ${variant} has no figure ${figure}`);
    return value;
  });
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1] };
}

export function verdictOn(value: number, gate: Gate | null): Verdict {
  if (gate === null) return 'reported';
  const reaches = (bound: number): boolean => (gate.kind === 'at least' ? value >= bound : value <= bound);
  if (reaches(gate.goal)) return 'ok, goal reached';
  return reaches(gate.must) ? 'ok' : 'FAILED';
}
