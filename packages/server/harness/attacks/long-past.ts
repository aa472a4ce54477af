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

/** So many others at least are answered, one after the other, while a past is read. */
const FEWEST = 4;
/** On a fast machine a past must be longer, so that others have the time to ask; taking back ends not far beyond. */
const LONGEST = 5500;

async function askFor(server: ServerProcess, call: AttackCall): Promise<Report> {
  const guest = await TableGuest.enter(server.spec, 'Historian');
  const table = await guest.create({ seats: 1, bots: [null] });
  await guest.must('POST', `/api/tables/${table.id}/ready`, { ready: true });
  const step = call.number('entries', 5000);
  let entries = 0;
  let read: Read = { took: 0, slowest: 0, answered: 0 };
  while (read.answered < FEWEST && entries < LONGEST) {
    entries = await lengthen(guest, table.id, Math.min(entries + step, LONGEST));
    read = await usualRead(server, guest, table.id, { entries, reads: call.number('reads', 7) });
  }
  return {
    title: 'S-07 a very long past is asked for',
    figures: [
      { name: 'entries of the match', value: String(entries) },
      { name: 'a read of its end', value: `${Math.round(read.took)} ms` },
      { name: '/healthz beside it', value: `${read.answered} answered, slowest ${read.slowest.toFixed(1)} ms` },
    ],
    failures: read.answered >= FEWEST ? [] : [`only ${read.answered} others were answered while a past was read`],
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
  /** How many others were answered meanwhile. */
  readonly answered: number;
}

/** The median of several reads. */
async function usualRead(
  server: ServerProcess,
  guest: TableGuest,
  table: string,
  { entries, reads }: { readonly entries: number; readonly reads: number },
): Promise<Read> {
  const all: Read[] = [];
  for (let n = 0; n < reads; n++) all.push(await readBeside(server, guest, table, entries));
  const medianOf = (part: keyof Read): number => spreadOf(all.map((read) => read[part])).median;
  return { took: medianOf('took'), slowest: medianOf('slowest'), answered: medianOf('answered') };
}

async function readBeside(server: ServerProcess, guest: TableGuest, table: string, from: number): Promise<Read> {
  const began = performance.now();
  let took = 0;
  const read = guest.must('GET', `/api/tables/${table}/history?from=${from}`).then(() => {
    took = performance.now() - began;
  });
  let [slowest, answered] = [0, 0];
  while (took === 0) {
    const asked = performance.now();
    await fetch(`${urlOf(server.spec)}/healthz`);
    slowest = Math.max(slowest, performance.now() - asked);
    if (took === 0) answered++;
    await pause(1);
  }
  await read;
  return { took, slowest, answered };
}
