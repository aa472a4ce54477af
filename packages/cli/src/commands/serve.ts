import { fileURLToPath } from 'node:url';
import { readConfig, StartRefused, startServer } from '@benchtop/server';
import type { ConfigFlags, RunningServer } from '@benchtop/server';
import { pageFolder } from '../places.ts';
import { Stop } from '../stop.ts';

export type ServeOptions = Omit<ConfigFlags, 'root'>;

/** A server that hangs while it stops is ended after this long. */
const LONGEST_STOP_MS = 10_000;

/** Serves the page and the tables until the process is told to end. */
export async function serve(options: ServeOptions): Promise<void> {
  // What lies in the data folder is for nobody else on this machine.
  process.umask(0o077);
  const server = await start(options);
  // What was acknowledged is on the disk: a fault in one place need not end everything else.
  process.on('unhandledRejection', (fault) => server.report(fault));
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  process.stdout.write(`Benchtop is at ${server.url}\n`);
  process.stdout.write(`Tables are kept in ${server.data}. Another folder is chosen with --data.\n`);
  await ended;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  await server.close();
}

async function start(options: ServeOptions): Promise<RunningServer> {
  try {
    return await startServer(readConfig({ ...options, root: fileURLToPath(pageFolder) }, process.env));
  } catch (error) {
    throw error instanceof StartRefused ? new Stop(error.message) : error;
  }
}
