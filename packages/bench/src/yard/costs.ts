/** What single operations on a state cost by hand, over states from all parts of random games of Yard. */
import { createHash } from 'node:crypto';
import { throughput, type Budget, type Figures } from '../measure.ts';
import { apply, clone, mulberry, options, setup, view, type State } from './floor.ts';

/** The last result, kept where the compiler cannot prove it unused. */
export const kept: { value: unknown } = { value: null };

const KEEP_EVERY = 7;

function sampleStates(games: number): State[] {
  const below = mulberry(1);
  const out: number[] = [];
  const states: State[] = [];
  for (let game = 0; game < games; game++) {
    const state = setup(below);
    let decisions = 0;
    for (let n = options(state, out); n > 0; n = options(state, out)) {
      if (decisions++ % KEEP_EVERY === 0) states.push(clone(state));
      apply(state, out[below(n)], below);
    }
  }
  return states;
}

function overSamples(operation: (state: State) => unknown, budget: Budget): Figures {
  const states = sampleStates(4);
  const round = (): number => {
    for (const state of states) kept.value = operation(state);
    return states.length;
  };
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length;
  return { ...throughput(round, budget), stateBytes: bytes };
}

export function cloning(budget: Budget): Figures {
  return overSamples(clone, budget);
}

export function listingOptions(budget: Budget): Figures {
  const out: number[] = [];
  return overSamples((state) => options(state, out), budget);
}

export function viewing(budget: Budget): Figures {
  return overSamples((state) => view(state, 0), budget);
}

export function hashing(budget: Budget): Figures {
  return overSamples((state) => createHash('sha256').update(JSON.stringify(state)).digest('hex'), budget);
}
