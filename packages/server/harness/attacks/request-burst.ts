import { connect } from 'node:net';
import { quantile } from '../faults/figures.ts';
import type { Report } from '../faults/figures.ts';
import { latencyFigure } from '../faults/scenery.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { must, stranger } from './crowd.ts';
import { Players } from './players.ts';

/** Tables that one guest may have in the lobby. */
const OF_ONE = 5;
/** One request is under way and so many wait; the rest is put off. */
const LET_IN = 101;

/** S-07: somebody without a session asks for the longest list as often as a minute allows, all at once. */
export const requestBurst: Attack = {
  threats: ['S-07'],
  // A busy machine makes times longer, and not all alike: among the tests only what is answered counts.
  short: { ratio: 1_000_000, guests: 2, ms: 500 },
  run: async (call) => attacked(call, async (server) => burst(server, call), { BENCHTOP_LIMITS: roomIn(call) }),
};

/** The lobby is filled from one address here; servers before tables were counted by address do not know that limit. */
function roomIn({ build }: AttackCall): string {
  return build === null ? 'tables=1000,addressListedTables=1000' : 'tables=1000';
}

async function burst(server: ServerProcess, call: AttackCall): Promise<Report> {
  await fillLobby(server, call.number('guests', 20));
  const players = await Players.sitDown(server);
  const ms = call.number('ms', 4000);
  const calm = await players.latencies(ms);
  const answers = Promise.all(
    Array.from({ length: call.number('connections', 350) }, async () => threeRequests(server.spec.port)),
  );
  const under = await players.latencies(ms);
  const texts = (await answers).join('');
  players.leave();
  const [answered, putOff] = [' 200 OK', ' 429 '].map((status) => texts.split(`HTTP/1.1${status}`).length - 1);
  const [before, during] = [quantile(calm, 1), quantile(under, 1)];
  const failures: string[] = [];
  if (!(during <= before * call.number('ratio', 20))) failures.push(`a move took ${Math.round(during)} ms`);
  if (putOff === 0 && answered > LET_IN) failures.push(`all ${answered} were let in at once`);
  return {
    title: 'S-07 all requests of a minute at once',
    figures: [
      { name: 'answered / put off', value: `${answered} / ${putOff}` },
      latencyFigure('moves of others before', calm),
      latencyFigure('moves of others meanwhile', under),
    ],
    failures,
  };
}

async function fillLobby(server: ServerProcess, guests: number): Promise<void> {
  const wish = { game: 'arctic-cleanup', seats: 4, settings: {}, listed: true, clock: null, delay: 0 };
  for (let n = 0; n < guests; n++) {
    const guest = await stranger(server, `Guest ${n}`);
    for (let table = 0; table < OF_ONE; table++)
      await must(guest, 'POST', '/api/tables', { ...wish, bots: [null, null, null, null] });
  }
}

/** Three requests in one go on a connection of their own; what came back. */
async function threeRequests(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const ask = (last: boolean): string =>
    `GET /api/tables HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${last ? 'connection: close\r\n' : ''}\r\n`;
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  socket.write(ask(false) + ask(false) + ask(true));
  return new Promise((resolve) => {
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
}
