import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, UNREACHABLE } from '../src/match/api.ts';

const sent: { path: string; init: RequestInit }[] = [];

/** A server that gives one answer to everything. */
function answering(response: () => Response): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return Promise.resolve(response());
  });
}

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe('the client of the server', () => {
  it('gives the value of a good answer, and null for an empty one', async () => {
    answering(() => Response.json({ tables: [] }));
    expect(await api.tables('gathering', null)).toEqual({ ok: true, value: { tables: [] } });
    answering(() => new Response(''));
    expect(await api.logout()).toEqual({ ok: true, value: null });
  });

  it('sends the header that no other page can send with everything that changes something', async () => {
    answering(() => Response.json({}));
    await api.join('aaaaaaaaaaaa', null, 'bbbbbbbbbbbbbbbb');
    await api.setSeat('aaaaaaaaaaaa', 2, null);
    await api.table('aaaaaaaaaaaa', 'b&c');
    const [join, seat, look] = sent;
    expect(join?.init.headers).toEqual({ 'x-benchtop': '1', 'content-type': 'application/json' });
    expect(join?.init.body).toBe('{"seat":null,"invite":"bbbbbbbbbbbbbbbb"}');
    expect([seat?.init.method, seat?.path]).toEqual(['PUT', '/api/tables/aaaaaaaaaaaa/seats/2']);
    expect([look?.init.method, look?.init.headers, look?.path]).toEqual([
      'GET',
      undefined,
      '/api/tables/aaaaaaaaaaaa?invite=b%26c',
    ]);
  });

  it('passes on the sentence of a refusal', async () => {
    answering(() => Response.json({ error: 'All seats are taken.', code: 'closed' }, { status: 409 }));
    expect(await api.join('a', null, null)).toEqual({
      ok: false,
      status: 409,
      code: 'closed',
      reason: 'All seats are taken.',
    });
  });

  it('makes a sentence of everything else that goes wrong', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await api.mine()).toEqual({ ok: false, status: 0, code: null, reason: UNREACHABLE });
    answering(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await api.mine()).toMatchObject({ ok: false, status: 502, reason: UNREACHABLE });
    answering(() => new Response('<html>A hotel asks you to log in</html>'));
    const muddled = await api.mine();
    expect(muddled.ok ? '' : muddled.reason).toMatch(/makes no sense/);
  });
});
