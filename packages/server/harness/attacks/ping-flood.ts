import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Report } from '../faults/figures.ts';
import { pause } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { bareSocket, stranger } from './crowd.ts';

const AT_ONCE = 2000;
/** Far more than fit into the buffers between two programs: who takes all of them has read most of them. */
const MANY = 300_000;
/** What a server may grow by while somebody pings: pieces of memory that are freed later. */
const MOST_GROWTH_MB = 120;

/** S-07: one guest sends pings as fast as they go and never reads the answers. */
export const pingFlood: Attack = {
  threats: ['S-07'],
  run: async (call) => attacked(call, async (server) => flood(server, call)),
};

async function flood(server: ServerProcess, call: AttackCall): Promise<Report> {
  const guest = await stranger(server);
  const before = memoryOf(server);
  const seen = { pings: 0, open: 0, most: before };
  for (let n = call.number('sockets', 1); n > 0; n--) {
    const socket = await bareSocket(guest);
    if (socket === null) throw new Error('no socket was opened');
    const closed = await pingOn(socket, call.number('pings', MANY), () => {
      seen.pings += AT_ONCE;
      seen.most = Math.max(seen.most, memoryOf(server));
    });
    if (!closed) seen.open++;
  }
  const growth = seen.most - before;
  const failures: string[] = [];
  if (seen.open > 0) failures.push(`${seen.open} sockets were not closed`);
  if (growth > MOST_GROWTH_MB) failures.push(`the server grew by ${growth} MB`);
  return {
    title: 'S-07 pings without end from a client that does not read',
    figures: [
      { name: 'pings sent', value: String(seen.pings) },
      { name: 'memory of the server', value: `${before} MB, at most ${seen.most} MB meanwhile` },
    ],
    failures,
  };
}

/** Sends until the socket is closed, which is told, or the other side has taken all of it. */
async function pingOn(socket: WebSocket, pings: number, sent: () => void): Promise<boolean> {
  socket.pause();
  const stream = Reflect.get(socket, '_socket') as Socket;
  const isOpen = (): boolean => stream.writable && socket.readyState === socket.OPEN;
  for (let left = pings; left > 0 && isOpen(); left -= AT_ONCE) {
    for (let n = 0; n < AT_ONCE; n++) socket.ping('x'.repeat(100));
    sent();
    // Not more than the other side takes.
    while (isOpen() && stream.writableNeedDrain) await pause(5);
    await pause(0);
  }
  const closed = !isOpen();
  socket.terminate();
  return closed;
}

/** Megabytes that the server's process has. */
function memoryOf({ pid }: ServerProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}
