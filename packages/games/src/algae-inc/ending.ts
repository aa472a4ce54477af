import type { AlgContext } from './define.ts';
import type { endings } from './events.ts';
import { competitorBeaten } from './scoring.ts';
import { isSolo } from './state.ts';
import type { AlgState } from './state.ts';

/** ALG-END-08, ALG-SOLO-11: the month is over. */
export function endMatch(s: AlgState, ctx: AlgContext): void {
  const reason = endingOf(s);
  ctx.end(reason);
  ctx.emit?.({ type: 'match-ended', reason });
}

/** Why a match that is over has ended. */
export function endingOf(s: Readonly<AlgState>): keyof typeof endings {
  if (!isSolo(s)) return 'month-over';
  return competitorBeaten(s) ? 'competitor-beaten' : 'competitor-ahead';
}
