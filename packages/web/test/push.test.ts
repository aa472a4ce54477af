import { afterEach, expect, it, vi } from 'vitest';
import { tellAgain } from '../src/pages/notify/push.ts';

const keys = { p256dh: 'p', auth: 'a' };
const sent: unknown[] = [];

/** A browser with or without a subscription, and a server that takes everything. */
function browser(subscription: object | null): void {
  const worker = { pushManager: { getSubscription: async () => Promise.resolve(subscription) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => Promise.resolve(worker) } });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, typeof body === 'string' ? (JSON.parse(body) as unknown) : null]);
    return Promise.resolve(Response.json({ ok: true }));
  });
}

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

it('a browser that was reminded asks for it again, and no other', async () => {
  browser({ toJSON: () => ({ endpoint: 'https://push.example', keys }) });
  await tellAgain();
  expect(sent).toEqual([['POST', '/api/push', { endpoint: 'https://push.example', keys }]]);
  browser(null);
  await tellAgain();
  vi.unstubAllGlobals();
  await tellAgain();
  expect(sent).toHaveLength(1);
});
