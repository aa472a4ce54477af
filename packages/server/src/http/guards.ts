import type { FastifyReply, FastifyRequest } from 'fastify';
import { SOCKET } from '../socket/socket-route.ts';
import type { Api, Door, Services } from './api.ts';
import { networkOf } from '../networks.ts';
import { Entrance } from './entrance.ts';
import { refuseForged } from './origin.ts';
import { tooFast } from './rate.ts';
import type { RateLimits } from './rate.ts';
import { refuse } from './refusal.ts';
import { refuseTarget } from './target.ts';

type Answered = FastifyReply | null;

/**
 * Puts guards before all routes. They go by the route that the router has found, never by the address as it was written:
 * there are many ways to write one.
 */
export function addGuards(app: Api, services: Services, limits: RateLimits): void {
  const entrance = new Entrance();
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request);
    const limit = door === 'page' ? limits.page : limits.address;
    const refused = (await limit(request, reply)) ?? refuseStranger(request, reply, services);
    if (refused !== null) return refused;
    // A socket is opened once; what it says waits for turns of its own.
    if (door === 'page' || request.ws || (await entrance.enter(networkOf(request.ip)))) return undefined;
    return tooFast(reply, 1);
  });
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request);
    if (door === 'page') return undefined;
    void reply.header('cache-control', 'no-store');
    await loadVisit(request, reply, services);
    return (await refuseVisit(door, request, reply, limits)) ?? undefined;
  });
  // A session may end while the body of a request is under way.
  app.addHook('preHandler', (request, reply, done) => {
    const { visit } = request;
    if (visit !== null && services.accounts.hasEnded(visit.session.id))
      return void refuse(reply, 'no-session', 'The session has ended.');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
    done();
  });
}

/** Where there is no route, whoever comes is told so, and has asked for something all the same. */
function doorOf({ is404, routeOptions }: FastifyRequest): Door {
  return is404 ? 'open' : (routeOptions.config.door ?? 'session');
}

/** Refuses what no page of this server sends. */
function refuseStranger(request: FastifyRequest, reply: FastifyReply, { config }: Services): Answered {
  if (request.ws && request.routeOptions.url !== SOCKET)
    return refuse(reply, 'malformed', 'There is no socket at this address.');
  return refuseTarget(request, reply) ?? refuseForged(request, reply, config.origins);
}

/** Finds out who asks; only a request that may change something prolongs a session. */
async function loadVisit(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<void> {
  const { accounts, cookie: sessionCookie } = services;
  const token = sessionCookie.read(request);
  if (token === null) return;
  request.visit = await accounts.visit(token);
  if (request.visit === null || request.method === 'GET') return;
  if (await accounts.renew(request.visit)) sessionCookie.set(reply, token);
}

async function refuseVisit(
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
  limits: RateLimits,
): Promise<Answered> {
  const { strict } = request.routeOptions.config;
  if (door === 'session' && request.visit === null)
    return refuse(reply, 'no-session', 'You are not logged in here: log in, or choose a name.');
  const refused = request.visit === null ? null : await limits.session(request, reply);
  if (refused !== null || strict === undefined) return refused;
  return limits.strict[strict](request, reply);
}
