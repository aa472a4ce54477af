/** Who delivers for browsers. Nobody else is written to: an address that a client may choose could be one inside. */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'updates-autopush.prod.mozaws.net',
  'web.push.apple.com',
];
const families = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return services.includes(hostname) || families.some((family) => hostname.endsWith(family));
}
