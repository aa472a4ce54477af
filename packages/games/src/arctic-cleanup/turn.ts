import { activeSeat } from './state.ts';
import type { ArcticState } from './state.ts';

/** Within a turn: the active player acts, and every ship is at sea. Null when it is so. */
export function wrongTurn(s: Readonly<ArcticState>, seat: number): string | null {
  if (seat !== activeSeat(s)) return 'the decision is not the active player’s';
  return s.players.some(({ ships }) => ships.some(({ hex }) => hex === null)) ? 'a ship is not on the ocean' : null;
}

/** An action lies on the end of its turn. Null when it is so. */
export function wrongAction(s: Readonly<ArcticState>, { seat }: { readonly seat: number }, depth: number): string | null {
  if (depth < 1 || s.stack[0]?.step !== 'end-turn') return 'an action belongs to a turn';
  return wrongTurn(s, seat);
}
