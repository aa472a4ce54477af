import type { Budget, Lookahead, Place, Reached } from './lookahead.ts';

/** Further gains like the last one that an option may hope for. What looks best comes first, so gains get smaller. */
const HOPE = 5;
/** Points behind the best that are no reason to give up. */
const NEAR = 1;
/** No action goes on more often than this. */
const ROUNDS = 32;

/** Where options are carried on. */
export type Track = Pick<Lookahead, 'judge' | 'goOn'>;

/** An option under way, with what it gained when it was last carried on. */
interface Runner {
  readonly there: Reached;
  readonly gain: number;
}

/**
 * Carries options of a place to their ends side by side. One that could not catch up with the best even if it went on gaining as
 * it did is given up, so long ways are gone only where they may lead somewhere. Without a budget only the first goes.
 */
export function race(ahead: Track, from: Place, places: readonly Place[], budget: Budget): readonly Reached[] {
  // Alone a season is lost by a single weak turn: nothing is given up.
  const near = from.state.seats === 1 ? Infinity : NEAR;
  let runners = start(ahead, from, places, budget);
  for (let i = 1; i < ROUNDS && budget.left > 0 && runners.some(({ there }) => there.goesOn); i++) {
    const best = Math.max(...runners.map(({ there }) => there.value));
    runners = runners
      .filter(({ there, gain }) => !there.goesOn || there.value + HOPE * Math.max(gain, 0) >= best - near)
      .map((runner) => (runner.there.goesOn ? next(ahead, runner.there, runner.there.value) : runner));
  }
  return runners.map(({ there }) => there);
}

function start(ahead: Track, from: Place, places: readonly Place[], budget: Budget): readonly Runner[] {
  const before = budget.left > 0 ? ahead.judge(from).value : 0;
  const runners: Runner[] = [];
  for (const place of places) {
    // An option that the budget cuts short cannot be compared with one that was carried on.
    if (runners.length > 0 && budget.left <= 0) break;
    runners.push(next(ahead, place, before));
  }
  return runners;
}

function next(ahead: Track, place: Place, before: number): Runner {
  const there = ahead.goOn(place);
  return { there, gain: there.value - before };
}
