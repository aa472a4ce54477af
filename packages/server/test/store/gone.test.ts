import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Connection } from '../../src/store/connection.ts';
import { StoreRefused, StoreUncertain, StoreUnreadable } from '../../src/store/contract.ts';
import type { Store } from '../../src/store/contract.ts';
import { migrate } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { Presence, Vanished } from '../../src/store/presence.ts';
import { addTable, anAppend } from './rows.ts';
import { temporaryFolder } from './temporary.ts';

interface Opened {
  readonly store: Store;
  readonly folder: string;
  readonly file: string;
  readonly said: string[];
  readonly table: string;
}

/** A store with a table of one entry, in a folder that may be taken away. */
async function opened(thread: boolean): Promise<Opened> {
  const folder = path.join(temporaryFolder(), 'data');
  const file = path.join(folder, 'benchtop.db');
  const said: string[] = [];
  const store = await openStore({ file, thread, say: (level, words) => said.push(`${level} ${words}`) });
  onTestFinished(() => store.close());
  const table = await addTable(store);
  await store.append(anAppend(table, 0));
  return { store, folder, file, said, table };
}

const harms: { readonly [name: string]: (opened: Opened) => void } = {
  'the folder is removed': ({ folder }) => fs.rmSync(folder, { recursive: true }),
  'the folder is moved away': ({ folder }) => fs.renameSync(folder, `${folder}-old`),
  'the folder is replaced by an empty one': ({ folder }) => {
    fs.renameSync(folder, `${folder}-old`);
    fs.mkdirSync(folder);
  },
  'the folder is replaced by a copy': ({ folder }) => {
    fs.renameSync(folder, `${folder}-old`);
    fs.cpSync(`${folder}-old`, folder, { recursive: true });
  },
  'the file is removed': ({ file }) => fs.rmSync(file),
  'the file is replaced by a copy': ({ file }) => {
    fs.copyFileSync(file, `${file}.copy`);
    fs.renameSync(`${file}.copy`, file);
  },
};

const inThread: { readonly [name: string]: (opened: Opened) => void } = {
  ...harms,
  'the log is removed': ({ file }) => fs.rmSync(`${file}-wal`),
  'the log is replaced': ({ file }) => {
    fs.rmSync(`${file}-wal`);
    fs.writeFileSync(`${file}-wal`, '');
  },
};

describe.each([
  ['with a thread', true, inThread],
  ['without a thread', false, harms],
] as const)('a database that is gone while it is open, %s', (_, thread, kinds) => {
  test.each(Object.entries(kinds))('%s: nothing is acknowledged, and it is said once', async (_name, harm) => {
    const all = await opened(thread);
    const { store, file, said, table } = all;
    harm(all);
    await expect(store.append(anAppend(table, 1))).rejects.toThrow(/lost the file of its database/);
    // What was under way may have been written; what comes later surely was not.
    await expect(store.append(anAppend(table, 2))).rejects.toThrow(StoreRefused);
    await expect(addTable(store)).rejects.toThrow(/lost the file of its database/);
    await expect(store.head(table)).rejects.toThrow(StoreUnreadable);
    expect(await store.healthy()).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^error .*was removed or replaced while the server ran/);
    expect(said[0]).toContain(file);
  });

  test('a folder that comes back is not believed in before a new start', async () => {
    const all = await opened(thread);
    const { store, folder, table } = all;
    fs.renameSync(folder, `${folder}-old`);
    await expect(store.append(anAppend(table, 1))).rejects.toThrow();
    fs.renameSync(`${folder}-old`, folder);
    await expect(store.append(anAppend(table, 1))).rejects.toThrow(StoreRefused);
    await store.close();
    const again = await openStore({ file: all.file, thread });
    onTestFinished(() => again.close());
    // The entry that nobody was told of may be there; the one before it is.
    expect(await again.head(table)).toBeGreaterThanOrEqual(1);
  });
});

test('it is noticed when nobody writes', async () => {
  const { store, folder, said, table } = await opened(true);
  fs.rmSync(folder, { recursive: true });
  await expect.poll(() => said).toHaveLength(1);
  await expect(store.append(anAppend(table, 1))).rejects.toThrow(StoreRefused);
});

test('what a log held that was taken away goes into the database', async () => {
  const { store, file, folder, table } = await opened(true);
  for (let after = 1; after < 40; after++) await store.append(anAppend(table, after));
  fs.rmSync(`${file}-wal`);
  await expect(store.append(anAppend(table, 40))).rejects.toThrow(StoreUncertain);
  // As a kill would leave it: nothing is closed.
  const copy = path.join(folder, 'copy.db');
  fs.copyFileSync(file, copy);
  const again = await openStore({ file: copy, thread: false });
  onTestFinished(() => again.close());
  expect(await again.head(table)).toBe(41);
});

test('a connection that was lost is never opened as a new, empty database', () => {
  const file = path.join(temporaryFolder(), 'benchtop.db');
  const first = new Connection(file, 'write');
  migrate(first);
  const presence = new Presence(file, false);
  const connection = new Connection(file, 'write', presence);
  connection.close();
  first.close();
  for (const name of fs.readdirSync(path.dirname(file))) fs.rmSync(path.join(path.dirname(file), name));
  expect(() => connection.exec('BEGIN IMMEDIATE')).toThrow(Vanished);
  expect(fs.readdirSync(path.dirname(file))).toEqual([]);
});
