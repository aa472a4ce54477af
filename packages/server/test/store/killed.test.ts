import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Connection } from '../../src/store/connection.ts';
import { migrate, migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from './temporary.ts';

const child = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Runs the child until it has said that `count` rows are durable, kills it, and returns the last row of each table. */
async function killAfter(count: number, file: string, mode: 'true' | 'early'): Promise<Map<string, number>> {
  const running = spawn(process.execPath, [child('child-appends.mjs'), file, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('exit', (_code, signal) => resolve(signal)));
  const acknowledged = new Map<string, number>();
  let seen = 0;
  for await (const line of createInterface({ input: running.stdout })) {
    const [table, seq] = line.split(' ');
    // The last line may be cut by the kill; a whole one is longer than this.
    if (table !== undefined && seq !== undefined && seq !== '')
      acknowledged.set(table, Math.max(acknowledged.get(table) ?? 0, Number(seq)));
    if (++seen === count) running.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  expect(seen).toBeGreaterThanOrEqual(count);
  return acknowledged;
}

/** How many acknowledged rows are missing. Every table must be without gaps in any case. */
async function missing(file: string, acknowledged: ReadonlyMap<string, number>): Promise<number> {
  const store = await openStore({ file, thread: false });
  let lost = 0;
  for (const [table, last] of acknowledged) {
    const seqs = (await store.commands(table, 1, null)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    lost += Math.max(0, last - seqs.length);
  }
  await store.close();
  return lost;
}

describe('a server that is killed', () => {
  test('no acknowledged row is lost, however often', async () => {
    const file = path.join(temporaryFolder(), 'benchtop.db');
    for (const count of [1, 40, 500, 333, 777]) {
      const acknowledged = await killAfter(count, file, 'true');
      expect(await missing(file, acknowledged)).toBe(0);
    }
  });

  test('a server that acknowledges before the commit is caught', async () => {
    const file = path.join(temporaryFolder(), 'benchtop.db');
    let lost = 0;
    // A kill may fall between two batches, where even this server has nothing to lose.
    for (let kills = 0; lost === 0 && kills < 20; kills++)
      lost = await missing(file, await killAfter(50, file, 'early'));
    expect(lost).toBeGreaterThan(0);
  });
});

function schemaOf(connection: Connection): unknown {
  return [
    connection.all('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name'),
    connection.pragma('user_version'),
    connection.pragma('application_id'),
    connection.all('SELECT * FROM pulse'),
  ];
}

function migratedSchema(file: string): unknown {
  const connection = new Connection(file, 'write');
  migrate(connection);
  const schema = schemaOf(connection);
  connection.close();
  return schema;
}

describe('a migration that is killed', () => {
  test('before any of its statements, it is completed by the next start', () => {
    const folder = temporaryFolder();
    const whole = migratedSchema(path.join(folder, 'whole.db'));
    // Each migration's statements, its version and its commit.
    const moments = migrations.reduce((sum, statements) => sum + statements.length + 2, 0);
    for (let moment = 0; moment < moments; moment++) {
      const file = path.join(folder, `${moment}.db`);
      const { signal } = spawnSync(process.execPath, [child('child-migrates.mjs'), file, String(moment)]);
      expect(signal).toBe('SIGKILL');
      expect(migratedSchema(file)).toEqual(whole);
    }
  });

  test('between two migrations, it goes on with the second', () => {
    const folder = temporaryFolder();
    const list = [
      ...migrations,
      ['CREATE TABLE extra (a)', 'INSERT INTO extra VALUES (1)'],
      ['INSERT INTO extra VALUES (2)'],
    ];
    const extras = (file: string, dieAt: number): unknown => {
      let left = dieAt;
      const first = new Connection(file, 'write');
      const die = (): void => {
        if (left-- === 0) throw new Error('killed');
      };
      expect(() => migrate(first, list, die)).toThrow('killed');
      first.close();
      const second = new Connection(file, 'write');
      migrate(second, list);
      const result = [second.all('SELECT a FROM extra'), second.pragma('user_version')];
      second.close();
      return result;
    };
    const before = migrations.reduce((sum, statements) => sum + statements.length + 2, 0);
    for (let moment = before; moment < before + 7; moment++)
      expect(extras(path.join(folder, `${moment}.db`), moment)).toEqual([[{ a: 1 }, { a: 2 }], list.length]);
  });
});
