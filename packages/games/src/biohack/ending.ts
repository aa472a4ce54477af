import type { BioContext } from './define.ts';
import type { endings } from './events.ts';
import { goalsOf } from './goals.ts';
import { totalOf } from './scoring.ts';
import { playerAt, roundLimit } from './state.ts';
import type { BioState } from './state.ts';

/** BIO-RND-02, BIO-END-01: the round that is being played is the last. */
export function isLastRound(s: Readonly<BioState>): boolean {
  return s.lastRound || s.round === roundLimit(s);
}

/** Ends the match and says why. */
export function endMatch(ctx: BioContext, reason: keyof typeof endings): void {
  ctx.end(reason);
  ctx.emit?.({ type: 'match-ended', reason });
}

/** Why a match that has been played to its end is over. */
export function endingOf(s: Readonly<BioState>): keyof typeof endings {
  if (s.seats === 1) return goalMet(s) ? 'goal-met' : 'goal-missed';
  return s.lastRound ? 'seventh-creature' : 'last-round';
}

/** BIO-SOL-14, BIO-SOL-16, BIO-CHL-01: whether a solo match is won. */
export function goalMet(s: Readonly<BioState>): boolean {
  return goalsOf(s, playerAt(s, 0), totalOf(s, 0)).every(({ value, of }) => value >= of);
}
