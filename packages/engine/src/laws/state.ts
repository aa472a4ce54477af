import { hashOf } from '../hash.ts';
import { loadState } from '../load.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { outcomeOf, scoresOf } from '../outcome.ts';
import { recordOf, replayRecord } from '../record.ts';
import type { Core } from '../state.ts';
import { must, mustEqual, sameCounts } from './walk.ts';
import type { Counts } from './walk.ts';

/** The state is plain JSON: no class, no hole, no `undefined`, whole numbers only. */
export function stateIsPlain<S extends Core>(match: Match<S>): void {
  plain(match.state, 'state');
}

function plain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    must(Number.isSafeInteger(value), `${path} is not a whole number`);
    return;
  }
  must(typeof value === 'object', `${path} is ${typeof value}`);
  if (typeof value !== 'object' || value === null) return;
  const maker: unknown = Object.getPrototypeOf(value);
  must(maker === Object.prototype || maker === Array.prototype, `${path} is not plain`);
  for (const [key, inner] of Object.entries(value)) plain(inner, `${path}.${key}`);
}

/** A copy equals its original; a state that was written down and read again is the same state with the same options. */
export function savesAndLoads<S extends Core>(match: Match<S>, seat: number): void {
  const { game, state } = match;
  mustEqual(JSON.stringify(game.clone(state)), JSON.stringify(state), 'a state and its clone');
  const loaded = loadState(game, scrambled(JSON.parse(JSON.stringify(state))));
  if (!loaded.ok) throw new Error(`a state of a running match was not loaded: ${loaded.reason}`);
  must(hashOf(loaded.value) === match.hash(), 'a loaded state has another hash');
  const copy = match.fork();
  mustEqual(JSON.stringify(copy.legalOptions(seat)), JSON.stringify(match.legalOptions(seat)), 'options of a fork');
}

/** The same data with the top-level keys the other way round: key order from outside must not matter. */
function scrambled(state: unknown): unknown {
  return Object.fromEntries(Object.entries(state as Record<string, unknown>).reverse());
}

/** Components are conserved and the game's own invariants hold. */
export function conserves<S extends Core>(match: Match<S>, componentCounts: Counts): void {
  const { game, state } = match;
  const broken = game.checkInvariants(state);
  must(broken === null, `invariant broken: ${broken ?? ''}`);
  const have = game.componentCounts(state);
  must(
    sameCounts(have, componentCounts),
    `component counts differ: ${JSON.stringify(have)}, not ${JSON.stringify(componentCounts)}`,
  );
}

/** The record of a match replays to the same hash, entry by entry, whoever replays it. */
export function replays<S extends Core>(match: Match<S>): void {
  const file: unknown = JSON.parse(JSON.stringify(recordOf(match, true)));
  const replayed = replayRecord(match.game, file);
  if (!replayed.ok) throw new Error(`its own record was not verified: ${replayed.reason}`);
  must(replayed.value.hash() === match.hash(), 'a replay ends in another state');
}

/** The outcome is in line with the score sheets, and an independent count of the board agrees. */
export function scoresAddUp<S extends Core>(
  game: Game<S>,
  match: Match<S>,
  recount: ((s: Readonly<S>, seat: number) => number) | null,
): void {
  for (const { seat, total, items } of scoresOf(game, match.state)) {
    for (const { rule, points } of items) {
      must(rule in game.rulebook, `a score line cites ${rule}, which the ledger lacks`);
      must(Number.isSafeInteger(points), `a score line of ${rule} is not a whole number`);
    }
    if (recount !== null)
      must(
        recount(match.state, seat) === total,
        `seat ${seat} scores ${total}, counted anew ${recount(match.state, seat)}`,
      );
  }
  const outcome = outcomeOf(game, match.state);
  if (outcome === null) return;
  const placed = outcome.ranking.flat().sort((a, b) => a - b);
  mustEqual(JSON.stringify(placed), JSON.stringify(seatsOf(match)), 'the ranking and the seats');
  // Only who plays alone can lose to the game.
  const canLose = match.state.seats === 1 && game.hasSoloGoal;
  must(canLose || outcome.winners.length > 0, 'nobody won');
}

function seatsOf<S extends Core>(match: Match<S>): number[] {
  return Array.from({ length: match.state.seats }, (_, seat) => seat);
}
