import type { WireClock, WireSeat, WireTable } from '@benchtop/server/wire';
import { soloVerb } from '../../games/index.ts';
import { ownSeat, waitsForMe } from '../notify/mine.ts';

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listing(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in the largest unit that fits it. */
export function spanWords(seconds: number): string {
  const [size, unit] =
    seconds % DAY === 0 ? [DAY, 'day'] : seconds % HOUR === 0 ? [HOUR, 'hour'] : minutesOrSeconds(seconds);
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function minutesOrSeconds(seconds: number): [number, string] {
  return seconds % MINUTE === 0 ? [MINUTE, 'minute'] : [1, 'second'];
}

export function clockWords(clock: WireClock | null): string {
  if (clock === null) return 'No clock';
  const reserve = clock.reserve === 0 ? '' : `, ${spanWords(clock.reserve)} in reserve`;
  return `${spanWords(clock.perMove)} for each move${reserve}`;
}

export function watchWords(delay: number | null): string {
  if (delay === null) return 'No spectators';
  return delay === 0 ? 'Spectators live' : `Spectators ${spanWords(delay)} late`;
}

/** How a table is to be found, how fast it is played, who may look on. */
export function termsOf({ listed, clock, delay }: WireTable): string[] {
  return [listed ? 'In the lobby' : 'Only by link', clockWords(clock), watchWords(delay)];
}

export function freeSeats({ seats }: WireTable): WireSeat[] {
  return seats.filter(({ kind }) => kind === 'free');
}

const count = (n: number): string => (['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const)[n] ?? String(n);

/** "One seat is free", "Three seats are free". */
export function freeWords(n: number): string {
  return `${count(n)} ${n === 1 ? 'seat is' : 'seats are'} free`;
}

/** What a table that gathers waits for, in a sentence, seen from where the reader sits. */
export function gatheringWords(table: WireTable): string {
  const own = ownSeat(table);
  const free = freeSeats(table).length;
  if (own === null) return free === 0 ? 'All seats are taken.' : `${freeWords(free)}. Take a seat and play.`;
  const ready = own.ready ? '' : ' Say when you are ready.';
  if (free > 0) return `${freeWords(free)}: share the link.${ready}`;
  const others = table.seats.filter(({ kind, you, ready: isReady }) => kind === 'person' && !you && !isReady);
  if (!own.ready)
    return others.length === 0 ? 'Everybody waits for you: say when you are ready.' : `Everybody is here.${ready}`;
  if (others.length === 0) return 'Everybody is ready. The match begins…';
  return `Waiting for ${listing(others.map(({ name }) => name))} to be ready.`;
}

/** What a table is about to do, in a few words for a list. */
export function stateWords(table: WireTable): string {
  if (table.trouble !== null) return table.trouble;
  switch (table.status) {
    case 'gathering':
      return gatheringWords(table);
    case 'running':
      return waitsForMe(table) ? 'It is your turn.' : runningWords(table);
    case 'over':
      return resultWords(table);
    case 'abandoned':
      return 'Given up before the end.';
  }
}

function runningWords(table: WireTable): string {
  if (ownSeat(table)?.away === true) return 'A bot plays for you. Come back any time.';
  const due = table.seats.filter(({ waiting, you }) => waiting && !you).map(({ name }) => name);
  return due.length === 0 ? 'The match goes on.' : `Waiting for ${listing(due)}.`;
}

/** Who won, with "You" for the reader. */
export function resultWords({ game, seats, winners }: WireTable): string {
  if (winners === null) return 'Nobody won.';
  const [only] = seats;
  if (only !== undefined && seats.length === 1)
    return `${only.you ? 'You' : only.name} ${soloVerb(game, winners.length > 0)}.`;
  if (winners.length === 0) return 'Nobody won.';
  const won = winners.map((seat) => seats[seat]).filter((seat) => seat !== undefined);
  if (won.some(({ you }) => you)) {
    const others = won.filter(({ you }) => !you).map(({ name }) => name);
    return others.length === 0 ? 'You won.' : `You shared the win with ${listing(others)}.`;
  }
  return `${listing(won.map(({ name }) => name))} won.`;
}

/** Everybody at the table; a free seat is named as such. */
export function whoWords({ seats }: WireTable): string {
  return seats.map(({ kind, name, you }) => (kind === 'free' ? 'free' : you ? 'You' : name)).join(' – ');
}
