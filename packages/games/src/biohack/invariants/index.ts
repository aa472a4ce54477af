import { roundLimit } from '../state.ts';
import type { BioState } from '../state.ts';
import { brokenPlayers } from './players.ts';
import { brokenSolo } from './solo.ts';
import { brokenTable } from './table.ts';

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<BioState>): string | null {
  const order = [...s.order].sort((a, b) => a - b);
  if (order.length !== s.seats || order.some((seat, i) => seat !== i))
    return 'the turn order does not name every seat once';
  if (s.turn >= s.seats) return 'the active player is not in the turn order';
  if (s.round > roundLimit(s)) return `there are ${roundLimit(s)} rounds`;
  return brokenTable(s) ?? brokenPlayers(s) ?? brokenSolo(s);
}
