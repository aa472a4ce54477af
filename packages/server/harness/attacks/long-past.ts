import type { Report } from '../faults/figures.ts';
import { pause, urlOf } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { spreadOf } from '@benchtop/bench/judge';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { TableGuest } from './table-guest.ts';
import type { GuestSocket } from './table-guest.ts';

/** S-07: one guest has a match with a very long past, and asks for its end: all of it is played again for that. */
export const longPast: Attack = {
  threats: ['S-07'],
  short: { entries: 1500 },
  run: (call) => attacked(call, (server) => askFor(server, call), { BENCHTOP_LIMITS: quickly(call) }),
};

/** The match becomes long in seconds instead of days; everything else is as usual. */
function quickly({ build }: AttackCall): string {
  // Servers before accounts had a budget do not know that limit.
  return build === null ? 'messages=1000000,accountMessages=1000000' : 'messages=1000000';
}

/** While a past is read, nobody else waits for a greater part of the time than this. */
const MOST_PART = 0.6;

async function askFor(server: ServerProcess, call: AttackCall): Promise<Report> {
  const guest = await TableGuest.enter(server.spec, 'Historian');
  const table = await guest.create({ seats: 1, bots: [null] });
  await guest.must('POST', `/api/tables/${table.id}/ready`, { ready: true });
  const entries = await lengthen(guest, table.id, call.number('entries', 5000));
  const reads = [];
  for (let n = 0; n < call.number('reads', 7); n++) reads.push(await readBeside(server, guest, table.id, entries));
  const part = spreadOf(reads.map(({ slowest, took }) => slowest / took)).median;
  const [took, slowest] = [reads.map((read) => read.took), reads.map((read) => read.slowest)].map(
    (all) => spreadOf(all).median,
  );
  return {
    title: 'S-07 a very long past is asked for',
    figures: [
      { name: 'entries of the match', value: String(entries) },
      { name: 'a read of its end', value: `${Math.round(took ?? 0)} ms` },
      { name: '/healthz beside it, slowest', value: `${(slowest ?? 0).toFixed(1)} ms, ${(100 * part).toFixed(0)} %` },
    ],
    failures: part <= MOST_PART ? [] : [`others wait for ${(100 * part).toFixed(0)} % of the time that a past is read`],
  };
}

/** Chooses and takes back until the log has so many entries. */
async function lengthen(guest: TableGuest, table: string, entries: number): Promise<number> {
  const socket = await guest.socket();
  await socket.send({ type: 'watch', table, since: null });
  let seq = 0;
  while (seq < entries) seq = await chooseOrTakeBack(socket, table);
  socket.close();
  return seq;
}

async function chooseOrTakeBack(socket: GuestSocket, table: string): Promise<number> {
  const { turnInfo } = socket;
  const { decision, options = [] } = turnInfo?.due ?? {};
  const answer = await socket.send(
    turnInfo?.undo === null
      ? { type: 'undo', table, after: turnInfo.own }
      : { type: 'play', table, decision: decision?.id, option: options[0]?.id },
  );
  if (!answer.ok) throw new Error(`the match does not become long: ${answer.reason}`);
  return answer.seq;
}

interface Read {
  /** How long the past was read, and the longest that anybody else waited meanwhile, in milliseconds. */
  readonly took: number;
  readonly slowest: number;
}

async function readBeside(server: ServerProcess, guest: TableGuest, table: string, from: number): Promise<Read> {
  const began = performance.now();
  let took = 0;
  const read = guest.must('GET', `/api/tables/${table}/history?from=${from}`).then(() => {
    took = performance.now() - began;
  });
  let slowest = 0;
  while (took === 0) {
    const asked = performance.now();
    await fetch(`${urlOf(server.spec)}/healthz`);
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(1);
  }
  await read;
  return { took, slowest };
}
