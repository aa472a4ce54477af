import { createChance, createDice, keyOfSeed, fastRandom, fastSeed, Runner } from '@benchtop/engine/host';
import type { Core, Dice, Game } from '@benchtop/engine/host';

/** What a random match came to. */
export interface Fuzzed {
  readonly reason: string;
  readonly decisions: number;
  readonly widest: number;
}

/**
 * Plays on from a state by dice with all invariants on: nothing broken, components conserved, never without an option,
 * never past the cap. `eager` dice rather do something than stop, which leads deeper into the rules.
 */
export function fuzzFrom<S extends Core>(game: Game<S>, start: Readonly<S>, seed: string, eager: boolean): Fuzzed {
  const s = game.clone(start);
  const runner = new Runner(game, createChance(keyOfSeed(seed)), null, s);
  const dice = createDice(fastRandom(fastSeed(seed)));
  const due = JSON.stringify(game.componentCounts(s));
  const codes: number[] = [];
  let widest = 0;
  let decisions = 0;
  for (; s.over === null; decisions++) {
    const n = runner.options(s, codes);
    const fault = faultOf(game, s, n, decisions, due);
    if (fault !== null) throw new Error(`${seed}, decision ${decisions}: ${fault}`);
    widest = Math.max(widest, n);
    runner.apply(s, codes[pick(n, eager, dice)] ?? -1);
  }
  const fault = faultOf(game, s, 1, decisions, due);
  if (fault !== null) throw new Error(`${seed}, at the end: ${fault}`);
  return { reason: s.over, decisions, widest };
}

/** The last option of a chain is usually the one that stops it. */
function pick(n: number, eager: boolean, dice: Dice): number {
  return eager && n > 1 && dice.randomInt(8) > 0 ? dice.randomInt(n - 1) : dice.randomInt(n);
}

function faultOf<S extends Core>(game: Game<S>, s: S, n: number, decisions: number, due: string): string | null {
  if (n === 0) return 'there is no option';
  if (n > 200) return `there are ${n} options`;
  if (decisions > game.maxDecisions) return 'the match is longer than its cap';
  const broken = game.checkInvariants(s);
  if (broken !== null) return broken;
  return JSON.stringify(game.componentCounts(s)) === due ? null : 'components were lost or made';
}
