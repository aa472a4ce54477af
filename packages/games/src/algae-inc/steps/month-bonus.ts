import { at } from '@benchtop/engine/author';
import { weekendSlots, weekendTiles } from '../data/week.ts';
import { pickPlace } from '../define.ts';
import type { WeekendSlot } from '../events.ts';
import { monthValue, scoreMonth } from '../phases/month.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { zoneOf } from '../turn.ts';
import { weekendSlotsOf } from '../week.ts';

function valuesFor(s: Readonly<AlgState>, seat: number): string {
  return weekendSlotsOf(playerAt(s, seat).spot)
    .map((slot) => monthValue(s, seat, slot))
    .join(' or ');
}

function worthOf(s: Readonly<AlgState>, seat: number, slot: WeekendSlot): string {
  const place = weekendSlots.indexOf(slot);
  const { colour } = weekendTiles[at(s.weekend, place)];
  return `${monthValue(s, seat, slot)} VP: ${at(s.month, place)} for each ${colour} milestone`;
}

/** ALG-END-02: in the neutral zone one of the two tiles that the worker is linked to. */
export const monthBonus = pickPlace({
  kind: 'month-bonus',
  rule: 'ALG-END-02',
  of: weekendSlots,
  among: (s, d) => weekendSlotsOf(playerAt(s, d.seat).spot),
  prompt: (s, d) => `choose one end-of-month bonus (${valuesFor(s, d.seat)} VP)`,
  name: (slot, s, d) => worthOf(s, d.seat, slot),
  refuse: (s, d, slot) => (weekendSlotsOf(playerAt(s, d.seat).spot).includes(slot) ? null : 'ALG-END-02'),
  refusals: { 'ALG-END-02': 'Your worker is not linked to that tile.' },
  checkFrame(s, d) {
    if (s.stage !== 'end') return 'end-of-month bonuses belong to the end of the month';
    return zoneOf(playerAt(s, d.seat).goods.energy) === 1 ? null : 'only the neutral zone asks';
  },
  pick: (s, d, slot, ctx) => scoreMonth(s, d.seat, [slot], ctx),
});
