import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from './call.ts';
import { quantile } from './figures.ts';
import type { Report } from './figures.ts';
import type { League } from './league.ts';
import { pause } from './person.ts';
import { background, countFigures, failuresIn, judged } from './scenery.ts';
import { freePort, ServerProcess } from './server-process.ts';
import { until } from './steps.ts';

interface Observed {
  /** How long refusals took. */
  readonly refusals: number[];
  readonly sentences: Set<string>;
  /** From free space to the next acknowledged command. */
  readonly recoveries: number[];
  readonly failures: string[];
}

/** F-03: the disk fills up and is freed again, several times. Needs the right to mount a small file system. */
export async function diskFull(call: Call): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${call.number('mib', 24)}m`, 'tmpfs', folder]);
  const server = new ServerProcess({ data: path.join(folder, 'data'), port: await freePort(), part: call.part });
  try {
    if (!(await server.start())) throw new Error(`the server does not start: ${server.complaints}`);
    return await fillAndFree(server, folder, call.number('rounds', 10));
  } finally {
    await server.kill();
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillAndFree(server: ServerProcess, folder: string, rounds: number): Promise<Report> {
  const league = await background(server, 12);
  const observed: Observed = { refusals: [], sentences: new Set(), recoveries: [], failures: [] };
  league.answered = (answer, ms) => {
    if (answer.ok || answer.code !== 'unavailable') return;
    observed.refusals.push(ms);
    observed.sentences.add(answer.reason);
  };
  for (let i = 0; i < rounds && observed.failures.length === 0; i++)
    await oneRound(server, league, path.join(folder, 'ballast'), observed);
  await league.finish(observed.failures.length === 0 ? 120_000 : 1000);
  const verdict = await judged(server, league);
  const { refusals, recoveries, sentences, failures } = observed;
  if (quantile(refusals, 1) > 1000) failures.push(`a refusal took ${Math.round(quantile(refusals, 1))} ms`);
  if (quantile(recoveries, 1) > 10_000) failures.push('it took more than ten seconds to accept again');
  const ms = (values: readonly number[]): string =>
    `${Math.round(quantile(values, 0.5))} / ${Math.round(quantile(values, 1))} ms`;
  const figures = [
    { name: 'times full and freed', value: String(rounds) },
    { name: 'moves refused', value: String(refusals.length) },
    { name: 'refused within p50 / max', value: ms(refusals) },
    { name: 'accepted again after p50 / max', value: ms(recoveries) },
    { name: 'sentence', value: [...sentences].join(' | ') },
    ...countFigures(verdict),
  ];
  return { title: 'F-03 disk full and freed', figures, failures: [...failures, ...failuresIn(verdict)] };
}

async function oneRound(server: ServerProcess, league: League, ballast: string, seen: Observed): Promise<void> {
  await pause(700);
  const before = seen.refusals.length;
  fill(ballast);
  await until(() => seen.refusals.length > before, 'a refusal').catch((error: Error) =>
    seen.failures.push(error.message),
  );
  await pause(1000);
  if (!server.alive) seen.failures.push('the process ended');
  await read(league, seen);
  unlinkSync(ballast);
  const freed = performance.now();
  const accepted = new Promise<void>((resolve) => {
    league.heard = resolve;
  });
  await Promise.race([accepted, pause(30_000)]);
  league.heard = null;
  seen.recoveries.push(performance.now() - freed);
}

/** What can be read goes on being read. */
async function read(league: League, seen: Observed): Promise<void> {
  const person = league.people[0];
  const table = [...(person?.places.values() ?? [])].find(({ over }) => !over)?.table;
  if (person === undefined || table === undefined) return;
  for (const address of [`/api/tables/${table}`, `/api/tables/${table}/history`, '/api/mine', '/healthz']) {
    const { status } = await person.ask('GET', address, null);
    if (status !== 200) seen.failures.push(`${address} was answered with ${status} while the disk was full`);
  }
}

/** Takes all the room there is, to the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 65_536; size >= 1; size = size / 4) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size, 1));
    } catch {
      // Now with smaller pieces.
    }
  }
  closeSync(handle);
}
