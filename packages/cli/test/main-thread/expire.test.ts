import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@benchtop/server/parts';
import type { Store, TableRow } from '@benchtop/server/parts';
import { describe, expect, test } from 'vitest';
import { benchtop, benchtopHere } from '../cli.ts';

const DAY = 86_400_000;

const table = (id: string, days: number, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'arctic-cleanup',
  rules: '1.0.0',
  seats: 2,
  settings: {},
  host: 'somebody',
  listed: true,
  invite: id,
  clock: null,
  delay: 0,
  status: 'gathering',
  trouble: null,
  commitment: null,
  result: null,
  rematchOf: null,
  ended: null,
  created: 1,
  updated: Date.now() - days * DAY,
  ...change,
});

/** A data folder in which something may go, and the store that still holds it. */
async function folder(): Promise<{ data: string; store: Store }> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-data-'));
  const store = await openStore({ file: path.join(data, 'benchtop.db'), thread: false });
  await store.addTable(table('old', 20), []);
  await store.addTable(table('fresh', 2), []);
  await store.addTable(table('played', 400, { status: 'over', commitment: 'c' }), []);
  await store.addTable(table('running', 4000, { status: 'running', commitment: 'c' }), []);
  await store.addAccount({ id: 'guest', name: 'Guest', passphrase: null, created: 1 });
  return { data, store };
}

/** From another process, as beside a server. */
const expireBeside = (data: string, ...args: string[]) => benchtop(['expire', '--data', data, ...args]);
const expire = (data: string, ...args: string[]) => benchtopHere(['expire', '--data', data, ...args]);

// What it writes has a mask of its own, which belongs to the whole process: its main thread alone may set it.
describe('expire', () => {
  test('says what would go, and touches nothing, also while a server runs on the folder', async () => {
    const { data, store } = await folder();
    const { code, stdout } = await expireBeside(data);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Tables where no match has begun, untouched for 14 days: 1, the oldest since \d{4}-\d\d-\d\d\.$/m,
    );
    expect(stdout).toMatch(/^Finished matches of guests, untouched for 365 days: 1,/m);
    expect(stdout).toMatch(/^Guests without a table, untouched for 30 days: 1, the oldest since 1970-01-01\.$/m);
    expect(stdout).toMatch(/^Nothing was deleted/m);
    const spans = await expire(data, '--expire', 'gathering=1,finished=0', '--json');
    expect(JSON.parse(spans.stdout)).toMatchObject({
      gathering: { days: 1, count: 2 },
      finished: { days: 0, count: 0, oldest: null },
      guests: { days: 30, count: 1, oldest: 1 },
    });
    expect(await store.census()).toEqual({ gathering: 2, running: 1, over: 1, abandoned: 0 });
    expect(await store.account('guest')).not.toBeNull();
    await store.close();
  });

  test('deletes with --apply, but not while a server runs on the folder', async () => {
    const { data, store } = await folder();
    const refused = await expireBeside(data, '--apply');
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/another server is running on it/);
    expect((await store.census()).gathering).toBe(2);
    await store.close();
    const { stdout } = await expire(data, '--apply');
    expect(stdout).toMatch(/^Tables where no match has begun: 1 deleted\.\nFinished matches of guests: 1 deleted\./);
    const again = await openStore({ file: path.join(data, 'benchtop.db'), thread: false });
    expect(await again.census()).toEqual({ gathering: 1, running: 1, over: 0, abandoned: 0 });
    expect(await again.account('guest')).toBeNull();
    await again.close();
    expect(JSON.parse((await expire(data, '--apply', '--json')).stdout)).toEqual({
      gathering: 0,
      finished: 0,
      guests: 0,
    });
  });

  test('what is wrong is said in one sentence, and no file is made', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'benchtop-data-'));
    for (const args of [[], ['--apply']]) {
      const { code, stderr } = await expire(data, ...args);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^benchtop: There is no database .*benchtop\.db\. Choose its folder with --data\.\n$/);
    }
    writeFileSync(
      path.join(data, 'benchtop.db'),
      'not a database at all, but long enough to be taken for one'.repeat(99),
    );
    expect((await expire(data)).stderr).toMatch(/it is not a database\.\n$/);
    const { stderr } = await expire(data, '--expire', 'guests=never');
    expect(stderr).toMatch(/^benchtop: BENCHTOP_EXPIRE: a span is one of gathering, finished, guests in days/);
  });
});
