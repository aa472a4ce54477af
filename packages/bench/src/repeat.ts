/**
 * Repetitions, interleaved: A B C, A B C, … Each variant runs in a fresh process every time. What disturbs the machine
 * for some seconds then disturbs all variants of a repetition alike, and ratios inside a repetition stay honest.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isPaced } from './load/variants.ts';
import type { Budget, Figures } from './measure.ts';
import type { VariantName } from './variants.ts';

export interface Plan extends Budget {
  repetitions: number;
}

export const thorough: Plan = { repetitions: 5, warmUp: 0.5, measured: 1 };
export const quick: Plan = { repetitions: 3, warmUp: 0.3, measured: 0.3 };

/** The figures of every variant, one entry per repetition. */
export type Repetitions = ReadonlyMap<VariantName, readonly Figures[]>;

const VARIANT_PROCESS = fileURLToPath(new URL('./variant.js', import.meta.url));
/** Only what hangs ends here: beside other work a whole match of those who think takes its time. */
const TIME_LIMIT_MS = 900_000;
const run = promisify(execFile);

export async function repeat(
  names: readonly VariantName[],
  plan: Plan,
  progress: (text: string) => void,
): Promise<Repetitions> {
  const results = new Map<VariantName, Figures[]>(names.map((name) => [name, []]));
  for (let repetition = 1; repetition <= plan.repetitions; repetition++) {
    for (const [name, figures] of results) {
      progress(`${repetition}/${plan.repetitions} ${name}`);
      figures.push(await measureInFreshProcess(name, plan));
    }
  }
  return results;
}

/**
 * Who measures latencies must not make them longer by tidying up its own memory: there is room for all of a measurement.
 * The last flag is for the old generation, which would be gone through every few seconds: by itself V8 lets it grow by
 * hardly more than what the young one can hold, and begins when less than that is left.
 */
const ROOM = ['--min-semi-space-size=256', '--max-semi-space-size=256', '--heap-growing-percent=1000'];

async function measureInFreshProcess(name: VariantName, budget: Budget): Promise<Figures> {
  const { stdout } = await run(
    process.execPath,
    [...(isPaced(name) ? ROOM : []), VARIANT_PROCESS, name, String(budget.warmUp), String(budget.measured)],
    { env: { ...process.env, NODE_ENV: 'production' }, timeout: TIME_LIMIT_MS },
  );
  return JSON.parse(stdout) as Figures;
}
