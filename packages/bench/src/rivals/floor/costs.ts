/** What single operations on a state cost by hand, over states from all parts of random games of Yard. */
import { createHash } from 'node:crypto';
import { operating, type Budget, type Figures } from '../../measure.ts';
import { apply, clone, mulberry, options, setup, view, type State } from './yard.ts';

const GAMES = 4;
const KEEP_EVERY = 7;

function sampleStates(): State[] {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const states: State[] = [];
  for (let game = 0; game < GAMES; game++) {
    const state = setup(randomInt);
    let decisions = 0;
    for (let n = options(state, out); n > 0; n = options(state, out)) {
      if (decisions++ % KEEP_EVERY === 0) states.push(clone(state));
      apply(state, out[randomInt(n)], randomInt);
    }
  }
  return states;
}

export function cloning(budget: Budget): Figures {
  return operating(sampleStates(), clone, budget);
}

export function listingOptions(budget: Budget): Figures {
  const out: number[] = [];
  return operating(sampleStates(), (state) => options(state, out), budget);
}

export function viewing(budget: Budget): Figures {
  return operating(sampleStates(), (state) => view(state, 0), budget);
}

export function hashing(budget: Budget): Figures {
  return operating(sampleStates(), (state) => createHash('sha256').update(JSON.stringify(state)).digest('hex'), budget);
}
