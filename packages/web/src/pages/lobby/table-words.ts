import type { WireClock, WireSeat, WireTable } from '@benchtop/server/wire';
import { soloWords } from '../../games/index.ts';
import { ownSeat, waitsForMe } from '../notify/mine.ts';
import { counted, t } from '../../words/words.ts';
import type { Phrase } from '../../words/words.ts';

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listing(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('{names} and {last}', { names: names.slice(0, -1).join(', '), last });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in the largest unit that fits it. */
export function spanWords(seconds: number): string {
  if (seconds % DAY === 0) return counted(seconds / DAY, '1 day', '{n} days');
  if (seconds % HOUR === 0) return counted(seconds / HOUR, '1 hour', '{n} hours');
  if (seconds % MINUTE === 0) return counted(seconds / MINUTE, '1 minute', '{n} minutes');
  return counted(seconds, '1 second', '{n} seconds');
}

export function clockWords(clock: WireClock | null): string {
  if (clock === null) return t('No clock');
  const span = spanWords(clock.perMove);
  if (clock.reserve === 0) return t('{span} for each move', { span });
  return t('{span} for each move, {reserve} in reserve', { span, reserve: spanWords(clock.reserve) });
}

export function watchWords(delay: number | null): string {
  if (delay === null) return t('No spectators');
  return delay === 0 ? t('Spectators live') : t('Spectators {span} late', { span: spanWords(delay) });
}

/** How a table is to be found, how fast it is played, who may look on. */
export function termsOf({ listed, clock, delay }: WireTable): string[] {
  return [listed ? t('In the lobby') : t('Only by link'), clockWords(clock), watchWords(delay)];
}

export function freeSeats({ seats }: WireTable): WireSeat[] {
  return seats.filter(({ kind }) => kind === 'free');
}

const free = [
  'No seat is free',
  'One seat is free',
  'Two seats are free',
  'Three seats are free',
  'Four seats are free',
  'Five seats are free',
] as const satisfies readonly Phrase[];

/** "One seat is free", "Three seats are free". */
export function freeWords(n: number): string {
  const words = free[n];
  return words === undefined ? t('{n} seats are free', { n }) : t(words);
}

/** What a table that gathers waits for, in a sentence, seen from where the reader sits. */
export function gatheringWords(table: WireTable): string {
  const own = ownSeat(table);
  const free = freeSeats(table).length;
  if (own === null)
    return free === 0 ? t('All seats are taken.') : t('{free}. Take a seat and play.', { free: freeWords(free) });
  const ready = own.ready ? '' : ` ${t('Say when you are ready.')}`;
  if (free > 0) return `${t('{free}: share the link.', { free: freeWords(free) })}${ready}`;
  const others = table.seats.filter(({ kind, you, ready: isReady }) => kind === 'person' && !you && !isReady);
  if (!own.ready)
    return others.length === 0
      ? t('Everybody waits for you: say when you are ready.')
      : `${t('Everybody is here.')}${ready}`;
  if (others.length === 0) return t('Everybody is ready. The match begins…');
  return t('Waiting for {names} to be ready.', { names: listing(others.map(({ name }) => name)) });
}

/** What a table is about to do, in a few words for a list. */
export function stateWords(table: WireTable): string {
  if (table.trouble !== null) return table.trouble;
  switch (table.status) {
    case 'gathering':
      return gatheringWords(table);
    case 'running':
      return waitsForMe(table) ? t('It is your turn.') : runningWords(table);
    case 'over':
      return resultWords(table);
    case 'abandoned':
      return t('Given up before the end.');
  }
}

function runningWords(table: WireTable): string {
  if (ownSeat(table)?.away === true) return t('A bot plays for you. Come back any time.');
  const due = table.seats.filter(({ waiting, you }) => waiting && !you).map(({ name }) => name);
  return due.length === 0 ? t('The match goes on.') : t('Waiting for {names}.', { names: listing(due) });
}

/** Who won, with "You" for the reader. */
export function resultWords({ game, seats, winners }: WireTable): string {
  if (winners === null) return t('Nobody won.');
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return soloWords(game, only.you ? null : only.name, winners.length > 0);
  if (winners.length === 0) return t('Nobody won.');
  const won = winners.map((seat) => seats[seat]).filter((seat) => seat !== undefined);
  if (won.some(({ you }) => you)) {
    const others = won.filter(({ you }) => !you).map(({ name }) => name);
    return others.length === 0 ? t('You won.') : t('You shared the win with {names}.', { names: listing(others) });
  }
  return t('{names} won.', { names: listing(won.map(({ name }) => name)) });
}

/** Everybody at the table; a free seat is named as such. At a full table of yours the others are whom you play against. */
export function whoWords({ seats }: WireTable): string {
  const others = seats.filter(({ you }) => !you);
  if (others.length > 0 && others.length < seats.length && others.every(({ kind }) => kind !== 'free'))
    return t('You against {names}', { names: listing(others.map(({ name }) => name)) });
  return seats.map(({ kind, name, you }) => (kind === 'free' ? t('free') : you ? t('You') : name)).join(' – ');
}
