import { renew, slide } from '@benchtop/engine/effects';
import { takeTop } from '@benchtop/engine/author';
import type { CreatureId } from './data/creatures.ts';
import { classes } from './data/goods.ts';
import { soloCards } from './data/solo.ts';
import type { BioContext } from './define.ts';
import { mainBoard } from './state.ts';
import type { BioState } from './state.ts';

/** BIO-CLN-04: cards slide to the right, and new ones come from the decks; an empty deck is made anew in between. */
export function refillDisplay(s: BioState, ctx: BioContext): void {
  const cards: CreatureId[] = [];
  for (const kind of classes) {
    const row = s.display[kind];
    const pile = s.piles[kind];
    slide(row, 'start');
    for (let i = row.length - 1; i >= 0; i--) {
      if (row[i] !== null) continue;
      if (renew(pile, ctx)) ctx.emit?.({ type: 'deck-reshuffled', kind, cards: pile.deck.faces.length });
      if (pile.deck.faces.length === 0) break;
      const card = takeTop(pile.deck);
      row[i] = card;
      cards.push(card);
    }
  }
  ctx.emit?.({ type: 'display-refilled', cards });
}

/** BIO-CLN-03, BIO-SOL-12: the free column goes to the discard piles; in a solo match what the card on top marks. */
export function clearDisplay(s: BioState, ctx: BioContext): void {
  const cards: CreatureId[] = [];
  const free = [mainBoard(s).prices.length - 1];
  const { top } = s.solo;
  for (const kind of classes) {
    const row = s.display[kind];
    for (const column of top === null ? free : soloCards[top].marks[kind]) {
      const card = row[column] ?? null;
      if (card === null) continue;
      row[column] = null;
      s.piles[kind].discard.push(card);
      cards.push(card);
    }
  }
  ctx.emit?.({ type: 'display-discarded', cards });
}

/** BIO-SET-05, BIO-CLN-05: new tiles, from left to right. */
export function dealTiles(s: BioState, ctx: BioContext): void {
  s.downtown.length = 0;
  for (let i = 0; i < mainBoard(s).tiles; i++) {
    const tile = s.tileStack.pop();
    if (tile !== undefined) s.downtown.push(tile);
  }
  ctx.emit?.({ type: 'downtown-updated', tiles: [...s.downtown] });
}
