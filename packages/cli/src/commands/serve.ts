import { fileURLToPath } from 'node:url';
import { StartRefused, startServer } from '@benchtop/server';
import type { RunningServer } from '@benchtop/server';
import { wholeNumber } from '../arguments.ts';
import { pageFolder } from '../places.ts';
import { Stop } from '../stop.ts';

export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

/** Serves the page until the process is told to end. */
export async function serve(options: ServeOptions): Promise<void> {
  const server = await start(options.port ?? portOfEnvironment(), options.host ?? '127.0.0.1');
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  process.stdout.write(`Benchtop is at ${server.url}\n`);
  await ended;
  await server.close();
}

async function start(port: number, host: string): Promise<RunningServer> {
  try {
    return await startServer({ port, host, root: fileURLToPath(pageFolder) });
  } catch (error) {
    throw error instanceof StartRefused ? new Stop(error.message) : error;
  }
}

function portOfEnvironment(): number {
  const text = process.env['PORT'] ?? '';
  return text === '' ? 8080 : wholeNumber('The variable PORT', 0, 65_535)(text);
}
