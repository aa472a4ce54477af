import { request as httpRequest } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartRefused } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';
import { openServer } from './house.ts';

const host = '127.0.0.1';
let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(async () => {
  await server.close();
});

const get = (address: string, init?: RequestInit): Promise<Response> => fetch(new URL(address, server.url), init);

/** Sends a path as it stands; `fetch` would tidy it up first. */
function raw(target: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const sent = httpRequest({ host, port, path: target }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

describe('the page', () => {
  test('is asked for anew each time, its hashed files never again', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<title>page</title>');
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/new/arctic-cleanup', '/table/m1', '/table/m1?seat=2', '/anything/at/all'])(
    'answers its own route %s',
    async (route) => {
      const page = await get(route);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/text\/html/);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/missing.js', '/assets/missing', '/api/missing', '/api'])('has nothing at %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: `There is nothing at GET ${address}.`, code: 'not-found' });
  });

  test('is not written to', async () => {
    const response = await get('/table/m1', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toHaveProperty('error');
  });

  test.each([
    '/../benchtop-outside.txt',
    '/..%2fbenchtop-outside.txt',
    '/%2e%2e/benchtop-outside.txt',
    '/assets/..%2f..%2fbenchtop-outside.txt',
    '/assets/../../benchtop-outside.txt',
    '/..%5cbenchtop-outside.txt',
    '/.secret',
    '//etc/passwd',
  ])('gives nothing away at %s', async (target) => {
    const { status, body } = await raw(target);
    expect(body).not.toContain('outside</');
    expect(body).not.toMatch(/^(outside|hidden|root:)/);
    expect(status === 200 ? body : 'refused').toMatch(/<title>page|refused/);
  });

  test('a malformed address gets the page, which says so itself; one of the interface gets a sentence', async () => {
    const page = await raw('/%E0%A4%A');
    expect(page.body).toContain('<title>page');
    const { status, body } = await raw('/api/%E0%A4%A');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toHaveProperty('error');
  });
});

describe('headers', () => {
  test('allow only what is the page’s own', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('are on errors as well', async () => {
    expect((await get('/api/missing')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

test('lists the games and says that it is well', async () => {
  const games = (await (await get('/api/games')).json()) as { id: string; seats: unknown; settings: unknown }[];
  const arctic = games.find(({ id }) => id === 'arctic-cleanup');
  expect(arctic?.seats).toEqual({ min: 1, max: 4 });
  expect(arctic?.settings).toHaveProperty('properties.tempo.default', 'standard');
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
});

describe('a server that cannot start says why', () => {
  test('taken port', async () => {
    const port = Number(new URL(server.url).port);
    const start = openServer({ port });
    await expect(start).rejects.toThrow(StartRefused);
    await expect(start).rejects.toThrow(`Port ${port} is taken`);
  });

  test('address of another machine', async () => {
    await expect(openServer({ host: '192.0.2.1' })).rejects.toThrow('no address 192.0.2.1');
  });

  test('page that is not built', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'benchtop-empty-'));
    await expect(openServer({ root: empty })).rejects.toThrow('not built yet');
  });

  test('data folder that is no folder', async () => {
    const start = openServer({ data: path.join(import.meta.dirname, 'house.ts') });
    await expect(start).rejects.toThrow(StartRefused);
    await expect(start).rejects.toThrow(/^The data(base| folder) .*house\.ts/);
  });

  test('data folder of a server that runs', async () => {
    const first = await openServer();
    const second = openServer({}, {}, first);
    await expect(second).rejects.toThrow(StartRefused);
    await expect(second).rejects.toThrow('another server is running on it');
    await first.close();
    const third = await openServer({}, {}, first);
    expect((await fetch(new URL('/readyz', third.url))).status).toBe(200);
    await third.close();
  });
});
