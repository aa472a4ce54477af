import { randomUUID } from 'node:crypto';
import { readMessage } from '@benchtop/server/expand';
import type { ServerMessage } from '@benchtop/server/wire';
import type { RawData } from 'ws';
import { textOf } from '@benchtop/bench/text';
import type { Report } from '../faults/figures.ts';
import type { Person } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { bareSocket, ownMatch, stranger, watching } from './crowd.ts';
import { flooded, shortFlood } from './socket-flood.ts';

/**
 * S-07: one guest within all limits asks on many sockets what an option would do, which runs the rules in several worlds. S-04:
 * somebody else asks for what only the owner of a decision may be told.
 */
export const previewFlood: Attack = {
  threats: ['S-07', 'S-04'],
  short: shortFlood,
  run: async (call) => attacked(call, async (server) => flood(server, call)),
};

async function flood(server: ServerProcess, call: AttackCall): Promise<Report> {
  const guest = await stranger(server);
  const other = await stranger(server, 'Other');
  const table = await ownMatch(guest);
  const before = await positionOf(guest, table);
  const { decision, options } = before.turnInfo.due ?? { decision: null, options: [] };
  const asking = (): string =>
    JSON.stringify({ type: 'preview', id: randomUUID(), table, decision: decision?.id, option: options[0]?.id });
  const report = await flooded(server, call, guest, 'S-07 one guest asks for previews on many sockets', (socket) =>
    socket.send(asking()),
  );
  const told = await answered(other, asking());
  const after = await positionOf(guest, table);
  return {
    ...report,
    failures: [
      ...report.failures,
      ...(told ? ['somebody else was told what an option would do'] : []),
      ...(after.seq === before.seq ? [] : [`what was only looked at became entry ${after.seq}`]),
    ],
  };
}

type Sync = Extract<ServerMessage, { type: 'sync' }>;
type Answered = Extract<ServerMessage, { type: 'answer' }>;

async function positionOf(person: Person, table: string): Promise<Sync> {
  return firstMessage(person, watching(table), (message): message is Sync => message.type === 'sync');
}

/** Whether a message is carried out. */
async function answered(person: Person, message: string): Promise<boolean> {
  const answer = await firstMessage(person, message, (one): one is Answered => one.type === 'answer');
  return answer.ok;
}

/** The first message of a kind that comes back. */
async function firstMessage<M extends ServerMessage>(
  person: Person,
  message: string,
  fits: (message: ServerMessage) => message is M,
): Promise<M> {
  const socket = await bareSocket(person);
  if (socket === null) throw new Error('no socket was opened');
  const found = await new Promise<M>((resolve) => {
    socket.on('message', (data: RawData) => {
      const heard = readMessage(textOf(data));
      if (fits(heard)) resolve(heard);
    });
    socket.send(message);
  });
  socket.terminate();
  return found;
}
