import { describe, expect, test } from 'vitest';
import { isPushService } from '../src/push/push-services.ts';
import { Reminder } from '../src/push/reminder.ts';
import type { Deliver } from '../src/push/reminder.ts';
import type { PushRow } from '../src/store/contract.ts';
import { openStore } from '../src/store/open.ts';
import type { WireTable } from '../src/wire/table.ts';
import { guest, openServer } from './house.ts';

const wire: WireTable = {
  id: 'aaaaaaaaaaaa',
  game: 'arctic-cleanup',
  rules: '1.0.0',
  settings: {},
  status: 'running',
  trouble: null,
  listed: false,
  invite: 'secretsecretsecr',
  clock: null,
  delay: null,
  commitment: null,
  seats: [],
  spectators: 0,
  rematch: null,
  winners: null,
  totals: null,
  created: 0,
  updated: 0,
};
const phone: PushRow = { endpoint: 'https://fcm.googleapis.com/a', account: 'ada', p256dh: 'p', auth: 'a' };
const laptop: PushRow = { ...phone, endpoint: 'https://fcm.googleapis.com/b' };

async function reminding(deliver?: Deliver) {
  const store = await openStore({ file: ':memory:', thread: false });
  await store.addAccount({ id: 'ada', name: 'Ada', passphrase: null, created: 0 });
  await store.addPush(phone);
  await store.addPush(laptop);
  const sent: [string, string][] = [];
  const warnings: string[] = [];
  const reminder = new Reminder({
    store,
    deliver:
      deliver ??
      (async ({ endpoint }, text) => {
        sent.push([endpoint, text]);
        return 'sent';
      }),
    titleOf: () => 'Arctic CleanUp',
    warn: (words) => warnings.push(words),
  });
  return { store, reminder, sent, warnings };
}

describe('reminders', () => {
  test('go to every browser of the account, and tell nothing but the game and the table', async () => {
    const { reminder, sent } = await reminding();
    reminder.remind('ada', wire);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(([endpoint]) => endpoint).toSorted()).toEqual([phone.endpoint, laptop.endpoint]);
    for (const [, text] of sent)
      expect(JSON.parse(text)).toEqual({ title: 'Arctic CleanUp', body: 'It is your turn.', table: 'aaaaaaaaaaaa' });
  });

  test('come once for each table until the person was here', async () => {
    const { reminder, sent } = await reminding();
    reminder.remind('ada', wire);
    reminder.remind('ada', wire);
    await expect.poll(() => sent.length).toBe(2);
    reminder.remind('ada', { ...wire, id: 'bbbbbbbbbbbb' });
    await expect.poll(() => sent.length).toBe(4);
    reminder.wasHere('ada');
    reminder.remind('ada', wire);
    await expect.poll(() => sent.length).toBe(6);
  });

  test('forget a browser that does not listen any more', async () => {
    const { store, reminder } = await reminding(async ({ endpoint }) =>
      endpoint === phone.endpoint ? 'gone' : 'sent',
    );
    reminder.remind('ada', wire);
    await expect.poll(() => store.pushesOf('ada')).toEqual([laptop]);
  });

  test('that fail are warned of and disturb nobody', async () => {
    const { store, reminder, warnings } = await reminding(() => Promise.reject(new Error('no network')));
    expect(() => reminder.remind('ada', wire)).not.toThrow();
    await expect.poll(() => warnings).toEqual(['A reminder could not be sent.']);
    expect(await store.pushesOf('ada')).toHaveLength(2);
  });

  test('are not offered where they are not configured', async () => {
    const server = await openServer();
    const ada = await guest(server, 'Ada');
    expect((await ada.get('/api/me')).body).toMatchObject({ push: null });
    const push = { endpoint: phone.endpoint, keys: { p256dh: 'p', auth: 'a' } };
    expect((await ada.post('/api/push', push)).status).toBe(409);
    await server.close();
  });

  test('are for ten browsers of an account, by a push service', async () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const server = await openServer(
      {},
      {
        BENCHTOP_VAPID_PUBLIC: publicKey,
        BENCHTOP_VAPID_PRIVATE: Buffer.alloc(32, 7).toString('base64url'),
        BENCHTOP_VAPID_SUBJECT: 'mailto:host@example.org',
      },
    );
    const ada = await guest(server, 'Ada');
    expect((await ada.get('/api/me')).body).toMatchObject({ push: publicKey });
    const add = (endpoint: string) => ada.post('/api/push', { endpoint, keys: { p256dh: 'p', auth: 'a' } });
    expect((await add('https://internal.example/x')).status).toBe(400);
    for (let n = 0; n < 10; n++) expect((await add(`https://fcm.googleapis.com/${n}`)).status).toBe(200);
    expect((await add('https://fcm.googleapis.com/3')).status).toBe(200);
    expect((await add('https://fcm.googleapis.com/11')).status).toBe(409);
    await server.close();
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://db5p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilnotify.windows.com.x/', false],
  ['https://localhost/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/x', false],
  ['nonsense', false],
])('%s is an address of a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint)).toBe(is);
});
