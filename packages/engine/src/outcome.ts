import type { Game, ScoreItem } from './game.ts';
import type { Core } from './state.ts';

/** A seat's score sheet with its sum. */
export interface Score {
  readonly seat: number;
  readonly total: number;
  readonly items: readonly ScoreItem[];
}

/** How a match ended. */
export interface Outcome {
  /** Nobody where a solo match was lost. */
  readonly winners: readonly number[];
  /** Seats in groups, first place first; seats that share a place share a group. */
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly Score[];
  readonly reason: string;
}

/** All score sheets, as if the match ended now. */
export function scoresOf<S extends Core>(game: Game<S>, s: Readonly<S>): Score[] {
  const scores: Score[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const items = game.score(s, seat);
    let total = 0;
    for (const { points } of items) total += points;
    scores.push({ seat, total, items });
  }
  return scores;
}

/** The outcome of a finished match, null while it runs. */
export function outcomeOf<S extends Core>(game: Game<S>, s: Readonly<S>): Outcome | null {
  if (s.over === null) return null;
  const scores = scoresOf(game, s);
  const ranking = game.ranking(s);
  return { winners: isLost(game, s) ? [] : (ranking[0] ?? []), ranking, scores, reason: s.over };
}

/** Alone a match can be lost, in games that say so; among several somebody always wins. */
function isLost<S extends Core>(game: Game<S>, s: Readonly<S>): boolean {
  return s.seats === 1 && !game.soloGoal(s);
}
