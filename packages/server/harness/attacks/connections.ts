import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Report } from '../faults/figures.ts';
import { inParts } from '../faults/league.ts';
import { pause } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';

/** Connections that an address may have. */
const LIMIT = 400;

/** S-07: one address opens connections and asks for little, or for nothing at all. */
export const connections: Attack = {
  threats: ['S-07'],
  short: { idle: 0 },
  run: async (call) => attacked(call, async (server) => open(server, call)),
};

async function open(server: ServerProcess, call: AttackCall): Promise<Report> {
  const { port } = server.spec;
  const idle = call.number('idle', 15);
  const left = await silent(port, idle);
  const wanted = call.number('connections', 700);
  const all: Socket[] = [];
  await inParts(
    Array.from({ length: wanted }, (_, n) => n),
    50,
    async () => {
      const socket = await answered(port);
      if (socket !== null) all.push(socket);
    },
  );
  for (const socket of all) socket.destroy();
  const failures: string[] = [];
  if (left > 0) failures.push(`${left} connections without a request were still open after ${idle} s`);
  if (all.length > LIMIT) failures.push(`one address had ${all.length} connections at once`);
  if (server.complaints.includes('"level":50')) failures.push('the server took broken connections for faults');
  return {
    title: 'S-07 connections that are held open',
    figures: [
      { name: 'open at once', value: `${all.length} of ${wanted}, allowed ${LIMIT}` },
      { name: 'without a request', value: idle === 0 ? 'not tried' : `${left} of ${SILENT} left after ${idle} s` },
    ],
    failures,
  };
}

const SILENT = 100;
const LOOK_MS = 100;

/** Of connections on which nothing is said: how many are left after so many seconds at the most. */
async function silent(port: number, seconds: number): Promise<number> {
  if (seconds === 0) return 0;
  const sockets = Array.from({ length: SILENT }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  for (const socket of sockets) socket.resume();
  const open = (): number => sockets.filter((socket) => !socket.closed).length;
  for (let ms = 0; ms < seconds * 1000 && open() > 0; ms += LOOK_MS) await pause(LOOK_MS);
  const left = open();
  for (const socket of sockets) socket.destroy();
  return left;
}

/** A connection that was answered once and stays; null: it was turned away. */
async function answered(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const heard = await new Promise<string>((resolve) => {
    socket.once('data', (data: Buffer) => resolve(data.toString('latin1')));
    socket.once('close', () => resolve(''));
  });
  return heard.startsWith('HTTP/1.1 200') ? socket : null;
}
