import { points } from './scoring.ts';
import type { ArcticState } from './state.ts';

/** How good a position is for a seat, in points. */
export function evaluate(s: Readonly<ArcticState>, seat: number): number {
  return points(s, seat);
}
