import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/**
 * True when a page of this server sent the request. Where addresses are configured, those are its pages and no other;
 * otherwise it is the header `Host`, which the browser itself wrote.
 */
export function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === 'null') return false;
  if (origins.length > 0) return origins.includes(origin);
  return host !== undefined && host !== '' && origin === `${request.protocol}://${host}`;
}

const FOREIGN = 'The request comes from another site: name the address of this one in BENCHTOP_ORIGIN.';

/** Refuses an upgrade that no page of this server asked for: browsers send cookies along from everywhere. */
export function refuseForeignSocket(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): FastifyReply | null {
  return isOwnOrigin(request, origins) ? null : refuse(reply, 'foreign', FOREIGN);
}

/**
 * Refuses what another site could make a browser send: forms cannot set headers, and scripts of other sites would have
 * to ask first, which nobody answers.
 */
export function refuseForged(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): FastifyReply | null {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return null;
  if (headers.origin !== undefined && !isOwnOrigin(request, origins)) return refuse(reply, 'foreign', FOREIGN);
  if (headers['x-benchtop'] !== '1')
    return refuse(reply, 'foreign', 'A request that changes something carries the header x-benchtop: 1.');
  return null;
}
