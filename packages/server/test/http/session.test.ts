import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanName } from '../../src/accounts/names.ts';
import { dump } from '../data.ts';
import { guest, openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const passphrase = 'correct horse battery';
const cookieIn = (headers: Headers): string => headers.getSetCookie()[0] ?? '';
const account = async (name: string): Promise<Visitor> => {
  const visitor = await guest(server, name);
  await visitor.must('POST', '/api/account', { name, passphrase });
  return visitor;
};

describe('S-02', () => {
  test('the cookie of a session cannot be read by scripts and does not go to other sites', async () => {
    const { headers } = await new Visitor(server).post('/api/me', { name: 'Ada' });
    expect(cookieIn(headers)).toMatch(
      /^benchtop=[A-Za-z0-9_-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('behind TLS it goes nowhere else, and no sibling domain can set it', async () => {
    const origin = 'https://play.example.org';
    const secure = await openServer({ origin });
    const { headers } = await new Visitor(secure).ask('POST', '/api/me', { name: 'Ada' }, { origin });
    expect(cookieIn(headers)).toMatch(
      /^__Host-benchtop=\S{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const plain = new Visitor(secure, cookieIn(headers).replace('__Host-', ''));
    expect((await plain.get('/api/me')).body).toBeNull();
    await secure.close();
  });

  test('only a hash of it is kept', async () => {
    const visitor = await guest(server, 'Ada');
    const token = visitor.cookie.replace('benchtop=', '');
    const kept = dump(server.data);
    expect(kept).not.toContain(token);
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'));
  });

  test('two are never the same', async () => {
    const cookies = new Set<string>();
    for (let n = 0; n < 50; n++) cookies.add((await guest(server, 'Twin')).cookie);
    expect(cookies.size).toBe(50);
  });

  test.each(['a'.repeat(43), `${'A'.repeat(42)}=`, 'x', '../../etc', ''])(
    'a session that the client invents (%s) is nobody’s and is never adopted',
    async (invented) => {
      const visitor = new Visitor(server, `benchtop=${invented}`);
      expect((await visitor.get('/api/me')).body).toBeNull();
      expect((await visitor.get('/api/mine')).status).toBe(401);
      await visitor.must('POST', '/api/me', { name: 'Ada' });
      expect(visitor.cookie).not.toBe(`benchtop=${invented}`);
    },
  );

  test('what is kept of a session is no way in', async () => {
    const { cookie } = await guest(server, 'Ada');
    const hash = createHash('sha256').update(cookie.replace('benchtop=', '')).digest();
    for (const form of [hash.toString('hex'), hash.toString('base64url')])
      expect((await new Visitor(server, `benchtop=${form}`).get('/api/me')).body).toBeNull();
  });

  test('signing in begins a new session and ends the one before', async () => {
    await account('Grace');
    const planted = await guest(server, 'Mallory');
    const before = planted.cookie;
    const me = await planted.must<{ name: string; guest: boolean }>('POST', '/api/login', {
      name: 'grace',
      passphrase,
    });
    expect(me).toMatchObject({ name: 'Grace', guest: false });
    expect(planted.cookie).not.toBe(before);
    expect((await new Visitor(server, before).get('/api/me')).body).toBeNull();
  });

  test('so does setting a passphrase', async () => {
    const visitor = await guest(server, 'Hedy');
    const before = visitor.cookie;
    const { account: id } = await visitor.must<{ account: string }>('GET', '/api/me');
    await visitor.must('POST', '/api/account', { name: 'Hedy', passphrase });
    expect(visitor.cookie).not.toBe(before);
    expect((await new Visitor(server, before).get('/api/me')).body).toBeNull();
    expect((await visitor.get('/api/me')).body).toMatchObject({ account: id, guest: false });
  });

  test('signing out ends the session and closes its sockets, and only those', async () => {
    const here = await account('Katherine');
    const there = new Visitor(server);
    await there.must('POST', '/api/login', { name: 'Katherine', passphrase });
    const [mine, other] = [await here.socket(), await there.socket()];
    const before = here.cookie;
    const { headers } = await here.post('/api/logout');
    expect(cookieIn(headers)).toMatch(/^benchtop=; Max-Age=0/);
    expect(await mine.closed).toBe(4401);
    expect((await new Visitor(server, before).get('/api/me')).body).toBeNull();
    expect((await openedWith(before)).status).toBe(401);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    expect((await there.get('/api/me')).body).toMatchObject({ name: 'Katherine' });
    other.socket.terminate();
  });

  test('a session that gives way to another lets its sockets come back', async () => {
    const visitor = await guest(server, 'Radia');
    const socket = await visitor.socket();
    await visitor.must('POST', '/api/account', { name: 'Radia', passphrase });
    expect(await socket.closed).toBe(1012);
    const again = await visitor.socket();
    expect(again.status).toBe(101);
    again.socket.terminate();
  });
});

const openedWith = (cookie: string) => new Visitor(server, cookie).socket();

describe('accounts', () => {
  test('a guest keeps the account under a new name', async () => {
    const visitor = await guest(server, '  Emmy   Noether ');
    const first = (await visitor.get('/api/me')).body;
    expect(first).toMatchObject({ name: 'Emmy Noether', guest: true, push: null });
    const cookie = visitor.cookie;
    expect(await visitor.must('POST', '/api/me', { name: 'Emmy' })).toEqual({ ...(first as object), name: 'Emmy' });
    expect(visitor.cookie).toBe(cookie);
  });

  test('guests may share a name, an account has it alone, whatever the case', async () => {
    await guest(server, 'Lise');
    await account('Lise');
    for (const name of ['Lise', 'LISE', ' lise '])
      expect((await new Visitor(server).post('/api/me', { name })).body).toMatchObject({ code: 'taken' });
    const other = await guest(server, 'Otto');
    expect((await other.post('/api/me', { name: 'lise' })).status).toBe(409);
    expect((await other.post('/api/account', { name: 'LISE', passphrase })).status).toBe(409);
    expect((await other.get('/api/me')).body).toMatchObject({ name: 'Otto', guest: true });
  });

  test('a passphrase is set once', async () => {
    const visitor = await account('Chien');
    expect((await visitor.post('/api/account', { name: 'Chien', passphrase: 'another one here' })).status).toBe(409);
    expect((await new Visitor(server).post('/api/login', { name: 'Chien', passphrase })).status).toBe(200);
  });

  test('a wrong passphrase and an unknown name get the same answer', async () => {
    await account('Vera');
    const wrong = await new Visitor(server).post('/api/login', { name: 'Vera', passphrase: 'wrong wrong wrong' });
    const unknown = await new Visitor(server).post('/api/login', { name: 'Nobody', passphrase: 'wrong wrong wrong' });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const guestName = await guest(server, 'Only a guest');
    expect((await guestName.post('/api/login', { name: 'Only a guest', passphrase })).status).toBe(401);
  });

  test('passphrases are kept as argon2id', async () => {
    await account('Mary');
    const kept = dump(server.data);
    expect(kept).not.toContain(passphrase);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada  Lovelace ', 'Ada Lovelace'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['山田 太郎', '山田 太郎'],
    ['e\u0301', 'é'],
    ['🙂', '🙂'],
    ['__proto__', '__proto__'],
    ['<b>Bob</b>', '<b>Bob</b>'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });

  test.each([
    '',
    '   ',
    'a'.repeat(25),
    'a\nb',
    'a\u0000',
    '\u202eevil',
    'a\u2066b',
    '\u200b',
    'a\u200db',
    '\u3164',
    '\u2800',
    '\u0301a',
    `a${'\u0301'.repeat(8)}\u0316\u0317\u0318\u0319`,
    'a\u2028b',
    '\ud800',
    '\ufeffx\ufffe',
  ])('%j is no name', (given) => {
    expect(cleanName(given)).toBeNull();
  });
});
