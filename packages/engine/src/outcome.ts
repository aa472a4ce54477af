import type { Game, ScoreItem, TieBreak } from './game.ts';
import { at } from './state.ts';
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
  /** What decides between equal points, of each seat. */
  readonly tieBreaks: readonly (readonly TieBreak[])[];
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
  const tieBreaks = scores.map(({ seat }) => game.tieBreaks(s, seat));
  return { winners: isLost(game, s) ? [] : (ranking[0] ?? []), ranking, scores, tieBreaks, reason: s.over };
}

/** Positive where the first is ahead: in the first of the numbers in which they differ, more is better. */
export function aheadBy(one: readonly number[], other: readonly number[]): number {
  const i = one.findIndex((n, place) => n !== other[place]);
  return i < 0 ? 0 : at(one, i) - at(other, i);
}

/**
 * Seats in groups, first place first, by what counts for each of them: points first, then what decides ties. Use it for
 * `ranking`: whoever is equal in all of it shares a place.
 */
export function placesBy(standings: readonly (readonly number[])[]): number[][] {
  const places: number[][] = [];
  const seats = standings.map((_, seat) => seat);
  for (const seat of seats.sort((a, b) => aheadBy(at(standings, b), at(standings, a)))) {
    const last = places.at(-1);
    const ties = last !== undefined && aheadBy(at(standings, at(last, 0)), at(standings, seat)) === 0;
    if (ties) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** Alone a match can be lost, in games that say so; among several somebody always wins. */
function isLost<S extends Core>(game: Game<S>, s: Readonly<S>): boolean {
  return s.seats === 1 && !game.soloGoal(s);
}
