import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerConfig } from './config.ts';
import { rangesOf } from './addresses.ts';
import { inTurn } from './in-turn.ts';
import { networksOf, OpenByNetwork } from './networks.ts';
import type { Problem } from './wire/http.ts';

/** How long connections may take, in milliseconds. */
export interface Patience {
  /** From a connection, or a request's first byte, to the end of the request's headers. */
  readonly headers: number;
  /** From a request's first byte to its last. */
  readonly request: number;
  /** Between two requests. Longer than a proxy keeps a connection, so that none comes when the door closes. */
  readonly pause: number;
  /** Without a byte in either direction while an answer is on its way. */
  readonly silence: number;
  /** Between two looks at all of this. */
  readonly look: number;
}

export const usualPatience: Patience = {
  headers: 10_000,
  request: 30_000,
  pause: 72_000,
  silence: 90_000,
  look: 2000,
};

/**
 * The server below the doors: how many connections an address may have, and how long each may take. One that has become
 * a socket still counts, but takes as long as it likes.
 */
export function createConnections(
  listener: RequestListener,
  { limits, trustProxy }: Pick<ServerConfig, 'limits' | 'trustProxy'>,
  patience: Patience,
): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.pause,
      connectionsCheckingInterval: patience.look,
    },
    inTurn(listener),
  );
  server.setTimeout(patience.silence);
  limitByNetwork(server, new OpenByNetwork(limits.addressConnections), trusting(trustProxy));
  return server;
}

/**
 * The connections that asked to become sockets, answered or refused. From then on Node keeps no account of them, and one
 * that nobody closes holds up the end of the server.
 */
export class Upgrades {
  private readonly streams = new Set<Duplex>();
  private ended = false;

  constructor(server: Server) {
    server.on('upgrade', (_request, stream) => this.add(stream));
  }

  /** Ends them all, and every one that still comes. */
  end(): void {
    this.ended = true;
    for (const stream of this.streams) stream.destroy();
  }

  private add(stream: Duplex): void {
    if (this.ended) return void stream.destroy();
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
  }
}

function limitByNetwork(server: Server, open: OpenByNetwork, isProxy: (address: string) => boolean): void {
  server.on('connection', (socket: Socket) => {
    // Asked for now, it stays known; of a connection that is reset later nobody could find it out.
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return void socket.destroy();
    if (isProxy(remoteAddress)) return;
    const networks = networksOf(remoteAddress);
    if (!open.hasRoom(networks)) return turnAway(socket, '429 Too Many Requests', TOO_MANY);
    open.add(networks);
    socket.once('close', () => open.remove(networks));
  });
}

/** Says which addresses are proxies: one of them speaks for many people. */
function trusting(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, bits, family } of proxies.flatMap(rangesOf)) list.addSubnet(address, bits, family);
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const TOO_MANY: Problem = {
  error: 'Too many connections are open at your address: close some, and try again.',
  code: 'too-fast',
};
const TOO_SLOW: Problem = { error: 'The request took too long to arrive.', code: 'malformed' };
const TOO_LONG: Problem = { error: 'The headers of the request are too long.', code: 'malformed' };
const NO_REQUEST: Problem = { error: 'That is not a request of HTTP.', code: 'malformed' };

/** Answers what is no request, or has not become one in time. Whoever has gone is not written to. */
export function answerBroken({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return turnAway(socket, '408 Request Timeout', TOO_SLOW);
  if (code === 'HPE_HEADER_OVERFLOW') return turnAway(socket, '431 Request Header Fields Too Large', TOO_LONG);
  return turnAway(socket, '400 Bad Request', NO_REQUEST);
}

/** Says one sentence and closes at once: nothing more is read, and nobody is waited for. */
function turnAway(socket: Socket, status: string, problem: Problem): void {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
