import type { ArcticState } from '../state.ts';
import { Look } from './look.ts';
import { scaleOf, weights } from './weights.ts';
import type { Weights } from './weights.ts';

/** How good a position is for a seat, in points. */
export const evaluate = createEvaluate(weights);

/** An evaluation with weights of one's own. Use it to tune and to compare them. */
export function createEvaluate(w: Weights): (s: Readonly<ArcticState>, seat: number) => number {
  const look = new Look(scaleOf(w));
  return (s, seat) => look.valueOf(s, seat);
}
