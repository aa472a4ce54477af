import { Type } from '../wire/schema.ts';
import type { FastifyRequest } from 'fastify';
import { described, noQuery } from '../http/answers.ts';
import { personOf, visitOf } from '../http/api.ts';
import type { Api, Services } from '../http/api.ts';
import { refuseForeignSocket } from '../http/origin.ts';
import { refuse } from '../http/refusal.ts';
import { networkOf, networksOf } from '../networks.ts';
import type { Owner } from './sockets.ts';

/** Where sockets open. */
export const SOCKET = '/api/socket';
/** The longest message a client may send, in bytes. */
export const MOST_PAYLOAD = 16 * 1024;

/** The door for play: everything that must be quick goes over one socket. */
export function addSocket(api: Api, { accounts, config, sockets }: Services): void {
  api.route({
    method: 'GET',
    url: SOCKET,
    schema: {
      summary: 'Open a WebSocket',
      description: 'One JSON message a frame. The header Origin must be an address of this server.',
      tags: ['play'],
      querystring: noQuery,
      response: { 101: Type.Null({ description: 'The socket is open.' }), ...described([400, 401, 403, 429, 503]) },
    },
    config: { door: 'session' },
    onRequest: async (request, reply) => refuseForeignSocket(request, reply, config.origins) ?? undefined,
    // From here to the open socket nothing else runs: what is found here still holds there.
    preHandler: (request, reply, next) => {
      const owner = ownerOf(request);
      if (accounts.hasEnded(owner.session)) return void refuse(reply, 'no-session', 'The session has ended.');
      const refusal = sockets.refusal(owner);
      if (refusal === null) next();
      else refuse(reply, refusal.code, refusal.reason);
    },
    handler: (_request, reply) => {
      refuse(reply, 'malformed', 'Open a WebSocket at this address.');
    },
    wsHandler: (socket, request) => sockets.open(socket, ownerOf(request), request.socket),
  });
}

function ownerOf(request: FastifyRequest): Owner {
  const { session } = visitOf(request);
  const [address, networks] = [networkOf(request.ip), networksOf(request.ip)];
  return { person: personOf(request), session: session.id, expires: session.expires, address, networks };
}
