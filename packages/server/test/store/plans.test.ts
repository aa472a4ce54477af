import { describe, expect, test } from 'vitest';
import { Connection } from '../../src/store/connection.ts';
import { migrate } from '../../src/store/migrations.ts';
import { Reading } from '../../src/store/reading.ts';
import type { Value } from '../../src/store/values.ts';
import { text } from '../../src/store/values.ts';
import { Writing } from '../../src/store/writing.ts';
import { aLine, aSeat, aTable, anAppend } from './rows.ts';

/** Remembers every statement that it is asked to carry out. */
class Overheard extends Connection {
  readonly heard = new Set<string>();

  override run(sql: string, ...values: readonly Value[]) {
    this.heard.add(sql);
    return super.run(sql, ...values);
  }
  override get(sql: string, ...values: readonly Value[]) {
    this.heard.add(sql);
    return super.get(sql, ...values);
  }
  override all(sql: string, ...values: readonly Value[]) {
    this.heard.add(sql);
    return super.all(sql, ...values);
  }
}

function opened(): Overheard {
  const connection = new Overheard(':memory:', 'write');
  migrate(connection);
  connection.heard.clear();
  return connection;
}

/** Tables of which there are always only a few rows. */
const small = ['census', 'pulse', 'rules', 'signing_keys', 'json_each', 'schema', 'columns'];

/** What a statement must not do: go through a whole table or index, or sort what no index holds in order. */
function dear(connection: Connection, sql: string): string[] {
  return connection
    .all(`EXPLAIN QUERY PLAN ${sql}`)
    .map((row) => text(row, 'detail'))
    .filter((step) => step.startsWith('SCAN') || step.includes('TEMP B-TREE'))
    .filter(
      (step) => !small.some((name) => step.startsWith(`SCAN ${name}`)) && !/^SCAN (\(subquery|CONSTANT)/.test(step),
    );
}

type Methods<T> = { readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: () => unknown };

/** One call or more of every method; a new one without an example does not compile. */
function reads(reading: Reading): Methods<Reading> {
  const page = { from: null, limit: 10 };
  return {
    commands: () => reading.commands('a', 1, null),
    commandById: () => reading.commandById('a', 'b'),
    head: () => reading.head('a'),
    table: () => reading.table('a'),
    keyOf: () => reading.keyOf('a'),
    begunAt: () => reading.begunAt('a'),
    signingKeys: () => reading.signingKeys(),
    listed: () => reading.listed(['gathering', 'running'], page, 1),
    tablesOf: () => reading.tablesOf('me', 'all', page),
    running: () => reading.running(),
    snapshot: () => reading.snapshot('a'),
    account: () => reading.account('a'),
    accountByName: () => reading.accountByName('a'),
    session: () => reading.session('a', 1),
    knowsDevice: () => reading.knowsDevice('a', 'b', 1),
    expelled: () => reading.expelled('a'),
    tally: () => reading.tally('me', 1),
    chatById: () => reading.chatById('a', 'me', 'b'),
    chat: () => reading.chat('a', { after: 1, before: null, limit: 10 }),
    pushesOf: () => reading.pushesOf('a'),
    expired: () => [
      reading.expired('gathering', 1, null),
      reading.expired('finished', 1, null),
      reading.expired('guests', 1, null),
    ],
    census: () => reading.census(),
    pulse: () => reading.pulse(),
    close: () => undefined,
  };
}

const account = { id: 'a', name: 'A', passphrase: 'p', created: 1 };

function writes(writing: Writing): Omit<Methods<Writing>, 'perform' | 'forget'> {
  const id = 'a';
  return {
    addTable: () => writing.addTable(aTable({ id, clock: { perMove: 1, reserve: 1 } }), [aSeat(0, { account: 'me' })]),
    startTable: () => writing.startTable(id, 'key', {}, [0], 1),
    append: () => writing.append(anAppend(id, 0, { reserve: [1] })),
    changeTable: () => [writing.changeTable(id, { host: 'b' }, 1), writing.changeTable(id, { status: 'over' }, 1)],
    changeSeat: () => writing.changeSeat(id, aSeat(0), aSeat(0), 1),
    expel: () => writing.expel(id, aSeat(0, { account: 'me', waiting: true, reserve: 1 }), aSeat(0), 'code', 1),
    seenUpTo: () => writing.seenUpTo(id, 0, 1, 1),
    keepSnapshot: () => writing.keepSnapshot({ table: id, snapshot: { seq: 1, data: '' } }),
    dropSnapshots: () => writing.dropSnapshots(),
    addAccount: () => writing.addAccount(account),
    renameAccount: () => writing.renameAccount('a', 'B'),
    addSession: () => writing.addSession({ id, account: 'a', expires: 1 }, 'p'),
    setPassphrase: () =>
      writing.setPassphrase({
        name: 'C',
        passphrase: 'q',
        was: 'p',
        by: id,
        session: { id: 'next', account: 'a', expires: 1 },
      }),
    prolongSession: () => writing.prolongSession('next', 2),
    addDevice: () => writing.addDevice({ id: 'd', account: 'a', expires: 1 }, 'before'),
    dropSessionsOf: () => writing.dropSessionsOf('a', 'd'),
    dropSession: () => writing.dropSession(id),
    dropExpired: () => writing.dropExpired(1),
    addChat: () => writing.addChat(id, aLine()),
    addPush: () => writing.addPush({ endpoint: 'e', account: 'a', p256dh: '', auth: '' }),
    dropPush: () => writing.dropPush('e'),
    addSigningKey: () => writing.addSigningKey({ no: 1, secret: 's', made: 1 }),
    dropSigningKeys: () => writing.dropSigningKeys(1),
    expire: () => {
      writing.addAccount({ ...account, id: 'guest', passphrase: null });
      return [writing.expire('finished', [id], 9e15), writing.expire('guests', ['guest'], 9e15)];
    },
    pulse: () => writing.pulse(1),
  };
}

describe('S-07: no statement costs more because the server has seen more tables', () => {
  test('everything that is read is found by an index, in its order', () => {
    const connection = opened();
    new Writing(connection).addTable(aTable({ id: 'a' }), [aSeat(0, { account: 'me' })]);
    connection.heard.clear();
    const reading = new Reading(connection);
    for (const read of Object.values(reads(reading))) read();
    expect(connection.heard.size).toBeGreaterThan(20);
    for (const sql of Array.from(connection.heard)) expect(dear(connection, sql), sql).toEqual([]);
  });

  test('everything that is written is, too', () => {
    const connection = opened();
    const writing = new Writing(connection);
    for (const write of Object.values(writes(writing))) write();
    expect(connection.heard.size).toBeGreaterThan(30);
    // Snapshots are all dropped together.
    connection.heard.delete('DELETE FROM snapshots');
    for (const sql of Array.from(connection.heard)) expect(dear(connection, sql), sql).toEqual([]);
  });
});
