/**
 * The suites, as data. A metric is a figure of one variant, or the ratio of two figures of the same repetition. Metrics
 * with a gate fail the run below it; the ids are those of docs/benchmarks.md. Gates are ratios wherever a floor or a
 * peer exists, because machines differ and ratios much less so.
 */
import { operationMetrics, playoutSuites, simulate } from './game-suites.ts';
import { loadSuites } from './load/suites.ts';
import type { ListName } from './lists/growth.ts';
import { atLeast, atMost, figure, RATIO, ratioOf, type Gate, type Metric, type Suite } from './metric.ts';
import { quick, thorough, type Plan } from './repeat.ts';
import type { VariantName } from './variants.ts';

function speed(id: string, text: string, variant: VariantName): Metric {
  return figure(id, text, variant, 'perSecond', 'decisions/s');
}

function cost(text: string, variant: VariantName): Metric {
  return figure('', text, variant, 'microseconds', 'µs');
}

function ratio(id: string, text: string, of: VariantName, over: VariantName, gate?: Gate): Metric {
  return ratioOf('perSecond', id, text, of, over, gate);
}

const yard: Suite = {
  name: 'yard',
  title: 'Yard, a synthetic worker placement game: random playouts, options listed at every decision',
  notes: [
    'The floor is one mutating function on plain objects, written for speed: no events, no refusals, no history. boardgame.io runs the same function on its Immer draft. On our engine Yard is a normal game, checked move for move against the floor by the tests.',
    'Search mode: the runner changes one state in place and nobody listens. Pure play: the option arrives as text with the id of the decision it answers, is checked, the state is cloned, events are collected; no hash.',
    'The floor carries names and fixed data in its state, our game keeps them out of it. That favours our game wherever states are dealt or cloned.',
  ],
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
    ratio('E3', 'pure play / floor with clone', 'yard-engine-play', 'yard-floor-clone', atLeast(0.4, 0.7)),
  ],
};

const costs: Suite = {
  name: 'costs',
  title: 'Single operations on a state of a four-player match, by hand and on our engine',
  notes: [
    'Over states from all parts of four random matches. By hand, the hash is that of Node; on our engine it is one in plain JavaScript that also runs in the browser.',
    'Yard by hand has other states than ours; the generated clone and the one by hand that it is compared with copy the same ones, in turns in one process.',
  ],
  metrics: [
    cost('Yard by hand, clone', 'floor-clone'),
    cost('Yard by hand, options', 'floor-options'),
    cost('Yard by hand, view of a seat', 'floor-view'),
    cost('Yard by hand, SHA-256 of the JSON text', 'floor-hash'),
    figure('', 'Yard by hand, JSON of a state', 'floor-clone', 'stateBytes', 'bytes'),
    ...operationMetrics,
    figure('E6', 'Yard, generated clone / by hand', 'yard-clones', 'generatedOverHand', RATIO, atMost(1.1, 1)),
  ],
};

const growth: Suite = {
  name: 'growth',
  title: 'A match of 2,000 decisions: the cost of decisions 1,901 to 2,000 against 101 to 200',
  notes: [
    'Two walkers in a town of 2 KB: every decision costs the same. The median over many pairs of a young and an old match, played on side by side.',
  ],
  metrics: [figure('G1', 'late / early, pure play', 'engine-growth', 'lateOverEarly', RATIO, atMost(1.15, 1.05))],
};

const lists: Suite = {
  name: 'lists',
  title: 'Lists on a server with 20,000 tables: their cost against that on one with 200',
  notes: [
    'Through the host, from SQLite, 20 tables a page; both databases are asked in turn in one process. One person sits at half of all tables, another at five.',
  ],
  metrics: [
    listed('the lobby', 'lobby'),
    listed('open tables of who has many', 'busyOpen'),
    listed('finished matches of who has many', 'busyPast'),
    listed('two pages of them', 'turned'),
    listed('all tables of who has few', 'calm'),
    listed('the count of all tables', 'census'),
  ],
};

function listed(text: string, name: ListName): Metric {
  return figure('G6', text, 'lists-growth', name, RATIO, atMost(1.5, 1.2));
}

const suites: readonly Suite[] = [yard, ...playoutSuites, costs, simulate, growth, lists, ...loadSuites];

const usual = { thorough, quick };

export function planOf({ plans = usual }: Suite, hurry: boolean): Plan {
  return hurry ? plans.quick : plans.thorough;
}

/** True when all metrics of the suite are there. */
export function isWhole({ name, metrics }: Suite): boolean {
  return suites.some((suite) => suite.name === name && suite.metrics.length === metrics.length);
}

/**
 * The suites with only the metrics that the filter names: by suite, by id (`E1`) or by a part of the text; the name of
 * a suite, in full, is that suite alone. Without a filter all that do not take minutes.
 */
export function selectSuites(filter: string): Suite[] {
  const wanted = filter.toLowerCase();
  const named = suites.filter(({ name }) => name === wanted);
  if (named.length > 0) return named;
  const matches = (suite: Suite, metric: Metric): boolean =>
    suite.name.includes(wanted) || metric.id.toLowerCase() === wanted || metric.text.toLowerCase().includes(wanted);
  return suites
    .filter((suite) => wanted !== '' || suite.plans === undefined)
    .map((suite) => ({ ...suite, metrics: suite.metrics.filter((metric) => matches(suite, metric)) }))
    .filter((suite) => suite.metrics.length > 0);
}
