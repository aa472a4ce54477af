import { Type } from '../wire/schema.ts';
import { isLoopback } from '../addresses.ts';
import { gameList } from '../game-list.ts';
import { answers, described, done, listedGames, noQuery } from './answers.ts';
import type { Api, Services } from './api.ts';
import { refuse } from './refusal.ts';

const tags = ['server'];

/** What the server says of itself. */
export function addSystem(api: Api, services: Services): void {
  addHealth(api, services);
  addFigures(api, services);
  api.get(
    '/api/games',
    {
      schema: {
        summary: 'Every game that can be played',
        tags: ['games'],
        querystring: noQuery,
        response: answers(listedGames),
      },
      config: { door: 'open' },
    },
    () => gameList(),
  );
  api.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This document',
        tags,
        querystring: noQuery,
        response: answers(Type.Unknown({ description: 'An OpenAPI document.' })),
      },
      config: { door: 'open' },
    },
    () => api.swagger(),
  );
}

function addHealth(api: Api, { store }: Services): void {
  api.get(
    '/healthz',
    { schema: { summary: 'The process answers', tags, response: answers(done) }, config: { door: 'page' } },
    () => ({ ok: true }),
  );
  api.get(
    '/readyz',
    {
      schema: { summary: 'The database can be read and written', tags, response: answers(done) },
      config: { door: 'page' },
    },
    async (_request, reply) =>
      (await store.healthy())
        ? reply.send({ ok: true })
        : refuse(reply, 'unavailable', 'The database cannot be read or written.'),
  );
}

function addFigures(api: Api, { config, metrics }: Services): void {
  api.get(
    '/metrics',
    {
      schema: {
        summary: 'Figures for Prometheus',
        description: 'Only for programs on the same machine, unless the server is told otherwise.',
        tags,
        response: {
          200: { description: 'Figures.', content: { 'text/plain': { schema: Type.String() } } },
          ...described([404, 429]),
        },
      },
      config: { door: 'page' },
    },
    async (request, reply) => {
      // Whoever comes through a proxy on this machine comes from elsewhere.
      const near =
        isLoopback(request.socket.remoteAddress) &&
        request.headers['x-forwarded-for'] === undefined &&
        request.headers.forwarded === undefined;
      if (config.metrics === 'off' || (config.metrics === 'local' && !near))
        return refuse(reply, 'not-found', 'There is nothing at GET /metrics.');
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  );
}
