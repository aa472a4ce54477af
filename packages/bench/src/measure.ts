/**
 * How one variant is measured, inside its own process: by the CPU time of the measuring thread, so that other work on
 * the machine, the garbage collector's helpers and the compiler's threads are not counted.
 */
import { openSync, readSync } from 'node:fs';

/** How long a variant runs, in CPU-seconds: first unmeasured, until the code is compiled, then measured. */
export interface Budget {
  warmUp: number;
  measured: number;
}

/** What a variant found out, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A named piece of work that is measured in a fresh process. */
export type Variant = (budget: Budget) => Figures;

/** A variant that waits for others: a server in a process of its own, a disk. */
export type WaitingVariant = (budget: Budget) => Promise<Figures>;

const schedstat = openSchedstat();
const buffer = Buffer.alloc(128);

function openSchedstat(): number | null {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return null;
  }
}

/** CPU-seconds that this thread has used so far; where Linux does not tell, those of the whole process. */
export function cpuSeconds(): number {
  // Asking for the usage also makes the kernel bring the thread's own clock up to date, which else only ticks.
  const usage = process.cpuUsage();
  if (schedstat === null) return (usage.user + usage.system) / 1e6;
  const length = readSync(schedstat, buffer, 0, buffer.length, 0);
  return Number.parseInt(buffer.toString('latin1', 0, length), 10) / 1e9;
}

/**
 * Measures work that is repeated: a round does something countable (the decisions of one game, the clones of a pool of
 * states) and returns the count. `perSecond` counts these, `roundsPerSecond` the rounds, `microseconds` is the cost of
 * one count.
 */
export function throughput(round: () => number, budget: Budget): Figures {
  spend(round, budget.warmUp);
  const { count, rounds, seconds } = spend(round, budget.measured);
  return {
    perSecond: count / seconds,
    roundsPerSecond: rounds / seconds,
    countPerRound: count / rounds,
    microseconds: (seconds / count) * 1e6,
  };
}

function spend(round: () => number, budget: number): { count: number; rounds: number; seconds: number } {
  let count = 0;
  let rounds = 0;
  let batch = 1;
  const begin = cpuSeconds();
  for (;;) {
    for (let i = 0; i < batch; i++) count += round();
    rounds += batch;
    const seconds = cpuSeconds() - begin;
    if (seconds >= budget) return { count, rounds, seconds };
    // Reading the clock costs some microseconds: read it seldom, but stop within a few percent.
    if (seconds < budget / 64) batch *= 2;
  }
}

/** The last result, kept where the compiler cannot prove it unused. */
export const kept: { value: unknown } = { value: null };

/** Measures one operation over sample states. It needs less time than a playout to give a steady figure. */
export function operating<T>(states: readonly T[], operation: (state: T) => unknown, budget: Budget): Figures {
  const round = (): number => {
    for (const state of states) kept.value = operation(state);
    return states.length;
  };
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length;
  const shorter = { warmUp: budget.warmUp / 2, measured: budget.measured / 3 };
  return { ...throughput(round, shorter), stateBytes: bytes };
}
