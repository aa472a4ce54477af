import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { openServer } from '../house.ts';

const script = `export const words = '${'ice and plastic, '.repeat(200)}';`;
const document = `<!doctype html><title>page</title>${'<!-- -->'.repeat(200)}`;
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';

function builtPage(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'benchtop-compressed-'));
  mkdirSync(path.join(root, 'assets'));
  for (const [name, text] of [
    ['index.html', document],
    ['assets/main-abc123.js', script],
  ] as const) {
    writeFileSync(path.join(root, name), text);
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(path.join(root, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(path.join(root, 'icon.svg'), icon);
  return root;
}

let server: RunningServer;
beforeAll(async () => {
  server = await openServer({ root: builtPage() });
});
afterAll(async () => {
  await server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it stands: `fetch` would name encodings of its own and undo them. */
function get(target: string, headers: { readonly [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ host: hostname, port, path: target, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const accepting = (encodings: string) => ({ 'accept-encoding': encodings });
const asset = '/assets/main-abc123.js';

function unpacked({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('what the build compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'gzip'],
    ['identity', undefined],
    ['zstd, compress', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
    [';;,q=,=', undefined],
  ])('is chosen by what the browser accepts: %j', async (accepted, encoding) => {
    for (const [address, text] of [
      [asset, script],
      ['/index.html', document],
      ['/', document],
      ['/table/m1', document],
    ] as const) {
      const answer = await get(address, accepting(accepted));
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(answer.headers['content-type']).toMatch(address === asset ? /javascript/ : /text\/html/);
      expect(unpacked(answer)).toBe(text);
    }
  });

  test('is not sent to a client that says nothing', async () => {
    const answer = await get(asset);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(script);
  });

  test('is kept as long as the file itself', async () => {
    const cached = async (address: string) => (await get(address, accepting('br'))).headers['cache-control'];
    expect(await cached(asset)).toBe('public, max-age=31536000, immutable');
    expect(await cached('/')).toBe('no-cache');
    expect(await cached('/table/m1')).toBe('no-cache');
  });

  test('has a tag of its own, by which a browser learns that nothing changed', async () => {
    const { headers } = await get('/', accepting('br'));
    const tag = headers['etag'] ?? '';
    expect(tag).not.toBe('');
    expect((await get('/', accepting('gzip'))).headers['etag']).not.toBe(tag);
    expect((await get('/')).headers['etag']).not.toBe(tag);
    const again = await get('/', { ...accepting('br'), 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('can be fetched in parts', async () => {
    const whole = await get(asset, accepting('br'));
    const first = await get(asset, { ...accepting('br'), range: 'bytes=0-9' });
    const rest = await get(asset, { ...accepting('br'), range: 'bytes=10-' });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(first.headers['content-range']).toBe(`bytes 0-9/${whole.body.length}`);
    expect(Buffer.concat([first.body, rest.body])).toEqual(whole.body);
    expect((await get(asset, { ...accepting('br'), range: 'bytes=90000-' })).status).toBe(416);
    const plain = await get(asset, { range: 'bytes=0-5' });
    expect([plain.status, plain.body.toString()]).toEqual([206, script.slice(0, 6)]);
  });

  test('is described without being sent', async () => {
    const { status, headers, body } = await get(asset, accepting('br'), 'HEAD');
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
    expect(Number(headers['content-length'])).toBe(brotliCompressSync(script).length);
  });

  test('is not missed where there is none', async () => {
    const answer = await get('/icon.svg', accepting('br, gzip'));
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.body.toString()).toBe(icon);
  });

  test.each([
    '/assets/main-abc123.js.br',
    '/assets/main-abc123.js.gz',
    '/assets/main-abc123.js%2Ebr',
    '/assets/main-abc123.js.%62r',
    '/assets/main-abc123.js.BR',
    '/assets//main-abc123.js.br',
    '/assets/./main-abc123.js.br',
    '/assets/../assets/main-abc123.js.br',
    '/assets%2Fmain-abc123.js.br',
    '/assets/main-abc123.js.br?x=1',
    '/assets/main-abc123.js.br/',
    '/index.html.br',
    '/index.html.gz',
    '/index.html.br#x',
  ])('has no address of its own: %s', async (address) => {
    for (const headers of [{}, accepting('br'), accepting('gzip')]) {
      const { status, body } = await get(address, headers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.parse(body.toString())).toHaveProperty('error');
    }
  });
});
