import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openPlan } from './plan.ts';
import type { SimulationPlan } from './plan.ts';
import { reportOf } from './report.ts';
import type { SimulationReport } from './report.ts';
import { addTally, noTally, tallyMatches } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Slice } from './worker.ts';

export interface SimulateOptions {
  /** All cores by default. */
  readonly threads?: number;
  /** Told after every slice of matches. */
  readonly onProgress?: (done: number, of: number) => void;
  /** Ends the simulation with what it has: slices that were begun are finished. */
  readonly signal?: AbortSignal;
}

/** At most this many matches between two signs of progress of a thread. */
const MOST_IN_A_SLICE = 16;

// Workers start from built files only; the sources run under the test runner, beside the build.
const workerFile = new URL(import.meta.url.endsWith('.ts') ? '../dist/worker.js' : './worker.js', import.meta.url);

/** Plays all matches of a plan on several threads. The report does not depend on how many there are. */
export async function simulate(plan: SimulationPlan, options: SimulateOptions = {}): Promise<SimulationReport> {
  const threads = Math.min(options.threads ?? availableParallelism(), plan.games);
  const slices = slicesOf(plan.games, threads);
  const total = noTally(plan.seats);
  const take = (tally: Tally): void => {
    addTally(total, tally);
    options.onProgress?.(total.matches, plan.games);
  };
  if (threads <= 1) await runHere(plan, slices, take, options.signal);
  else await runWorkers(plan, threads, unlessStopped(slices, options.signal), take);
  return reportOf(plan, total);
}

/** Whoever wants to stop it must get a word in between two slices. */
async function runHere(
  plan: SimulationPlan,
  slices: readonly Slice[],
  take: (tally: Tally) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const open = await openPlan(plan);
  for (const { from, to } of unlessStopped(slices, signal)) {
    take(tallyMatches(open, from, to));
    await setImmediate();
  }
}

function* unlessStopped(slices: readonly Slice[], signal: AbortSignal | undefined): Generator<Slice> {
  for (const slice of slices) {
    if (signal?.aborted === true) return;
    yield slice;
  }
}

function slicesOf(games: number, threads: number): Slice[] {
  const size = Math.max(1, Math.min(MOST_IN_A_SLICE, Math.ceil(games / (4 * threads))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

async function runWorkers(
  plan: SimulationPlan,
  threads: number,
  queue: Iterator<Slice>,
  take: (tally: Tally) => void,
): Promise<void> {
  // Without the parent's flags: a test runner's would lead the built worker to the sources.
  const workers = Array.from({ length: threads }, () => new Worker(workerFile, { workerData: plan, execArgv: [] }));
  try {
    await Promise.all(workers.map((worker) => workThrough(worker, queue, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one slice after the other until none is left. */
function workThrough(worker: Worker, queue: Iterator<Slice>, take: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const slice = queue.next();
      if (slice.done === true) resolve();
      else worker.postMessage(slice.value);
    };
    worker.on('message', (tally: Tally) => {
      take(tally);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended early with code ${code}`)));
    next();
  });
}
