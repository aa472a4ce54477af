import { randomBytes } from 'node:crypto';
import type { SimulationPlan } from '@benchtop/lab';
import { simulate } from '@benchtop/lab/threads';
import type { Pairs } from '../arguments.ts';
import { botIds, botsFor, gameNamed, tableFor } from '../choices.ts';
import { progressLine } from '../progress.ts';
import { reportLines } from '../report-lines.ts';
import type { TimedReport } from '../report-lines.ts';

export interface SimulateOptions {
  readonly games?: number;
  readonly seats?: number;
  readonly bots?: readonly string[];
  readonly seed?: string;
  readonly settings?: Pairs;
  readonly threads?: number;
  readonly fixed?: true;
  readonly deeds?: true;
  readonly json?: true;
}

/** Plays the matches and prints what they showed. */
export async function simulateGame(id: string, options: SimulateOptions): Promise<void> {
  const game = gameNamed(id);
  const plan = planOf(id, options);
  const progress = progressLine();
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  // A second one ends the process at once.
  process.once('SIGINT', onInterrupt);
  const began = process.hrtime.bigint();
  const report = await simulate(plan, {
    onProgress: progress.show,
    signal: stop.signal,
    ...(options.threads === undefined ? {} : { threads: options.threads }),
  });
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  process.off('SIGINT', onInterrupt);
  progress.clear();
  const timed: TimedReport = { ...report, seconds, gamesPerSecond: report.matches / seconds };
  const text = options.json === true ? JSON.stringify(timed, null, 2) : reportLines(game, timed).join('\n');
  process.stdout.write(`${text}\n`);
}

function planOf(id: string, options: SimulateOptions): SimulationPlan {
  const { seats, settings } = tableFor(gameNamed(id), options.seats, options.settings ?? []);
  return {
    game: id,
    seats,
    settings,
    bots: botsFor(botIds(options.bots ?? ['greedy']), seats, options.bots !== undefined),
    seed: options.seed ?? randomBytes(4).toString('hex'),
    games: options.games ?? 1000,
    fixed: options.fixed === true,
    deeds: options.deeds === true,
  };
}
