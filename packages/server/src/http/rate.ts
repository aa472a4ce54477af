import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
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

/** Counts what each address and each session asks for, a minute at a time. */
export function rateLimits(app: FastifyInstance, limits: Limits): RateLimits {
  const limit = (max: number, keyGenerator?: (request: FastifyRequest) => string): RateLimit => {
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      ...(keyGenerator === undefined ? {} : { keyGenerator }),
    });
    return async (request, reply) => {
      const counted = await count(request);
      return counted.isAllowed || !counted.isExceeded ? null : tooFast(reply, counted.ttlInSeconds);
    };
  };
  return {
    page: limit(limits.requests * PAGE_FACTOR),
    address: limit(limits.requests),
    session: limit(limits.requests, ({ visit, ip }) => visit?.session.id ?? ip),
    strict: {
      guests: limit(limits.guests),
      logins: limit(limits.logins),
      tables: limit(limits.tables),
      histories: limit(limits.histories),
    },
  };
}

function tooFast(reply: FastifyReply, seconds: number): FastifyReply {
  void reply.header('retry-after', seconds);
  return refuse(reply, 'too-fast', `That was too much at once: try again in ${seconds} seconds.`);
}
