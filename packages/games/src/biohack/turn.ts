import { at } from '@benchtop/engine/author';
import type { BioContext } from './define.ts';
import { activeSeat, playerAt } from './state.ts';
import type { BioState } from './state.ts';

/** Nothing is left of a turn: the next player who has not passed is asked, or the research phase is over. */
export function nextTurn(s: BioState, ctx: BioContext): void {
  for (let i = 1; i <= s.seats; i++) {
    const turn = (s.turn + i) % s.seats;
    const seat = at(s.order, turn);
    if (playerAt(s, seat).passed) continue;
    s.turn = turn;
    ctx.ask('take-turn', seat);
    return;
  }
  ctx.resume('end-round');
}

/** Within a turn: the active player acts. Null when it is so. */
export function wrongTurn(s: Readonly<BioState>, seat: number): string | null {
  if (s.stage !== 'research') return 'a turn belongs to the research phase';
  if (playerAt(s, seat).passed) return 'who has passed takes no turns';
  return seat === activeSeat(s) ? null : 'the decision is not the active player’s';
}

/** What rows do belongs to planning, or to the turn of the active player. Null when it is so. */
export function wrongMoment(s: Readonly<BioState>, seat: number): string | null {
  return s.stage === 'planning' ? null : wrongTurn(s, seat);
}
