// Tells the player that a table waits while no page is open. It caches nothing.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
