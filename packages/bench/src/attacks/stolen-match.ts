import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { WireTable } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { begun, TableGuest } from './table-guest.ts';

const DAYS = { perMove: 86_400, reserve: 3 * 86_400 };
const NAMES = ['Host', 'Guest'] as const;

/** A match between the host and a guest who is not there. */
interface Theft {
  readonly host: TableGuest;
  readonly guest: TableGuest;
  readonly table: WireTable;
  /** The seat whose player is waited for, and who that is. */
  readonly seat: number;
}

/** A host tries to take matches over days from somebody who is offline for a few minutes. */
export const stolenMatch: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => stolen(server, call)),
};

async function stolen(server: ServerProcess, call: AttackCall): Promise<Report> {
  const site = { port: server.spec.port };
  const [host, guest] = await Promise.all(NAMES.map(async (name) => TableGuest.enter(site, name)));
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  const thefts = [await theft(host, guest, null), await theft(host, guest, DAYS)];
  const given = await theft(host, guest, null);
  await passed(server, call.number('minutes', 10));
  const taken: string[] = [];
  for (const one of thefts) taken.push(...(await steal(one)));
  const lost = await recordsOf(given);
  return {
    title: 'a host takes a match over days from somebody who is away',
    figures: [
      { name: 'matches tried', value: String(thefts.length) },
      { name: 'taken from their players', value: String(taken.length) },
      { name: 'records of a match given up by both that are refused', value: String(lost.length) },
    ],
    failures: [...taken, ...lost],
  };
}

/** Two people play; only one of them has the table open. */
async function theft(host: TableGuest, guest: TableGuest, clock: WireTable['clock']): Promise<Theft> {
  const { id } = await begun([host, guest], { clock });
  const socket = await host.socket();
  await socket.send({ type: 'watch', table: id, since: null });
  // Until the guest is waited for, the host plays.
  while ((socket.stand?.due ?? null) !== null) {
    const { decision, options } = socket.stand?.due ?? {};
    await socket.send({ type: 'play', table: id, decision: decision?.id, option: options?.[0]?.id });
  }
  const table = await host.must<WireTable>('GET', `/api/tables/${id}`);
  return { host, guest, table, seat: table.seats.findIndex(({ waiting }) => waiting) };
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

async function steal({ host, table: { id, clock }, seat }: Theft): Promise<string[]> {
  const kind = clock === null ? 'without a clock' : 'with a clock of days';
  const taken: string[] = [];
  const replaced = await host.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'greedy' });
  if (replaced.status === 200) taken.push(`${kind}: a bot plays for somebody who is away for minutes`);
  if ((await host.act(id, 'abandon')).status === 200) taken.push(`${kind}: the match was given up without them`);
  return taken;
}

/** Both give a match up by their own word: it has a record for both. */
async function recordsOf({ host, guest, table: { id } }: Theft): Promise<string[]> {
  await guest.must('POST', `/api/tables/${id}/leave`);
  await host.must('POST', `/api/tables/${id}/abandon`);
  const replies = await Promise.all([host, guest].map(async (one) => one.ask('GET', `/api/tables/${id}/record`)));
  return replies.flatMap(({ status }, i) =>
    status === 200 ? [] : [`the ${NAMES[i]} does not get the record: ${status}`],
  );
}
