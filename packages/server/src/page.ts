import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './http/api.ts';
import { refuse } from './http/refusal.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** Serves the built page, and says where there is nothing. */
export async function servePage(app: Api, root: string): Promise<void> {
  // Else the page would be at addresses of the interface that nothing else is at.
  for (const url of ['/api', '/api/*'])
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, config: { door: 'open' }, handler: notFound });
  await app.register(async (page: FastifyInstance) => addFiles(page, root));
}

/** What the build compressed lies beside its file and is sent in its place; it has no address of its own. */
const COMPRESSED = /\.(br|gz)$/i;

/** Files under `assets` carry a hash in their names; all others may change under theirs. */
async function addFiles(page: FastifyInstance, root: string): Promise<void> {
  const assets = path.join(root, 'assets') + path.sep;
  page.addHook('onRoute', (route) => {
    route.config = { ...route.config, door: 'page' };
  });
  await page.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    allowedPath: (address) => !COMPRESSED.test(address),
    setHeaders(reply, file) {
      void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ALWAYS_ASK);
    },
  });
  page.setNotFoundHandler((request, reply) => {
    if (isRouteOfPage(request)) return reply.sendFile('index.html');
    return notFound(request, reply);
  });
}

/** Addresses such as /table/m1 exist only in the page, as the router read them. Names with an ending are files. */
function isRouteOfPage({ method, params }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const address = typeof params === 'object' && params !== null && '*' in params ? `/${String(params['*'])}` : '/';
  return !/^\/assets(\/|$)/.test(address) && !address.slice(address.lastIndexOf('/')).includes('.');
}

function notFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = url.split('?', 1)[0] ?? '';
  return refuse(reply, 'not-found', `There is nothing at ${method} ${address.slice(0, 200)}.`);
}
