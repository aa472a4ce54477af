import type {
  Append,
  Appended,
  ChatRow,
  CommandRow,
  ExpiryRule,
  Instant,
  PushRow,
  Said,
  SeatRow,
  SigningKeyRow,
  TableChange,
  TableRow,
} from './contract.ts';
import { CHAT_KEPT } from './contract.ts';
import { expireIn } from './expiring.ts';
import { PeopleWriting } from './people-writing.ts';
import { chatIn } from './rows.ts';
import { number, packHash, packId } from './values.ts';
import type { Value } from './values.ts';
import type { Answer, KeptSnapshot, Write, Writes } from './writes.ts';

// What is given no new value stays as it is; what may become null has a flag of its own.
const CHANGE_TABLE = `UPDATE tables SET host = ifnull(?, host), status = ifnull(?, status), rules = ifnull(?, rules),
  commitment = iif(?, ?, commitment), trouble = iif(?, ?, trouble), result = ifnull(?, result),
  ended = iif(?, ifnull(ended, ?), ended), updated = max(updated, ?) WHERE no = ?`;
const ADD_COMMAND = `INSERT INTO commands
  (match, seq, command_id, decision, seat, option, rules_version, draws, state_hash, at) VALUES (?,?,?,?,?,?,?,?,?,?)`;
const ADD_TABLE = `INSERT INTO tables (id, game, rules, seats, settings, host, listed, invite, clock, delay, status,
  trouble, commitment, result, rematch_of, created, updated, ended) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`;
const ADD_SEAT = `INSERT INTO seats (match, seat, account, name, bot, ready, waiting, reserve, seen, stand_in, left_at)
  VALUES (?,?,?,?,?,?,?,?,?,?,?)`;
const END_SEATS = `UPDATE seats SET ended = (SELECT updated FROM tables WHERE no = seats.match)
  WHERE match = ? AND ended IS NULL`;
// So many tables of one host stand among those of everybody else in the lobby.
const SET_FRONT = `UPDATE tables SET front = 3 > (SELECT count(*) FROM (SELECT 1 FROM tables AS others
  WHERE listed = 1 AND host = tables.host AND status IN ('gathering', 'running') AND no <> tables.no LIMIT 3))
  WHERE no = ? AND listed = 1`;
const CHANGE_SEAT = `UPDATE seats SET account = ?, name = ?, bot = ?, ready = ?, waiting = ?, reserve = ?, seen = ?,
  stand_in = ?, left_at = ? WHERE match = ? AND seat = ? AND account IS ? AND name = ? AND bot IS ? AND ready = ?
  AND waiting = ? AND reserve = ? AND seen = ? AND stand_in IS ? AND left_at = ?`;
// Lines that are too many, or together too long, counted from the newest.
const DROP_CHAT = `DELETE FROM chat WHERE match = ?1 AND no <= (SELECT max(no) FROM
  (SELECT no, sum(length(CAST(text AS BLOB))) OVER newest AS bytes, count(*) OVER newest AS lines
    FROM chat WHERE match = ?1 WINDOW newest AS (ORDER BY no DESC))
  WHERE lines > 1 AND (bytes > ?2 OR lines > ?3))`;
const HEAD = `SELECT no, (SELECT ifnull(max(seq), 0) FROM commands WHERE match = tables.no) AS head
  FROM tables WHERE id = ?`;
const START_CLOCKS = `UPDATE seats SET reserve =
  (SELECT json_extract(clock, '$.reserve') * 1000 FROM tables WHERE no = seats.match) WHERE match = ?
  AND EXISTS (SELECT 1 FROM tables WHERE no = seats.match AND clock IS NOT NULL)`;

/** Everything that is written, statement by statement. Whoever calls it holds a transaction. */
export class Writing extends PeopleWriting implements Writes {
  /** The numbers of the rules versions seen so far. Valid only while what added them is not rolled back. */
  private readonly rules = new Map<string, number>();

  perform(write: Write): Answer {
    switch (write.name) {
      case 'append':
        return this.append(...write.args);
      case 'addTable':
        return this.addTable(...write.args);
      case 'startTable':
        return this.startTable(...write.args);
      case 'changeTable':
        return this.changeTable(...write.args);
      case 'changeSeat':
        return this.changeSeat(...write.args);
      case 'expel':
        return this.expel(...write.args);
      case 'seenUpTo':
        return this.seenUpTo(...write.args);
      case 'dropSnapshots':
        return this.dropSnapshots();
      case 'addAccount':
        return this.addAccount(...write.args);
      case 'renameAccount':
        return this.renameAccount(...write.args);
      case 'setPassphrase':
        return this.setPassphrase(...write.args);
      case 'addSession':
        return this.addSession(...write.args);
      case 'dropSession':
        return this.dropSession(...write.args);
      case 'prolongSession':
        return this.prolongSession(...write.args);
      case 'dropSessionsOf':
        return this.dropSessionsOf(...write.args);
      case 'dropExpired':
        return this.dropExpired(...write.args);
      case 'addDevice':
        return this.addDevice(...write.args);
      case 'addChat':
        return this.addChat(...write.args);
      case 'addPush':
        return this.addPush(...write.args);
      case 'dropPush':
        return this.dropPush(...write.args);
      case 'expire':
        return this.expire(...write.args);
      case 'addSigningKey':
        return this.addSigningKey(...write.args);
      case 'dropSigningKeys':
        return this.dropSigningKeys(...write.args);
      case 'pulse':
        return this.pulse(...write.args);
    }
  }

  /** To be called after a rollback. */
  forget(): void {
    this.rules.clear();
  }

  append({ table, after, rows, waiting, reserve, change }: Append): Appended {
    const found = this.connection.get(HEAD, table);
    if (found === null) throw unknownTable(table);
    const match = number(found, 'no');
    if (this.holdsOneOf(match, rows)) return 'duplicate';
    if (number(found, 'head') !== after) return 'conflict';
    for (const [index, row] of rows.entries()) {
      if (row.seq !== after + 1 + index) throw new Error(`entry ${row.seq} does not follow entry ${after + index}`);
      this.addCommand(match, row);
    }
    this.setWaiting(match, waiting);
    if (reserve !== null) this.setReserve(match, reserve);
    if (change !== null) this.change(match, change, rows.at(-1)?.at ?? 0);
    return 'done';
  }

  addTable(table: TableRow, seats: readonly SeatRow[]): void {
    const clock = table.clock === null ? null : JSON.stringify(table.clock);
    const what = [table.id, table.game, table.rules, table.seats, JSON.stringify(table.settings)];
    const who = [table.host, table.listed, table.invite, clock, table.delay, table.status, table.trouble];
    const rest = [table.commitment, JSON.stringify(table.result), table.rematchOf, table.created, table.updated];
    this.connection.run(ADD_TABLE, ...what, ...who, ...rest, table.ended);
    const match = this.matchOf(table.id);
    for (const seat of seats) this.connection.run(ADD_SEAT, match, seat.seat, ...seatValues(seat));
    this.connection.run(SET_FRONT, match);
    if (hasEnded(table)) this.connection.run(END_SEATS, match);
  }

  startTable(table: string, key: string, change: TableChange, waiting: readonly number[], at: Instant): boolean {
    const match = this.matchOf(table);
    if (this.connection.get(`SELECT 1 FROM tables WHERE no = ? AND status = 'gathering'`, match) === null) return false;
    this.connection.run('INSERT INTO keys (match, key, began) VALUES (?, ?, ?)', match, key, at);
    this.connection.run(START_CLOCKS, match);
    this.change(match, { ...change, status: 'running' }, at);
    this.setWaiting(match, waiting);
    return true;
  }

  changeTable(table: string, change: TableChange, at: Instant): void {
    this.change(this.matchOf(table), change, at);
  }

  changeSeat(table: string, was: SeatRow, next: SeatRow, at: Instant): boolean {
    const match = this.matchOf(table);
    const values = seatValues(next);
    const changed = this.connection.run(CHANGE_SEAT, ...values, match, was.seat, ...seatValues(was));
    if (changed > 0) this.change(match, {}, at);
    return changed > 0;
  }

  expel(table: string, was: SeatRow, next: SeatRow, invite: string, at: Instant): boolean {
    if (!this.changeSeat(table, was, next, at)) return false;
    const match = this.matchOf(table);
    const sql = 'INSERT INTO expelled (match, account) VALUES (?, ?) ON CONFLICT DO NOTHING';
    if (was.account !== null) this.connection.run(sql, match, was.account);
    this.connection.run('UPDATE tables SET invite = ? WHERE no = ?', invite, match);
    return true;
  }

  seenUpTo(table: string, seat: number, seq: number, at: Instant): void {
    const sql = 'UPDATE seats SET seen = max(seen, ?), left_at = max(left_at, ?) WHERE match = ? AND seat = ?';
    this.connection.run(sql, seq, at, this.matchOf(table), seat);
  }

  /** A table that is not there keeps no snapshot, and nobody is told. */
  keepSnapshot({ table, snapshot }: KeptSnapshot): void {
    const sql = `INSERT INTO snapshots (match, seq, data) SELECT no, ?, ? FROM tables WHERE id = ?
      ON CONFLICT DO UPDATE SET seq = excluded.seq, data = excluded.data`;
    this.connection.run(sql, snapshot.seq, snapshot.data, table);
  }

  dropSnapshots(): void {
    this.connection.run('DELETE FROM snapshots');
  }

  addChat(table: string, line: Omit<ChatRow, 'no'>): Said {
    const { account, commandId, name, text: words, at } = line;
    const match = this.matchOf(table);
    const id = commandId === null ? null : packId(commandId);
    const said = 'SELECT * FROM chat WHERE match = ? AND account = ? AND command_id = ?';
    const before = this.connection.get(said, match, account, id);
    if (before !== null) return { line: chatIn(before), isNew: false };
    const last = this.connection.get('SELECT ifnull(max(no), 0) AS no FROM chat WHERE match = ?', match);
    const no = last === null ? 1 : number(last, 'no') + 1;
    const sql = 'INSERT INTO chat (match, no, command_id, account, name, text, at) VALUES (?,?,?,?,?,?,?)';
    this.connection.run(sql, match, no, id, account, name, words, at);
    this.connection.run(DROP_CHAT, match, CHAT_KEPT.bytes, CHAT_KEPT.lines);
    return { line: { no, ...line }, isNew: true };
  }

  addPush({ endpoint, account, p256dh, auth }: PushRow): void {
    const sql = `INSERT INTO pushes (endpoint, account, p256dh, auth) VALUES (?,?,?,?)
      ON CONFLICT DO UPDATE SET account = excluded.account, p256dh = excluded.p256dh, auth = excluded.auth`;
    this.connection.run(sql, endpoint, account, p256dh, auth);
  }

  dropPush(endpoint: string): void {
    this.connection.run('DELETE FROM pushes WHERE endpoint = ?', endpoint);
  }

  expire(rule: ExpiryRule, ids: readonly string[], before: Instant): number {
    return expireIn(this.connection, rule, ids, before);
  }

  addSigningKey({ no, secret, made }: SigningKeyRow): boolean {
    const sql = 'INSERT INTO signing_keys (no, secret, made) VALUES (?,?,?) ON CONFLICT DO NOTHING';
    return this.connection.run(sql, no, secret, made) > 0;
  }

  dropSigningKeys(before: number): void {
    this.connection.run('DELETE FROM signing_keys WHERE no < ?', before);
  }

  pulse(at: Instant): void {
    this.connection.run('UPDATE pulse SET at = ? WHERE id = 1', at);
  }

  private holdsOneOf(match: number, rows: readonly CommandRow[]): boolean {
    const sql = 'SELECT 1 FROM commands WHERE match = ? AND command_id = ?';
    return rows.some(
      ({ commandId }) => commandId !== null && this.connection.get(sql, match, packId(commandId)) !== null,
    );
  }

  private addCommand(match: number, row: CommandRow): void {
    const id = row.commandId === null ? null : packId(row.commandId);
    const choice = [id, row.decision, row.seat, row.option];
    const after = [this.numberOfRules(row.rules), row.draws, packHash(row.hash), row.at];
    this.connection.run(ADD_COMMAND, match, row.seq, ...choice, ...after);
  }

  private numberOfRules(version: string): number {
    const known = this.rules.get(version);
    if (known !== undefined) return known;
    this.connection.run('INSERT INTO rules (version) VALUES (?) ON CONFLICT DO NOTHING', version);
    const found = this.connection.get('SELECT no FROM rules WHERE version = ?', version);
    if (found === null) throw new Error(`the rules version ${version} was not kept`);
    this.rules.set(version, number(found, 'no'));
    return number(found, 'no');
  }

  /** Touches only seats where it changes something: most commands leave most seats as they were. */
  private setWaiting(match: number, waiting: readonly number[]): void {
    const sql = `UPDATE seats SET waiting = NOT waiting WHERE match = ?
      AND waiting <> (seat IN (SELECT value FROM json_each(?)))`;
    this.connection.run(sql, match, JSON.stringify(waiting));
  }

  private setReserve(match: number, reserve: readonly number[]): void {
    const sql = 'UPDATE seats SET reserve = ? WHERE match = ? AND seat = ? AND reserve <> ?';
    for (const [seat, left] of reserve.entries()) this.connection.run(sql, left, match, seat, left);
  }

  private change(match: number, change: TableChange, at: Instant): void {
    const { host = null, status = null, rules = null } = change;
    const commitment = [change.commitment !== undefined, change.commitment ?? null];
    const trouble = [change.trouble !== undefined, change.trouble ?? null];
    const result = change.result === undefined ? null : JSON.stringify(change.result);
    const ended = [hasEnded(change), at];
    this.connection.run(CHANGE_TABLE, host, status, rules, ...commitment, ...trouble, result, ...ended, at, match);
    if (host !== null) this.connection.run(SET_FRONT, match);
    if (hasEnded(change)) this.connection.run(END_SEATS, match);
  }

  private matchOf(table: string): number {
    const found = this.connection.get('SELECT no FROM tables WHERE id = ?', table);
    if (found === null) throw unknownTable(table);
    return number(found, 'no');
  }
}

function seatValues({ account, name, bot, ready, waiting, reserve, seen, standIn, left }: SeatRow): Value[] {
  return [account, name, bot, ready, waiting, reserve, seen, standIn, left];
}

function hasEnded({ status }: TableChange): boolean {
  return status === 'over' || status === 'abandoned';
}

function unknownTable(table: string): Error {
  return new Error(`there is no table ${table}`);
}
