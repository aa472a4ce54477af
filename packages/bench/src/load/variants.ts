/** The variants of the load suites. Their process is the load client; the server runs in a process that it starts. */
import type { Figures, WaitingVariant } from '../measure.ts';
import type { ServerName } from './server.ts';
import type { OpenSlot } from './slot.ts';

const SATURATED = 50;
/** Matches that the quickest server finishes in a second in one place. */
const FINISHED = 3;
/** What 800 matches need, and some for everything else. */
const OPEN_FILES = 3600;

type Loaded = Exclude<ServerName, 'bare'>;

const clients: Record<Loaded, () => Promise<OpenSlot>> = {
  floor: async () => (await import('../rivals/floor/client.ts')).openFloor,
  'durable-floor': async () => (await import('../rivals/floor/client.ts')).openFloor,
  'boardgame-io': async () => (await import('../rivals/boardgame-io/client.ts')).openBoardgameIo,
  colyseus: async () => (await import('../rivals/colyseus/client.ts')).openColyseus,
  benchtop: async () => (await import('./clients/benchtop.ts')).openBenchtop,
  'benchtop-stored': async () => (await import('./clients/benchtop.ts')).openBenchtop,
};

/** As many moves as the server can make. */
async function full(name: Loaded): Promise<WaitingVariant> {
  const [{ saturated }, { withServer }, open] = await tools(name);
  return (budget) => {
    // Tables that wait to be played one after the other; some time passes also before and after.
    const rounds = Math.ceil((budget.warmUp + budget.measured + 2) * FINISHED);
    return withServer(name, { slots: SATURATED, rounds }, (server) => saturated(server, open, SATURATED, budget));
  };
}

/** A move a second in every match. */
async function steady(name: Loaded, matches: number, bots = false): Promise<WaitingVariant> {
  const [{ paced }, { withServer }, open] = await tools(name);
  await checkOpenFiles(4 * matches);
  return (budget) => withServer(name, { slots: matches, bots }, (server) => paced(server, open, matches, budget));
}

async function tools(name: Loaded) {
  return Promise.all([import('./drive.ts'), import('./server-process.ts'), clients[name]()]);
}

async function checkOpenFiles(sockets: number): Promise<void> {
  const { readFile } = await import('node:fs/promises');
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? OPEN_FILES);
  if (most < sockets + 400) throw new Error(`${sockets} sockets need a higher limit of open files: ulimit -n 4000`);
}

/** From the start of the process until it listens, and the CPU time that it needed. */
async function start(name: ServerName): Promise<WaitingVariant> {
  const { withServer } = await import('./server-process.ts');
  return () => withServer(name, {}, async ({ startMs, startWork }): Promise<Figures> => ({ startMs, startWork }));
}

export const loadVariants = {
  'full-floor': () => full('floor'),
  'full-durable-floor': () => full('durable-floor'),
  'full-boardgame-io': () => full('boardgame-io'),
  'full-colyseus': () => full('colyseus'),
  'full-benchtop': () => full('benchtop'),
  'full-benchtop-stored': () => full('benchtop-stored'),

  '200-floor': () => steady('floor', 200),
  '200-durable-floor': () => steady('durable-floor', 200),
  '200-boardgame-io': () => steady('boardgame-io', 200),
  '200-colyseus': () => steady('colyseus', 200),
  '200-benchtop': () => steady('benchtop', 200),
  '200-benchtop-stored': () => steady('benchtop-stored', 200),
  '200-benchtop-bots': () => steady('benchtop-stored', 200, true),

  '800-floor': () => steady('floor', 800),
  '800-durable-floor': () => steady('durable-floor', 800),
  '800-boardgame-io': () => steady('boardgame-io', 800),
  '800-colyseus': () => steady('colyseus', 800),
  '800-benchtop': () => steady('benchtop', 800),
  '800-benchtop-stored': () => steady('benchtop-stored', 800),

  '50-benchtop-stored': () => steady('benchtop-stored', 50),
  '500-benchtop-stored': () => steady('benchtop-stored', 500),

  'start-floor': () => start('floor'),
  'start-boardgame-io': () => start('boardgame-io'),
  'start-colyseus': () => start('colyseus'),
  'start-benchtop': () => start('bare'),

  'stored-matches': async () => (await import('./stored.ts')).stored,
  'forgotten-matches': async () => (await import('./stored.ts')).forgotten,
  'server-growth': async () => (await import('./growth.ts')).lateAndEarly,
} satisfies Record<string, () => Promise<WaitingVariant>>;

/** True for those that measure latencies. */
export function isPaced(name: string): boolean {
  return /^\d+-/.test(name);
}
