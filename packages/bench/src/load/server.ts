/** The process of one server under load: `node server.js NAME ORDER`, with a channel to the process that loads it. */
import { collectGarbage } from '../garbage.ts';
import { cpuSeconds } from '../measure.ts';

export interface Started {
  readonly port: number;
  /** What clients need to know besides the port. */
  readonly data: unknown;
}

/** What a server must have ready: matches to be played at once, one after the other, beside bots or not. */
export interface Order {
  readonly slots: number;
  readonly rounds: number;
  readonly bots: boolean;
}

export type ServerStart = (order: Order) => Promise<Started>;

/** What the server's process has used so far. */
export interface Usage {
  /** CPU-seconds of the main thread. */
  readonly thread: number;
  /** CPU-seconds of all threads. */
  readonly process: number;
  readonly rss: number;
}

const servers = {
  floor: async () => (await import('../rivals/floor/server.ts')).floor,
  'durable-floor': async () => (await import('../rivals/floor/server.ts')).durableFloor,
  'boardgame-io': async () => (await import('../rivals/boardgame-io/server.ts')).boardgameIo,
  colyseus: async () => (await import('../rivals/colyseus/server.ts')).colyseus,
  bare: async () => (await import('./servers/bare.ts')).bare,
  benchtop: async () => (await import('./servers/benchtop.ts')).benchtop,
  'benchtop-stored': async () => (await import('./servers/benchtop.ts')).benchtopStored,
} satisfies Record<string, () => Promise<ServerStart>>;

export type ServerName = keyof typeof servers;

function isServerName(name: string): name is ServerName {
  return Object.hasOwn(servers, name);
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  return { thread: cpuSeconds(), process: (user + system) / 1e6, rss };
}

const [name = '', order = '{}'] = process.argv.slice(2);
if (!isServerName(name)) throw new Error(`no server ${name}`);
const { port, data } = await (await servers[name]())(JSON.parse(order) as Order);
const used = usage().process;
// Whoever started this server is gone: so must it be.
process.on('disconnect', () => process.exit());
process.on('message', (what: 'usage' | 'tidy') => {
  if (what === 'tidy') collectGarbage();
  process.send?.(usage());
});
process.send?.({ port, data, used });
