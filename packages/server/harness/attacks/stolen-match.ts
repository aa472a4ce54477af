import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { WireTable } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { byDays, twoDaysPass } from './days.ts';
import { begun, TableGuest } from './table-guest.ts';
import type { GuestSocket } from './table-guest.ts';

const DAYS = { perMove: 86_400, reserve: 3 * 86_400 };
const NAMES = ['Host', 'Guest', 'Third'] as const;

/** A match in which somebody who is not there is waited for. */
interface Theft {
  /** The host first. */
  readonly present: readonly [TableGuest, ...TableGuest[]];
  readonly absent: TableGuest;
  readonly table: WireTable;
  /** The seat of whoever is waited for. */
  readonly seat: number;
}

/** A host tries to take matches over days from somebody who is offline: for a few minutes, or for days. */
export const stolenMatch: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => stolen(server, call), byDays),
};

async function stolen(server: ServerProcess, call: AttackCall): Promise<Report> {
  const site = { port: server.spec.port };
  const [host, guest, third] = await Promise.all(NAMES.map(async (name) => TableGuest.enter(site, name)));
  if (host === undefined || guest === undefined || third === undefined) throw new Error('nobody came');
  const thefts = [await theft([host], guest, null), await theft([host], guest, DAYS)];
  const given = await theft([host], guest, null);
  const long = await theft([host, third], guest, null);
  await passed(server, call.number('minutes', 10));
  const taken: string[] = [];
  for (const one of thefts) taken.push(...(await steal(one)));
  const lost = await recordsOf(given);
  await twoDaysPass(server);
  const decided = await decideAlone(long);
  return {
    title: 'a host takes a match over days from somebody who is away',
    figures: [
      { name: 'matches tried', value: String(thefts.length) },
      { name: 'taken from their players', value: String(taken.length) },
      { name: 'records of a match given up by both that are refused', value: String(lost.length) },
      { name: 'decided alone after two days, with somebody else there', value: `${decided.length} of 2` },
    ],
    failures: [...taken, ...lost, ...decided],
  };
}

/** People play; one of them does not have the table open, and is waited for. */
async function theft(present: Theft['present'], absent: TableGuest, clock: WireTable['clock']): Promise<Theft> {
  const { id } = await begun([...present, absent], { clock });
  const sockets = await watching(present, id);
  const waited = async (): Promise<WireTable> => absent.must<WireTable>('GET', `/api/tables/${id}`);
  let table = await waited();
  // Until nobody but the absent one is waited for, the others play.
  while (table.seats.some(({ waiting, you }) => waiting !== you)) {
    const socket = sockets.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
    const { decision, options } = socket?.turnInfo?.due ?? {};
    await socket?.send({ type: 'play', table: id, decision: decision?.id, option: options?.[0]?.id });
    table = await waited();
  }
  for (const socket of sockets) socket.close();
  return { present, absent, table, seat: table.seats.findIndex(({ waiting }) => waiting) };
}

/** People who have a table open. */
async function watching(people: readonly TableGuest[], table: string): Promise<GuestSocket[]> {
  const sockets = await Promise.all(people.map(async (one) => one.socket()));
  for (const socket of sockets) await socket.send({ type: 'watch', table, since: null });
  return sockets;
}

/** Lets time pass: what is in the database is so much older after the next start. */
async function passed(server: ServerProcess, minutes: number): Promise<void> {
  await server.stop();
  const database = new DatabaseSync(path.join(server.spec.data, 'benchtop.db'));
  const ms = minutes * 60_000;
  database.exec(
    `UPDATE commands SET at = at - ${ms}; UPDATE tables SET created = created - ${ms}, updated = updated - ${ms}`,
  );
  database.close();
  if (!(await server.start())) throw new Error(`the server does not start again: ${server.complaints}`);
}

async function steal({ present: [host], table: { id, clock }, seat }: Theft): Promise<string[]> {
  const kind = clock === null ? 'without a clock' : 'with a clock of days';
  const taken: string[] = [];
  const replaced = await host.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'greedy' });
  if (replaced.status === 200) taken.push(`${kind}: a bot plays for somebody who is away for minutes`);
  if ((await host.act(id, 'abandon')).status === 200) taken.push(`${kind}: the match was given up without them`);
  return taken;
}

/**
 * Somebody has been away for two days: all who are here must want a bot before one comes, and then it comes. Whoever is
 * away has not left by that: the others cannot give the match up.
 */
async function decideAlone({ present, table: { id }, seat }: Theft): Promise<string[]> {
  const [host, other] = present;
  const sockets = await watching(present, id);
  const bot = async (): Promise<string | null | undefined> =>
    (await host.must<WireTable>('GET', `/api/tables/${id}`)).seats[seat]?.bot;
  const decided: string[] = [];
  await host.must('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'greedy' });
  if ((await bot()) !== null) decided.push('one of two who are there has brought a bot alone');
  await other?.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'greedy' });
  if ((await bot()) === null) throw new Error('both who are there want a bot, and none comes');
  await other?.must('POST', `/api/tables/${id}/leave`);
  if ((await host.act(id, 'abandon')).status === 200) decided.push('a match was given up for somebody who is away');
  for (const socket of sockets) socket.close();
  return decided;
}

/** Both give a match up by their own word: it has a record for both. */
async function recordsOf({ present: [host], absent, table: { id } }: Theft): Promise<string[]> {
  await absent.must('POST', `/api/tables/${id}/leave`);
  await host.must('POST', `/api/tables/${id}/abandon`);
  const replies = await Promise.all([host, absent].map(async (one) => one.ask('GET', `/api/tables/${id}/record`)));
  return replies.flatMap(({ status }, i) =>
    status === 200 ? [] : [`the ${NAMES[i]} does not get the record: ${status}`],
  );
}
