import type { CardId } from './data/cards.ts';
import { faces } from './data/ocean.ts';
import { canUnload, loadRefusal, moveRefusal } from './fleet.ts';
import { playerAt, shipIndexes } from './state.ts';
import type { ArcticState, SeenPlayer } from './state.ts';

/** The strength of an upgraded card in column 5: no action has more units. */
export const STRONGEST = 10;

/** The column of a card, 1 to 5. */
export function columnOf(p: SeenPlayer, card: CardId): number {
  return p.cards.indexOf(card) + 1;
}

/** ARC-CARD-02, ARC-CARD-06: the column number, doubled on the upgraded side. */
export function strengthOf(p: SeenPlayer, card: CardId): number {
  return columnOf(p, card) * (p.upgraded[card] ? 2 : 1);
}

/** True when playing the card now could change nothing. */
export function idle(s: Readonly<ArcticState>, seat: number, card: CardId): boolean {
  const p = playerAt(s, seat);
  switch (card) {
    case 'plan':
      return p.pool === 0 && p.rows.every((row) => row.length === 0);
    case 'move':
      return !shipIndexes.some((ship) => faces.some((face) => moveRefusal(p, ship, face) === null));
    case 'load':
      return !shipIndexes.some((ship) => {
        const { hex } = p.ships[ship];
        return hex !== null && s.sea[hex].some((colour) => loadRefusal(s, p, ship, colour) === null);
      });
    case 'unload':
      return !shipIndexes.some((ship) => canUnload(p, ship));
    case 'analyze':
      return s.bag.length === 0;
  }
}
