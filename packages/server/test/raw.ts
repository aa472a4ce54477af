import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { RunningServer } from '../src/index.ts';

/** An answer as it came over the wire; status 0: the connection was closed without one. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

export interface RawRequest {
  readonly method: string;
  /** As it stands in the first line: nothing tidies it up. */
  readonly target: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: object | null;
}

/** A connection to the server, and nothing said yet. */
export function connection(server: RunningServer): Socket {
  const { hostname, port } = new URL(server.url);
  return connect(Number(port), hostname).on('error', () => {});
}

/** Sends one request as it stands, on a connection of its own. */
export function ask(server: RunningServer, request: RawRequest): Promise<RawAnswer> {
  return say(server, textOf(server, request));
}

/** Sends a text, and hears what comes until the server hangs up. An open socket is hung up on. */
export function say(server: RunningServer, text: string): Promise<RawAnswer> {
  const socket = connection(server);
  let heard = '';
  socket.setEncoding('utf8').on('data', (data: string) => {
    heard += data;
    if (heard.startsWith('HTTP/1.1 101')) socket.destroy();
  });
  socket.write(text);
  return new Promise((resolve) => socket.once('close', () => resolve(answerIn(heard))));
}

export function answerIn(heard: string): RawAnswer {
  const [headers = '', body = ''] = heard.split('\r\n\r\n', 2);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers, body };
}

function textOf(server: RunningServer, { method, target, headers = {}, body = null }: RawRequest): string {
  const content = body === null ? '' : JSON.stringify(body);
  const all: { readonly [name: string]: string } = {
    host: new URL(server.url).host,
    connection: 'close',
    ...(body === null
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`;
}
