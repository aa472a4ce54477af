import { at } from '@benchtop/engine/host';
import type { Core } from '@benchtop/engine/host';
import type { Budget, Lookahead, Reached } from './lookahead.ts';

/** A chain of one seat's options from the decision it was asked about. */
export interface Chain {
  readonly codes: readonly number[];
  readonly reached: Reached;
}

/** Chains that are carried on from one rest to the next: at most this many of each step. */
const WIDEST = 16;
/** Evaluations that carrying on one chain takes in a whole plan, about. */
const PER_CHAIN = 120;
/** Decisions between two rests, and rests in a chain, at most. */
const DEEPEST = 6;
const LONGEST = 12;

/**
 * Plans what a seat is about to do as a whole: chains of its options grow from rest to rest, the best of them are carried
 * on, and those that end what was begun are found with what they lead to, the best first. `first` lists the options of
 * the decision itself, in the order in which equal chains are preferred.
 */
export function plan(ahead: Lookahead, world: Core, first: readonly number[], budget: Budget): readonly Chain[] {
  const width = Math.min(WIDEST, Math.max(2, Math.floor(budget.left / PER_CHAIN)));
  const ended: Chain[] = [];
  let open = grown(ahead, [], world, first, budget);
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    ended.push(...open.filter(({ reached }) => !reached.goesOn || budget.left <= 0));
    open = best(
      open.filter(({ reached }) => reached.goesOn),
      width,
    );
    if (budget.left <= 0) break;
    open = open.flatMap(({ codes, reached }) => grown(ahead, codes, reached.state, null, budget));
  }
  return (ended.length > 0 ? ended : open).sort(byValue);
}

/**
 * All ways to go on from a state to the next rest, or to the end. Whatever is left of the budget: all of the first
 * options, and at least one way on from any other state.
 */
function grown(
  ahead: Lookahead,
  before: readonly number[],
  from: Core,
  first: readonly number[] | null,
  budget: Budget,
): Chain[] {
  const found: Chain[] = [];
  const grow = (codes: readonly number[], s: Core, options: readonly number[], depth: number): void => {
    for (const code of options) {
      if (found.length > 0 && budget.left <= 0 && first === null) return;
      const chain = [...codes, code];
      const { state, goesOn } = ahead.step(s, code);
      if (goesOn && depth < DEEPEST && !ahead.isQuiet(state)) grow(chain, state, ahead.options(state), depth + 1);
      else found.push({ codes: chain, reached: ahead.judge(state, goesOn) });
    }
  };
  grow(before, from, first ?? ahead.options(from), 1);
  return found;
}

/** The best chains, as many of each step as may be carried on: unlike ones are hard to compare halfway. */
function best(chains: Chain[], width: number): Chain[] {
  const taken = new Map<string, number>();
  return chains.sort(byValue).filter(({ reached: { state } }) => {
    const { step } = at(state.stack, state.stack.length - 1);
    const before = taken.get(step) ?? 0;
    taken.set(step, before + 1);
    return before < width;
  });
}

function byValue(a: Chain, b: Chain): number {
  return b.reached.value - a.reached.value;
}
