import type { Context } from './context.ts';
import type { Pieces } from './fields.ts';
import { at } from './state.ts';

/*
 * Who knows the face of a single piece: one bit for everybody, and one for each seat. What the place itself allows (the
 * owner of a hand sees it) is not in these bits; they say what is known besides.
 */

/** Nobody but those who may look into the place. */
export const NOBODY = 0;
/** Everybody, spectators included. */
export const EVERYBODY = 1;

/** Only this seat. Combine with `|`. */
export function onlySeat(seat: number): number {
  return 2 << seat;
}

/** The bits that let a seat, or a spectator (null), know a face. */
export function perspectiveOf(seat: number | null): number {
  return seat === null ? EVERYBODY : EVERYBODY | onlySeat(seat);
}

/** Lays a piece on top of a place: at its end. Say who knows it besides those who may look there. */
export function put<F>(place: Pieces<F>, face: F, known: number = NOBODY): void {
  place.faces.push(face);
  place.known.push(known);
}

/** Lays a piece under all others: at the beginning of a place. */
export function putUnder<F>(place: Pieces<F>, face: F, known: number = NOBODY): void {
  place.faces.unshift(face);
  place.known.unshift(known);
}

/** Takes the piece on top. What was known of it stays behind: say anew who knows it where it goes. */
export function takeTop<F>(place: Pieces<F>): F {
  const face = at(place.faces, place.faces.length - 1);
  place.faces.pop();
  place.known.pop();
  return face;
}

/** Takes the first piece with this face. */
export function takePiece<F>(place: Pieces<F>, face: F): F {
  const i = place.faces.indexOf(face);
  if (i < 0) throw new RangeError('the piece is not there');
  place.faces.splice(i, 1);
  place.known.splice(i, 1);
  return face;
}

/** Shows a piece to somebody where it lies: `show(deck, deck.faces.length - 1, onlySeat(2))`. */
export function show<F>(place: Pieces<F>, index: number, to: number): void {
  place.known[index] = at(place.known, index) | to;
}

/** Shuffles a place: nobody knows any longer which piece is which. */
export function shufflePieces<F>(place: Pieces<F>, ctx: Pick<Context, 'randomInt'>): void {
  const { faces, known } = place;
  for (let i = faces.length - 1; i > 0; i--) {
    const j = ctx.randomInt(i + 1);
    const face = at(faces, i);
    faces[i] = at(faces, j);
    faces[j] = face;
  }
  known.fill(NOBODY);
}

/** The same knowledge with seat `i` renamed to `to[i]`. */
export function renameKnown(mask: number, to: readonly number[]): number {
  let renamed = mask & EVERYBODY;
  to.forEach((seat, i) => {
    if ((mask & onlySeat(i)) !== 0) renamed |= onlySeat(seat);
  });
  return renamed;
}
