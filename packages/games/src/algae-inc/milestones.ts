import { at } from '@benchtop/engine/author';
import { ladder, milestones } from './data/milestones.ts';
import type { MilestoneId } from './data/milestones.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { COMPETITOR, exporterAt } from './state.ts';
import type { AlgState } from './state.ts';

/** Markers on milestones, in a state or in a view. */
export interface Markers {
  readonly players: readonly { readonly milestones: readonly number[]; readonly claimed: readonly number[] }[];
  readonly competitor: { readonly milestones: readonly number[]; readonly claimed: readonly number[] };
}

/** Who has reached the milestone of a slot, in order; `cc` is the competitor. */
export function markersOn({ players, competitor }: Markers, slot: number): readonly (number | 'cc')[] {
  const found: { readonly who: number | 'cc'; readonly claim: number }[] = [];
  const add = (who: number | 'cc', own: Markers['competitor']): void => {
    const place = own.milestones.indexOf(slot);
    if (place >= 0) found.push({ who, claim: at(own.claimed, place) });
  };
  players.forEach((p, seat) => add(seat, p));
  add('cc', competitor);
  return found.sort((a, b) => a.claim - b.claim).map(({ who }) => who);
}

/** How many have reached the milestone of a slot: the rank of the next one, from 0. */
export function rankOn({ players, competitor }: Markers, slot: number): number {
  let rank = competitor.milestones.includes(slot) ? 1 : 0;
  for (let seat = 0; seat < players.length; seat++) if (at(players, seat).milestones.includes(slot)) rank++;
  return rank;
}

/** ALG-MIL-01: VP for who reaches a milestone after so many others. */
export function milestoneVp(milestone: MilestoneId, rank: number): number {
  return at(ladder[milestones[milestone].colour], Math.min(rank, 3));
}

function claims({ players, competitor }: Markers): number {
  let n = competitor.milestones.length;
  for (let seat = 0; seat < players.length; seat++) n += at(players, seat).milestones.length;
  return n;
}

/** ALG-EXP-15, ALG-MIL-01, ALG-MIL-02: whatever has been reached is claimed at once, in the order of the board. */
export function claimMilestones(s: AlgState, exporter: number, ctx: AlgContext): void {
  const own = exporterAt(s, exporter);
  for (let slot = 0; slot < s.milestones.length; slot++) {
    const milestone = at(s.milestones, slot);
    if (own.milestones.includes(slot) || !effects.holds(s, exporter, milestone)) continue;
    const rank = rankOn(s, slot);
    const vp = milestoneVp(milestone, rank);
    own.claimed.push(claims(s));
    own.milestones.push(slot);
    if (exporter === COMPETITOR) {
      s.competitor.vp += vp;
      ctx.emit?.({ type: 'competitor-milestone', slot, milestone, rank, vp });
    } else {
      ctx.emit?.({ type: 'milestone-reached', seat: exporter, slot, milestone, rank, vp });
      if (vp > 0) effects.gain(s, exporter, { vp }, ctx, milestone);
    }
  }
}
