import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** Seats from the holder of the First Player marker on, clockwise. */
export function turnOrder(s: Readonly<Pick<LinView, 'first' | 'seats'>>): readonly number[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
}

/** LIN-TRN-01, LIN-TRN-06: the next player who has not passed is asked, or the Action Phase is over. */
export function nextTurn(s: LinState, ctx: LinContext): void {
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (playerAt(s, seat).passed) continue;
    s.active = seat;
    ctx.ask('take-turn', seat, { extra: false, moved: false });
    return;
  }
  ctx.resume('end-round');
}

/** Within a turn: the active player acts. Null when it is so. */
export function wrongTurn(s: Readonly<LinState>, seat: number | null): string | null {
  if (s.stage !== 'action') return 'a turn belongs to the Action Phase';
  if (seat !== s.active) return 'the decision is not the active player’s';
  return playerAt(s, seat).passed ? 'who has passed takes no turns' : null;
}

/** What rows do belongs to the Sunlight Phase, to the end, or to the turn of the active player. Null when it is so. */
export function wrongMoment(s: Readonly<LinState>, seat: number | null): string | null {
  return s.stage === 'sunlight' || s.stage === 'end' ? null : wrongTurn(s, seat);
}
