import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { networksOf, worths } from '../networks.ts';
import { refuse } from './refusal.ts';

/** Routes that get fewer requests than the others. */
export type StrictLimit = 'guests' | 'logins' | 'tables' | 'histories';

/** Answers a request that comes too soon; null: it may go on. */
export type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;

export interface RateLimits {
  /** Files of the page. */
  readonly page: RateLimit;
  readonly address: RateLimit;
  readonly session: RateLimit;
  readonly strict: { readonly [limit in StrictLimit]: RateLimit };
}

const PAGE_FACTOR = 5;

/** Addresses that are remembered at once, for each limit. */
const REMEMBERED = 20_000;

/** Counts what each address and each session asks for, a minute at a time. */
export function rateLimits(app: FastifyInstance, limits: Limits): RateLimits {
  return {
    page: byAddress(app, limits.requests * PAGE_FACTOR),
    address: byAddress(app, limits.requests),
    session: bySession(app, limits.requests),
    strict: {
      guests: byAddress(app, limits.guests),
      logins: byAddress(app, limits.logins),
      tables: byAddress(app, limits.tables),
      histories: byAddress(app, limits.histories),
    },
  };
}

const counted = { timeWindow: 60_000, cache: REMEMBERED } as const;

function bySession(app: FastifyInstance, max: number): RateLimit {
  const keyGenerator = ({ visit, ip }: FastifyRequest): string => visit?.session.id ?? ip;
  const count = app.createRateLimit({ ...counted, max, keyGenerator });
  return async (request, reply) => refusalOf(await count(request), reply);
}

/**
 * Counts the address and the networks around it. Those are looked at first, so that new addresses of a network that has
 * had enough are not remembered, and are counted last, so that one address cannot use up what its neighbours may ask for.
 */
function byAddress(app: FastifyInstance, max: number): RateLimit {
  const counts = worths.map((worth, width) =>
    app.createRateLimit({
      ...counted,
      max: max * worth,
      keyGenerator: ({ ip }) => networksOf(ip)[width]?.key ?? ip,
    }),
  );
  return async (request, reply) => {
    const [own, ...around] = counts.slice(0, networksOf(request.ip).length);
    for (const count of around) {
      const found = await count(request, { increment: false });
      if (!found.isAllowed && found.remaining === 0) return tooFast(reply, found.ttlInSeconds);
    }
    const refused = own === undefined ? null : refusalOf(await own(request), reply);
    if (refused === null) for (const count of around) await count(request);
    return refused;
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refusalOf(found: Counted, reply: FastifyReply): FastifyReply | null {
  return found.isAllowed || !found.isExceeded ? null : tooFast(reply, found.ttlInSeconds);
}

/** Says when to try again. */
export function tooFast(reply: FastifyReply, seconds: number): FastifyReply {
  void reply.header('retry-after', seconds);
  return refuse(reply, 'too-fast', `That was too much at once: try again in ${seconds} seconds.`);
}
