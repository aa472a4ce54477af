import { Type } from '../wire/schema.ts';
import { isLoopback } from '../addresses.ts';
import { gameList } from '../game-list.ts';
import { webKeys } from '../host/web-keys.ts';
import { installedGames } from '../installed-games.ts';
import { answers, described, done, listedGames, noQuery, serverKeys } from './answers.ts';
import type { Api, Services } from './api.ts';
import { refuse } from './refusal.ts';

const tags = ['server'];

/** What the server says of itself. */
export function addSystem(api: Api, services: Services, describe: () => Promise<string>): void {
  addHealth(api, services);
  addFigures(api, services);
  addKeys(api, services);
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
    async () => gameList(await installedGames()),
  );
  // It never changes while the server runs, and to write it takes as long as many moves.
  let document: Promise<string> | null = null;
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
    async (_request, reply) => reply.type('application/json; charset=utf-8').send(await (document ??= describe())),
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

function addKeys(api: Api, { host }: Services): void {
  api.get(
    '/.well-known/benchtop-key.json',
    {
      schema: {
        summary: 'The public keys with which records are signed',
        description: 'A JSON Web Key Set: first the key that signs, then those that did before.',
        tags,
        response: answers(serverKeys),
      },
      config: { door: 'page' },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return webKeys(await host.keys());
    },
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
