import type { AlgState } from '../state.ts';
import { brokenExports } from './exports.ts';
import { brokenPlayers } from './players.ts';
import { brokenSideBoards } from './side-board.ts';
import { brokenSolo } from './solo.ts';
import { brokenStack } from './stack.ts';
import { brokenTable } from './table.ts';
import { brokenWeek } from './week.ts';

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<AlgState>): string | null {
  return (
    brokenTable(s) ??
    brokenPlayers(s) ??
    brokenExports(s) ??
    brokenSideBoards(s) ??
    brokenWeek(s) ??
    brokenSolo(s) ??
    brokenStack(s)
  );
}
