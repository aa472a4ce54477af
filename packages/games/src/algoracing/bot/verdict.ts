import { pointsRange, points } from '../scoring.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

/** With more samples than this in play nothing is decided. */
export const FEW = 4;

/**
 * 1 when a seat has won whatever becomes of the samples in play, -1 when it has lost: without this whoever has lost keeps the
 * last sample from the lab, so that the match does not end.
 */
export function decided(s: Readonly<AlgoracingState>, seat: number): number {
  const { length } = s.unseen;
  if (s.seats === 1 || length > FEW) return 0;
  const most = (one: number): number => scored(s, one) + pointsRange(s, one, length).most;
  let best = 0;
  let hope = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, scored(s, other));
    hope = Math.max(hope, most(other));
  }
  if (most(seat) < best) return -1;
  return scored(s, seat) > hope ? 1 : 0;
}

function scored(s: Readonly<AlgoracingState>, seat: number): number {
  return points(roverAt(s, seat).delivered);
}
