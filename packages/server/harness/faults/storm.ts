import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from './call.ts';
import { quantile } from './figures.ts';
import type { Report } from './figures.ts';
import type { League } from './league.ts';
import { patienceMs } from './patience.ts';
import { pause } from './person.ts';
import { background, countFigures, failuresIn, judged } from './scenery.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { kindsOf, wishes } from './wishes.ts';

const SEATS = 4;
/** How long people think: four at a table answer so often that 500 tables send about 250 commands a second. */
const THINK_MS = 2000;

/** F-17: every client comes back at once after the server was killed. */
export async function storm(call: Call): Promise<Report> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-faults-'));
  const server = new ServerProcess({ data, port: await freePort(), part: call.part });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await afterKill(server, call.number('sockets', 2000), call.number('storms', 3), call.number('play', 4000));
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function afterKill(server: ServerProcess, sockets: number, storms: number, playMs: number): Promise<Report> {
  const full = kindsOf().filter(([kind]) => kind?.seats === SEATS);
  const wish = wishes(() => 1, full);
  const league = await background(server, Math.floor(sockets / SEATS), wish, sockets);
  league.slowDown(THINK_MS);
  const failures: string[] = [];
  const times: number[] = [];
  const rates: number[] = [];
  for (let i = 0; i < storms; i++) {
    times.push(await oneStorm(server, league, playMs, failures));
    rates.push(league.latencies.length / (playMs / 1000));
  }
  const slow = Math.max(...times) > 15_000 ? ['not everybody was back within fifteen seconds'] : [];
  const lengths = league.histories.map(({ first, entries }) => first + entries.length).filter((n) => n > 1);
  const verdict = await judged(server, league);
  const figures = [
    { name: 'sockets', value: String(league.people.length) },
    { name: 'entries of a match, median', value: String(quantile(lengths, 0.5)) },
    { name: 'commands a second', value: rates.map((rate) => rate.toFixed(0)).join(', ') },
    { name: 'all back after the server listened', value: times.map((ms) => `${Math.round(ms)} ms`).join(', ') },
    ...countFigures(verdict),
  ];
  return { title: 'F-17 everybody comes back at once', figures, failures: [...failures, ...failuresIn(verdict)], slow };
}

/** `playMs`: milliseconds of play before, and after everybody is back. */
async function oneStorm(server: ServerProcess, league: League, playMs: number, failures: string[]): Promise<number> {
  await pause(playMs);
  await server.kill();
  if (!(await server.start())) throw new Error(`the server does not start again: ${server.complaints}`);
  const listening = performance.now();
  const places = league.people.flatMap((person) => [...person.places.values()]);
  await Promise.race([Promise.all(league.people.map(async (person) => person.inStep())), pause(patienceMs())]);
  const back = performance.now() - listening;
  const missing = places.filter(({ ready, over }) => !ready && !over).length;
  if (missing > 0) failures.push(`${missing} places were never back`);
  const refused = new Map<string, number>();
  league.answered = (answer) => {
    if (!answer.ok) refused.set(answer.code, (refused.get(answer.code) ?? 0) + 1);
  };
  league.latencies = [];
  await pause(playMs);
  league.answered = null;
  for (const code of ['too-fast', 'unavailable'])
    if (refused.has(code)) failures.push(`${refused.get(code) ?? 0} commands were refused as ${code} after the storm`);
  return back;
}
