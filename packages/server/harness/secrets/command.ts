/** `secrets`: non-interference over the wire, reveals that stay, keys that are never sent. Exit code 1: something was found. */
import { parseArgs } from 'node:util';
import type { Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { lookForKeys } from './keys.ts';
import { comparePairs } from './pairs.ts';
import type { Leak, PairReport } from './pairs.ts';
import { tryReveals } from './reveals.ts';

const HELP = `npm run harness -- secrets [--pairs N] [--reveals N] [--matches N] [--game ID] [--seed TEXT]

  --pairs    pairs of worlds for each game (100000); what a seat is sent must be the same in both
  --reveals  for each game so many attempts to change what chance has shown (1000)
  --matches  whole matches of each game in which keys and hashes are looked for (20)
  --game     only this game
  --seed     another seed gives other matches (secrets)
  --only     only this pair, as a leak names it
`;

export async function runSecrets(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pairs: { type: 'string', default: '100000' },
      reveals: { type: 'string', default: '1000' },
      matches: { type: 'string', default: '20' },
      game: { type: 'string' },
      seed: { type: 'string', default: 'secrets' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const chosen = games.filter(({ id }) => values.game === undefined || id === values.game);
  if (values.help || chosen.length === 0) return say(HELP, values.help ? 0 : 2);
  let faults = 0;
  for (const game of chosen) {
    faults += await pairsOf(game, Number(values.pairs), values.seed, values.only);
    if (values.only !== undefined) continue;
    faults += await revealsOf(game, Number(values.reveals), values.seed);
    faults += await keysOf(game, Number(values.matches), values.seed);
  }
  return faults === 0 ? 0 : 1;
}

async function pairsOf(game: Game, pairs: number, seed: string, only: string | undefined): Promise<number> {
  const began = performance.now();
  const onProgress = (done: number): void => progress(game, done, pairs);
  const order = { game, pairs, seed, onProgress };
  const report = await comparePairs(only === undefined ? order : { ...order, only });
  progress(game, 0, 0);
  const { differing, positions, leaks } = report;
  const others = report.pairs - differing;
  console.log(`${game.id}: ${differing} pairs, ${leaks.length} leaks, ${secondsSince(began)} s`);
  console.log(`  besides ${others} pairs where only the key differs; ${positions} positions compared`);
  for (const line of tallies(report)) console.log(`  ${line}`);
  for (const leak of leaks) console.log(leakText(leak));
  return leaks.length;
}

function tallies({ byKind, byViewer, byChannel }: PairReport): string[] {
  const line = (title: string, counts: ReadonlyMap<string, number>): string =>
    `${title}: ${[...counts].map(([what, count]) => `${what} ${count}`).join(', ')}`;
  return [line('pairs by decision', byKind), line('by viewer', byViewer), line('messages by channel', byChannel)];
}

function leakText({ channel, where, viewer, kind, story, one, two }: Leak): string {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  return `  LEAK by ${channel} to ${who} at ${kind} (${where})\n    ${story.join('; ')}\n    ${one}\n    ${two}`;
}

async function revealsOf(game: Game, trials: number, seed: string): Promise<number> {
  const began = performance.now();
  const { byTrick, faults } = await tryReveals(game, trials, seed);
  const counts = [...byTrick].map(([trick, count]) => `${trick} ${count}`).join(', ');
  console.log(`${game.id}: reveals that stayed after ${counts}; ${faults.length} faults, ${secondsSince(began)} s`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length;
}

async function keysOf(game: Game, matches: number, seed: string): Promise<number> {
  const began = performance.now();
  const report = await lookForKeys(game, matches, seed);
  const { texts, faults } = report;
  console.log(
    `${game.id}: ${report.matches} matches, ${texts} texts without key or hash; ${faults.length} faults, ${secondsSince(began)} s`,
  );
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length;
}

function progress({ id }: Game, done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(all === 0 ? '\r\u001b[K' : `\r\u001b[K${id} ${done} of ${all} pairs`);
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function say(text: string, exitCode: number): number {
  (exitCode === 0 ? process.stdout : process.stderr).write(text);
  return exitCode;
}
