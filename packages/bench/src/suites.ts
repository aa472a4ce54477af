/**
 * The suites, as data. A metric is a figure of one variant, or the ratio of two figures of the same repetition. Metrics
 * with a gate fail the run below it; the ids are those of docs/benchmarks.md. Gates are ratios wherever a floor or a
 * peer exists, because machines differ and ratios much less so.
 */
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
  metrics: readonly Metric[];
}

const RATIO = 'x';

function figure(id: string, text: string, variant: VariantName, name: string, unit: string, gate?: Gate): Metric {
  return { id, text, of: { variant, figure: name }, over: null, unit, gate: gate ?? null };
}

function speed(id: string, text: string, variant: VariantName): Metric {
  return figure(id, text, variant, 'perSecond', 'decisions/s');
}

function cost(id: string, text: string, variant: VariantName, gate?: Gate): Metric {
  return figure(id, text, variant, 'microseconds', 'µs', gate);
}

function ratio(id: string, text: string, of: VariantName, over: VariantName, gate?: Gate): Metric {
  const [a, b] = [of, over].map((variant) => ({ variant, figure: 'perSecond' }));
  return { id, text, of: a, over: b, unit: RATIO, gate: gate ?? null };
}

function atLeast(must: number, goal: number): Gate {
  return { kind: 'at least', must, goal };
}

function atMost(must: number, goal: number): Gate {
  return { kind: 'at most', must, goal };
}

const yard: Suite = {
  name: 'yard',
  title: 'Yard, a synthetic worker placement game: random playouts, options listed at every decision',
  metrics: [
    speed('', 'by hand, changed in place (the floor)', 'yard-floor'),
    speed('', 'by hand, cloned before every decision', 'yard-floor-clone'),
    speed('', 'boardgame.io reducer', 'yard-boardgame-io'),
    speed('', 'our engine, search mode', 'yard-engine-search'),
    speed('', 'our engine, pure play', 'yard-engine-play'),
    ratio('', 'floor / boardgame.io', 'yard-floor', 'yard-boardgame-io'),
    ratio('E1', 'search mode / floor', 'yard-engine-search', 'yard-floor', atLeast(0.33, 0.5)),
    ratio('E2', 'search mode / boardgame.io', 'yard-engine-search', 'yard-boardgame-io', atLeast(250, 400)),
    ratio('E3', 'pure play / boardgame.io', 'yard-engine-play', 'yard-boardgame-io', atLeast(50, 90)),
    ratio('E3b', 'pure play / floor with clone', 'yard-engine-play', 'yard-floor-clone'),
  ],
};

const arcticCleanup: Suite = {
  name: 'arctic-cleanup',
  title: 'Arctic CleanUp: random playouts in search mode',
  metrics: [
    figure('E4', 'decisions', 'arctic-cleanup-search', 'perSecond', 'decisions/s', atLeast(200e3, 500e3)),
    figure('E5', 'whole games', 'arctic-cleanup-search', 'roundsPerSecond', 'games/s', atLeast(400, 1000)),
    figure('', 'length of a game', 'arctic-cleanup-search', 'countPerRound', 'decisions'),
  ],
};

const costs: Suite = {
  name: 'costs',
  title: 'Single operations on a state of Yard, by hand and on our engine',
  metrics: [
    cost('', 'clone, by hand', 'floor-clone'),
    cost('', 'options, by hand', 'floor-options'),
    cost('', 'view of a seat, by hand', 'floor-view'),
    cost('', 'SHA-256 of JSON text', 'floor-hash'),
    figure('', 'JSON of a state, by hand', 'floor-clone', 'stateBytes', 'bytes'),
    cost('E6a', 'clone', 'engine-clone', atMost(10, 3)),
    figure('E6b', 'JSON of a state', 'engine-clone', 'stateBytes', 'bytes', atMost(20e3, 8e3)),
    cost('E7', 'options', 'engine-options', atMost(1, 0.3)),
    cost('', 'view of a seat', 'engine-view'),
    cost('', 'state hash', 'engine-hash'),
  ],
};

const growth: Suite = {
  name: 'growth',
  title: 'A match of 2,000 decisions: the cost of decisions 1,901 to 2,000 against 101 to 200',
  metrics: [figure('G1', 'late / early, pure play', 'engine-growth', 'lateOverEarly', RATIO, atMost(1.15, 1.05))],
};

export const suites: readonly Suite[] = [yard, arcticCleanup, costs, growth];

/** The suites with only the metrics that the filter names: by suite, by id (`E1`) or by a part of the text. */
export function selectSuites(filter: string): Suite[] {
  const wanted = filter.toLowerCase();
  const matches = (suite: Suite, metric: Metric): boolean =>
    suite.name.includes(wanted) || metric.id.toLowerCase() === wanted || metric.text.toLowerCase().includes(wanted);
  return suites
    .map((suite) => ({ ...suite, metrics: suite.metrics.filter((metric) => matches(suite, metric)) }))
    .filter((suite) => suite.metrics.length > 0);
}
