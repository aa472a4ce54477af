/** What single operations on a state cost on our engine, over states from all parts of random matches. */
import { hashOf, fastRandom, Runner, viewOf } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import { operating, type Variant } from './measure.ts';
import { mulberry } from './rivals/floor/yard.ts';

const MATCHES = 4;
const KEEP_EVERY = 7;

export interface Costs {
  readonly cloning: Variant;
  readonly listingOptions: Variant;
  readonly viewing: Variant;
  readonly hashing: Variant;
}

export function costsOf<S extends Core>(game: Game<S>, seats: number, settings: Settings): Costs {
  const over =
    (operation: (state: S) => unknown): Variant =>
    (budget) =>
      operating(sampleStates(game, seats, settings), operation, budget);
  const out: number[] = [];
  const runner = runnerFor(game, seats, settings, 0).runner;
  return {
    cloning: over((s) => game.clone(s)),
    listingOptions: over((s) => runner.options(s, out)),
    viewing: over((s) => viewOf(game, s, 0)),
    hashing: over(hashOf),
  };
}

export function sampleStates<S extends Core>(game: Game<S>, seats: number, settings: Settings): S[] {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const states: S[] = [];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const { s, runner } = runnerFor(game, seats, settings, seed);
    runner.begin(s);
    for (let decisions = 0; s.over === null; decisions++) {
      if (decisions % KEEP_EVERY === 0) states.push(game.clone(s));
      runner.apply(s, out[randomInt(runner.options(s, out))]);
    }
  }
  return states;
}

function runnerFor<S extends Core>(game: Game<S>, seats: number, settings: Settings, seed: number) {
  const s = game.create({ seats, settings, stack: [], asked: 0, draws: 0, over: null });
  return { s, runner: new Runner(game, fastRandom(seed), null, s) };
}
