import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { ownMatch, stranger, watching } from './crowd.ts';
import { flooded, shortFlood } from './socket-flood.ts';

const LINES = 100;
const LONG_LINE = 500;

/** S-07: one guest within all limits opens a table with much chat again and again, on many sockets. */
export const watchFlood: Attack = {
  threats: ['S-07'],
  short: shortFlood,
  run: async (call) => attacked(call, async (server) => flood(server, call)),
};

async function flood(server: ServerProcess, call: AttackCall): Promise<Report> {
  const guest = await stranger(server);
  const table = await ownMatch(guest);
  await server.stop();
  fillChat(server, table);
  if (!(await server.start())) throw new Error(`the server does not start again: ${server.complaints}`);
  return flooded(server, call, guest, 'S-07 one guest opens a table with much chat on many sockets', (socket) =>
    socket.send(watching(table)),
  );
}

function fillChat({ spec }: ServerProcess, table: string): void {
  const database = new DatabaseSync(path.join(spec.data, 'benchtop.db'));
  const line = database.prepare(`INSERT INTO chat (match, no, account, name, text, at)
    SELECT no, ?, 'nobody', 'Somebody', ?, 0 FROM tables WHERE id = ?`);
  for (let no = 1; no <= LINES; no++) line.run(no, '藻'.repeat(LONG_LINE), table);
  database.close();
}
