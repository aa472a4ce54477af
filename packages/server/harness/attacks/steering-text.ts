import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerMessage, WireTable } from '@benchtop/server/wire';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { rollFrom } from '../faults/chance.ts';
import type { Report } from '../faults/figures.ts';
import { Person, urlOf } from '../faults/person.ts';
import { textOf } from '@benchtop/bench/text';
import { attacked } from './attack.ts';
import type { Attack } from './attack.ts';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
/** What turns the text after it around, or is no letter. */
const signs = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069), '\u0000', '\u0007', '\u001b', '\u009b', '\u2028'];
/** So many lines may be said in ten seconds. */
const LINES = 8;

/** Says things, and takes names, that would turn the words of others around. */
export const steeringText: Attack = {
  threats: ['S-12'],
  run: (call) => attacked(call, async ({ spec }) => steered(spec.port)),
};

async function steered(port: number): Promise<Report> {
  const person = new Person({ port }, 'Ann', rollFrom(1));
  await person.signIn();
  let names = 0;
  for (const sign of [...signs, '\u200e', '\u200f', '\u061c']) {
    const { status } = await person.ask('POST', '/api/me', { name: `An${sign}n` });
    if (status !== 400) names++;
  }
  const told = await linesTold(person, port);
  const steering = told.filter((text) => signs.some((sign) => text.includes(sign)));
  return {
    title: 'text that steers the text around it',
    figures: [
      { name: 'names with controls that were taken', value: `${names} of ${signs.length + 3}` },
      { name: 'lines told with controls in them', value: `${steering.length} of ${told.length}` },
    ],
    failures: [
      ...(names > 0 ? [`${names} names with controls were taken`] : []),
      ...(steering.length > 0 ? [`${steering.length} lines were told as they came`] : []),
      ...(told.length < LINES ? [`only ${told.length} lines were told at all`] : []),
    ],
  };
}

/** What the table hears of lines with all those signs in them. */
async function linesTold(person: Person, port: number): Promise<string[]> {
  const settings = { game: 'arctic-cleanup', seats: 2, settings: {}, listed: false, clock: null, delay: null };
  const { body } = await person.ask('POST', '/api/tables', { ...settings, bots: [null, null] });
  const table = (body as WireTable).id;
  const headers = { cookie: person.cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers, origin: urlOf({ port }) });
  const told: string[] = [];
  let answers = 0;
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data: RawData) => {
      const message = JSON.parse(textOf(data)) as ServerMessage;
      if (message.type === 'chat') told.push(message.line.text);
      if (message.type === 'answer' && ++answers === LINES + 1) resolve();
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', id: randomUUID(), table, since: null }));
  for (let n = 0; n < LINES; n++) {
    const some = signs.filter((_, i) => i % LINES === n);
    socket.send(JSON.stringify({ type: 'chat', id: randomUUID(), table, text: `Ann${some.join('x')}evil` }));
  }
  await all;
  socket.terminate();
  return told;
}
