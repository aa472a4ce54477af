import { debtsOf } from './core.ts';
import { DEBT_PENALTY } from './data/table.ts';
import type { LinContext } from './define.ts';
import type { endings } from './events.ts';
import { allLaunched } from './launch.ts';
import { playerAt } from './state.ts';
import type { LinState } from './state.ts';

/** LIN-END-01, LIN-SOL-01: why a match that has been played to its end is over. */
export function endingOf(s: Readonly<LinState>): keyof typeof endings {
  const all = allLaunched(s);
  if (s.seats === 1) return all ? 'solo-won' : 'solo-lost';
  return all ? 'rockets-launched' : 'last-round';
}

/** Ends the match: says what debts cost, and why it is over. */
export function endMatch(s: LinState, ctx: LinContext): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const debts = debtsOf(playerAt(s, seat));
    if (debts > 0) ctx.emit?.({ type: 'debt-penalty', seat, debts, vp: DEBT_PENALTY * debts });
  }
  const reason = endingOf(s);
  ctx.end(reason);
  ctx.emit?.({ type: 'match-ended', reason });
}
