import { setImmediate as turn } from 'node:timers/promises';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Worker } from 'node:worker_threads';
import { backupFile } from '../../src/store/backup.ts';
import { Connection } from '../../src/store/connection.ts';
import { StoreRefused, StoreUncertain } from '../../src/store/contract.ts';
import type { Store } from '../../src/store/contract.ts';
import { DirectWriter } from '../../src/store/direct.ts';
import { Health, watched } from '../../src/store/health.ts';
import { migrate, migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { WriteQueue } from '../../src/store/queue.ts';
import { Reading } from '../../src/store/reading.ts';
import { SqliteStore } from '../../src/store/store.ts';
import { ThreadWriter } from '../../src/store/thread.ts';
import { aLine, addTable, anAppend } from './rows.ts';
import { temporaryFolder, temporaryStore } from './temporary.ts';

const temporaryFile = (): string => path.join(temporaryFolder(), 'benchtop.db');

/** A store whose connection the test may disturb. */
function storeOn(connection: Connection, said: string[] = []): Store {
  migrate(connection);
  const health = new Health(connection.file, (level, words) => said.push(`${level} ${words}`));
  const queue = new WriteQueue(new DirectWriter(connection), health);
  const close = async (): Promise<void> => connection.close();
  const store = new SqliteStore({
    file: connection.file,
    reading: watched(new Reading(connection), health),
    queue,
    health,
    now: Date.now,
    close,
  });
  onTestFinished(() => store.close());
  return store;
}

/** Its next commits fail at their end, as when the disk does not take what it was told to keep. */
class Failing extends Connection {
  left = 0;
  override exec(sql: string): void {
    if (sql === 'COMMIT' && this.left-- > 0) throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
    super.exec(sql);
  }
}

describe('a disk in trouble', () => {
  test('F-03 full: refused with a sentence, reading goes on, and freed space is used at once', async () => {
    const connection = new Connection(temporaryFile(), 'write');
    const said: string[] = [];
    const store = storeOn(connection, said);
    const table = await addTable(store);
    await store.append(anAppend(table, 0));
    store.keepSnapshot(table, 1, () => 'x'.repeat(200_000));
    await store.seenUpTo(table, 0, 1);
    await expect.poll(() => connection.get('SELECT 1 FROM snapshots')).not.toBeNull();
    connection.exec(`PRAGMA max_page_count = ${connection.pragma('page_count')}`);
    let head = 1;
    const fill = async (): Promise<void> => {
      for (; ; head++) await store.append(anAppend(table, head));
    };
    await expect(fill()).rejects.toThrow(StoreRefused);
    await expect(store.append(anAppend(table, head))).rejects.toThrow('The disk of the server is full');
    expect(await store.head(table)).toBe(head);
    expect(await store.commands(table, 1, null)).toHaveLength(head);
    expect(said).toEqual([expect.stringMatching(/^error .* takes no writes: The disk of the server is full/)]);
    store.keepSnapshot(table, 2, () => 'y'.repeat(400_000));
    await store.dropSnapshots();
    expect(await store.append(anAppend(table, head))).toBe('done');
    expect(await store.head(table)).toBe(head + 1);
    const ended = async (): Promise<string> => {
      await store.seenUpTo(table, 0, 1);
      return said.at(-1) ?? '';
    };
    await expect.poll(ended).toMatch(/^warn .* takes writes again\.$/);
    expect(said).toHaveLength(2);
  });

  test('F-03 one batch that does not fit is refused as a whole', async () => {
    const connection = new Connection(temporaryFile(), 'write');
    const store = storeOn(connection);
    const tables = await Promise.all(Array.from({ length: 40 }, () => addTable(store)));
    connection.exec(`PRAGMA max_page_count = ${connection.pragma('page_count')}`);
    const option = 'x'.repeat(200);
    const rows = (after: number) => anAppend('', after).rows.map((row) => ({ ...row, option }));
    const attempt = (after: number) =>
      Promise.allSettled(tables.map((table) => store.append(anAppend(table, after, { rows: rows(after) }))));
    let after = 0;
    while ((await attempt(after)).every(({ status }) => status === 'fulfilled')) after++;
    const heads = await Promise.all(tables.map((table) => store.head(table)));
    expect(new Set(heads)).toEqual(new Set([after]));
  });

  test('F-04 read-only for a while: refused, not healthy, then all is well again', async () => {
    const connection = new Connection(temporaryFile(), 'write');
    const store = storeOn(connection);
    const table = await addTable(store);
    connection.exec('PRAGMA query_only = ON');
    await expect(store.append(anAppend(table, 0))).rejects.toThrow(StoreRefused);
    expect(await store.healthy()).toBe(false);
    expect(await store.head(table)).toBe(0);
    connection.exec('PRAGMA query_only = OFF');
    expect(await store.append(anAppend(table, 0))).toBe('done');
    await expect.poll(() => store.healthy()).toBe(true);
  });

  test('F-04 a commit that fails at its end is refused when the next write has covered it', async () => {
    const connection = new Failing(temporaryFile(), 'write');
    const store = storeOn(connection);
    const table = await addTable(store);
    connection.left = 1;
    await expect(store.append(anAppend(table, 0))).rejects.toThrow(StoreRefused);
    expect(await store.head(table)).toBe(0);
    expect(await store.append(anAppend(table, 0))).toBe('done');
  });

  test('F-04 and is uncertain when it has not', async () => {
    const connection = new Failing(temporaryFile(), 'write');
    const store = storeOn(connection);
    const table = await addTable(store);
    connection.left = 2;
    await expect(store.append(anAppend(table, 0))).rejects.toThrow(StoreUncertain);
    expect(await store.append(anAppend(table, 0))).toBe('done');
  });

  test('a lost connection is opened anew', async () => {
    const connection = new Connection(temporaryFile(), 'write');
    const store = storeOn(connection);
    const table = await addTable(store);
    connection.close();
    expect(await store.append(anAppend(table, 0))).toBe('done');
    expect(connection.pragma('synchronous')).toBe(2);
  });

  test('keeping snapshots leaves the durability of commands as it was', async () => {
    const connection = new Connection(temporaryFile(), 'write');
    const store = storeOn(connection);
    const table = await addTable(store);
    store.keepSnapshot(table, 1, () => 'x');
    await expect.poll(() => connection.get('SELECT seq FROM snapshots')).toEqual({ seq: 1 });
    expect(connection.pragma('synchronous')).toBe(2);
  });
});

test('a writer that fails over snapshots holds up nothing else', async () => {
  const written: string[] = [];
  let failed = false;
  const queue = new WriteQueue({
    commit: async (writes) => {
      written.push(...writes.map(({ name }) => name));
      return { state: 'done', outcomes: writes.map(() => ({ ok: true, answer: undefined })) };
    },
    keep: async () => {
      failed = true;
      throw new Error('no thread to be had');
    },
    copyBack: async () => undefined,
    close: async () => undefined,
  });
  queue.keep('a', 1, () => '');
  await queue.write('pulse', 1);
  while (!failed) await turn();
  await queue.write('pulse', 2);
  expect(written).toEqual(['pulse', 'pulse']);
  expect(queue.snapshot('a')).toBeNull();
  await queue.close();
});

describe('the log of the database is copied back', () => {
  test('now and then, when nothing waits; that it fails holds up nothing', async () => {
    const copied: number[] = [];
    let written = 0;
    const queue: WriteQueue = new WriteQueue({
      commit: async (writes) => {
        written += writes.length;
        // Somebody always waits, until there are two hundred.
        if (written < 200) void queue.write('pulse', written);
        return { state: 'done', outcomes: writes.map(() => ({ ok: true, answer: undefined })) };
      },
      keep: async () => undefined,
      copyBack: async () => {
        copied.push(written);
        throw new Error('no thread to be had');
      },
      close: async () => undefined,
    });
    await queue.write('pulse', 0);
    await expect.poll(() => copied).toEqual([200]);
    for (let n = 0; n < 100; n++) {
      await queue.write('pulse', n);
      await turn();
    }
    await queue.close();
    expect(copied).toEqual([200, 250, 300]);
  });

  test('by the thread that writes, so that the file alone holds what was stored', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    onTestFinished(() => store.close());
    const table = await addTable(store);
    for (let n = 0; n < 60; n++) {
      await store.append(anAppend(table, n));
      await turn();
    }
    const alone = path.join(temporaryFolder(), 'alone.db');
    const headAlone = (): unknown => {
      fs.copyFileSync(file, alone);
      const connection = new Connection(alone, 'read');
      onTestFinished(() => connection.close());
      return connection.get('SELECT max(seq) AS head FROM commands')?.['head'];
    };
    await expect.poll(headAlone).toBeGreaterThan(40);
    expect(await store.append(anAppend(table, 60))).toBe('done');
  });
});

describe('a writer thread that dies', () => {
  test('what was under way is uncertain, the rest is written by the next thread, nothing acknowledged is lost', async () => {
    const file = temporaryFile();
    const first = new Connection(file, 'write');
    migrate(first);
    let threads = 0;
    const startMortal = (name: string): Worker => {
      const dies = threads++ % 2 === 0 ? 'before' : 'after';
      return new Worker(new URL('mortal-writer.mjs', import.meta.url), {
        workerData: { file: name, known: null, dies },
        execArgv: [],
      });
    };
    const writer = new ThreadWriter(file, startMortal);
    const close = async (): Promise<void> => {
      first.close();
      await writer.close();
    };
    const reading = new Reading(first);
    const health = new Health(file, () => {});
    const store = new SqliteStore({ file, reading, queue: new WriteQueue(writer), health, now: Date.now, close });
    onTestFinished(() => store.close());
    const table = await addTable(store);
    for (let round = 0; round < 10; round++) {
      const append = anAppend(table, await store.head(table));
      const alongside = addTable(store);
      await expect(store.append(append)).rejects.toThrow(StoreUncertain);
      await expect(alongside).rejects.toThrow(StoreUncertain);
      const found = await store.commandById(table, append.rows[0]?.commandId ?? '');
      expect(found).toEqual(round % 2 === 0 ? null : append.rows[0]);
      // A new thread takes what comes next.
      expect(await store.append(anAppend(table, await store.head(table)))).toBe('done');
      expect(threads).toBe(round + 2);
    }
    const seqs = (await store.commands(table, 1, null)).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });
});

describe('a file that cannot be used', () => {
  const refused = async (file: string, words: RegExp): Promise<void> => {
    for (const thread of [false, true]) {
      const opening = openStore({ file, thread });
      await expect(opening).rejects.toThrow(StoreRefused);
      await expect(opening).rejects.toThrow(words);
    }
  };

  test('something else than a database', async () => {
    const file = temporaryFile();
    fs.writeFileSync(file, 'These are not the bytes of a database. '.repeat(100));
    await refused(file, /it is not a database/);
  });

  test('a folder, and a name below a file', async () => {
    const folder = temporaryFolder();
    await refused(folder, /is not a file/);
    fs.writeFileSync(path.join(folder, 'file'), '');
    await refused(path.join(folder, 'file', 'benchtop.db'), /cannot be written there/);
  });

  test("another program's database", async () => {
    const file = temporaryFile();
    const connection = new Connection(file, 'write');
    connection.exec('CREATE TABLE mine (a)');
    connection.close();
    await refused(file, /another program/);
  });

  test('one of a newer version', async () => {
    const file = temporaryFile();
    const connection = new Connection(file, 'write');
    migrate(connection);
    connection.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    connection.close();
    await refused(file, /written by a newer version/);
  });

  test('one on which another server runs, until that one stops', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    await refused(file, /another server is running on it/);
    await refused(path.join(path.dirname(file), '.', path.basename(file)), /another server is running on it/);
    await store.close();
    await (await openStore({ file })).close();
  });

  test('in memory with a thread', async () => {
    await expect(openStore({ file: ':memory:' })).rejects.toThrow(StoreRefused);
  });

  test('its folder is made when it is missing', async () => {
    const file = path.join(temporaryFolder(), 'a', 'b', 'benchtop.db');
    const store = await openStore({ file });
    const table = await addTable(store);
    await store.close();
    const again = await openStore({ file, thread: false });
    expect((await again.table(table))?.table.id).toBe(table);
    await again.close();
  });
});

describe('a store that is closed', () => {
  test('takes nothing more, and its file alone holds everything', async () => {
    for (const thread of [false, true]) {
      const file = temporaryFile();
      const store = await openStore({ file, thread });
      const table = await addTable(store);
      await store.close();
      await expect(store.append(anAppend(table, 0))).rejects.toThrow(StoreRefused);
      const moved = temporaryFile();
      fs.copyFileSync(file, moved);
      const again = await openStore({ file: moved, thread });
      expect((await again.table(table))?.table.id).toBe(table);
      await again.close();
    }
  });
});

describe('the write-ahead log', () => {
  test('F-28 stays small however much is written', async () => {
    const file = temporaryFile();
    const store = await temporaryStore({ file, thread: true });
    const table = await addTable(store);
    const line = { text: 'x'.repeat(100_000), commandId: null };
    for (let round = 0; round < 40; round++)
      await Promise.all(Array.from({ length: 10 }, () => store.addChat(table, aLine(line))));
    expect(await store.chat(table, { after: 0, before: null, limit: 1000 })).toMatchObject([{ no: 400 }]);
    expect(fs.statSync(`${file}-wal`).size).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('a backup', () => {
  test('F-27 while play goes on: whole, and every table a prefix without gaps', async () => {
    const file = temporaryFile();
    const store = await temporaryStore({ file, thread: true });
    const tables = await Promise.all(Array.from({ length: 5 }, () => addTable(store)));
    await Promise.all(tables.map((table) => store.addChat(table, aLine({ text: 'x'.repeat(400_000) }))));
    let playing = true;
    const play = async (table: string): Promise<void> => {
      for (let after = 0; playing; after++) await store.append(anAppend(table, after));
    };
    const players = tables.map(play);
    const copies = [1, 2, 3].map((n) => path.join(path.dirname(file), 'copies', `${n}.db`));
    const atLeast: number[][] = [];
    for (const copy of copies) {
      atLeast.push(await Promise.all(tables.map((table) => store.head(table))));
      await store.backup(copy);
    }
    playing = false;
    await Promise.all(players);
    for (const [n, copy] of copies.entries()) {
      const connection = new Connection(copy, 'write');
      expect(connection.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      connection.close();
      const restored = await openStore({ file: copy, thread: false });
      for (const [t, table] of tables.entries()) {
        const rows = await restored.commands(table, 1, null);
        expect(rows.length).toBeGreaterThanOrEqual(atLeast[n]?.[t] ?? Infinity);
        expect(rows).toEqual(await store.commands(table, 1, rows.length));
      }
      await restored.close();
    }
  });

  test('never replaces a file, and leaves no half a copy', async () => {
    const file = temporaryFile();
    const store = await temporaryStore({ file });
    const copy = path.join(path.dirname(file), 'copy.db');
    fs.writeFileSync(copy, 'precious');
    await expect(store.backup(copy)).rejects.toThrow(/exists already/);
    expect(fs.readFileSync(copy, 'utf8')).toBe('precious');
    await expect(store.backup(path.join(copy, 'below.db'))).rejects.toThrow(StoreRefused);
    await expect(backupFile(`${file}.missing`, `${file}.copy`)).rejects.toThrow(/There is no database/);
    expect(fs.readdirSync(path.dirname(file)).filter((name) => name.includes('.part'))).toEqual([]);
  });
});
