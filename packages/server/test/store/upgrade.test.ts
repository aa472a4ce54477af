import path from 'node:path';
import { expect, test } from 'vitest';
import { Connection } from '../../src/store/connection.ts';
import { migrate, migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from './temporary.ts';

const ADD = `INSERT INTO tables (no, id, game, rules, seats, settings, host, listed, invite, clock, delay, status, trouble,
  commitment, result, rematch_of, created, updated)
  VALUES (?, ?, 'g', '1', 1, '{}', ?, 1, 'i', NULL, 0, ?, NULL, NULL, 'null', NULL, ?, ?)`;
const SIT = `INSERT INTO seats (match, seat, account, name, bot, ready, waiting, reserve, seen)
  VALUES (?, 0, 'me', 'Me', NULL, 1, 0, 0, 0)`;

test('tables that an older server left are listed, counted and found by their end', async () => {
  const file = path.join(temporaryFolder(), 'benchtop.db');
  const old = new Connection(file, 'write');
  migrate(old, migrations.slice(0, 1));
  const tables = [
    ...['gathering', 'running', 'gathering', 'gathering', 'gathering'].map((status) => ['flood', status]),
    ['other', 'gathering'],
    ['other', 'over'],
    ['other', 'abandoned'],
  ] as const;
  for (const [index, [host, status]] of tables.entries()) {
    old.run(ADD, index + 1, `table ${index + 1}`, host ?? '', status ?? '', host === 'flood' ? 100 + index : 1, index);
    old.run(SIT, index + 1);
  }
  old.close();
  const store = await openStore({ file, thread: false });
  const idsOf = (page: Awaited<ReturnType<typeof store.listed>>) => page.tables.map(({ table }) => table.id);
  const page = { from: null, limit: 10 };
  expect(idsOf(await store.listed(['gathering', 'running'], page, 1))).toEqual(
    [3, 2, 1, 6, 5, 4].map((n) => `table ${n}`),
  );
  expect(idsOf(await store.tablesOf('me', 'past', page))).toEqual(['table 8', 'table 7']);
  expect(idsOf(await store.tablesOf('me', 'open', page))).toHaveLength(6);
  const ends = await Promise.all([1, 7, 8].map(async (n) => (await store.table(`table ${n}`))?.table.ended));
  expect(ends).toEqual([null, 6, 7]);
  expect(await store.census()).toEqual({ gathering: 5, running: 1, over: 1, abandoned: 1 });
  await store.close();
});
