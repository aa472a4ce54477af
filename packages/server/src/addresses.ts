import { isIP } from 'node:net';

/** An origin as browsers write it; null when the text is not one. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const plain = pathname === '/' && search === '' && hash === '' && username === '';
  return plain && (protocol === 'http:' || protocol === 'https:') ? origin : null;
}

/** The names that Fastify knows for ranges. */
const named: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** An address, a range of them, or a name for ranges. */
export function isProxyAddress(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}

export interface Range {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** The ranges that a text which {@link isProxyAddress} accepts stands for. */
export function rangesOf(text: string): Range[] {
  return (named.get(text) ?? [text]).map((range) => {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return { address, bits: Number(bits ?? (family === 'ipv6' ? 128 : 32)), family };
  });
}

/** True for this machine's own address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
