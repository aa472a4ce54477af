import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connection } from '../../src/store/connection.ts';
import { StoreRefused, StoreUnreadable } from '../../src/store/contract.ts';
import type { Store } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import { aCommand, addTable, anAppend } from './rows.ts';
import { temporaryFolder } from './temporary.ts';

const temporaryFile = (): string => path.join(temporaryFolder(), 'benchtop.db');

/** Everything that lies in the folder, to see that nothing was touched. What only speeds SQLite up does not count. */
function contents(file: string): { readonly [name: string]: string } {
  const folder = path.dirname(file);
  const names = fs.readdirSync(folder).filter((name) => !/-shm$|\.lock$/.test(name));
  const full = names.filter((name) => fs.statSync(path.join(folder, name)).size > 0);
  return Object.fromEntries(full.map((name) => [name, fs.readFileSync(path.join(folder, name), 'base64')]));
}

/** The files of a server that was killed: the newest entries are in the log alone. */
async function killed(entries = 20): Promise<{ readonly file: string; readonly table: string }> {
  const alive = temporaryFile();
  const store = await openStore({ file: alive, thread: false });
  const table = await addTable(store);
  for (let after = 0; after < entries; after++) await store.append(anAppend(table, after));
  const file = temporaryFile();
  for (const end of ['', '-wal', '-last']) fs.copyFileSync(alive + end, file + end);
  await store.close();
  return { file, table };
}

/** The files of a server that was stopped. */
async function stopped(): Promise<{ readonly file: string; readonly table: string }> {
  const file = temporaryFile();
  const store = await openStore({ file, thread: false });
  const table = await addTable(store);
  const rows = Array.from({ length: 200 }, (_, index) => aCommand(index + 1));
  await store.append(anAppend(table, 0, { rows }));
  await store.close();
  return { file, table };
}

/** It does not open, says why, and leaves everything as it was. */
async function refused(file: string, words: RegExp): Promise<void> {
  const before = contents(file);
  for (const thread of [false, true]) {
    const opening = openStore({ file, thread });
    await expect(opening).rejects.toThrow(StoreRefused);
    await expect(opening).rejects.toThrow(words);
    expect(contents(file)).toEqual(before);
  }
}

/** Changes bytes of a file in place. */
function change(file: string, harm: (bytes: Buffer) => Buffer): void {
  fs.writeFileSync(file, harm(fs.readFileSync(file)));
}

describe('the log of a server that was killed', () => {
  test('whole: everything is there', async () => {
    const { file, table } = await killed();
    const store = await openStore({ file, thread: false });
    expect(await store.head(table)).toBe(20);
    await store.close();
  });

  test.each<[string, (log: string) => void]>([
    ['missing', (log) => fs.rmSync(log)],
    ['empty', (log) => fs.writeFileSync(log, '')],
    ['cut short', (log) => change(log, (bytes) => bytes.subarray(0, bytes.length / 2))],
    ['cut by its last page', (log) => change(log, (bytes) => bytes.subarray(0, bytes.length - 4096))],
    [
      'altered in the middle',
      (log) => change(log, (bytes) => bytes.fill(0xa5, bytes.length / 2, bytes.length / 2 + 8)),
    ],
    ['altered at its start', (log) => change(log, (bytes) => bytes.fill(0xa5, 0, 32))],
  ])('%s: refused with a sentence, and nothing is touched', async (_, harm) => {
    const { file } = await killed();
    harm(`${file}-wal`);
    await refused(file, /(lacks what was saved last|is damaged).* benchtop restore/);
  });

  test('the way to go on without what is gone is the one that the sentence names', async () => {
    const { file, table } = await killed();
    change(`${file}-wal`, (bytes) => bytes.subarray(0, bytes.length - 4096));
    await refused(file, /entry 20 of table .* remove .*benchtop\.db-last\./);
    fs.rmSync(`${file}-last`);
    const store = await openStore({ file, thread: false });
    expect(await store.head(table)).toBe(19);
    await store.close();
  });

  test('read and emptied by another program: everything is there', async () => {
    const { file, table } = await killed();
    const other = new Connection(file, 'write');
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const store = await openStore({ file });
    expect(await store.head(table)).toBe(20);
    await store.close();
  });

  test('what was taken away on purpose is not missed', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    const table = await addTable(store);
    await store.append(anAppend(table, 0));
    const other = new Connection(file, 'write');
    other.exec('DELETE FROM commands');
    other.close();
    await store.dropExpired(0);
    await store.close();
    await (await openStore({ file })).close();
  });
});

describe('remains of a database', () => {
  test.each([
    ['missing', (file: string) => fs.rmSync(file)],
    ['empty', (file: string) => fs.truncateSync(file)],
  ])('%s beside its log: no new one is begun', async (state, harm) => {
    const { file } = await killed();
    harm(file);
    await refused(file, new RegExp(`is ${state}, but .*-wal is left of it: nothing was touched`));
  });

  test('missing or empty without its log: no new one is begun either', async () => {
    const { file } = await stopped();
    fs.truncateSync(file);
    await refused(file, /is empty, but .*-last is left of it/);
    fs.rmSync(file);
    await refused(file, /is missing, but .*-last is left of it/);
  });

  test('an older copy in its place: refused', async () => {
    const { file, table } = await stopped();
    const copy = fs.readFileSync(file);
    const store = await openStore({ file });
    await store.append(anAppend(table, 200));
    await store.close();
    fs.writeFileSync(file, copy);
    await refused(file, /lacks what was saved last \(entry 201 of table /);
  });

  test('an empty file alone is a new database', async () => {
    const file = temporaryFile();
    fs.writeFileSync(file, '');
    await (await openStore({ file })).close();
  });
});

describe('damaged pages', () => {
  test('at the start: refused with a sentence, and nothing is touched', async () => {
    const { file } = await stopped();
    change(file, (bytes) => bytes.fill(0xa5, 4096));
    await refused(file, /benchtop restore/);
  });

  test('a file that was cut short: refused', async () => {
    const { file } = await stopped();
    change(file, (bytes) => bytes.subarray(0, bytes.length / 2));
    await refused(file, /benchtop restore/);
  });

  test('of a large file are found while it is in use', async () => {
    const { file } = await stopped();
    const harmed = pageOf(file, 'commands_by_id');
    change(file, (bytes) => bytes.fill(0xa5, harmed, harmed + 4096));
    const said: string[] = [];
    const store = await openStore({ file, checkedAtOnce: 0, say: (level, words) => said.push(`${level} ${words}`) });
    onTestFinished(() => store.close());
    await expect.poll(() => said).toEqual([expect.stringMatching(/^error .*is damaged/)]);
    expect(await store.healthy()).toBe(false);
  });

  test('that come about while it runs: said as such, once, for good, and nothing more is written', async () => {
    const { file, table } = await stopped();
    const harmed = pageOf(file, 'commands');
    change(file, (bytes) => bytes.fill(0xa5, harmed, harmed + 4096));
    const { store, said } = await unchecked(file);
    for (let i = 0; i < 3; i++) {
      await expect(store.commands(table, 1, null)).rejects.toThrow(StoreUnreadable);
      await expect(store.commands(table, 1, null)).rejects.toThrow(/cannot be read: it is damaged/);
    }
    expect(said).toEqual([expect.stringMatching(/^error .*is damaged \(it is damaged\)/)]);
    expect(await store.healthy()).toBe(false);
    await expect(addTable(store)).rejects.toThrow(/is damaged: nothing can be saved/);
  });

  test('a row that holds what nobody wrote there is damage, but others can go on', async () => {
    const { file, table } = await stopped();
    const connection = new Connection(file, 'write');
    connection.run('UPDATE tables SET settings = ? WHERE id = ?', '{', table);
    connection.close();
    const { store, said } = await unchecked(file);
    await expect(store.table(table)).rejects.toThrow(StoreUnreadable);
    await expect(store.listed(['gathering'], { from: null, limit: 10 }, 1)).rejects.toThrow(StoreUnreadable);
    expect(said).toEqual([expect.stringMatching(/something unexpected in the column settings/)]);
    expect(await store.healthy()).toBe(false);
    expect(await store.append(anAppend(await addTable(store), 0))).toBe('done');
  });
});

/** Where the root page of a table or index begins. */
function pageOf(file: string, name: string): number {
  const connection = new Connection(file, 'read');
  const found = connection.get('SELECT rootpage FROM sqlite_master WHERE name = ?', name);
  connection.close();
  return (Number(found?.['rootpage']) - 1) * 4096;
}

/** A store on a file that is not gone through at the start. */
async function unchecked(file: string): Promise<{ readonly store: Store; readonly said: string[] }> {
  const said: string[] = [];
  fs.rmSync(`${file}-last`, { force: true });
  const say = (level: string, words: string): number => said.push(`${level} ${words}`);
  const store = await openStore({ file, thread: false, checkedAtOnce: 0, say });
  onTestFinished(() => store.close());
  return { store, said };
}
