import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './http/api.ts';
import { refuse } from './http/refusal.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** Serves the built page. Files under `assets` carry a hash in their names; all others may change under theirs. */
export async function servePage(app: Api, root: string): Promise<void> {
  const assets = path.join(root, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, file) {
      void reply.header('cache-control', file.startsWith(assets) ? FOREVER : ALWAYS_ASK);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isRouteOfPage(request)) return reply.sendFile('index.html');
    return notFound(request, reply);
  });
}

/** Addresses such as /table/m1 exist only in the page. Names with an ending are files, and /api is not the page's. */
function isRouteOfPage({ method, url }: FastifyRequest): boolean {
  const address = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/(api|assets)(\/|$)/.test(address) && !address.slice(address.lastIndexOf('/')).includes('.');
}

function notFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = url.split('?', 1)[0] ?? '';
  return refuse(reply, 'not-found', `There is nothing at ${method} ${address.slice(0, 200)}.`);
}
