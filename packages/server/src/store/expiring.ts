import { RENEW_MS, SESSION_MS } from '../accounts/cookie.ts';
import type { Connection } from './connection.ts';
import type { Expired, ExpiredPage, ExpiryRule, Instant } from './contract.ts';
import { flag, number, numberOrNull, text } from './values.ts';
import type { Columns, Value } from './values.ts';

/** So many rows are looked at in one portion, whether they may go or not. */
const PORTION = 50;

// A line of chat leaves the row of its table alone.
const QUIET = 'ifnull((SELECT at FROM chat WHERE match = tables.no ORDER BY chat.no DESC LIMIT 1), 0) <= ?';
const HAS_OWNER = `EXISTS (SELECT 1 FROM seats JOIN accounts ON accounts.id = seats.account
  WHERE seats.match = tables.no AND accounts.passphrase IS NOT NULL)`;
/** When a table that nobody has touched may go. A match that runs never may. */
const tableGoes = {
  gathering: `(status = 'gathering' OR status = 'abandoned' AND commitment IS NULL) AND ${QUIET}`,
  finished: `(status = 'over' OR status = 'abandoned' AND commitment IS NOT NULL) AND ${QUIET} AND NOT ${HAS_OWNER}`,
};
const statuses = { gathering: ['gathering', 'abandoned'], finished: ['over', 'abandoned'] } as const;

// A session is prolonged only now and then: until that is due again its owner may have been here any time.
const GUEST_GOES = `passphrase IS NULL AND NOT EXISTS (SELECT 1 FROM seats WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE account = accounts.id AND expires > ?)`;

const TABLES = (rule: TableRule): string => `SELECT id, no, updated, ${tableGoes[rule]} AS goes FROM tables
  WHERE status = ? AND updated <= ? AND (updated, no) > (?, ?) ORDER BY updated, no LIMIT ${PORTION}`;
const GUESTS = `SELECT id, created, (SELECT max(expires) FROM sessions WHERE account = accounts.id) AS expires,
  ${GUEST_GOES} AS goes FROM accounts
  WHERE passphrase IS NULL AND created <= ? AND (created, id) > (?, ?) ORDER BY created, id LIMIT ${PORTION}`;

type TableRule = Exclude<ExpiryRule, 'guests'>;
type Ask = (sql: string, ...values: readonly Value[]) => Columns[];

/** A portion of what may go by a rule. */
export function expiredIn(ask: Ask, rule: ExpiryRule, before: Instant, from: string | null): ExpiredPage {
  return rule === 'guests' ? guestsIn(ask, before, from) : tablesIn(ask, rule, before, from);
}

/** A place is the kind of tables, and the last one of them that was looked at. */
function tablesIn(ask: Ask, rule: TableRule, before: Instant, from: string | null): ExpiredPage {
  const [kind = 0, ...place] = (from ?? '0.-1.0').split('.').map(Number);
  const status = statuses[rule][kind];
  if (status === undefined) return { found: [], next: null };
  const rows = ask(TABLES(rule), before, status, before, ...place);
  const last = rows.at(-1);
  const next =
    last !== undefined && rows.length === PORTION
      ? `${kind}.${number(last, 'updated')}.${number(last, 'no')}`
      : kind + 1 < statuses[rule].length
        ? `${kind + 1}.-1.0`
        : null;
  return { found: going(rows, (columns) => number(columns, 'updated')), next };
}

function guestsIn(ask: Ask, before: Instant, from: string | null): ExpiredPage {
  const [, created = '-1', id = ''] = /^(-?\d+)\.(.*)$/s.exec(from ?? '') ?? [];
  const rows = ask(GUESTS, before + RENEW_MS, before, Number(created), id);
  const last = rows.at(-1);
  const next = last === undefined || rows.length < PORTION ? null : `${number(last, 'created')}.${text(last, 'id')}`;
  return { found: going(rows, lastSeen), next };
}

/** When the session was begun or prolonged; who has none was last here when they came. */
function lastSeen(columns: Columns): Instant {
  const expires = numberOrNull(columns, 'expires');
  return Math.max(number(columns, 'created'), expires === null ? 0 : expires - SESSION_MS);
}

function going(rows: readonly Columns[], since: (columns: Columns) => Instant): Expired[] {
  return rows.filter((row) => flag(row, 'goes')).map((row) => ({ id: text(row, 'id'), since: since(row) }));
}

// Whatever is added to the database later goes along, too.
const PARTS = `SELECT name FROM sqlite_master AS schema WHERE type = 'table'
  AND EXISTS (SELECT 1 FROM pragma_table_info(schema.name) AS columns WHERE columns.name = ?)
  AND NOT EXISTS (SELECT 1 FROM pragma_table_info(schema.name) AS columns WHERE columns.name = ?)`;

/** Deletes what may still go. Whoever calls it holds a transaction. */
export function expireIn(connection: Connection, rule: ExpiryRule, ids: readonly string[], before: Instant): number {
  return rule === 'guests' ? dropGuests(connection, ids, before) : dropTables(connection, rule, ids, before);
}

function dropTables(connection: Connection, rule: TableRule, ids: readonly string[], before: Instant): number {
  const parts = connection.all(PARTS, 'match', '').map((columns) => text(columns, 'name'));
  const sql = `SELECT no FROM tables WHERE id = ? AND updated <= ? AND ${tableGoes[rule]}`;
  const found = ids.flatMap((id) => connection.all(sql, id, before, before)).map((columns) => number(columns, 'no'));
  for (const match of found) {
    for (const part of parts) connection.run(`DELETE FROM ${part} WHERE match = ?`, match);
    connection.run('DELETE FROM tables WHERE no = ?', match);
  }
  return found.length;
}

function dropGuests(connection: Connection, ids: readonly string[], before: Instant): number {
  const parts = connection.all(PARTS, 'account', 'match').map((columns) => text(columns, 'name'));
  const sql = `SELECT id FROM accounts WHERE id = ? AND created <= ? AND ${GUEST_GOES}`;
  const found = ids.flatMap((id) => connection.all(sql, id, before, before + RENEW_MS));
  for (const id of found.map((columns) => text(columns, 'id'))) {
    for (const part of parts) connection.run(`DELETE FROM ${part} WHERE account = ?`, id);
    connection.run('DELETE FROM accounts WHERE id = ?', id);
  }
  return found.length;
}
