import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Requests that may wait on one connection for the answers before them. Browsers and proxies let none wait. */
const MOST_WAITING = 16;

/**
 * Carries out the requests of one connection one after the other. Node would begin all that are there, holds their
 * answers until it is their turn, and never tells of those whose client has gone: whatever they had opened would stay
 * open for ever.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>();
  const begin = ({ request, response }: Waiting, line: Waiting[]): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : line.shift();
      if (next === undefined) lines.delete(socket);
      else begin(next, line);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (line === undefined) {
      const empty: Waiting[] = [];
      lines.set(socket, empty);
      begin({ request, response }, empty);
    } else if (line.push({ request, response }) > MOST_WAITING) socket.destroy();
  };
}
