import { at } from '@benchtop/engine/author';
import { weekendSlots } from '../data/week.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { takeWeekendBonus, weekendZone } from '../phases/weekend.ts';
import { playerAt } from '../state.ts';
import { weekendSlotsOf } from '../week.ts';

/** ALG-WKD-02: in the neutral zone one of the two tiles that the worker is linked to. */
export const weekendBonus = pickPlace({
  kind: 'weekend-bonus',
  rule: 'ALG-WKD-02',
  of: weekendSlots,
  among: (s, d) => weekendSlotsOf(playerAt(s, d.seat).spot),
  prompt: 'choose one weekend bonus',
  name: (slot, s) => effects.text(at(s.weekend, weekendSlots.indexOf(slot))).replace(/\.$/, ''),
  refuse: (s, d, slot) => (weekendSlotsOf(playerAt(s, d.seat).spot).includes(slot) ? null : 'ALG-WKD-02'),
  refusals: { 'ALG-WKD-02': 'Your worker is not linked to that weekend tile.' },
  checkFrame(s, d) {
    if (s.stage !== 'weekend') return 'weekend bonuses belong to the weekend';
    return weekendZone(s, d.seat) === 1 ? null : 'only the neutral zone asks';
  },
  pick: (s, d, slot, ctx) => takeWeekendBonus(s, d.seat, slot, ctx),
});
