import { randomBytes } from 'node:crypto';
import { botOf } from '@benchtop/bots';
import { checkSettings, commitmentOf, freshKey } from '@benchtop/engine/host';
import type { SeatRow, TableChange, TableRow } from '../store/contract.ts';
import type { CreateBody } from '../wire/http.ts';
import type { RefusalCode } from '../wire/socket.ts';
import { hasGivenUp } from './absence.ts';
import { SENT_AWAY } from './admission.ts';
import type { Admission } from './admission.ts';
import type { Context } from './context.ts';
import type { Person, Result } from './contract.ts';
import { digest } from './hash.ts';
import { LiveMatch } from './live-match.ts';
import type { TableNews } from './table-news.ts';
import type { TableRows } from './table-rows.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export function no<T>(code: RefusalCode, reason: string): Result<T> {
  return { ok: false, code, reason };
}

export const yes: Result<null> = { ok: true, value: null };

/** Letters and digits that nobody can guess or confuse. */
function freshCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The id of the rematch of a table, or of the one after a rematch that was given up: everybody finds it. */
export function rematchId({ id, invite }: TableRow): string {
  const hash = digest(`rematch ${id} ${invite}`);
  return Array.from({ length: 12 }, (_, i) => LETTERS[Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16) % 32]).join('');
}

export interface NewTable {
  readonly row: TableRow;
  readonly seats: SeatRow[];
}

/** A table as somebody wishes it, or why it cannot be. */
export async function newTable(context: Context, person: Person, body: CreateBody): Promise<Result<NewTable>> {
  const game = await context.game(body.game);
  if (game === null) return no('not-found', `There is no game "${body.game}" here.`);
  if (body.seats < game.seats.min || body.seats > game.seats.max)
    return no('malformed', `${game.title} takes ${game.seats.min} to ${game.seats.max} players.`);
  const settings = checkSettings(game, body.seats, body.settings);
  if (!settings.ok) return no('malformed', settings.reason);
  if (body.bots.length !== body.seats) return no('malformed', 'Say for every seat whether a bot plays it.');
  const unknown = body.bots.find((bot) => bot !== null && botOf(bot) === null);
  if (unknown !== undefined) return no('malformed', `There is no bot "${unknown ?? ''}".`);
  const mine = body.bots.indexOf(null);
  if (mine < 0) return no('malformed', 'Leave at least one seat to a person.');
  const now = context.surroundings.now();
  const { clock, delay, listed } = body;
  const row: TableRow = {
    id: freshCode(12),
    game: game.id,
    rules: game.version,
    seats: body.seats,
    settings: settings.value,
    host: person.account,
    listed,
    invite: freshCode(16),
    clock,
    delay,
    status: 'gathering',
    trouble: null,
    commitment: null,
    result: null,
    rematchOf: null,
    created: now,
    updated: now,
    ended: null,
  };
  const reserve = (clock?.reserve ?? 0) * 1000;
  const seats = body.bots.map((bot, seat): SeatRow => ({ ...freeSeat(seat, reserve), ...botSeat(bot, seat) }));
  seats[mine] = { ...freeSeat(mine, reserve), account: person.account, name: person.name };
  return { ok: true, value: { row, seats } };
}

/** The same people again, each one seat further. Whoever asks is its host: the old one may not come. */
export function rematchTable(
  { row, seats }: TableRows,
  id: string,
  person: Person,
  rules: string,
  now: number,
): NewTable {
  const reserve = (row.clock?.reserve ?? 0) * 1000;
  const moved = seats.map((_, seat): SeatRow => {
    const from = seats[(seat + seats.length - 1) % seats.length];
    if (from === undefined) return freeSeat(seat, reserve);
    const { account, name } = from;
    const bot = account === null ? from.bot : null;
    return { ...freeSeat(seat, reserve), account, name, bot, ready: account === null };
  });
  return {
    row: {
      ...row,
      id,
      rules,
      host: person.account,
      invite: freshCode(16),
      status: 'gathering',
      trouble: null,
      commitment: null,
      result: null,
      rematchOf: row.id,
      created: now,
      updated: now,
      ended: null,
    },
    seats: moved,
  };
}

function freeSeat(seat: number, reserve: number): SeatRow {
  const nobody = { account: null, name: '', bot: null, ready: false, waiting: false, seen: 0, standIn: null, left: 0 };
  return { seat, reserve, ...nobody };
}

function botSeat(bot: string | null, seat: number): Partial<SeatRow> {
  return bot === null ? {} : { bot, name: `Bot ${seat + 1}`, ready: true };
}

/** A table as those arrange it who sit there. */
export interface ArrangedTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly admission: Admission;
  readonly news: TableNews;
  /** Who plays at the seats has changed. */
  seatsChanged(): void;
  /** Somebody may not come back, and the old link leads nowhere. */
  expel(account: string, invite: string): void;
  /** The match was dealt, and the store knows it. */
  begin(live: LiveMatch): Promise<void>;
}

/** Changes a seat if it still belongs to whom we think. */
export async function write(table: ArrangedTable, seat: SeatRow, change: Partial<SeatRow>): Promise<Result<null>> {
  if (!(await table.rows.changeSeat(seat, change))) return no('closed', 'Somebody else was quicker. Look again.');
  table.seatsChanged();
  return yes;
}

/** A name that no other seat has. */
function unlike(seats: readonly SeatRow[], name: string): string {
  const taken = new Set(seats.map((seat) => seat.name.toLowerCase()));
  let own = name;
  for (let n = 2; taken.has(own.toLowerCase()); n++) own = `${name} ${n}`;
  return own;
}

/*
 * What people do before and around a match. All from the table's mailbox.
 */

export async function join(table: ArrangedTable, person: Person, wanted: number | null): Promise<Result<null>> {
  if (table.rows.seatOf(person.account) !== null) return yes;
  if (table.admission.isExpelled(person.account)) return no('removed', SENT_AWAY);
  if (table.rows.row.status !== 'gathering')
    return no('closed', 'The match has begun without you: all seats are taken.');
  const free = table.rows.seats.filter((seat) => seat.account === null && seat.bot === null);
  const seat = wanted === null ? free[0] : free.find((one) => one.seat === wanted);
  if (seat === undefined) return no('closed', free.length === 0 ? 'All seats are taken.' : 'That seat is taken.');
  return write(table, seat, { account: person.account, name: unlike(table.rows.seats, person.name), ready: false });
}

export async function leave(table: ArrangedTable, person: Person): Promise<Result<null>> {
  const seat = ownSeat(table, person);
  if (seat === null) return no('not-allowed', 'You do not sit at this table.');
  if (table.rows.row.status === 'gathering') return leaveEarly(table, seat);
  if (table.rows.row.status !== 'running') return no('not-running', 'The match is over: there is nothing to leave.');
  return write(table, seat, { bot: seat.bot ?? 'greedy', standIn: 'left' });
}

/** The last person who goes takes the table along; else the next one becomes its host. */
async function leaveEarly(table: ArrangedTable, seat: SeatRow): Promise<Result<null>> {
  const others = table.rows.seats.filter(({ account }) => account !== null && account !== seat.account);
  const left = await write(table, seat, freeSeat(seat.seat, seat.reserve));
  if (!left.ok) return left;
  const heir = others[0]?.account ?? null;
  if (heir === null) await change(table, { status: 'abandoned' });
  else if (table.rows.row.host === seat.account) await change(table, { host: heir });
  return yes;
}

/** True when somebody plays at the table who has not left it to a bot. */
export function isPlaying(table: ArrangedTable, person: Person): boolean {
  return ownSeat(table, person)?.bot === null;
}

export async function comeBack(table: ArrangedTable, person: Person): Promise<Result<null>> {
  const seat = ownSeat(table, person);
  if (seat === null) return no('not-allowed', 'You do not sit at this table.');
  return seat.bot === null ? yes : write(table, seat, { bot: null, standIn: null });
}

export async function ready(table: ArrangedTable, person: Person, isReady: boolean): Promise<Result<null>> {
  const seat = ownSeat(table, person);
  if (seat === null) return no('not-allowed', 'You do not sit at this table.');
  if (table.rows.row.status !== 'gathering') return yes;
  const written = await write(table, seat, { ready: isReady });
  return written.ok ? begin(table) : written;
}

/** A seat for somebody who wants to arrange it. Whoever does not sit here does not learn how far the match is. */
export function seatFor(table: ArrangedTable, person: Person, n: number): Result<SeatRow> {
  const seat = table.rows.seats[n];
  if (seat === undefined) return no('not-found', 'This table has no such seat.');
  if (table.rows.seatOf(person.account) === null)
    return no('not-allowed', 'Only those who sit here arrange the seats.');
  return { ok: true, value: seat };
}

export async function setSeat(
  table: ArrangedTable,
  person: Person,
  n: number,
  bot: string | null,
): Promise<Result<null>> {
  const found = seatFor(table, person, n);
  if (!found.ok) return found;
  const seat = found.value;
  if (table.rows.row.host !== person.account) return no('not-allowed', 'Only the host arranges the seats.');
  if (table.rows.row.status !== 'gathering') return no('closed', 'The match has begun: seats stay as they are.');
  if (seat.account === person.account) return no('refused', 'This is your own seat. Leave the table to free it.');
  if (bot !== null && botOf(bot) === null) return no('malformed', `There is no bot "${bot}".`);
  if (seat.account !== null)
    return bot === null
      ? sendAway(table, seat, seat.account)
      : no('closed', 'Somebody sits there. Free the seat first.');
  const written = await write(table, seat, { ...freeSeat(n, seat.reserve), ...botSeat(bot, n) });
  return written.ok ? begin(table) : written;
}

/** The host frees somebody's seat: they do not come back, and the link they know leads nowhere. */
async function sendAway(table: ArrangedTable, seat: SeatRow, account: string): Promise<Result<null>> {
  const invite = freshCode(16);
  if (!(await table.rows.changeSeat(seat, freeSeat(seat.seat, seat.reserve), invite)))
    return no('closed', 'Somebody else was quicker. Look again.');
  table.expel(account, invite);
  table.seatsChanged();
  return yes;
}

export async function abandon(table: ArrangedTable, person: Person): Promise<Result<null>> {
  if (table.rows.row.host !== person.account) return no('not-allowed', 'Only the host can give the table up.');
  const { status } = table.rows.row;
  if (status === 'over' || status === 'abandoned') return no('not-running', 'The match is over already.');
  const others = table.rows.seats.filter(({ account }) => account !== null && account !== person.account);
  const still = others.find((seat) => !hasGivenUp(seat));
  if (status === 'running' && still !== undefined)
    return no('refused', `${still.name} has not left the match: leave it yourself, and a bot plays for you.`);
  await change(table, { status: 'abandoned' });
  return yes;
}

export function ownSeat(table: ArrangedTable, person: Person): SeatRow | null {
  const seat = table.rows.seatOf(person.account);
  return seat === null ? null : (table.rows.seats[seat] ?? null);
}

async function change(table: ArrangedTable, what: TableChange): Promise<void> {
  await table.rows.change(what, table.context.surroundings.now());
  table.news.tell();
}

/** Deals when everybody is ready and no seat is free. */
async function begin(table: ArrangedTable): Promise<Result<null>> {
  const { context, rows } = table;
  const game = await context.game(rows.row.game);
  const { row, seats } = rows;
  const everybody = seats.every(({ account, bot, ready: isReady }) => (account === null ? bot !== null : isReady));
  if (row.status !== 'gathering' || !everybody || game === null) return yes;
  const key = freshKey();
  const settings = checkSettings(game, row.seats, row.settings);
  if (!settings.ok) return no('refused', settings.reason);
  const live = await context.guard.run(() => LiveMatch.deal(game, row.seats, settings.value, key));
  const started = { status: 'running', rules: game.version, commitment: commitmentOf(key) } as const;
  const waiting = live.match.waiting();
  if (!(await context.store.startTable(row.id, key, started, waiting))) return no('closed', 'The match has begun.');
  rows.noteStart(started, waiting, context.surroundings.now());
  await table.begin(live);
  return yes;
}
