import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, clone } from '../built.ts';
import { FALL, fallText } from './points.ts';
import type { Fall } from './points.ts';

const CLI = 'packages/cli/bin/benchtop.mjs';
const HARNESS = fileURLToPath(built('faults/harness-server.js'));
const SABOTAGE = built('attacks/sabotage.js').href;

const LIMITS = 'all=1000000';

/** A server that does not end is ended. */
const LONGEST_STOP_MS = 120_000;

/** Which server is started: the one that everybody uses, or one of the harness with a part exchanged. */
export interface ServerSpec {
  readonly data: string;
  readonly port: number;
  /** The name of the exchanged part; null: the usual server. */
  readonly part: string | null;
  /** The guard that the usual server is started without; null: it has all of them. */
  readonly sabotage?: string | null;
  /** Another built clone whose server is started. */
  readonly build?: string | null;
  /** Set in the environment besides. */
  readonly env?: { readonly [name: string]: string };
}

/** Servers that run: none outlives this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in a process of its own, to be killed and started again on the same data. */
export class ServerProcess {
  readonly spec: ServerSpec;
  /** When the present process was started, and when it listened. */
  spawnedAt = 0;
  listeningAt: number | null = null;
  /** What it has written, over all starts. */
  complaints = '';
  private child: ChildProcess | null = null;

  constructor(spec: ServerSpec) {
    this.spec = spec;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get alive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when it listens, with true; with false when it ended before. Only an exchanged part can be told to fall. */
  async start(fall: Fall | null = null): Promise<boolean> {
    const { data, port, env } = this.spec;
    const args = [...entryOf(this.spec), '--port', String(port), '--data', data];
    this.spawnedAt = performance.now();
    this.listeningAt = null;
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        BENCHTOP_LIMITS: LIMITS,
        BENCHTOP_BOT_THREADS: '1',
        BENCHTOP_LOG: 'error',
        BENCHTOP_SABOTEUR: this.spec.sabotage ?? '',
        [FALL]: fall === null ? '' : fallText(fall),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.complaints += text));
    const listening = new Promise<boolean>((resolve) => {
      child.stdout.on('data', (text: string) => (text.includes('http://') ? resolve(true) : undefined));
      child.once('exit', () => resolve(false));
    });
    if (!(await listening)) return false;
    this.listeningAt = performance.now();
    return true;
  }

  /** Ends the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks it to end. The milliseconds it took, and how it ended. */
  async stop(): Promise<{ readonly ms: number; readonly code: number | null }> {
    const began = performance.now();
    const late = setTimeout(() => this.child?.kill('SIGKILL'), LONGEST_STOP_MS);
    const code = await this.end('SIGTERM');
    clearTimeout(late);
    return { ms: performance.now() - began, code };
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === null || !this.alive) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}

function entryOf({ part, build, sabotage }: ServerSpec): string[] {
  if (part !== null) return [HARNESS, part];
  return [...commandOf(build ?? null, sabotage ?? null), 'serve'];
}

/** What `node` is given to run the command line, of this clone or of another, with or without a saboteur. */
export function commandOf(build: string | null, sabotage: string | null): string[] {
  const guards = sabotage === null ? [] : ['--import', SABOTAGE];
  return [...guards, path.join(build ?? fileURLToPath(clone), CLI)];
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
