import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, RouteOptions } from 'fastify';
import { answerBroken, createConnections, Upgrades, usualPatience } from './connections.ts';
import type { Patience } from './connections.ts';
import type { Api, ByOurSchemas, Services } from './http/api.ts';
import { addGuards } from './http/guards.ts';
import { addMe } from './http/me.ts';
import { addPush } from './http/push.ts';
import { rateLimits } from './http/rate.ts';
import { answerError } from './http/refusal.ts';
import { addSystem } from './http/system.ts';
import { addTables } from './http/tables.ts';
import { readTarget } from './http/target.ts';
import { servePage } from './page.ts';
import { policy } from './policy.ts';
import { addSocket, MOST_PAYLOAD } from './socket/socket-route.ts';

const MOST_BODY = 32 * 1024;

export interface App {
  readonly app: Api;
  /** Every address that answers, such as `GET /api/me`. */
  readonly routes: readonly string[];
  readonly upgrades: Upgrades;
}

/** Puts doors and guards together. Every request passes the guards in the order in which they stand here. */
export async function buildApp(services: Services, log: FastifyBaseLogger, patience = usualPatience): Promise<App> {
  const { config } = services;
  const app = createFastify(services, log, patience);
  const upgrades = new Upgrades(app.server);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorateRequest('visit', null);
  await app.register(helmet, policy);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(websocket, {
    // Signs of life are counted and answered by whoever owns the socket; a message comes in few pieces.
    options: { maxPayload: MOST_PAYLOAD, maxFragments: 16, autoPong: false, perMessageDeflate: false },
    // What a client breaks on its own socket concerns nobody else.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => done(),
  });
  addGuards(app, services, rateLimits(app, config.limits));
  addSystem(app, services, async () => (await import('./http/document.ts')).describeRoutes(routes));
  addMe(app, services);
  addTables(app, services);
  addPush(app, services);
  addSocket(app, services);
  await servePage(app, config.root);
  return { app, routes: routes.flatMap(doorsOf), upgrades };
}

/** A route that does not say what kind of door it is would have no guards. */
function doorsOf({ method, url, config }: RouteOptions): string[] {
  if (config?.door === undefined) throw new Error(`The route ${url} does not say what kind of door it is.`);
  return [method].flat().map((each) => `${each} ${url}`);
}

function createFastify({ config }: Services, loggerInstance: FastifyBaseLogger, patience: Patience): Api {
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    bodyLimit: MOST_BODY,
    exposeHeadRoutes: false,
    // Whatever an address holds, it passes the guards; the schemas say what is too long.
    routerOptions: { maxParamLength: MOST_BODY },
    frameworkErrors: answerError,
    rewriteUrl: readTarget,
    serverFactory: (listener) => createConnections(listener, config, patience),
    clientErrorHandler: (error, socket) => {
      loggerInstance.debug({ code: error.code }, 'a client broke its connection');
      answerBroken(error, socket);
    },
    // Closed schemas refuse what they do not name, and nothing is turned into what it is not. Tests check the schemas.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, validateSchema: false } },
  });
  app.setErrorHandler<FastifyError>(answerError);
  // The schemas describe what is sent; they do not mend it.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  return app.withTypeProvider<ByOurSchemas>();
}
