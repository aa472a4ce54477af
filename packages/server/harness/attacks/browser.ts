import { urlOf } from '../faults/person.ts';

/** Lets a server believe the addresses that {@link Browser} says it has. */
export const MANY_ADDRESSES = { BENCHTOP_TRUST_PROXY: 'loopback' };

let addresses = 0;

/** An address that nobody has used yet. */
export function freshAddress(): string {
  const n = ++addresses;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** Keeps all cookies that it is given, and comes from an address of its own through a proxy. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly port: number;
  readonly address: string;

  constructor(port: number, address = freshAddress()) {
    this.port = port;
    this.address = address;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The status of the answer. */
  async ask(method: 'GET' | 'POST' | 'PUT', path: string, body: object | null = null): Promise<number> {
    const headers: { [name: string]: string } = { 'x-benchtop': '1', 'x-forwarded-for': this.address };
    if (this.cookie !== '') headers['cookie'] = this.cookie;
    if (body !== null) headers['content-type'] = 'application/json';
    const init = { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(urlOf({ port: this.port }) + path, init);
    await response.arrayBuffer();
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response.status;
  }

  /** Makes an account. */
  async makeAccount(name: string, passphrase: string): Promise<void> {
    for (const [path, body] of [
      ['/api/me', { name }],
      ['/api/account', { name, passphrase }],
    ] as const) {
      const status = await this.ask('POST', path, body);
      if (status !== 200) throw new Error(`no account for ${name}: ${path} ${status}`);
    }
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
