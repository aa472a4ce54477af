import swagger from '@fastify/swagger';
import { fastify } from 'fastify';
import type { RouteOptions } from 'fastify';
import { openApi } from './openapi.ts';

/** Describes routes as an OpenAPI document. Few ask for it, and what writes it takes long to load: so nobody waits for it at the start. */
export async function describeRoutes(routes: readonly RouteOptions[]): Promise<string> {
  const app = fastify();
  // Nobody sends anything here.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, openApi);
  for (const { method, url, schema = {}, config } of routes)
    app.route({ method, url, schema, ...(config === undefined ? {} : { config }), handler: () => null });
  await app.ready();
  const document = JSON.stringify(app.swagger());
  await app.close();
  return document;
}
