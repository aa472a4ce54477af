import type { Context } from './context.ts';
import { component, list, pieces } from './fields.ts';
import type { Field, Pieces, SeenPieces, Word } from './fields.ts';
import { NOBODY, put, shufflePieces, takeTop } from './pieces.ts';

/*
 * What cards lie on: decks that are shuffled anew from their discards, displays that refill. Each with what must always hold
 * of it, for a game's `checkInvariants`.
 */

/** A face-down deck and the open pile of what was discarded from it. */
export interface Pile<F> {
  readonly deck: Pieces<F>;
  /** The last one is on top. */
  readonly discard: F[];
}

type Dealer = Pick<Context, 'randomInt'>;

/** The fields of a deck with its discards: `creatures: record(pileFields(creatureIds, { pool: 'creature' }))`. */
export function pileFields<const W extends Word, B extends Word | null = null>(
  of: readonly W[],
  options: { readonly pool: string; readonly back?: (face: W) => B },
): { readonly deck: Field<Pieces<W>, SeenPieces<W, B>>; readonly discard: Field<W[], readonly W[]> } {
  return { deck: pieces(of, { sees: 'nobody', max: of.length, ...options }), discard: list(component(of), of.length) };
}

/** Puts these cards into the deck and shuffles it. For setups. */
export function fillPile<F>({ deck }: Pile<F>, faces: readonly F[], ctx: Dealer): void {
  for (const face of faces) put(deck, face, NOBODY);
  shufflePieces(deck, ctx);
}

/** An empty deck is made anew from its discards. True when it was: announce it. */
export function renew<F>({ deck, discard }: Pile<F>, ctx: Dealer): boolean {
  if (deck.faces.length > 0 || discard.length === 0) return false;
  for (const face of discard) put(deck, face, NOBODY);
  discard.length = 0;
  shufflePieces(deck, ctx);
  return true;
}

/** Draws the top card, from the discards shuffled anew if need be; null when there is none at all. */
export function draw<F>(pile: Pile<F>, ctx: Dealer): F | null {
  renew(pile, ctx);
  return pile.deck.faces.length === 0 ? null : takeTop(pile.deck);
}

/** How many cards can still be drawn. */
export function drawable<F>({ deck, discard }: Pile<F>): number {
  return deck.faces.length + discard.length;
}

/** What is wrong with decks and places whose cards are all different, or null. */
export function doubledCard(...places: readonly (readonly Word[])[]): string | null {
  const seen = new Set<Word>();
  for (const place of places)
    for (const face of place) {
      if (seen.has(face)) return `${face} is in two places`;
      seen.add(face);
    }
  return null;
}

/** Open cards in a row of spaces; null is an empty space. */
export type Display<F> = (F | null)[];

/** From which side a display refills: cards slide away from it. */
export type Side = 'start' | 'end';

/** Takes the card from a space, which stays empty until the display is refilled. */
export function takeShown<F>(display: Display<F>, space: number): F {
  const face = display[space] ?? null;
  if (face === null) throw new RangeError(`space ${space} of the display is empty`);
  display[space] = null;
  return face;
}

/** Cards slide away from the side that refills, so that all gaps are there. */
export function slide<F>(display: Display<F>, from: Side): void {
  const cards = display.filter((face) => face !== null);
  const gaps = display.length - cards.length;
  for (let i = 0; i < display.length; i++) {
    const face = from === 'start' ? cards[i - gaps] : cards[i];
    display[i] = face ?? null;
  }
}

/** Cards slide, and gaps are filled from the deck, the farthest first. Returns the spaces that got a card. */
export function refill<F>(display: Display<F>, pile: Pile<F>, from: Side, ctx: Dealer): number[] {
  slide(display, from);
  const spaces = display.flatMap((face, i) => (face === null ? [i] : []));
  if (from === 'start') spaces.reverse();
  return spaces.filter((space) => {
    display[space] = draw(pile, ctx);
    return display[space] !== null;
  });
}

/** What is wrong with a display that has been refilled, or null. */
export function displayFault<F>(display: Readonly<Display<F>>, pile: Pile<F>): string | null {
  return display.includes(null) && drawable(pile) > 0 ? 'a space of the display is empty though there are cards' : null;
}
