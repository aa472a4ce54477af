import type { CreateBody } from '@benchtop/server/wire';
import { check } from './checker.ts';
import type { Verdict } from './checker.ts';
import { rollFrom } from './chance.ts';
import { quantile } from './figures.ts';
import type { Figure } from './figures.ts';
import { harnessGame } from './harness-games.ts';
import { League } from './league.ts';
import { pause } from './person.ts';
import type { ServerProcess } from './server-process.ts';
import { wishes } from './wishes.ts';

/** People who play as fast as they can while something happens to the server. */
export async function background(
  server: ServerProcess,
  matches: number,
  wish: (() => CreateBody) | null = null,
  people = Math.max(4, Math.ceil(matches * 0.6)),
): Promise<League> {
  const roll = rollFrom(matches);
  const manner = { undo: 3, twice: 2, plays: true };
  const site = { port: server.spec.port };
  const league = new League({ site, matches, people, manner, roll, wish: wish ?? wishes(roll) });
  await league.begin();
  return league;
}

/** The latencies of acknowledged commands within so long. */
export async function latenciesWithin(league: League, ms: number): Promise<number[]> {
  league.latencies = [];
  await pause(ms);
  return league.latencies;
}

/** Everybody leaves, the server ends, and the log is held against what people remember. */
export async function judged(server: ServerProcess, league: League): Promise<Verdict> {
  league.replacing = false;
  league.end();
  await server.stop();
  return check(server.spec.data, league.histories, harnessGame);
}

export function failuresIn({ violations }: Verdict): string[] {
  return violations.map(({ law, table, words }) => `(${law}) ${table}: ${words}`);
}

export function latencyFigure(name: string, values: readonly number[]): Figure {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => Math.round(quantile(values, part)));
  return { name: `${name}: p50 / p99 / max`, value: `${p50} / ${p99} / ${most} ms (${values.length} commands)` };
}

export function countFigures({ counts }: Verdict): Figure[] {
  return [
    { name: 'matches', value: String(counts.tables) },
    { name: 'acknowledged / refused', value: `${counts.acked} / ${counts.refused}` },
    { name: 'told entries / views compared', value: `${counts.entries} / ${counts.looks}` },
  ];
}
