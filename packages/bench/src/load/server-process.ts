/** A server in a fresh process of its own, as the process that loads it sees it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, ServerName, Usage } from './server.ts';

// Servers start from built files only; the sources run under the test runner, beside the build.
const SERVER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/load/server.js' : './server.js', import.meta.url),
);

export interface RunningServer {
  readonly port: number;
  readonly data: unknown;
  /** From the start of the process until it listened, in milliseconds. */
  readonly startMs: number;
  /** The CPU time of all threads until it listened, in milliseconds. */
  readonly startWork: number;
  usage(): Promise<Usage>;
  /** Lets go of what the preparations left behind. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

/** As `npm start` starts our server; the others get the same. */
const FLAGS = ['--max-semi-space-size=8'];

const ONE: Order = { slots: 1, rounds: 1, bots: false };

export async function startServer(name: ServerName, order: Partial<Order>): Promise<RunningServer> {
  const begin = performance.now();
  const child = fork(SERVER, [name, JSON.stringify({ ...ONE, ...order })], {
    env: { ...process.env, NODE_ENV: 'production' },
    // Without the parent's flags: a test runner's would lead the built server to the sources.
    execArgv: FLAGS,
  });
  const { port, data, used } = (await reply(child)) as { port: number; data: unknown; used: number };
  const startMs = performance.now() - begin;
  return {
    port,
    data,
    startMs,
    startWork: used * 1000,
    async usage() {
      child.send('usage');
      return (await reply(child)) as Usage;
    },
    async tidy() {
      child.send('tidy');
      await reply(child);
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** The next message of the server; a server that ends instead is an error. */
async function reply(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** Runs something on a server and stops the server whatever happens. */
export async function withServer<T>(
  name: ServerName,
  order: Partial<Order>,
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(name, order);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
