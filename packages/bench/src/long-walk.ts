/**
 * A match of thousands of decisions that all cost the same: two walkers take turns in a town of
 * which every field is in the state, about 2 KB of it.
 */
import { defineGame, defineState, int, perSeat, rulesFor, times, vocabulary } from '@benchtop/engine/author';
import type { ArgsIn, EventWords, StateOf } from '@benchtop/engine/author';
import { keyOfSeed, Match } from '@benchtop/engine/host';
import { growth, type LongMatch } from './growth.ts';
import type { Budget, Figures } from './measure.ts';

const ROWS: number = 20;
const COLUMNS: number = 40;
const LENGTH = 5000;
/** A walker takes some steps before the other goes on, so that there is something to take back. */
const STRIDE = 8;

const fields = {
  taken: int(0, LENGTH),
  walkers: perSeat({ row: int(0, ROWS - 1), column: int(0, COLUMNS - 1) }),
  /** By row and column: the turn in which somebody came by last, counted modulo ten. */
  visits: times(ROWS, times(COLUMNS, int(0, 9))),
};

type WalkState = StateOf<typeof fields>;
type WalkEvent = {
  readonly type: 'walked';
  readonly seat: number;
  readonly row: number;
  readonly column: number;
};

interface WalkRules {
  readonly event: WalkEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

const { step, phase } = rulesFor<WalkState, WalkRules>();

const directions = [
  { name: 'north', rows: ROWS - 1, columns: 0 },
  { name: 'east', rows: 0, columns: 1 },
  { name: 'south', rows: 1, columns: 0 },
  { name: 'west', rows: 0, columns: COLUMNS - 1 },
] as const;

const walk = step({
  kind: 'walk',
  rule: 'WALK-01',
  options: vocabulary(directions, ({ name }) => name),
  prompt: 'go one field',
  label: (_s, _d, { name }) => `Go ${name}`,
  refuse: () => null,
  refusals: {},
  apply(s, d, { rows, columns }, ctx) {
    const walker = s.walkers[d.seat];
    walker.row = (walker.row + rows) % ROWS;
    walker.column = (walker.column + columns) % COLUMNS;
    s.visits[walker.row][walker.column] = s.taken % 10;
    s.taken++;
    ctx.emit?.({ type: 'walked', seat: d.seat, row: walker.row, column: walker.column });
  },
});

const setup = phase({ name: 'setup', run: () => undefined });

const steps = { walk };
const phases = { setup };

const eventWords: EventWords<WalkEvent> = { walked: ({ seat }, name) => `${name(seat)} walked.` };

export const longWalk = defineGame({
  id: 'long-walk',
  title: 'Long walk',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  rulebook: { 'WALK-01': { heading: 'Walk', text: 'Go one field in any of the four directions.' } },
  state: defineState(fields),
  clone: (s) => ({
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    taken: s.taken,
    walkers: s.walkers.map(({ row, column }) => ({ row, column })),
    visits: s.visits.map((row) => row.slice()),
  }),
  steps,
  phases,
  next(s, ctx) {
    if (s.taken === LENGTH) ctx.end('tired');
    else ctx.ask('walk', Math.floor(s.taken / STRIDE) % s.seats);
  },
  score: (s, seat) => [{ rule: 'WALK-01', label: 'Row', points: s.walkers[seat].row }],
  maxDecisions: LENGTH,
  eventWords,
  endings: { tired: 'Both are tired.' },
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
