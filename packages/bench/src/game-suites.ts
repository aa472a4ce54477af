/** The suites of the games, made from the rows that they bring. */
import { measuredGames, type MeasuredGame, type Table } from './game-rows.ts';
import { gameVariant } from './game-variants.ts';
import { atLeast, atMost, figure, ratioOf, type Gate, type Metric, type Suite } from './metric.ts';
import type { VariantName } from './variants.ts';

function playouts(id: string, table: Table): Metric[] {
  const mode = `${table.text}, search mode`;
  const variant = gameVariant(id, 'search', table);
  return [
    figure('E4', mode, variant, 'perSecond', 'decisions/s', atLeast(300e3, 1e6)),
    figure('E5', `${mode}, whole matches`, variant, 'roundsPerSecond', 'matches/s', atLeast(400, 1000)),
    figure('', `${mode}, length of a match`, variant, 'countPerRound', 'decisions'),
  ];
}

function playoutSuite({ id, title, row }: MeasuredGame): Suite {
  const { notes = [], largest } = row;
  const pure = gameVariant(id, 'play', largest);
  return {
    name: id,
    title: `${title}: random playouts`,
    notes,
    metrics: [
      ...row.playouts.flatMap((table) => playouts(id, table)),
      figure('', `${largest.text}, pure play`, pure, 'perSecond', 'decisions/s'),
    ],
  };
}

export const playoutSuites: readonly Suite[] = measuredGames.map(playoutSuite);

type Operation = 'clone' | 'options' | 'view' | 'hash';

function operations(title: string, of: (operation: Operation) => VariantName): Metric[] {
  const cost = (id: string, text: string, operation: Operation, gate?: Gate): Metric =>
    figure(id, `${title}, ${text}`, of(operation), 'microseconds', 'µs', gate);
  return [
    cost('E6', 'clone', 'clone', atMost(3, 1)),
    figure('E6', `${title}, JSON of a state`, of('clone'), 'stateBytes', 'bytes', atMost(12e3, 8e3)),
    cost('E7', 'options', 'options', atMost(1, 0.3)),
    cost('', 'view of a seat', 'view'),
    cost('', 'state hash', 'hash'),
  ];
}

/** What single operations cost: in Yard, and in the largest match of every game. */
export const operationMetrics: readonly Metric[] = [
  ...operations('Yard', (operation) => `yard-${operation}`),
  ...measuredGames.flatMap(({ id, title, row }) =>
    operations(title, (operation) => gameVariant(id, operation, row.largest)),
  ),
];

function simulated({ id, title, row }: MeasuredGame): Metric[] {
  const table = row.simulated;
  const name = `${title}, ${table.text}`;
  const engine = gameVariant(id, 'search', table);
  const rate = (text: string, variant: VariantName): Metric =>
    figure('', `${name}, ${text}`, variant, 'roundsPerSecond', 'matches/CPU-s');
  const share = (text: string, variant: VariantName, gate?: Gate): Metric =>
    ratioOf('roundsPerSecond', gate === undefined ? '' : 'L1', `${name}, ${text}`, variant, engine, gate);
  const [random, random2, greedy] = (['random', 'random2', 'greedy'] as const).map((kind) =>
    gameVariant(id, kind, table),
  );
  return [
    rate('the engine alone', engine),
    rate('random', random),
    rate('random, two threads', random2),
    rate('greedy', greedy),
    share('random / the engine alone', random, atLeast(0.5, 0.8)),
    share('random on two threads / the engine alone', random2, atLeast(0.5, 0.8)),
    share('greedy / the engine alone', greedy),
  ];
}

export const simulate: Suite = {
  name: 'simulate',
  title: '`benchtop simulate` against the random playouts of the engine alone',
  notes: [
    'Matches per CPU-second: of the thread that plays or, on two threads, of the whole process with its helpers. The lab draws from the keyed stream, looks up who is to act and counts what happened; the engine alone draws from a fast generator.',
  ],
  metrics: measuredGames.flatMap(simulated),
};
