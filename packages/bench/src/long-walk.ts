/**
 * A match of thousands of decisions that all cost the same: two walkers take turns in a town of
 * which every field is in the state, about 2 KB of it.
 */
import { defineGame, vocabulary } from '@benchtop/engine/author';
import { keyOfSeed, Match, secrecy, shapes, step } from '@benchtop/engine/host';
import type { Core, Context } from '@benchtop/engine/host';
import { growth, type LongMatch } from './growth.ts';
import type { Budget, Figures } from './measure.ts';

interface WalkState extends Core {
  taken: number;
  /** Row and column of each walker. */
  places: number[][];
  /** By row and column: the turn in which somebody came by last, counted modulo ten. */
  visits: number[][];
}

const ROWS = 20;
const COLUMNS = 40;
const LENGTH = 5000;
/** A walker takes some steps before the other goes on, so that there is something to take back. */
const STRIDE = 8;

const directions = [
  { name: 'north', rows: ROWS - 1, columns: 0 },
  { name: 'east', rows: 0, columns: 1 },
  { name: 'south', rows: 1, columns: 0 },
  { name: 'west', rows: 0, columns: COLUMNS - 1 },
] as const;

const walk = step<WalkState, Record<string, never>, (typeof directions)[number]>({
  kind: 'walk',
  rule: 'WALK-01',
  vocabulary: vocabulary(directions, ({ name }) => name),
  refuse: () => null,
  apply(s, d, { rows, columns }, ctx) {
    const place = s.places[d.seat];
    place[0] = (place[0] + rows) % ROWS;
    place[1] = (place[1] + columns) % COLUMNS;
    s.visits[place[0]][place[1]] = s.taken % 10;
    s.taken++;
    ctx.emit?.({ type: 'walked', seat: d.seat, row: place[0], column: place[1] });
  },
});

function next(s: WalkState, ctx: Context): void {
  if (s.taken === LENGTH) ctx.end('tired');
  else ctx.ask('walk', Math.floor(s.taken / STRIDE) % s.seats);
}

const { list, whole } = shapes;

export const longWalk = defineGame<WalkState>({
  id: 'long-walk',
  title: 'Long walk',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  settings: {},
  checkTable: () => null,
  rulebook: { 'WALK-01': { heading: 'Walk', text: 'Go one field in any of the four directions.' } },
  steps: { walk },
  phases: { setup: () => undefined },
  next,
  create: (core) => ({
    seats: core.seats,
    settings: core.settings,
    stack: core.stack,
    asked: core.asked,
    draws: core.draws,
    over: core.over,
    taken: 0,
    places: [
      [0, 0],
      [0, 0],
    ],
    visits: Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => 0)),
  }),
  clone: (s) => ({
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    taken: s.taken,
    places: s.places.map((place) => place.slice()),
    visits: s.visits.map((row) => row.slice()),
  }),
  shape: {
    taken: whole(0, LENGTH),
    places: list(list(whole(0, COLUMNS - 1), 2, 2), 2, 2),
    visits: list(list(whole(0, 9), COLUMNS, COLUMNS), ROWS, ROWS),
  },
  checkInvariants: () => null,
  componentCounts: (s) => ({ walkers: s.places.length }),
  secrecy: secrecy<WalkState>()({ taken: 'open', places: 'open', visits: 'open' }),
  rename: (s, to) => {
    s.places = s.places.map((_, seat) => s.places[to.indexOf(seat)]);
  },
  score: (s, seat) => [{ rule: 'WALK-01', label: 'Row', points: s.places[seat][0] }],
  evaluate: (s, seat) => s.places[seat][0],
  maxDecisions: LENGTH,
  words: {
    prompt: () => 'go one field',
    label: (_s, _d, option) => JSON.stringify(option),
    refusal: () => null,
    warning: ({ id }) => id,
    event: ({ type }) => type,
    ending: () => 'Both are tired.',
  },
});

/** Answers the open decision as a server does, in one direction after the other. */
function start(): LongMatch {
  const match = Match.deal(longWalk, 2, {}, keyOfSeed('long walk'));
  return {
    decide() {
      const [{ id, seat }] = match.decisions();
      const played = match.play(seat, directions[match.log.length % 3].name, id);
      if (!played.ok) throw new Error(played.reason);
    },
  };
}

export function lateAndEarly(budget: Budget): Figures {
  return growth(start, budget);
}
