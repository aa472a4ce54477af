import { activeSeat } from './state.ts';
import type { ArcticState } from './state.ts';

/** Within a turn: the active player acts, and every ship is at sea. Null when it is so. */
export function wrongTurn(s: Readonly<ArcticState>, seat: number): string | null {
  if (seat !== activeSeat(s)) return 'the decision is not the active player’s';
  return s.players.some(({ ships }) => ships.some(({ hex }) => hex === null)) ? 'a ship is not on the ocean' : null;
}

/** An action lies on the end of its turn; a die in hand may lie on the rest of its plan. Null when it is so. */
export function wrongAction(
  s: Readonly<ArcticState>,
  { seat, step }: { readonly seat: number; readonly step: string },
  depth: number,
): string | null {
  const planned = step === 'plan-set' && depth === 2 && s.stack[1]?.step === 'plan-pick';
  if (s.stack[0]?.step !== 'end-turn' || (depth !== 1 && !planned)) return 'an action belongs to a turn';
  return wrongTurn(s, seat);
}
