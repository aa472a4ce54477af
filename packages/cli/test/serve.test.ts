import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { benchtop, bin } from './cli.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'benchtop-data-'));

/** Starts the server on a data folder of its own and waits for what it says of itself. */
async function serve(args: readonly string[], env: { readonly [name: string]: string } = {}, data = freshFolder()) {
  const child = spawn(process.execPath, [bin, 'serve', '--data', data, ...args], { env: { ...process.env, ...env } });
  started.push(child);
  let printed = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    printed += text;
    if (printed.split('\n').length > 2) break;
  }
  return { child, printed, data, url: /http:\S+/.exec(printed)?.[0] ?? '' };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const closed = once(child, 'close');
  child.kill(signal);
  return closed;
}

async function newGuest(url: string, name: string): Promise<string> {
  const headers = { 'x-benchtop': '1', 'content-type': 'application/json' };
  const response = await fetch(new URL('/api/me', url), { method: 'POST', headers, body: JSON.stringify({ name }) });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function whoIs(url: string, cookie: string): Promise<unknown> {
  return (await fetch(new URL('/api/me', url), { headers: { cookie } })).json();
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'says where it is and where tables are kept, serves the page, and ends on %s',
  async (signal) => {
    const { child, printed, url, data } = await serve(['--port', '0']);
    expect(printed).toMatch(
      /^Benchtop is at http:\/\/127\.0\.0\.1:\d+\/\nTables are kept in \S+\. .* with --data\.\n$/,
    );
    expect(printed).toContain(data);
    const page = await fetch(new URL('/table/m1', url));
    expect(page.headers.get('content-type')).toMatch(/text\/html/);
    expect(await (await fetch(new URL('/healthz', url))).json()).toEqual({ ok: true });
    expect(await (await fetch(new URL('/readyz', url))).json()).toEqual({ ok: true });
    expect(await ended(child, signal)).toEqual([0, null]);
  },
);

test('takes the port from the variable PORT, and --port before it', async () => {
  const { url } = await serve(['--port', '0'], { PORT: '1' });
  expect(Number(new URL(url).port)).toBeGreaterThan(1);
  const fromEnvironment = await serve([], { PORT: '0' });
  expect(fromEnvironment.url).not.toBe('');
});

test('keeps everything in the data folder, whether it was stopped or killed', async () => {
  const first = await serve(['--port', '0']);
  const cookie = await newGuest(first.url, 'Ada');
  await ended(first.child, 'SIGTERM');
  const second = await serve(['--port', '0'], {}, first.data);
  expect(await whoIs(second.url, cookie)).toMatchObject({ name: 'Ada' });
  const other = await newGuest(second.url, 'Bob');
  await ended(second.child, 'SIGKILL');
  const third = await serve(['--port', '0'], {}, first.data);
  expect(await whoIs(third.url, cookie)).toMatchObject({ name: 'Ada' });
  expect(await whoIs(third.url, other)).toMatchObject({ name: 'Bob' });
});

describe('restore', () => {
  test('puts a copy in place, keeps what was there, and leaves a running server alone', async () => {
    const first = await serve(['--port', '0']);
    const ada = await newGuest(first.url, 'Ada');
    const copy = path.join(freshFolder(), 'monday.db');
    expect((await benchtop(['backup', copy, '--data', first.data])).code).toBe(0);
    const bob = await newGuest(first.url, 'Bob');
    const busy = await benchtop(['restore', copy, '--data', first.data]);
    expect(busy.stderr).toMatch(/^benchtop: The database .* cannot be used: another server is running on it\.\n$/);
    await ended(first.child, 'SIGKILL');
    const { code, stdout, stderr } = await benchtop(['restore', copy, '--data', first.data]);
    expect([code, stderr]).toEqual([0, '']);
    const aside = /What was there before lies in (\S+)\.\n/.exec(stdout)?.[1] ?? '';
    const second = await serve(['--port', '0'], {}, first.data);
    expect(await whoIs(second.url, ada)).toMatchObject({ name: 'Ada' });
    expect(await whoIs(second.url, bob)).not.toMatchObject({ name: 'Bob' });
    const third = await serve(['--port', '0'], {}, aside);
    expect(await whoIs(third.url, bob)).toMatchObject({ name: 'Bob' });
  });

  test('takes nothing but a whole copy, and then nothing has changed', async () => {
    const { child, data } = await serve(['--port', '0']);
    const copy = path.join(freshFolder(), 'copy.db');
    await benchtop(['backup', copy, '--data', data]);
    await ended(child, 'SIGTERM');
    const before = readdirSync(data).toSorted();
    const bytes = readFileSync(copy);
    writeFileSync(copy, bytes.subarray(0, bytes.length / 2));
    const broken = await benchtop(['restore', copy, '--data', data]);
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringMatching(/^benchtop: .*copy\.db/)]);
    writeFileSync(copy, 'Not a database. '.repeat(1000));
    expect((await benchtop(['restore', copy, '--data', data])).stderr).toMatch(/it is not a database/);
    writeFileSync(copy, '');
    expect((await benchtop(['restore', copy, '--data', data])).stderr).toMatch(/is empty/);
    const itself = await benchtop(['restore', path.join(data, 'benchtop.db'), '--data', data]);
    expect(itself.stderr).toMatch(/is the database itself/);
    const none = await benchtop(['restore', path.join(data, 'none.db'), '--data', data]);
    expect(none.stderr).toMatch(/^benchtop: There is no file .*none\.db to be restored\.\n$/);
    expect(readdirSync(data).toSorted()).toEqual(before);
  });
});

describe('backup', () => {
  test('copies the data of a server that runs; the copy serves', async () => {
    const { url, data } = await serve(['--port', '0']);
    const cookie = await newGuest(url, 'Ada');
    const folder = freshFolder();
    const file = path.join(folder, 'benchtop.db');
    const { code, stdout, stderr } = await benchtop(['backup', file, '--data', data]);
    expect([code, stdout, stderr]).toEqual([0, `Saved as ${file}.\n`, '']);
    const restored = await serve(['--port', '0'], {}, folder);
    expect(await whoIs(restored.url, cookie)).toMatchObject({ name: 'Ada' });
  });

  test('takes the folder from the variable BENCHTOP_DATA, and works without a server', async () => {
    const { child, data } = await serve(['--port', '0']);
    await ended(child, 'SIGTERM');
    const file = path.join(freshFolder(), 'copy.db');
    expect((await benchtop(['backup', file], { env: { BENCHTOP_DATA: data } })).code).toBe(0);
    expect(existsSync(file)).toBe(true);
    const again = await benchtop(['backup', file], { env: { BENCHTOP_DATA: data } });
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(/^benchtop: .*copy\.db exists already\. Choose a new name for the copy\.\n$/);
  });

  test('of a damaged database says so', async () => {
    const { child, data } = await serve(['--port', '0']);
    await ended(child, 'SIGTERM');
    const file = path.join(data, 'benchtop.db');
    writeFileSync(file, readFileSync(file).fill(0xa5, 8192));
    const copy = path.join(freshFolder(), 'copy.db');
    const { code, stderr } = await benchtop(['backup', copy, '--data', data]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/the database is damaged .*: keep the copies/)]);
  });

  test('says where there is nothing to copy', async () => {
    const { code, stderr } = await benchtop(['backup', path.join(freshFolder(), 'x.db'), '--data', freshFolder()]);
    expect(stderr).toMatch(/^benchtop: There is no database .*benchtop\.db to be copied\.\n$/);
    expect(code).toBe(2);
  });
});
