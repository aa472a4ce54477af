import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** What the router reads in the place of a target that is refused. Nothing is there. */
const NOWHERE = '/api/nowhere';
/** The page itself says that it has nothing at an address that cannot be decoded. */
const NO_PAGE = '/unreadable-address';

/**
 * What the router is given to read. It would look for a path in anything, and answer by itself what it cannot decode:
 * then no guard would see the request.
 */
export function readTarget({ url = '' }: IncomingMessage): string {
  if (!url.startsWith('/')) return NOWHERE;
  if (isDecodable(url)) return url;
  return url.startsWith('/api/') ? NOWHERE : NO_PAGE;
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURI(url.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Refuses a request whose target names more than a path, or nothing that can be read. */
export function refuseTarget(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { url, originalUrl } = request;
  if (url !== NOWHERE || originalUrl === NOWHERE) return null;
  if (!originalUrl.startsWith('/')) return refuse(reply, 'malformed', 'The address of a request begins with a slash.');
  return refuse(reply, 'malformed', 'The address cannot be read: a percent sign means two digits of a character.');
}
