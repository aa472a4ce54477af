import { isIP } from 'node:net';

/** An origin as browsers write it; null when the text is not one. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const plain = pathname === '/' && search === '' && hash === '' && username === '';
  return plain && (protocol === 'http:' || protocol === 'https:') ? origin : null;
}

/** An address, a range of them, or one of the names that Fastify knows for ranges. */
export function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

/** True for this machine's own address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
