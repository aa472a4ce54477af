import { at, int } from '@benchtop/engine/author';
import { competitorCities, competitorExports, hasDisk } from '../competitor.ts';
import { milestones } from '../data/milestones.ts';
import { weekendSlots, weekendTiles, WEEKS } from '../data/week.ts';
import { phase } from '../define.ts';
import type { AlgContext } from '../define.ts';
import { endMatch } from '../ending.ts';
import type { WeekendSlot } from '../events.ts';
import { claimMilestones } from '../milestones.ts';
import { COMPETITOR, isSolo, playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { lastFirst, zoneOf } from '../turn.ts';
import { weekendSlotsOf } from '../week.ts';

const endOnly = (s: Readonly<AlgState>): string | null =>
  s.stage === 'end' ? null : 'that belongs to the end of the month';

/** ALG-END-01. */
export const endMonth = phase({
  name: 'end-month',
  checkFrame: () => 'the month ends by itself',
  run(s, _d, ctx) {
    s.stage = 'end';
    ctx.resume('finish');
    for (const seat of lastFirst(s)) ctx.resumeFor('month-for', seat);
    // ALG-SOLO-09.
    if (isSolo(s)) ctx.resume('competitor-next', { batch: WEEKS });
  },
});

/** ALG-SOLO-06, ALG-SOLO-08: neutral disks one after the other, then milestones. */
export const competitorNext = phase({
  name: 'competitor-next',
  args: { batch: int(1, WEEKS) },
  checkFrame: (s, d) => competitorFault(s, d.args.batch),
  run(s, { args }, ctx) {
    if (!hasDisk(s, args.batch)) {
      claimMilestones(s, COMPETITOR, ctx);
      return;
    }
    ctx.resume('competitor-next', args);
    const tied = competitorCities(s);
    if (tied.length > 1) ctx.ask('competitor-city', 0, args);
    else competitorExports(s, at(tied, 0), args.batch, ctx);
  },
});

/** Why the competitor would not export in this weekend, in words, or null. */
export function competitorFault(s: Readonly<AlgState>, batch: number): string | null {
  if (!isSolo(s)) return 'there is no competitor';
  if (s.stage === 'end') return batch === WEEKS ? null : 'the competitor exports from the last strip';
  return s.stage === 'weekend' && batch === s.week - 1 ? null : 'the competitor exports when a strip is turned';
}

/** ALG-END-02: VP of a weekend tile at the end of the month. */
export function monthValue(s: Readonly<AlgState>, seat: number, slot: WeekendSlot): number {
  const place = weekendSlots.indexOf(slot);
  const { colour } = weekendTiles[at(s.weekend, place)];
  let n = 0;
  for (const reached of playerAt(s, seat).milestones) if (milestones[at(s.milestones, reached)].colour === colour) n++;
  return n * at(s.month, place);
}

/** ALG-END-02: by Energy alone, without what counts at weekends. */
export const monthFor = phase({
  name: 'month-for',
  checkFrame: (s) => endOnly(s),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { goods, spot } = playerAt(s, seat);
    const zone = zoneOf(goods.energy);
    if (zone === 1) ctx.ask('month-bonus', seat);
    else if (zone === 2) scoreMonth(s, seat, weekendSlotsOf(spot), ctx);
  },
});

export function scoreMonth(s: AlgState, seat: number, slots: readonly WeekendSlot[], ctx: AlgContext): void {
  let vp = 0;
  for (const slot of slots) vp += monthValue(s, seat, slot);
  playerAt(s, seat).monthVp = vp;
  ctx.emit?.({ type: 'month-bonus-scored', seat, slots, vp });
}

/** ALG-SOLO-10, ALG-END-08. */
export const finish = phase({
  name: 'finish',
  checkFrame: (s, _d, depth) => endOnly(s) ?? (depth === 0 ? null : 'the match ends last'),
  run(s, _d, ctx) {
    if (isSolo(s)) {
      const vp = s.competitor.milestones.length;
      s.competitor.vp += vp;
      ctx.emit?.({ type: 'competitor-scored', vp });
    }
    endMatch(s, ctx);
  },
});
