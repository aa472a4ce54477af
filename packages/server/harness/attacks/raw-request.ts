import { connect } from 'node:net';

/** A request as it goes over the wire: nothing tidies its target or its headers up. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: object;
}

/** What a browser sends to open a socket. */
export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
} as const;

/** Sends one request on a connection of its own. Its status; 0: it was hung up on. */
export async function statusOf(port: number, request: RawRequest): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
    if (/^HTTP\/1\.1 \d{3}/.test(heard)) socket.destroy();
  });
  socket.write(textOf(port, request));
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}

function textOf(port: number, { method, target, headers = {}, body }: RawRequest): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    'x-benchtop': '1',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`;
}
