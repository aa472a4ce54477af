import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Accounts, Visit } from '../accounts/accounts.ts';
import type { TokenCookie } from '../accounts/cookie.ts';
import type { ServerConfig } from '../config.ts';
import type { Host, Person } from '../host/contract.ts';
import type { Metrics } from '../metrics.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Store } from '../store/contract.ts';
import type { Static } from '../wire/schema.ts';
import type { StrictLimit } from './rate.ts';

/** Types handlers by their schemas. */
export interface ByOurSchemas extends FastifyTypeProvider {
  readonly validator: Static<this['schema']>;
  readonly serializer: Static<this['schema']>;
}

/** The server's routes, with handlers typed by their schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ByOurSchemas>;

/**
 * Who stands before a route. `page`: files, and what machines ask for; nobody is asked who they are. `open`: the
 * interface, for whoever comes. `session`: only for those who have a session.
 */
export type Door = 'page' | 'open' | 'session';

/** What routes work with. */
export interface Services {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly host: Host;
  readonly accounts: Accounts;
  readonly cookie: TokenCookie;
  /** Of the browser, not of the session. */
  readonly deviceCookie: TokenCookie;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request came with. Only from the cookie, never from what the client says. */
    visit: Visit | null;
  }
  interface FastifyContextConfig {
    /** Every route says what kind of door it is: the server does not start with one that does not. */
    door?: Door;
    strict?: StrictLimit;
  }
}

/** The visit of a route that is only for those who have a session. */
export function visitOf({ visit }: FastifyRequest): Visit {
  if (visit === null) throw new Error('A route for sessions was reached without one.');
  return visit;
}

export function personOf(request: FastifyRequest): Person {
  const { account } = visitOf(request);
  return { account: account.id, name: account.name, address: request.ip };
}

export function personOrNull(request: FastifyRequest): Person | null {
  return request.visit === null ? null : personOf(request);
}
