import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Api, ByOurSchemas, Services } from './http/api.ts';
import { addMe } from './http/me.ts';
import { refuseForged } from './http/origin.ts';
import { addPush } from './http/push.ts';
import { rateLimits } from './http/rate.ts';
import type { RateLimits } from './http/rate.ts';
import { answerError, refuse } from './http/refusal.ts';
import { addSystem } from './http/system.ts';
import { addTables } from './http/tables.ts';
import { openApi } from './http/openapi.ts';
import { servePage } from './page.ts';
import { policy } from './policy.ts';
import { addSocket, MOST_PAYLOAD, SOCKET } from './socket/socket-route.ts';

const MOST_BODY = 32 * 1024;
/** Whoever takes longer to send a request is not waited for. */
const SLOWEST_REQUEST_MS = 30_000;

export interface App {
  readonly app: Api;
  /** Every address that answers, such as `GET /api/me`. */
  readonly routes: readonly string[];
}

/** Puts doors and guards together. Every request passes the guards in the order in which they stand here. */
export async function buildApp(services: Services, log: FastifyBaseLogger): Promise<App> {
  const { config } = services;
  const app = createFastify(services, log);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
  app.decorateRequest('visit', null);
  await app.register(helmet, policy);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, cache: 20_000 });
  await app.register(websocket, {
    // Signs of life are counted and answered by whoever owns the socket; a message comes in few pieces.
    options: { maxPayload: MOST_PAYLOAD, maxFragments: 16, autoPong: false, perMessageDeflate: false },
    // What a client breaks on its own socket concerns nobody else.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => done(),
  });
  await app.register(swagger, openApi);
  addGuards(app, services, rateLimits(app, config.limits));
  addSystem(app, services);
  addMe(app, services);
  addTables(app, services);
  addPush(app, services);
  addSocket(app, services);
  await servePage(app, config.root);
  return { app, routes };
}

function createFastify({ config }: Services, loggerInstance: FastifyBaseLogger): Api {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    bodyLimit: MOST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    exposeHeadRoutes: false,
    // Whatever an address holds, it passes the guards; the schemas say what is too long.
    routerOptions: { maxParamLength: MOST_BODY },
    frameworkErrors: answerError,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : '/unreadable-address'),
    // Closed schemas refuse what they do not name, and nothing is turned into what it is not.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  app.setErrorHandler<FastifyError>(answerError);
  // The schemas describe what is sent; they do not mend it.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  return app.withTypeProvider<ByOurSchemas>();
}

/** The page itself says that it has nothing at an address that cannot be decoded. */
function isReadable(url: string): boolean {
  if (!url.includes('%') || url.startsWith('/api/')) return true;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function addGuards(app: Api, services: Services, limits: RateLimits): void {
  const { config } = services;
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && request.routeOptions.url !== SOCKET)
      return refuse(reply, 'malformed', 'There is no socket at this address.');
    const limit = isApi(request) ? limits.address : limits.page;
    return (await limit(request, reply)) ?? refuseForged(request, reply, config.origins) ?? undefined;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return undefined;
    void reply.header('cache-control', 'no-store');
    await loadVisit(request, reply, services);
    return (await limitsOf(request, reply, limits)) ?? undefined;
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
    done();
  });
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
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

async function limitsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: RateLimits,
): Promise<FastifyReply | null> {
  const { session, strict } = request.routeOptions.config;
  if (session === true && request.visit === null)
    return refuse(reply, 'no-session', 'There is no session: choose a name first.');
  const refused = request.visit === null ? null : await limits.session(request, reply);
  if (refused !== null || strict === undefined) return refused;
  return limits.strict[strict](request, reply);
}
