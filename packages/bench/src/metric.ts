/** What is measured, as data: the shape of metrics and suites, and short ways to write them. */
import type { Plan } from './repeat.ts';
import type { VariantName } from './variants.ts';

export interface FigureOf {
  variant: VariantName;
  figure: string;
}

export interface Gate {
  kind: 'at least' | 'at most';
  must: number;
  goal: number;
}

export interface Metric {
  id: string;
  text: string;
  of: FigureOf;
  /** The divisor, where the metric is a ratio. */
  over: FigureOf | null;
  unit: string;
  gate: Gate | null;
}

export interface Suite {
  name: string;
  title: string;
  /** What a reader must know to judge the figures. */
  notes: readonly string[];
  metrics: readonly Metric[];
  /** Its own plans, where the usual ones do not fit. Such suites take minutes and run only when they are named. */
  plans?: Plans;
}

export interface Plans {
  readonly thorough: Plan;
  readonly quick: Plan;
}

export const RATIO = 'x';

export function figure(
  id: string,
  text: string,
  variant: VariantName,
  name: string,
  unit: string,
  gate?: Gate,
): Metric {
  return { id, text, of: { variant, figure: name }, over: null, unit, gate: gate ?? null };
}

/** The ratio of the same figure of two variants. */
export function ratioOf(
  name: string,
  id: string,
  text: string,
  of: VariantName,
  over: VariantName,
  gate?: Gate,
): Metric {
  const [a, b] = [of, over].map((variant) => ({ variant, figure: name }));
  return { id, text, of: a, over: b, unit: RATIO, gate: gate ?? null };
}

export function atLeast(must: number, goal: number): Gate {
  return { kind: 'at least', must, goal };
}

export function atMost(must: number, goal: number): Gate {
  return { kind: 'at most', must, goal };
}
