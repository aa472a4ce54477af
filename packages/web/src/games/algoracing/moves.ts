import type { Dir, Field, RoverAt, SampleType, Square } from './field.ts';
import { key, roverOf } from './field.ts';

/** One thing that happens on the field, as it is played to the eye. */
export type Move =
  /** Over one square, or several in a row. */
  | { readonly kind: 'drive'; readonly seat: number; readonly path: readonly Square[] }
  | { readonly kind: 'jump'; readonly seat: number; readonly to: Square }
  /** Quarter turns, clockwise positive. */
  | { readonly kind: 'turn'; readonly seat: number; readonly dir: Dir; readonly quarters: number }
  | { readonly kind: 'ride'; readonly seat: number; readonly elevator: string; readonly to: Square }
  /** `seat` sends the rover of `target` home; what it carried stays behind. */
  | { readonly kind: 'banish'; readonly seat: number; readonly target: number; readonly to: Square }
  | {
      readonly kind: 'pull';
      readonly seat: number;
      readonly from: Square;
      readonly to: Square;
      readonly count: number;
    }
  | { readonly kind: 'pick'; readonly seat: number }
  | { readonly kind: 'deliver'; readonly seat: number; readonly types: readonly SampleType[] }
  | { readonly kind: 'bump'; readonly seat: number; readonly other: number }
  | { readonly kind: 'give'; readonly from: number; readonly to: number }
  /** A command that could not be carried out. */
  | { readonly kind: 'balk'; readonly seat: number }
  | { readonly kind: 'place'; readonly rover: RoverAt };

const BEAT = 450;

/** Milliseconds at speed 1. */
export function timeOf(move: Move): number {
  switch (move.kind) {
    case 'drive':
      return move.path.length === 1 ? BEAT : 220 + 170 * move.path.length;
    case 'turn':
      return 300 + 60 * Math.abs(move.quarters);
    case 'jump':
      return 520;
    case 'ride':
      return 900;
    case 'banish':
      return 900;
    case 'pull':
    case 'give':
      return 420;
    case 'pick':
      return 320;
    case 'deliver':
      return 620 + 140 * move.types.length;
    case 'bump':
      return 380;
    case 'balk':
      return 360;
    case 'place':
      return 400;
  }
}

export const timeOfAll = (moves: readonly Move[]): number => moves.reduce((sum, move) => sum + timeOf(move), 0);

function withRover(field: Field, seat: number, change: Partial<RoverAt>): Field {
  return { ...field, rovers: field.rovers.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

function withGround(field: Field, square: Square, by: number): Field {
  const ground = new Map(field.ground);
  const count = (ground.get(key(square)) ?? 0) + by;
  if (count > 0) ground.set(key(square), count);
  else ground.delete(key(square));
  return { ...field, ground };
}

/** The field when a move is over. */
export function after(field: Field, move: Move): Field {
  switch (move.kind) {
    case 'drive':
      return withRover(field, move.seat, move.path.at(-1) ?? {});
    case 'jump':
      return withRover(field, move.seat, move.to);
    case 'turn':
      return withRover(field, move.seat, { dir: move.dir });
    case 'ride': {
      const raised = new Map(field.raised);
      const lift = field.map.elevators.find(({ id }) => id === move.elevator);
      raised.set(move.elevator, lift !== undefined && key(lift.upper) === key(move.to));
      return withRover({ ...field, raised }, move.seat, move.to);
    }
    case 'banish':
      return banished(field, move.target, move.to);
    case 'pull':
      return withGround(withGround(field, move.from, -move.count), move.to, move.count);
    case 'pick': {
      const rover = roverOf(field, move.seat);
      if (rover === undefined) return field;
      return withRover(withGround(field, rover, -1), move.seat, { load: rover.load + 1 });
    }
    case 'deliver':
      return withRover(field, move.seat, { load: 0 });
    case 'give':
      return given(field, move.from, move.to);
    case 'place':
      return { ...field, rovers: [...field.rovers.filter(({ seat }) => seat !== move.rover.seat), move.rover] };
    case 'bump':
    case 'balk':
      return field;
  }
}

function banished(field: Field, target: number, to: Square): Field {
  const rover = roverOf(field, target);
  if (rover === undefined) return field;
  const left = rover.load > 0 ? withGround(field, rover, rover.load) : field;
  return withRover(left, target, { ...to, load: 0 });
}

function given(field: Field, from: number, to: number): Field {
  const less = (roverOf(field, from)?.load ?? 1) - 1;
  const more = (roverOf(field, to)?.load ?? 0) + 1;
  return withRover(withRover(field, from, { load: less }), to, { load: more });
}
