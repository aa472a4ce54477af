import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { benchtop, bin } from './cli.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the server and waits for the line with its address. */
async function serve(args: readonly string[], env: { readonly [name: string]: string } = {}) {
  const child = spawn(process.execPath, [bin, 'serve', ...args], { env: { ...process.env, ...env } });
  started.push(child);
  let printed = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    printed += text;
    if (printed.includes('\n')) break;
  }
  return { child, printed, url: /http:\S+/.exec(printed)?.[0] ?? '' };
}

test.each(['SIGINT', 'SIGTERM'] as const)('prints one line, serves the page, and ends on %s', async (signal) => {
  const { child, printed, url } = await serve(['--port', '0']);
  expect(printed).toMatch(/^Benchtop is at http:\/\/127\.0\.0\.1:\d+\/\n$/);
  const page = await fetch(new URL('/table/m1', url));
  expect(page.headers.get('content-type')).toMatch(/text\/html/);
  expect(await (await fetch(new URL('/healthz', url))).json()).toEqual({ ok: true });
  const closed = once(child, 'close');
  child.kill(signal);
  expect(await closed).toEqual([0, null]);
});

test('takes the port from the variable PORT, and --port before it', async () => {
  const { url } = await serve(['--port', '0'], { PORT: '1' });
  expect(Number(new URL(url).port)).toBeGreaterThan(1);
  const fromEnvironment = await serve([], { PORT: '0' });
  expect(fromEnvironment.url).not.toBe('');
});

test('a taken port gets one sentence and exit code 2', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, stdout, stderr } = await benchtop(['serve', '--port', String(port)]);
  holder.close();
  expect(stderr).toBe(
    `benchtop: Port ${port} is taken: choose another with --port, or end the program that uses it.\n`,
  );
  expect([code, stdout]).toEqual([2, '']);
});
