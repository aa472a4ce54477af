import type { Game } from './game.ts';
import { itemsOf } from './secrecy.ts';
import { changedSpots, contentOf } from './spots.ts';
import type { Core } from './state.ts';

/*
 * Who learnt what between two states of one match: found by counting pieces in hidden places; nothing is annotated.
 * Places that hold what they held before cancel out and are not counted.
 */

const NOBODY = -1;

/** A hidden place whose content is not what it was. */
interface ChangedPlace {
  readonly pool: string;
  /** The only seat that may look into it. */
  readonly owner: number;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** Every hidden place that changed; an answer that others must not see yet lies in a place of its own. */
export function changedPlaces<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
): readonly ChangedPlace[] {
  const places: ChangedPlace[] = [];
  for (const spot of changedSpots(game.secrecy, before, after)) {
    const { from, pool } = spot.rule;
    const owner = from === 'others' ? spot.owner : NOBODY;
    places.push({ pool, owner, before: itemsOf(contentOf(before, spot)), after: itemsOf(contentOf(after, spot)) });
  }
  addAnswers(before, false, places);
  addAnswers(after, true, places);
  return places;
}

function addAnswers({ stack }: Readonly<Core>, isAfter: boolean, places: ChangedPlace[]): void {
  for (const { id, seats, answers } of stack)
    seats?.forEach((owner, i) => {
      const answer = answers[i] ?? null;
      const items = answer === null ? [] : [answer];
      places.push({ pool: `answer ${id} ${i}`, owner, before: isAfter ? [] : items, after: isAfter ? items : [] });
    });
}

/**
 * True when a seat learnt something hidden: a piece left the places it could not look into without going to another
 * such place. A shuffle may hide as many pieces of a kind as the seat drew in the same move: then its own places tell.
 */
export function gainedInformation<S extends Core>(game: Game<S>, before: S, after: S, seat: number | null): boolean {
  const places = changedPlaces(game, before, after);
  if (left(places, (owner) => owner !== seat)) return true;
  return after.draws !== before.draws && came(places, (owner) => owner === seat);
}

/**
 * True when somebody was shown a hidden piece that the actor could not see either. What a seat shows of its own is its
 * own affair: it does not bar undo.
 */
export function shownUnseen(places: readonly ChangedPlace[], seat: number | null, actor: number): boolean {
  return left(places, (owner) => owner !== seat && owner !== actor);
}

type Choice = (owner: number) => boolean;

/** True when there is less of some piece in the chosen places than before. */
function left(places: readonly ChangedPlace[], chosen: Choice): boolean {
  for (const gain of gains(places, chosen)) if (gain < 0) return true;
  return false;
}

/** True when there is more of some piece in the chosen places than before. */
function came(places: readonly ChangedPlace[], chosen: Choice): boolean {
  for (const gain of gains(places, chosen)) if (gain > 0) return true;
  return false;
}

/** By kind of piece: how many more of it lie in the chosen places than before. */
function gains(places: readonly ChangedPlace[], chosen: Choice): Iterable<number> {
  const counts = new Map<string, number>();
  const count = (pool: string, items: readonly unknown[], sign: number): void => {
    for (const item of items) {
      const piece = typeof item === 'number' ? `${pool} ${item}` : `${pool} ${JSON.stringify(item)}`;
      counts.set(piece, (counts.get(piece) ?? 0) + sign);
    }
  };
  for (const { pool, owner, before, after } of places) {
    if (!chosen(owner)) continue;
    count(pool, before, -1);
    count(pool, after, 1);
  }
  return counts.values();
}
