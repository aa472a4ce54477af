import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../faults/figures.ts';
import { urlOf } from '../faults/person.ts';
import { freePort, ServerProcess } from '../faults/server-process.ts';
import { spreadOf } from '@benchtop/bench/judge';
import { busy, calm, fill } from '@benchtop/bench/crowd';
import type { Guest } from '@benchtop/bench/crowd';
import type { Attack, AttackCall } from './attack.ts';
import { spent } from './cpu.ts';

/** What a stranger can ask for again and again; the server has to look at its tables for each. */
const lists: readonly (readonly [name: string, address: string, who: Guest])[] = [
  ['lobby', '/api/tables', calm],
  ['tables of a busy person', '/api/mine', busy],
  ['tables of a calm person', '/api/mine', calm],
  ['history of a busy person', '/api/mine?list=past&limit=20', busy],
  ['figures', '/metrics', calm],
];

/**
 * Two servers beside each other, one with few tables and one with many: asking for a list must not cost more on the
 * second. Both are asked in turn, so that whatever else the machine does meets both.
 */
export const longLists: Attack = {
  threats: ['S-07'],
  // What is read as a whole is dearer by the number of tables: a tenth of them show it as well.
  short: { tables: 4000, rounds: 5 },
  run: (call) => withServers(call, measure),
};

interface Servers {
  readonly few: ServerProcess;
  readonly many: ServerProcess;
}

async function measure(servers: Servers, call: AttackCall): Promise<Report> {
  const most = call.number('percent', 150) / 100;
  // Servers before lists had pages do not take a wish for one.
  const known = lists.filter(([, address]) => call.build === null || !address.includes('?'));
  const measured = [];
  for (const [name, address, who] of known)
    measured.push({ name, ...(await compared(servers, address, who, call.number('rounds', 8))) });
  return {
    title: `Lists of ${call.number('tables', 20_000)} tables against those of ${call.number('few', 200)}`,
    figures: measured.map(({ name, few, many, ratio }) => ({
      name,
      value: `${many.toFixed(2)} ms against ${few.toFixed(2)} ms: ${ratio.toFixed(2)} times`,
    })),
    failures: measured
      .filter(({ ratio }) => ratio > most)
      .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} times as dear where there are many tables`),
  };
}

/** The median of several stretches, of which the first is for compiling. */
async function compared({ few, many }: Servers, address: string, who: Guest, rounds: number) {
  const pairs: (readonly [few: number, many: number])[] = [];
  for (let round = 0; round <= rounds; round++)
    pairs.push([await costOf(few, address, who), await costOf(many, address, who)]);
  const medianOf = (which: 0 | 1): number => spreadOf(pairs.slice(1).map((pair) => pair[which])).median;
  return { few: medianOf(0), many: medianOf(1), ratio: medianOf(1) / medianOf(0) };
}

const STRETCH = 8;

/** What one request of a stretch costs the server, in milliseconds. */
async function costOf(server: ServerProcess, address: string, { token }: Guest): Promise<number> {
  const begin = spent(server);
  for (let n = 0; n < STRETCH; n++) {
    const response = await fetch(urlOf(server.spec) + address, { headers: { cookie: `benchtop=${token}` } });
    await response.text();
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  }
  return (spent(server) - begin) / STRETCH;
}

async function withServers(
  call: AttackCall,
  work: (servers: Servers, call: AttackCall) => Promise<Report>,
): Promise<Report> {
  const [few, many] = [await server(call), await server(call)];
  try {
    await Promise.all([prepare(few, call.number('few', 200)), prepare(many, call.number('tables', 20_000))]);
    return await work({ few, many }, call);
  } finally {
    for (const one of [few, many]) {
      await one.kill();
      rmSync(one.spec.data, { recursive: true, force: true });
    }
  }
}

/** Without limits: many strangers ask. */
async function server({ build, part }: AttackCall): Promise<ServerProcess> {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-attack-'));
  return new ServerProcess({ data, port: await freePort(), part: null, sabotage: part, build });
}

/** The server makes its own database; then it is filled, and the server started again. */
async function prepare(one: ServerProcess, tables: number): Promise<void> {
  if (!(await one.start())) throw new Error(`the server does not start: ${one.complaints}`);
  await one.stop();
  fill(path.join(one.spec.data, 'benchtop.db'), tables);
  if (!(await one.start())) throw new Error(`the server does not start again: ${one.complaints}`);
}
