import { at } from '@benchtop/engine/author';
import { DAYS, spots, strips, WEEKS } from '../data/week.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';

/** What is left of a match for a seat. */
export interface Time {
  /** The week that is thought of: this one, or at the weekend the next. */
  readonly week: number;
  /** Whether its worker has not moved in that week. */
  readonly fresh: boolean;
  /** Own turns to come: this one, too, until its worker has moved. */
  readonly turns: number;
  /** The part of the month that they are. */
  readonly part: number;
  readonly mondays: number;
  /** How much that counts which leads to something only later: all of it, but for the last turns. */
  readonly hope: number;
}

/** Turns in which what was begun can as a rule be brought to an end. */
const ENOUGH = 12;
const LEAST_HOPE = 0.1;

export function timeLeft(s: Readonly<AlgState>, seat: number): Time {
  const { stage } = s;
  const over = stage === 'weekend' && playerAt(s, seat).spot !== null;
  const week = over ? Math.min(WEEKS, s.week + 1) : s.week;
  const fresh = stage !== 'work' && stage !== 'end';
  const later = DAYS * (WEEKS - week);
  const turns = fresh ? DAYS + later : stage === 'work' ? turnsOfWeek(s, seat) + later : 0;
  const mondays = WEEKS - week + (stage === 'weekend' || stage === 'setup' ? 1 : 0);
  const hope = Math.min(1, LEAST_HOPE + turns / ENOUGH);
  return { week, fresh, turns, part: turns / (DAYS * WEEKS), mondays, hope };
}

/** ALG-WRK-01: whoever comes earlier in the week has moved, and so has who is in the middle of a turn. */
function turnsOfWeek({ day, first, active, seats, players }: Readonly<AlgState>, seat: number): number {
  const { spot } = at(players, seat);
  const acts = seat === active && spot !== null && spots[spot].strip === strips[day - 1];
  const moved = acts || (seat - first + seats) % seats < (active - first + seats) % seats;
  return DAYS - day + (moved ? 0 : 1);
}
