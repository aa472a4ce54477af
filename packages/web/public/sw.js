// Lets the page open and play alone without a network, and tells the player that a table waits while no page is open.

const KEPT = 'benchtop-1';
/** Names with a hash: what was fetched once under one of them never changes. */
const isAsset = ({ pathname }) => pathname.startsWith('/assets/');
/** What the document names besides, under names that stay. */
const PLAIN = ['/icon.svg', '/icon-turn.svg', '/manifest.webmanifest'];
/** Milliseconds after which a line that says nothing counts as none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

async function keepShell() {
  const cache = await caches.open(KEPT);
  await cache.addAll(['/', ...PLAIN]);
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

async function known(request) {
  return (await caches.open(KEPT)).match(request, { ignoreVary: true });
}

async function keep(request, response) {
  if (!response.ok || response.status === 206) return;
  await (await caches.open(KEPT)).put(request, response);
}

async function asset(request) {
  const found = await known(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  await keep(request, response.clone());
  return response;
}

function inTime(promise) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('too late')), PATIENCE);
    promise.then(resolve, reject);
  });
}

/** The newest from the server; without a network what was kept, which is one document for all addresses. */
async function newest(event, name) {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => renew(name, response.clone())).catch(() => {}));
  const found = await known(name);
  return found === undefined ? answer : inTime(answer).catch(() => found);
}

/** A document of another build names other assets: those of the last one are of no use any more. */
async function renew(name, response) {
  const old = await known(name);
  await keep(name, response);
  if (name !== '/' || old === undefined || !response.ok) return;
  if (old.headers.get('etag') !== response.headers.get('etag')) await dropOldAssets();
}

async function dropOldAssets() {
  const list = await fetch('/assets.json', { cache: 'no-cache' });
  if (!list.ok) return;
  const there = new Set(await list.json());
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) {
    const url = new URL(request.url);
    if (isAsset(url) && !there.has(url.pathname)) await cache.delete(request);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return;
  if (isAsset(url)) event.respondWith(asset(request));
  else if (PLAIN.includes(url.pathname)) event.respondWith(newest(event, url.pathname));
  else if (request.mode === 'navigate' && !/^\/(api|metrics|healthz|readyz|\.well-known)(\/|$)/.test(url.pathname))
    event.respondWith(newest(event, '/'));
});

/** What the page had fetched before this worker was there; the browser still has it, so nothing is fetched twice. */
self.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data?.keep) ? event.data.keep.map((one) => new URL(one, self.location)) : [];
  const wanted = addresses.filter((url) => url.origin === self.location.origin && isAsset(url));
  event.waitUntil(Promise.all(wanted.map((url) => asset(new Request(url)).catch(() => {}))));
});

function heard(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Only addresses of this page's own tables are followed. */
function addressOf({ url, table }) {
  if (typeof table === 'string' && /^[a-z0-9]{12}$/.test(table)) return `/t/${table}`;
  return typeof url === 'string' && /^\/t\/[a-z0-9]{12}$/.test(url) ? url : '/online';
}

self.addEventListener('push', (event) => {
  const message = heard(event);
  const address = addressOf(message);
  const title = typeof message.title === 'string' ? message.title : 'It is your turn';
  const body = typeof message.body === 'string' ? message.body : '';
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: address, icon: '/icon.svg', data: { address } }),
  );
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.address ?? '/online'));
});
