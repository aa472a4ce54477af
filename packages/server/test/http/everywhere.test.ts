import { once } from 'node:events';
import { request } from 'node:http';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../data.ts';
import { guest, openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const old = 'correct horse battery';
const next = 'another horse battery';

const account = async (name: string): Promise<Visitor> => {
  const visitor = await guest(server, name);
  await visitor.must('POST', '/api/account', { name, passphrase: old });
  return visitor;
};
const signedIn = async (name: string, passphrase = old): Promise<Visitor> => {
  const visitor = new Visitor(server);
  await visitor.must('POST', '/api/login', { name, passphrase });
  return visitor;
};
const change = (visitor: Visitor, passphrase: string) =>
  visitor.ask('PUT', '/api/account/passphrase', { passphrase, next });
const me = async (cookie: string) => (await new Visitor(server, cookie).get('/api/me')).body;

/** Sends the head of a request, waits until the server has taken it in, does something, and sends the body. */
async function slowly(visitor: Visitor, address: string, body: object, meanwhile: () => Promise<unknown>) {
  const text = JSON.stringify(body);
  const headers = {
    cookie: visitor.cookie,
    'x-benchtop': '1',
    'content-type': 'application/json',
    'content-length': text.length,
    expect: '100-continue',
  };
  const sending = request(new URL(address, server.url), { method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  await meanwhile();
  const answered = once(sending, 'response') as Promise<[{ statusCode?: number; resume(): void }]>;
  sending.end(text);
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

describe('S-02 a new passphrase', () => {
  test('ends all other sessions and their sockets at once; this one goes on under a new cookie', async () => {
    const here = await account('Ada');
    const there = await signedIn('Ada');
    const bystander = await account('Bystander');
    const [mine, other, foreign] = [await here.socket(), await there.socket(), await bystander.socket()];
    const before = here.cookie;
    expect((await change(here, old)).body).toMatchObject({ name: 'Ada', guest: false });
    expect([await mine.closed, await other.closed]).toEqual([1012, 4401]);
    expect(here.cookie).not.toBe(before);
    expect([await me(before), await me(there.cookie)]).toEqual([null, null]);
    expect(await me(here.cookie)).toMatchObject({ name: 'Ada' });
    const again = await here.socket();
    expect(again.status).toBe(101);
    again.socket.terminate();
    expect(foreign.socket.readyState).toBe(foreign.socket.OPEN);
    foreign.socket.terminate();
  });

  test('is the only one that opens', async () => {
    await change(await account('Grace'), old);
    const login = (passphrase: string) => new Visitor(server).post('/api/login', { name: 'Grace', passphrase });
    expect([(await login(old)).status, (await login(next)).status]).toEqual([401, 200]);
    expect(dump(server.data)).not.toContain(next);
  });

  test('needs the present one, and a guest has none', async () => {
    const here = await account('Hedy');
    const there = await signedIn('Hedy');
    const wrong = await change(here, 'wrong wrong wrong');
    expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'wrong' }]);
    expect([await me(here.cookie), await me(there.cookie)]).toMatchObject([{ name: 'Hedy' }, { name: 'Hedy' }]);
    expect((await change(await guest(server, 'Only a guest'), old)).status).toBe(409);
    expect((await change(new Visitor(server), old)).status).toBe(401);
  });
});

describe('S-02 logging out everywhere', () => {
  test('ends every session of the account and its sockets at once, and no other', async () => {
    const here = await account('Emmy');
    const there = await signedIn('Emmy');
    const bystander = await account('Otto');
    const sockets = [await here.socket(), await there.socket()];
    const cookies = [here.cookie, there.cookie];
    expect((await here.post('/api/logout-everywhere')).status).toBe(200);
    expect(here.cookie).toBe('');
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
    for (const cookie of cookies) {
      expect(await me(cookie)).toBeNull();
      expect((await new Visitor(server, cookie).socket()).status).toBe(401);
    }
    expect(await me(bystander.cookie)).toMatchObject({ name: 'Otto' });
    expect((await signedIn('Emmy')).cookie).not.toBe('');
  });

  test('holds for requests whose body was still under way', async () => {
    const here = await account('Lise');
    const there = await signedIn('Lise');
    const signOut = () => here.post('/api/logout-everywhere');
    expect(await slowly(there, '/api/me', { name: 'Stolen' }, signOut)).toBe(401);
    expect(dump(server.data)).not.toContain('Stolen');
    expect(await slowly(await signedIn('Lise'), '/api/me', { name: 'Lise M' }, async () => undefined)).toBe(200);
  });

  test('is over after a start of the server, too', async () => {
    const first = await openServer();
    const here = await guest(first, 'Vera');
    const { cookie } = here;
    await here.must('POST', '/api/logout-everywhere');
    await first.close();
    const second = await openServer({}, {}, first);
    expect((await new Visitor(second, cookie).get('/api/me')).body).toBeNull();
    await second.close();
  });
});

describe('S-07 guesses at an account from many addresses', () => {
  const login = (visitor: Visitor, name: string, passphrase: string, address: number) =>
    visitor.ask('POST', '/api/login', { name, passphrase }, { 'x-forwarded-for': `10.0.0.${address}` });

  test('are limited alike for names that exist and others, and the owner gets in', async () => {
    const guarded = await openServer({ limits: 'guesses=3', trustProxy: 'loopback' });
    const owner = await guest(guarded, 'Ada');
    await owner.must('POST', '/api/account', { name: 'Ada', passphrase: old });
    await owner.must('POST', '/api/logout');
    const texts: string[][] = [];
    for (const name of ['Ada', 'Nobody']) {
      const tries = await Promise.all(
        Array.from({ length: 6 }, (_, n) => login(new Visitor(guarded), name, 'wrong wrong wrong', n)),
      );
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429]);
      expect(Number(tries[5]?.headers.get('retry-after'))).toBeGreaterThan(3000);
      texts.push(tries.map(({ text }) => text.replace(/\d+ minutes/, 'N minutes')));
    }
    expect(texts[0]).toEqual(texts[1]);
    expect((await login(new Visitor(guarded), 'Ada', old, 99)).status).toBe(429);
    expect((await login(owner, 'Ada', old, 99)).status).toBe(200);
    await guarded.close();
  });

  test.each([
    ['a new passphrase', async (here: Visitor) => void (await change(here, old)), next],
    ['logging out everywhere', async (here: Visitor) => void (await here.must('POST', '/api/logout-everywhere')), old],
  ])('by %s all browsers but this one become strangers', async (_, act, passphrase) => {
    const guarded = await openServer({ limits: 'guesses=3', trustProxy: 'loopback' });
    const [here, there] = [await guest(guarded, 'Ada'), new Visitor(guarded)];
    await here.must('POST', '/api/account', { name: 'Ada', passphrase: old });
    await there.must('POST', '/api/login', { name: 'Ada', passphrase: old });
    await act(here);
    for (let n = 0; n < 4; n++) await login(new Visitor(guarded), 'Ada', 'wrong wrong wrong', n);
    const back = [await login(there, 'Ada', passphrase, 98), await login(here, 'Ada', passphrase, 99)];
    expect(back.map(({ status }) => status)).toEqual([429, 200]);
    await guarded.close();
  });

  test('a browser is known by a cookie that scripts cannot read, of which only a hash is kept', async () => {
    const visitor = await guest(server, 'Mary');
    const { headers } = await visitor.post('/api/account', { name: 'Mary', passphrase: old });
    const known = headers.getSetCookie().find((each) => each.startsWith('benchtop-known='));
    expect(known).toMatch(/^benchtop-known=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = visitor.device.replace('benchtop-known=', '');
    expect(dump(server.data)).not.toContain(token);
    expect(dump(server.data)).toContain(createHash('sha256').update(token).digest('hex'));
    expect((await new Visitor(server, `benchtop=${token}`).get('/api/me')).body).toBeNull();
    expect((await guest(server, 'A guest')).device).toBe('');
  });
});
