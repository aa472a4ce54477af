import type { WebSocket } from 'ws';
import { quantile } from '../faults/figures.ts';
import type { Report } from '../faults/figures.ts';
import { pause, urlOf } from '../faults/person.ts';
import type { Person } from '../faults/person.ts';
import { latencyFigure } from '../faults/scenery.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import type { AttackCall } from './attack.ts';
import { spent } from './cpu.ts';
import { Crowd } from './crowd.ts';
import { Players } from './players.ts';

/** Fewer than 40 messages a second, which is what one socket may send. */
const EVERY_MS = 28;
/** What one account is let do: 240 at once and 80 a second, of which a dear message takes 8. */
const AT_ONCE = 240 / 8;
const PER_SECOND = 80 / 8;

/** A busy machine makes times longer, and not all alike: among the tests only what is answered counts. */
export const shortFlood = { ratio: 1_000_000, cost: 1_000_000, ms: 700 } as const;

/** One person sends the same dear message on many sockets, within what each may: others must hardly notice. */
export async function flooded(
  server: ServerProcess,
  call: AttackCall,
  person: Person,
  title: string,
  act: (socket: WebSocket) => void,
): Promise<Report> {
  const ms = call.number('ms', 2000);
  const players = await Players.sitDown(server);
  const beginning = spent(server);
  const calm = await players.latencies(ms);
  const before = spent(server);
  const crowd = new Crowd(person, call.number('sockets', 20), EVERY_MS, act);
  const health = slowestHealth(server, ms);
  const under = await players.latencies(ms);
  const slowest = await health;
  const cost = (spent(server) - before) / under.length / ((before - beginning) / calm.length);
  // On a busy machine everything is slow: what is to be answered besides gets time to come.
  const end = crowd.lasted + call.number('after', 4000);
  while (crowd.answers <= allowedTo(crowd) && crowd.lasted < end) await pause(20);
  const allowed = allowedTo(crowd);
  await crowd.end();
  players.leave();
  const ratio = quantile(under, 0.99) / quantile(calm, 0.99);
  const failures: string[] = [];
  if (!(ratio <= call.number('ratio', 5))) failures.push(`p99 of a move is ${ratio.toFixed(1)} times as long`);
  if (!(cost <= call.number('cost', 9))) failures.push(`a move of others costs ${cost.toFixed(1)} times as much`);
  if (crowd.answers > allowed) failures.push(`${crowd.answers} were answered, which is more than ${allowed}`);
  if (crowd.answers === 0) failures.push('nothing was answered: this is no flood');
  return {
    title,
    figures: [
      latencyFigure('moves of others before', calm),
      latencyFigure('moves of others meanwhile', under),
      { name: 'p99, times as long', value: ratio.toFixed(1) },
      { name: 'CPU time for each move of others, times as much', value: cost.toFixed(1) },
      { name: '/healthz, slowest', value: `${Math.round(slowest)} ms` },
      { name: 'sent / answered / sockets closed', value: `${crowd.sent} / ${crowd.answers} / ${crowd.closed}` },
      { name: 'bytes received for each answer', value: String(Math.round(crowd.received / crowd.answers)) },
    ],
    failures,
  };
}

/** What a crowd of one account may have been answered by now. */
function allowedTo({ lasted }: Crowd): number {
  return AT_ONCE + PER_SECOND * (Math.ceil(lasted / 1000) + 1);
}

async function slowestHealth({ spec }: ServerProcess, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let slowest = 0;
  while (performance.now() < end) {
    const began = performance.now();
    await fetch(`${urlOf(spec)}/healthz`);
    slowest = Math.max(slowest, performance.now() - began);
    await pause(20);
  }
  return slowest;
}
