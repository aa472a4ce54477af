import { existsSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gameList } from './game-list.ts';
import { servePage } from './page.ts';
import { policy } from './policy.ts';

export interface ServerOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly root: string;
}

export interface RunningServer {
  /** Where the page is to be found. */
  readonly url: string;
  /** Lets running requests finish, then closes. */
  close(): Promise<void>;
}

/** Why a server could not be started, as one sentence. */
export class StartRefused extends Error {}

/** Starts serving. Rejects with {@link StartRefused} when the port, the host or the page is not to be had. */
export async function startServer({ port, host, root }: ServerOptions): Promise<RunningServer> {
  const folder = path.resolve(root);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new StartRefused('The page is not built yet: run npm run build first.');
  const app = await build(folder);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartRefused(listenProblem(error, host, port));
  }
  return { url: addressOf(app, host), close: () => app.close() };
}

async function build(root: string): Promise<FastifyInstance> {
  const app = fastify({ frameworkErrors: answerError });
  app.setErrorHandler<FastifyError>(answerError);
  await app.register(helmet, policy);
  app.get('/healthz', () => ({ ok: true }));
  app.get('/api/games', () => gameList());
  await servePage(app, root);
  return app;
}

/** Every error is JSON with one sentence; what broke inside is nobody's business outside. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
  void reply.code(status).send({ error: status >= 500 ? 'The server made a mistake.' : `${error.message}.` });
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}/`;
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: choose another with --port, or end the program that uses it.`;
    case 'EACCES':
    case 'EPERM':
      return `Port ${port} is not open to you: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `This machine has no address ${host}: choose another with --host.`;
    default:
      return `The server could not listen on ${host}, port ${port}: ${error instanceof Error ? error.message : 'no reason given'}.`;
  }
}
