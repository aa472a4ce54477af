import type { Bot } from '@benchtop/bots';
import { at, createChance, keyOfSeed, outcomeOf, RulesFault, Runner } from '@benchtop/engine/host';
import type { Core, Deed, Emit, Game } from '@benchtop/engine/host';
import { Chooser } from './chooser.ts';
import { seated } from './plan.ts';
import type { OpenPlan } from './plan.ts';

/** How one match of a simulation went. */
export interface MatchResult {
  /** The bot on each seat. */
  readonly bots: readonly string[];
  readonly winners: readonly number[];
  /** By seat. */
  readonly totals: readonly number[];
  readonly decisions: number;
  /** Null when the game does not count turns in `turns`. */
  readonly turns: number | null;
  /** Seats in turn order; null when the game does not tell. */
  readonly order: readonly number[] | null;
  readonly reason: string;
  /** What was done, in the order in which it happened; nothing unless the plan asks for it. */
  readonly deeds: readonly Deed[];
}

/** Plays match `number` of a plan to its end. Every bot sees only worlds that its seat could be in. */
export function playMatch(open: OpenPlan, number: number): MatchResult {
  const { game, plan } = open;
  const seed = `${plan.seed}/${number}`;
  const key = keyOfSeed(seed);
  const bots = seated(open, number);
  const s = game.create({ seats: plan.seats, settings: plan.settings, stack: [], asked: 0, draws: 0, over: null });
  const deeds: Deed[] = [];
  const runner = new Runner(game, createChance(key), plan.deeds ? recorder(game, deeds) : null, s);
  runner.begin(s);
  // Where the order changes from round to round, places are those of the first.
  const order = game.turnOrder(s)?.slice() ?? null;
  const chooser = new Chooser(game, s, bots, seed, key);
  const codes: number[] = [];
  let decisions = 0;
  for (let seat = runner.toAct(s); seat >= 0; seat = runner.toAct(s)) {
    if (decisions === game.maxDecisions)
      throw new RulesFault(`${game.id} took more than ${game.maxDecisions} decisions`);
    const n = runner.options(s, codes);
    runner.apply(s, n === 1 ? at(codes, 0) : chooser.choose(seat, codes, n, decisions));
    decisions++;
  }
  return { ...resultOf(game, s, bots, decisions), order, deeds };
}

/** Writes down what a simulation counts; null in games that count nothing. */
function recorder({ deeds: deedsOf }: Game, to: Deed[]): Emit | null {
  return deedsOf === null ? null : (event) => void to.push(...deedsOf(event));
}

function resultOf(game: Game, s: Core, bots: readonly Bot[], decisions: number): Omit<MatchResult, 'order' | 'deeds'> {
  const outcome = outcomeOf(game, s);
  if (outcome === null) throw new RulesFault(`${game.id} stopped without an outcome`);
  const turns: unknown = 'turns' in s ? s.turns : null;
  return {
    bots: bots.map(({ id }) => id),
    winners: outcome.winners,
    totals: outcome.scores.map(({ total }) => total),
    decisions,
    turns: typeof turns === 'number' ? turns : null,
    reason: outcome.reason,
  };
}
