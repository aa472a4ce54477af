import { at } from '@benchtop/engine/author';
import { strips, turnsIn, WEEKS, weekendSlots } from '../data/week.ts';
import { phase } from '../define.ts';
import type { AlgContext } from '../define.ts';
import { effects } from '../effects.ts';
import type { WeekendSlot } from '../events.ts';
import { isSolo, playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { balance, refillAlgae } from '../tanks.ts';
import { lastFirst } from '../turn.ts';
import { weekendSlotsOf } from '../week.ts';

const weekendOnly = (s: Readonly<AlgState>): string | null =>
  s.stage === 'weekend' ? null : 'that belongs to the weekend';

/** ALG-WKD-01. */
export const weekend = phase({
  name: 'weekend',
  checkFrame: () => 'the weekend begins by itself',
  run(s, _d, ctx) {
    s.stage = 'weekend';
    ctx.resume('new-week');
    for (const seat of lastFirst(s)) ctx.resumeFor('weekend-for', seat);
  },
});

/** ALG-WKD-02: how many of the linked bonuses a player gets. */
export function weekendZone(s: Readonly<AlgState>, seat: number): number {
  return Math.min(2, effects.value(s, seat, 'weekend-zone'));
}

/** ALG-WKD-02. ALG-RUL-77: both bonuses are taken from left to right. */
export const weekendFor = phase({
  name: 'weekend-for',
  checkFrame: (s) => weekendOnly(s),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const zone = weekendZone(s, seat);
    if (zone === 1) ctx.ask('weekend-bonus', seat);
    else if (zone === 2)
      for (const slot of weekendSlotsOf(playerAt(s, seat).spot)) takeWeekendBonus(s, seat, slot, ctx);
  },
});

/** A weekend tile gives what it shows. */
export function takeWeekendBonus(s: AlgState, seat: number, slot: WeekendSlot, ctx: AlgContext): void {
  const tile = at(s.weekend, weekendSlots.indexOf(slot));
  ctx.emit?.({ type: 'weekend-bonus-taken', seat, slot, tile });
  effects.run(s, seat, tile, ctx);
}

/** ALG-WKD-03 to ALG-WKD-05: workers off, the next week, its strip and the weekend tiles; the competitor exports. */
export const newWeek = phase({
  name: 'new-week',
  checkFrame: (s, _d, depth) => weekendOnly(s) ?? (depth === 0 ? null : 'a new week comes after the weekend'),
  run(s, _d, ctx) {
    for (const p of s.players) p.spot = null;
    s.week++;
    const strip = strips.find((id) => turnsIn[id] === s.week);
    if (strip !== undefined) ctx.emit?.({ type: 'strip-turned', strip });
    if (s.week === WEEKS) ctx.emit?.({ type: 'weekend-tiles-turned' });
    ctx.resume('refill');
    if (isSolo(s)) ctx.resume('competitor-next', { batch: s.week - 1 });
  },
});

/** ALG-WKD-06 to ALG-WKD-09. */
export const refill = phase({
  name: 'refill',
  checkFrame: (s, _d, depth) => weekendOnly(s) ?? (depth === 0 ? null : 'tanks are refilled after the competitor'),
  run(s, _d, ctx) {
    refillAlgae(s, ctx);
    balance(s, ctx);
    s.first = (s.first + 1) % s.seats;
    if (!isSolo(s)) ctx.emit?.({ type: 'first-player-passed', seat: s.first });
    ctx.resume('monday');
  },
});
