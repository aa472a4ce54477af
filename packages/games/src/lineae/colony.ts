import { at } from '@benchtop/engine/author';
import { colonies } from './data/colonies.ts';
import { COLUMNS } from './data/ocean.ts';
import { coveredAfter } from './data/spaces.ts';
import type { LinContext } from './define.ts';
import type { LinState, LinView } from './state.ts';

/** LIN-COL-01, LIN-COL-02: what comes to light where a rocket was: the card below it, else the top of the deck. */
export function reveal(s: LinState, column: number, ctx: LinContext): void {
  const below = column === 0 ? 0 : column === COLUMNS - 1 ? 1 : null;
  const card = below === null ? null : s.under[below];
  if (below !== null) s.under[below] = null;
  lay(s, column, card ?? s.colonyDeck.pop() ?? null, ctx);
}

function lay(s: LinState, column: number, card: LinState['row'][number], ctx: LinContext): void {
  s.row[column] = card;
  if (card !== null) ctx.emit?.({ type: 'colony-revealed', column, card });
}

/** LIN-COL-05: the column of the revealed card with the lowest priority, -1 when none is revealed. */
export function nextPromoted({ row }: Readonly<Pick<LinView, 'row'>>): number {
  let next = -1;
  let lowest = Infinity;
  row.forEach((card, column) => {
    if (card === null || colonies[card].priority > lowest) return;
    next = column;
    lowest = colonies[card].priority;
  });
  return next;
}

/** LIN-COL-05, LIN-COL-07, LIN-COL-08: a card covers a basic action of Europa City after some of the rounds. */
export function promote(s: LinState, round: number, ctx: LinContext): void {
  const slot = coveredAfter.findIndex((each) => each === round);
  if (slot < 0) return;
  const from = nextPromoted(s);
  const card = from < 0 ? (s.colonyDeck.pop() ?? null) : at(s.row, from);
  if (card === null) return;
  s.city[slot] = card;
  if (from >= 0) s.row[from] = null;
  ctx.emit?.({ type: 'colony-promoted', card, slot, from: from < 0 ? null : from });
  if (from >= 0) lay(s, from, s.colonyDeck.pop() ?? null, ctx);
}
