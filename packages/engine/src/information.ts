import type { Game } from './game.ts';
import { perspectiveOf, onlySeat } from './pieces.ts';
import { piecesIn } from './secrecy.ts';
import type { HiddenPiece } from './secrecy.ts';
import { changedSpots, contentOf } from './spots.ts';
import type { Core } from './state.ts';

/*
 * Who gained which information between two states of one match: found by counting pieces that a seat may not know;
 * nothing is annotated. Places that hold what they held before cancel out and are not counted.
 */

/** A hidden place whose content is not what it was. */
interface ChangedPlace {
  readonly pool: string;
  readonly before: readonly HiddenPiece[];
  readonly after: readonly HiddenPiece[];
}

/** Every hidden place that changed; an answer that others must not see yet lies in a place of its own. */
export function changedPlaces<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
): readonly ChangedPlace[] {
  const places: ChangedPlace[] = [];
  for (const spot of changedSpots(game.state.fields, before, after)) {
    const { spec, owner } = spot;
    places.push({
      pool: spec.rule.pool,
      before: piecesIn(spec, contentOf(before, spot), owner),
      after: piecesIn(spec, contentOf(after, spot), owner),
    });
  }
  addAnswers(before, false, places);
  addAnswers(after, true, places);
  return places;
}

function addAnswers({ stack }: Readonly<Core>, isAfter: boolean, places: ChangedPlace[]): void {
  for (const frame of stack) {
    if (frame.kind !== 'simultaneous') continue;
    const { id, seats, answers } = frame;
    seats.forEach((owner, i) => {
      const answer = answers[i] ?? null;
      const items = answer === null ? [] : [{ face: answer, seen: onlySeat(owner) }];
      places.push({ pool: `answer ${id} ${i}`, before: isAfter ? [] : items, after: isAfter ? items : [] });
    });
  }
}

/**
 * True when a seat gained information: a piece that it did not know came into its sight. A shuffle may hide as many
 * pieces of a kind as the seat drew in the same move: then what it sees tells.
 */
export function gainedInformation<S extends Core>(game: Game<S>, before: S, after: S, seat: number | null): boolean {
  const places = changedPlaces(game, before, after);
  const perspective = perspectiveOf(seat);
  if (fewer(places, (seen) => (seen & perspective) === 0)) return true;
  return after.draws !== before.draws && more(places, (seen) => (seen & perspective) !== 0);
}

/**
 * True when somebody was shown a hidden piece that the actor could not see either. What a seat shows of its own is its
 * own affair: it does not bar undo.
 */
export function shownUnseen(places: readonly ChangedPlace[], seat: number | null, actor: number): boolean {
  const perspective = perspectiveOf(seat) | onlySeat(actor);
  return fewer(places, (seen) => (seen & perspective) === 0);
}

type Choice = (seen: number) => boolean;

/** True when there is less of some piece among the chosen than before. */
function fewer(places: readonly ChangedPlace[], chosen: Choice): boolean {
  for (const gain of gains(places, chosen)) if (gain < 0) return true;
  return false;
}

/** True when there is more of some piece among the chosen than before. */
function more(places: readonly ChangedPlace[], chosen: Choice): boolean {
  for (const gain of gains(places, chosen)) if (gain > 0) return true;
  return false;
}

/** By pool and kind of piece: how many more of it are among the chosen than before. */
function gains(places: readonly ChangedPlace[], chosen: Choice): readonly number[] {
  const counts = new Map<string, Map<unknown, number>>();
  const count = (pool: string, pieces: readonly HiddenPiece[], sign: number): void => {
    let known = counts.get(pool);
    if (known === undefined) counts.set(pool, (known = new Map<unknown, number>()));
    for (const { face, seen } of pieces) {
      if (!chosen(seen)) continue;
      const piece = typeof face === 'object' ? JSON.stringify(face) : face;
      known.set(piece, (known.get(piece) ?? 0) + sign);
    }
  };
  for (const { pool, before, after } of places) {
    count(pool, before, -1);
    count(pool, after, 1);
  }
  return [...counts.values()].flatMap((known) => [...known.values()]);
}
