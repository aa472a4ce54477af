import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Call } from './call.ts';
import { check } from './checker.ts';
import { rollFrom } from './chance.ts';
import type { Roll } from './chance.ts';
import type { Report } from './figures.ts';
import type { League } from './league.ts';
import { pause } from './person.ts';
import type { Person } from './person.ts';
import type { Place } from './place.ts';
import { background, countFigures, failuresIn } from './scenery.ts';
import { freePort, ServerProcess } from './server-process.ts';

/*
 * F-23 and F-24: bytes change in the file while the server is down. A snapshot is only a cache; a log that does not fit
 * is never guessed at.
 */

/** Changes something of one match in the file. False: it has nothing of the kind. */
type Harm = (database: DatabaseSyncInstance, table: string, roll: Roll) => boolean;

const MATCH = '(SELECT no FROM tables WHERE id = ?)';

function change(database: DatabaseSyncInstance, sql: string, ...values: (string | number)[]): boolean {
  return database.prepare(sql).run(...values).changes > 0;
}

/** An entry in the middle of the log. */
const MIDDLE = `match = ${MATCH} AND seq = (SELECT max(seq) / 2 FROM commands WHERE match = ${MATCH})`;

const harms: { readonly [name: string]: { readonly of: 'snapshot' | 'log' | 'nothing'; readonly harm: Harm } } = {
  nothing: { of: 'nothing', harm: () => true },
  'snapshot: a letter changed': {
    of: 'snapshot',
    harm: (database, table, roll) =>
      change(
        database,
        `UPDATE snapshots SET data = substr(data, 1, ?1) || 'x' || substr(data, ?1 + 2) WHERE match = (SELECT no FROM tables WHERE id = ?2)`,
        100 + roll(400),
        table,
      ),
  },
  'snapshot: cut short': {
    of: 'snapshot',
    harm: (database, table) =>
      change(database, `UPDATE snapshots SET data = substr(data, 1, 300) WHERE match = ${MATCH}`, table),
  },
  'snapshot: gone': {
    of: 'snapshot',
    harm: (database, table) => change(database, `DELETE FROM snapshots WHERE match = ${MATCH}`, table),
  },
  'log: another state hash': {
    of: 'log',
    harm: (database, table) =>
      change(database, `UPDATE commands SET state_hash = zeroblob(16) WHERE ${MIDDLE}`, table, table),
  },
  'log: another option': {
    of: 'log',
    harm: (database, table) =>
      change(database, `UPDATE commands SET option = 'x' || coalesce(option, '') WHERE ${MIDDLE}`, table, table),
  },
  'log: an entry is gone': {
    of: 'log',
    harm: (database, table) => change(database, `DELETE FROM commands WHERE ${MIDDLE}`, table, table),
  },
  'log: another seat': {
    of: 'log',
    harm: (database, table) => change(database, `UPDATE commands SET seat = seat + 1 WHERE ${MIDDLE}`, table, table),
  },
};

interface Harmed {
  readonly table: string;
  readonly harm: string;
  readonly rows: string;
}

export async function damage(call: Call): Promise<Report> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const server = new ServerProcess({ data, port: await freePort(), part: call.part, env: { BENCHTOP_LOG: 'warn' } });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await harmAndStart(server, call.number('matches', 80), call.number('play', 8000));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function harmAndStart(server: ServerProcess, matches: number, playMs: number): Promise<Report> {
  const league = await background(server, matches);
  league.replacing = false;
  await pause(playMs);
  for (const person of league.people) person.close();
  await server.stop();
  const harmed = harmAll(server.spec.data, league);
  if (!(await server.start())) throw new Error(`the server does not start again: ${server.complaints}`);
  // Every running match is replayed first; what is looked at afterwards comes from its snapshot.
  await pause(playMs);
  await compared(server);
  for (const person of league.people) person.open();
  const failures: string[] = [];
  const counts = new Map<string, number>();
  for (const one of harmed) {
    const words = await lookAt(league, one);
    if (words !== null) failures.push(`${one.harm}, ${one.table}: ${words}`);
    counts.set(one.harm, (counts.get(one.harm) ?? 0) + 1);
  }
  for (const person of league.people) person.close();
  await server.stop();
  for (const { table, rows, harm } of harmed)
    if (harms[harm]?.of === 'log' && rowsOf(server.spec.data, table) !== rows)
      failures.push(`${harm}, ${table}: the log was changed`);
  const broken = new Set(harmed.filter(({ harm }) => harms[harm]?.of === 'log').map(({ table }) => table));
  const verdict = await check(
    server.spec.data,
    league.histories.filter(({ table }) => !broken.has(table)),
  );
  failures.push(...failuresIn(verdict));
  const noticed = server.complaints.split('A snapshot was not usable').length - 1;
  for (const name of Object.keys(harms))
    if (!counts.has(name)) failures.push(`${name}: no match was far enough for it`);
  if (noticed === 0) failures.push('no damaged snapshot was noticed');
  const figures = [
    ...[...counts].map(([name, n]) => ({ name, value: `${n} matches` })),
    { name: 'damaged snapshots noticed', value: String(noticed) },
    ...countFigures(verdict),
  ];
  return { title: 'F-23 and F-24 damaged snapshots and logs', figures, failures };
}

/** Waits until the server has replayed what runs: then it forgets the matches that nobody looks at. */
async function compared(server: ServerProcess): Promise<void> {
  let calm = 0;
  for (let before = -1; calm < 5;) {
    await pause(300);
    const live = await liveMatches(server);
    calm = live === before ? calm + 1 : 0;
    before = live;
  }
}

async function liveMatches({ spec }: ServerProcess): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${spec.port}/metrics`)).text();
  return Number(/^benchtop_live_matches (\d+)$/m.exec(figures)?.[1] ?? -1);
}

/** Every kind of harm to about as many matches. */
function harmAll(data: string, league: League): Harmed[] {
  const database = open(data);
  const used = new Map(Object.keys(harms).map((name) => [name, 0]));
  const harmed: Harmed[] = [];
  const roll = rollFrom(1);
  for (const { id, places } of league.tables) {
    if (places.some(({ over, seq }) => over || seq <= 4)) continue;
    const rarest = [...used].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
    const name = rarest.find((one) => harms[one]?.harm(database, id, roll) === true);
    if (name === undefined) continue;
    used.set(name, (used.get(name) ?? 0) + 1);
    harmed.push({ table: id, harm: name, rows: textOf(database, id) });
  }
  database.close();
  return harmed;
}

function open(data: string): DatabaseSyncInstance {
  return new DatabaseSync(path.join(data, 'benchtop.db'));
}

function textOf(database: DatabaseSyncInstance, table: string): string {
  return JSON.stringify(database.prepare(`SELECT * FROM commands WHERE match = ${MATCH} ORDER BY seq`).all(table));
}

function rowsOf(data: string, table: string): string {
  const database = open(data);
  const text = textOf(database, table);
  database.close();
  return text;
}

/** What is not as it should be with a match after the start; null: nothing. */
async function lookAt(league: League, { table, harm }: Harmed): Promise<string | null> {
  const person = league.people.find(({ places }) => places.has(table));
  const place = person?.places.get(table);
  if (person === undefined || place === undefined) return 'nobody sits there';
  const trouble = await troubleOf(person, table);
  if (harms[harm]?.of !== 'log') return trouble === null ? goesOn(league, table, place) : `in quarantine: ${trouble}`;
  if (trouble === null) return 'nobody noticed';
  const message = { type: 'play', id: crypto.randomUUID(), table, decision: 'd1.0', option: 'x' };
  await waitFor(() => person.connected);
  const [answer] = await person.call(message);
  return answer?.ok === false && answer.code === 'quarantined'
    ? null
    : `a command was answered ${JSON.stringify(answer)}`;
}

async function troubleOf(person: Person, table: string): Promise<string | null> {
  const { body } = await person.insist('GET', `/api/tables/${table}`, null);
  return typeof body === 'object' && body !== null && 'trouble' in body ? (body.trouble as string | null) : 'no table';
}

/** The match is where it was, and takes commands: its clients play by themselves. */
async function goesOn({ tables }: League, table: string, place: Place): Promise<string | null> {
  const places = tables.find(({ id }) => id === table)?.places ?? [];
  const before = place.seq;
  const moved = await waitFor(() => places.some(({ seq, over }) => over || seq > before));
  if (!moved) return 'it does not go on';
  const faults = places.flatMap(({ history }) => history.faults);
  return faults[0] ?? null;
}

async function waitFor(comes: () => boolean): Promise<boolean> {
  const end = performance.now() + 15_000;
  while (!comes() && performance.now() < end) await pause(20);
  return comes();
}
