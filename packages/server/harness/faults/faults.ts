import { numbersIn, showHelp, valueOf } from './call.ts';
import type { Call } from './call.ts';
import { faultsOf, reportText } from './figures.ts';
import type { Report } from './figures.ts';
import { killReport, killRun } from './kill.ts';
import type { KillPlan } from './kill.ts';
import { credentials } from './credentials.ts';
import { damage } from './damage.ts';
import { diskFull } from './disk-full.ts';
import { waitFor } from './patience.ts';
import { poison } from './poison.ts';
import { saveLoad } from './save-load.ts';
import { slowReader } from './slow-reader.ts';
import { storm } from './storm.ts';
import { duplicates, late, simultaneous, undoRaces } from './races.ts';

type Fault = (call: Call) => Promise<Report>;

const faults: { readonly [name: string]: Fault } = {
  kill: async (call) => killing(call, 'SIGKILL'),
  stop: async (call) => killing(call, 'SIGTERM'),
  duplicates,
  late,
  simultaneous,
  'undo-races': undoRaces,
  'disk-full': diskFull,
  'slow-reader': slowReader,
  storm,
  poison,
  'save-load': async (call) => saveLoad(call),
  credentials,
  damage,
};

async function killing(call: Call, signal: KillPlan['signal']): Promise<Report> {
  const run = await killRun({
    kills: call.number('kills', 20),
    matches: call.number('matches', 24),
    acked: call.number('acked', 1000),
    seed: call.number('seed', 1),
    life: call.number('life', 1800),
    at: 'any moment',
    part: call.part,
    signal,
    finish: 'clients',
    progress: (words) => process.stderr.write(`${words}\n`),
  });
  return killReport(run);
}

const HELP = `npm run harness -- faults NAME [--part SABOTEUR] [--OPTION N …]

  NAME  one of ${Object.keys(faults).join(', ')}

Exit code 1: the promise was broken. Exit code 2: wrong usage.
`;

/** Runs one fault and says what became of it. */
export async function runFaults(args: readonly string[]): Promise<number> {
  const numbers = numbersIn(args);
  const fault = faults[args[0] ?? ''];
  if (fault === undefined) return showHelp(HELP, args);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const part = valueOf(args, 'part');
  waitFor(part);
  const report = await fault({
    part,
    number: (name, otherwise) => numbers.get(name) ?? otherwise,
  });
  process.stdout.write(reportText(report));
  return faultsOf(report).length === 0 ? 0 : 1;
}
