/** The lab at work, as `benchtop simulate` sets it to work: a round is a whole match. */
import { simulate } from '@benchtop/lab/threads';
import type { Table } from './game-rows.ts';
import { cpuSeconds, type Figures, type WaitingVariant } from './measure.ts';

/** Random players play on until the time is up. Those who think play so few that progress is heard after each few. */
const MATCHES = { random: 1_000_000, greedy: 12 } as const;
type Player = keyof typeof MATCHES;

interface Moment {
  readonly matches: number;
  readonly seconds: number;
}

/** On one thread the CPU time of that thread counts, on several that of the whole process. */
export function simulating(game: string, { seats, settings }: Table, bot: Player, threads: number): WaitingVariant {
  const clock = threads === 1 ? cpuSeconds : processSeconds;
  // Every thread compiles for itself, and slower the more there are.
  const longer = threads * threads;
  return async (budget) => {
    const stop = new AbortController();
    const begin = clock();
    let warm: Moment | null = null;
    let last: Moment = { matches: 0, seconds: begin };
    const onProgress = (matches: number): void => {
      if (stop.signal.aborted) return;
      last = { matches, seconds: clock() };
      if (warm === null && last.seconds - begin >= longer * budget.warmUp) warm = last;
      else if (warm !== null && last.seconds - warm.seconds >= longer * budget.measured) stop.abort();
    };
    const plan = { game, seats, settings, bots: [bot], seed: 'bench', games: MATCHES[bot], fixed: false, deeds: false };
    await simulate(plan, { threads, onProgress, signal: stop.signal });
    return figuresBetween(warm === null || warm === last ? { matches: 0, seconds: begin } : warm, last);
  };
}

function figuresBetween(from: Moment, to: Moment): Figures {
  return { roundsPerSecond: (to.matches - from.matches) / (to.seconds - from.seconds) };
}

function processSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
