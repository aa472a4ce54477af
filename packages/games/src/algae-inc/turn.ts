import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { about } from './about.ts';
import { ENERGY_ZONES } from './data/goods.ts';
import { DAYS, spotIds, spots, turnsIn, WEEKS } from './data/week.ts';
import type { PrintedAction, SpotId } from './data/week.ts';
import type { AlgContext } from './define.ts';
import type { AlgState, AlgView } from './state.ts';

const { max: MOST_SEATS } = about.seats;
type Order = readonly number[];

/** By number of seats and first seat. */
const orders: readonly (readonly Order[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_none, first) => Array.from({ length: seats }, (_each, i) => (first + i) % seats)),
);
const backwards = orders.map((bySeat) => bySeat.map((order) => [...order].reverse()));

/** ALG-WRK-01: seats clockwise from the First player token. */
export function turnOrder({ first, seats }: Readonly<Pick<AlgView, 'first' | 'seats'>>): Order {
  return at(at(orders, seats), first);
}

/** The same from the last to the first: what is pushed so comes out in turn order. */
export function lastFirst({ first, seats }: Readonly<Pick<AlgView, 'first' | 'seats'>>): Order {
  return at(at(backwards, seats), first);
}

/** Nothing is left of a turn: the next worker moves, or the week is over. */
export function nextTurn(s: AlgState, ctx: AlgContext): void {
  const next = (s.active + 1) % s.seats;
  if (next === s.first && s.day === DAYS) {
    ctx.resume(s.week === WEEKS ? 'end-month' : 'weekend');
    return;
  }
  if (next === s.first) s.day++;
  s.active = next;
  ctx.ask('move-worker', next);
}

const shown = byEach(spotIds, (spot) =>
  Array.from({ length: WEEKS + 1 }, (_, week): PrintedAction => {
    const { strip, sides } = spots[spot];
    const turns = turnsIn[strip];
    return sides[turns !== null && week >= turns ? 1 : 0];
  }),
);

/** ALG-WKD-03: what a spot shows in a week. */
export function printedOn(week: number, spot: SpotId): PrintedAction {
  return at(shown[spot], week);
}

/** ALG-NRG-03: how many bonuses the zone of an Energy level gives. */
export function zoneOf(energy: number): 0 | 1 | 2 {
  if (energy < ENERGY_ZONES[0]) return 0;
  return energy < ENERGY_ZONES[1] ? 1 : 2;
}

/** Within a turn: the active player acts. Null when it is so. */
export function wrongTurn(s: Readonly<AlgState>, seat: number): string | null {
  if (s.stage !== 'work' || s.day === 0) return 'a turn belongs to the Work Week';
  return seat === s.active ? null : 'the decision is not the active player’s';
}

/** What rows do and ask belongs to Monday Morning, or to the turn of the active player. Null when it is so. */
export function wrongMoment(s: Readonly<AlgState>, seat: number): string | null {
  return s.stage === 'monday' ? null : wrongTurn(s, seat);
}
