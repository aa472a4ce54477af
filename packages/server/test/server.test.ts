import { request as httpRequest } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartRefused, startServer } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';

const host = '127.0.0.1';
const root = mkdtempSync(path.join(tmpdir(), 'benchtop-page-'));
mkdirSync(path.join(root, 'assets'));
writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>page</title>');
writeFileSync(path.join(root, 'assets/main-abc123.js'), 'export {};');
writeFileSync(path.join(root, 'icon.svg'), '<svg/>');
writeFileSync(path.join(root, '.secret'), 'hidden');
writeFileSync(path.join(root, '..', 'benchtop-outside.txt'), 'outside');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, host, root });
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
    expect(await response.json()).toEqual({ error: `There is nothing at GET ${address}.` });
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

  test('a malformed address gets a sentence', async () => {
    const { status, body } = await raw('/%E0%A4%A');
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
  expect(arctic?.settings).toHaveProperty('properties.tempo.default', 'none');
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
});

describe('a server that cannot start says why', () => {
  test('taken port', async () => {
    const port = Number(new URL(server.url).port);
    const start = startServer({ port, host, root });
    await expect(start).rejects.toThrow(StartRefused);
    await expect(start).rejects.toThrow(`Port ${port} is taken`);
  });

  test('address of another machine', async () => {
    await expect(startServer({ port: 0, host: '192.0.2.1', root })).rejects.toThrow('no address 192.0.2.1');
  });

  test('page that is not built', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'benchtop-empty-'));
    await expect(startServer({ port: 0, host, root: empty })).rejects.toThrow('not built yet');
  });
});
