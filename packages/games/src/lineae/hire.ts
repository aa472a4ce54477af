import type { LinContext } from './define.ts';
import { WORKERS } from './data/table.ts';
import { crewOf, playerAt, tokensOf } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** How somebody is hired: for how much less, and whether the recruit can be used this round. */
export interface HireTerms {
  readonly less: number;
  readonly ready: boolean;
}

/** LIN-HIR-01: $k for the k-th worker of the crew. */
export function hireCost(s: Readonly<Pick<LinView, 'players' | 'occupied'>>, seat: number, less: number): number {
  return crewOf(s, seat) + 1 - less;
}

/** The rule against hiring, or null. Whoever has not hired all tokens has one in the supply or on a track. */
export function refuseHire(s: Readonly<LinState>, seat: number, less: number): 'LIN-HIR-01' | 'LIN-HIR-05' | null {
  const crew = crewOf(s, seat);
  if (crew >= WORKERS) return 'LIN-HIR-05';
  return playerAt(s, seat).goods.money < crew + 1 - less ? 'LIN-HIR-01' : null;
}

/** LIN-HIR-01 to LIN-HIR-03: where the token supply is empty, a token of a track is hired. */
export function hire(s: LinState, seat: number, { less, ready }: HireTerms, ctx: LinContext): void {
  if (tokensOf(s, seat) > 0) {
    recruit(s, seat, { less, ready }, null, ctx);
    return;
  }
  const { tracks } = playerAt(s, seat);
  const taken = tracks.flatMap((space, slot) => (space > 0 ? [slot] : []));
  const [only = null] = taken;
  if (taken.length === 1) recruit(s, seat, { less, ready }, only, ctx);
  else ctx.ask('choose-token', seat, { less, ready });
}

/** A worker joins the crew: from the token supply, or from a track, whose progress is lost. */
export function recruit(
  s: LinState,
  seat: number,
  { less, ready }: HireTerms,
  track: number | null,
  ctx: LinContext,
): void {
  const p = playerAt(s, seat);
  const cost = hireCost(s, seat, less);
  p.goods.money -= cost;
  if (track !== null) p.tracks[track] = 0;
  // LIN-HIR-02: a recruit stands on the space until the end of the round.
  if (ready) p.available++;
  else p.placed.push('city-2');
  ctx.emit?.({ type: 'worker-hired', seat, cost, track, ready });
}
