import { randomUUID } from 'node:crypto';
import type { Answer } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { begun, TableGuest } from './table-guest.ts';
import type { GuestSocket } from './table-guest.ts';

const ALLOWED = 10;
const MOST_LINES = 20;
const LONG = 'x'.repeat(500);

/** Somebody talks over several sockets as much as the server takes, and lets everybody fetch all of it, again and again. */
export const chatFlood: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => flooded({ port: server.spec.port }, call)),
};

async function flooded(site: { readonly port: number }, call: AttackCall): Promise<Report> {
  const people = await Promise.all(['A', 'B', 'C', 'D'].map(async (name) => TableGuest.enter(site, name)));
  const { id } = await begun(people);
  const [loud, quiet] = people;
  if (loud === undefined || quiet === undefined) throw new Error('nobody came');
  const repeated = await linesOf(await quiet.socket(), id, 5);
  const sockets = await Promise.all(Array.from({ length: call.number('sockets', 4) }, async () => loud.socket()));
  const answers = (await Promise.all(sockets.map(async (socket) => shout(socket, id, ALLOWED)))).flat();
  const taken = answers.filter(({ ok }) => ok).length;
  // The others talk, too, within what each may.
  for (const one of people.slice(1)) await shout(await one.socket(), id, ALLOWED - 1);
  const first = await watched(await quiet.socket(), id, 0);
  const again = await watched(await quiet.socket(), id, first.last);
  return {
    title: 'one account floods the chat of a table',
    figures: [
      { name: 'lines taken at once over all sockets', value: `${taken} of ${answers.length}` },
      { name: 'lines of one command sent five times', value: String(repeated) },
      { name: 'lines with the first watch', value: `${first.lines} in ${first.bytes} bytes` },
      { name: 'lines with the next watch', value: `${again.lines} in ${again.bytes} bytes` },
    ],
    failures: [
      ...(taken > ALLOWED ? [`${taken} lines were taken at once`] : []),
      ...(repeated > 1 ? [`one command said ${repeated} lines`] : []),
      ...(first.lines > MOST_LINES ? [`a watch sends ${first.lines} lines`] : []),
      ...(again.lines > 0 ? [`a watch sends ${again.lines} lines again`] : []),
    ],
  };
}

async function shout(socket: GuestSocket, table: string, lines: number): Promise<Answer[]> {
  const all = Array.from({ length: lines }, async () => socket.send({ type: 'chat', table, text: LONG }));
  return Promise.all(all);
}

/** How many lines one command says that is sent so many times. */
async function linesOf(socket: GuestSocket, table: string, times: number): Promise<number> {
  const id = randomUUID();
  const lines = new Set<number>();
  for (let i = 0; i < times; i++) {
    const answer = await socket.send({ type: 'chat', table, text: 'once' }, id);
    if (answer.ok) lines.add(answer.seq);
  }
  return lines.size;
}

interface Watched {
  readonly lines: number;
  readonly bytes: number;
  readonly last: number;
}

async function watched(socket: GuestSocket, table: string, chat: number): Promise<Watched> {
  const wish = { type: 'watch', table, since: null };
  // A server that knows no such field sends everything.
  if (!(await socket.send({ ...wish, chat })).ok) await socket.send(wish);
  const text = socket.texts.find((one) => one.startsWith('{"type":"sync"')) ?? '{"chat":[]}';
  socket.close();
  const { chat: lines } = JSON.parse(text) as { readonly chat: readonly { readonly no: number }[] };
  return { lines: lines.length, bytes: Buffer.byteLength(text), last: lines.at(-1)?.no ?? 0 };
}
