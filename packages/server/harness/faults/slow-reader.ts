import { randomUUID } from 'node:crypto';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollFrom } from './chance.ts';
import type { Call } from './call.ts';
import { quantile } from './figures.ts';
import type { Report } from './figures.ts';
import type { League } from './league.ts';
import { pause, Person } from './person.ts';
import { background, countFigures, failuresIn, judged, latenciesWithin, latencyFigure } from './scenery.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { wishes } from './wishes.ts';

const MATCHES = 40;
/** So long may it take until the buffers of both machines and the server's own are full. */
const MOST_MS = 90_000;
const MEASURE_MS = 8000;

/** F-15: clients that stop reading while everybody plays. */
export async function slowReader(call: Call): Promise<Report> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const server = new ServerProcess({ data, port: await freePort(), part: call.part });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await withSlowReaders(server, call.number('readers', 20));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function withSlowReaders(server: ServerProcess, readers: number): Promise<Report> {
  const wish = wishes(rollFrom(3));
  const league = await background(server, MATCHES, () => ({ ...wish(), listed: true, delay: 0 }));
  const before = await latenciesWithin(league, MEASURE_MS);
  const slow = await Promise.all(Array.from({ length: readers }, async (_, i) => spectator(server, league, i)));
  const rss = rssOf(server);
  for (const person of slow) person.pause(true);
  const during = await latenciesWithin(league, MEASURE_MS);
  const closed = await allClosed(slow);
  const grown = (rssOf(server) - rss) / readers / 1024;
  const failures: string[] = [];
  if (closed < readers) failures.push(`${readers - closed} sockets that nobody reads were never closed`);
  if (grown > 4) failures.push(`the server holds ${grown.toFixed(1)} MiB for each socket that nobody reads`);
  await backAgain(slow, failures);
  const after = await latenciesWithin(league, MEASURE_MS);
  for (const person of slow) person.close();
  const verdict = await judged(server, league);
  const ratio = quantile(during, 0.99) / Math.max(quantile(before, 0.99), quantile(after, 0.99));
  const figures = [
    { name: 'sockets that nobody reads, of these closed', value: `${readers}, ${closed}` },
    { name: 'memory of the server for each, until closed', value: `${grown.toFixed(2)} MiB` },
    latencyFigure('others before', before),
    latencyFigure('others meanwhile', during),
    latencyFigure('others after', after),
    { name: 'p99 meanwhile against the worse of before and after', value: ratio.toFixed(2) },
    ...countFigures(verdict),
  ];
  return { title: 'F-15 clients that do not read', figures, failures: [...failures, ...failuresIn(verdict)] };
}

/** Watches every match that is open. */
async function spectator(server: ServerProcess, league: League, n: number): Promise<Person> {
  const person = new Person({ port: server.spec.port }, `Spectator ${n}`, rollFrom(n));
  await person.signIn();
  person.open();
  await person.inStep();
  const tables = league.tables.filter(({ places }) => places.some(({ over }) => !over)).slice(0, MATCHES);
  for (const { id } of tables) person.send({ type: 'watch', id: randomUUID(), table: id, since: null });
  return person;
}

/** A paused client does not hear that it was closed; the server's end of the connection tells. */
async function allClosed(slow: readonly Person[]): Promise<number> {
  const end = performance.now() + MOST_MS;
  let closed = 0;
  while (closed < slow.length && performance.now() < end) {
    await pause(500);
    closed = slow.filter((person) => !isEstablished(person.localPort)).length;
  }
  return closed;
}

/** Whether the server still holds its end of the connection from this port. */
function isEstablished(port: number): boolean {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.some((line) => new RegExp(`^\\s*\\d+: [0-9A-F]{8}:[0-9A-F]{4} 0100007F:${hex} 01 `).test(line));
}

async function backAgain(slow: readonly Person[], failures: string[]): Promise<void> {
  for (const person of slow) person.pause(false);
  const end = performance.now() + 20_000;
  while (slow.some((person) => !person.connected || person.losses === 0) && performance.now() < end) await pause(50);
  const lost = slow.filter((person) => !person.connected).length;
  if (lost > 0) failures.push(`${lost} slow readers did not come back`);
}

/** Kibibytes of memory that the server's process has. */
function rssOf(server: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0);
}
