import type { SeatRow } from '../store/contract.ts';
import { absenceOf } from './absence.ts';
import type { Agreements } from './absence.ts';
import { no, ownSeat, seatFor, write, yes } from './arrange.ts';
import type { ArrangedTable } from './arrange.ts';
import type { Clock } from './clock.ts';
import type { Person, Result } from './contract.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { Watchers } from './watchers.ts';

/** What it depends on whether a bot plays for somebody. */
interface StandInTable extends ArrangedTable {
  readonly match: Pick<MatchInMemory, 'live' | 'running'>;
  readonly watchers: Watchers;
  readonly agreements: Agreements;
  readonly clock: Clock;
}

/** One of the players says that a bot shall play for somebody; it does when all who are here have said so. */
export async function standIn(table: StandInTable, person: Person, n: number): Promise<Result<null>> {
  const found = seatFor(table, person, n);
  if (!found.ok) return found;
  const seat = found.value;
  if (ownSeat(table, person)?.bot !== null)
    return no('not-yours', 'A bot plays for you. Come back to your seat first.');
  if (seat.account === null || seat.bot !== null) return no('closed', 'A bot plays there already.');
  const early = whyNotYet(table, seat);
  if (early !== null) return no('refused', early);
  const { rows, agreements, news, watchers } = table;
  agreements.add(seat.seat, person.account);
  news.tell();
  const here = watchers.here();
  const silent = rows.seats.some(
    ({ account, bot }) => account !== null && bot === null && here.has(account) && !agreements.has(seat.seat, account),
  );
  return silent ? yes : write(table, seat, { bot: 'greedy', standIn: 'agreed' });
}

function whyNotYet(table: StandInTable, seat: SeatRow): string | null {
  const { name, account } = seat;
  const now = table.context.surroundings.now();
  if (account !== null && table.watchers.here().has(account)) return `${name} is here.`;
  if (!seat.waiting) return `Nobody waits for ${name} now.`;
  const deadline = table.clock.deadlineAt(seat.seat);
  if (deadline !== null) return `Only the clock brings a bot: ${name} still has ${spanWords(deadline - now)}.`;
  const { from } = absenceOf({ ...table, started: table.context.started }, seat) ?? { from: Number.POSITIVE_INFINITY };
  if (now >= from) return null;
  return `Give ${name} a day: in ${spanWords(from - now)} those who are here can agree that a bot plays until they return.`;
}

/** "2 days and 3 hours", "5 minutes": at least so much. */
function spanWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, unit]) => `${n} ${unit}${n === 1 ? '' : 's'}`);
  return words.slice(0, 2).join(' and ');
}
