import { at, word } from '@benchtop/engine/author';
import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { oceanHexes } from '../data/ocean.ts';
import { QUIET_ROUNDS, SOLO_TURNS, TO_END } from '../data/players.ts';
import { phase } from '../define.ts';
import type { endings } from '../events.ts';
import { placeable, processed } from '../factory.ts';
import { points, soloRank } from '../scoring.ts';
import { activeSeat, playerAt } from '../state.ts';
import type { ArcticState, Player } from '../state.ts';

/** Slides the cards, looks whether the match is over, and hands on to the next player. */
export const endTurn = phase({
  name: 'end-turn',
  args: { card: word(cardIds) },
  checkFrame: (_s, _d, depth) => (depth === 0 ? null : 'a turn ends before the next one begins'),
  run(s, { args: { card } }, ctx) {
    const seat = activeSeat(s);
    const p = playerAt(s, seat);
    const fromColumn = slide(p, card);
    ctx.emit?.({ type: 'cards-slid', seat, card, fromColumn, row: [...p.cards] });
    s.turns++;
    s.quiet = s.stirred ? 0 : s.quiet + 1;
    const reason = ending(s, p, card);
    if (reason !== null) {
      ctx.end(reason);
      ctx.emit?.({ type: 'match-ended', seat, reason, tokens: processed(p) });
      if (s.seats === 1) {
        const total = points(s, seat);
        ctx.emit?.({ type: 'rank-earned', seat, points: total, rank: soloRank(total) });
      }
      return;
    }
    s.active = (s.active + 1) % s.order.length;
    ctx.emit?.({ type: 'turn-ended', seat });
  },
});

/** ARC-CARD-03, ARC-CARD-04: cards in lower columns move up one, the played card goes to column 1. */
function slide(p: Player, card: CardId): number {
  const index = p.cards.indexOf(card);
  for (let i = index; i > 0; i--) p.cards[i] = at(p.cards, i - 1);
  p.cards[0] = card;
  return index + 1;
}

function ending(s: Readonly<ArcticState>, p: Player, card: CardId): keyof typeof endings | null {
  if (card === 'unload' && processed(p) >= TO_END) return 'sixteen';
  if (cleanOcean(s)) return 'clean-ocean';
  if (s.seats === 1) return s.turns >= SOLO_TURNS ? 'season-over' : null;
  return s.quiet >= QUIET_ROUNDS * s.seats ? 'becalmed' : null;
}

/** ARC-END-03: nothing is left in sea or bag, and nothing on board can be processed by its owner. */
function cleanOcean(s: Readonly<ArcticState>): boolean {
  if (s.bag.length > 0) return false;
  for (const hex of oceanHexes) if (s.sea[hex].length > 0) return false;
  for (const p of s.players)
    for (const { cargo } of p.ships) for (const colour of cargo) if (placeable(p, colour)) return false;
  return true;
}
