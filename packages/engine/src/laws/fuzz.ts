import { createChance, createDice, fastRandom, fastSeed, keyOfSeed } from '../chance.ts';
import type { Dice } from '../chance.ts';
import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { dealtState, loadState } from '../load.ts';
import { Runner } from '../runner.ts';
import type { Core } from '../state.ts';
import { sameCounts } from './walk.ts';
import type { Counts, Setup } from './walk.ts';

/** What a random match came to. */
export interface Fuzzed {
  readonly reason: string;
  readonly decisions: number;
  /** The most options that a decision had. */
  readonly widest: number;
  /** The largest state, as JSON. */
  readonly bytes: number;
}

/** How to play at random, and how closely to look. */
export interface FuzzOptions {
  /** Rather do something than stop: that leads deeper into the rules. */
  readonly eager?: boolean;
  /** Write a state down and load it again after so many decisions. Default: never. */
  readonly reloadEvery?: number;
  /** No decision may have more options than this. */
  readonly mostOptions?: number;
}

/** Plays a match from its beginning. */
export function fuzz<S extends Core>(game: Game<S>, setup: Setup, seed: string, options: FuzzOptions = {}): Fuzzed {
  return fuzzFrom(game, dealtState(game, setup.seats, setup.settings, keyOfSeed(seed)), seed, options);
}

/**
 * Plays on from a state by dice with all invariants on: nothing broken, components conserved, never without an option,
 * never too long, and the same state after it was written down and read. Throws at the first fault.
 */
export function fuzzFrom<S extends Core>(
  game: Game<S>,
  start: Readonly<S>,
  seed: string,
  { eager = false, reloadEvery = 0, mostOptions = 200 }: FuzzOptions = {},
): Fuzzed {
  const s = game.clone(start);
  const runner = new Runner(game, createChance(keyOfSeed(seed)), null, s);
  const dice = createDice(fastRandom(fastSeed(seed)));
  const due = game.componentCounts(s);
  const codes: number[] = [];
  const fuzzed = { reason: '', decisions: 0, widest: 0, bytes: 0 };
  const check = (n: number): void => {
    const fault = n > mostOptions ? `there are ${n} options` : faultOf(game, s, n, fuzzed.decisions, due);
    if (fault !== null) throw new Error(`${seed}, decision ${fuzzed.decisions}: ${fault}`);
  };
  for (; s.over === null; fuzzed.decisions++) {
    const n = runner.options(s, codes);
    check(n);
    if (reloadEvery > 0 && fuzzed.decisions % reloadEvery === 0)
      fuzzed.bytes = Math.max(fuzzed.bytes, reloaded(game, s, seed));
    fuzzed.widest = Math.max(fuzzed.widest, n);
    runner.apply(s, codes[pick(n, eager, dice)] ?? -1);
  }
  check(1);
  return { ...fuzzed, reason: s.over };
}

/** The last option of a chain is usually the one that stops it. */
function pick(n: number, eager: boolean, dice: Dice): number {
  return eager && n > 1 && dice.randomInt(8) > 0 ? dice.randomInt(n - 1) : dice.randomInt(n);
}

/** Writes a state down and reads it again: it must be the same. Returns its size. */
function reloaded<S extends Core>(game: Game<S>, s: S, seed: string): number {
  const text = JSON.stringify(s);
  const loaded = loadState(game, JSON.parse(text));
  if (!loaded.ok) throw new Error(`${seed}: a state of a running match was not loaded: ${loaded.reason}`);
  if (hashOf(loaded.value) !== hashOf(s)) throw new Error(`${seed}: a loaded state is another one`);
  return text.length;
}

function faultOf<S extends Core>(game: Game<S>, s: S, n: number, decisions: number, due: Counts): string | null {
  if (n === 0) return 'there is no option';
  if (decisions > game.maxDecisions) return `the match is longer than ${game.maxDecisions} decisions`;
  const broken = game.checkInvariants(s);
  if (broken !== null) return broken;
  return sameCounts(game.componentCounts(s), due) ? null : 'components were lost or made';
}
