import type { LinState } from '../state.ts';
import { oceanFault } from './ocean.ts';
import { cardsFault } from './cards.ts';
import { matchFault } from './match.ts';
import { playersFault } from './players.ts';

/** The first thing about a state that no match could lead to, in words, or null. */
export function checkInvariants(s: Readonly<LinState>): string | null {
  return oceanFault(s) ?? cardsFault(s) ?? playersFault(s) ?? matchFault(s);
}
