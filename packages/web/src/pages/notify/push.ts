import { api } from '../../match/api.ts';
import type { PushBody } from '../../match/api.ts';
import { t } from '../../words/words.ts';

/** True where the browser can be told things while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser, if it has one. */
async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isTold(): Promise<boolean> {
  return canPush() && Notification.permission === 'granted' && (await subscribed()) !== null;
}

/** The server's key as the browser wants it: bytes instead of URL-safe base 64. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function bodyOf(subscription: PushSubscription): PushBody | null {
  const { endpoint, keys } = subscription.toJSON();
  const p256dh = keys?.['p256dh'];
  const auth = keys?.['auth'];
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}

const DENIED =
  'This browser does not allow notifications from this page. Allow them in the settings of the browser, then try again.';
const FAILED = 'This browser could not be signed up for notifications. Try again later.';

/** Asks for permission, and signs this browser up. A sentence when it does not work. */
export async function startTelling(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return t(DENIED);
  try {
    await navigator.serviceWorker.register('/sw.js');
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
    const body = bodyOf(await worker.pushManager.subscribe(options));
    if (body === null) return t(FAILED);
    const reply = await api.addPush(body);
    return reply.ok ? null : reply.reason;
  } catch {
    return t(FAILED);
  }
}

/** A new passphrase has ended all reminders: where this browser had them, they go on. */
export async function tellAgain(): Promise<void> {
  try {
    const subscription = (await isTold()) ? await subscribed() : null;
    const body = subscription === null ? null : bodyOf(subscription);
    if (body !== null) await api.addPush(body);
  } catch {
    // A browser that cannot be told anything.
  }
}

/** Signs this browser off. A sentence when it does not work. */
export async function stopTelling(): Promise<string | null> {
  const subscription = await subscribed();
  if (subscription === null) return null;
  const reply = await api.dropPush(subscription.endpoint);
  await subscription.unsubscribe();
  return reply.ok ? null : reply.reason;
}
