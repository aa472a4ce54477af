/** Random playouts of the hand-written Yard: a round is a whole game, the count its decisions. */
import { throughput, type Budget, type Figures } from '../../measure.ts';
import { apply, clone, mulberry, options, setup } from './yard.ts';

/** One state, changed in place. */
export function inPlace(budget: Budget): Figures {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const playout = (): number => {
    const state = setup(randomInt);
    let decisions = 0;
    for (let n = options(state, out); n > 0; n = options(state, out)) {
      apply(state, out[randomInt(n)], randomInt);
      decisions++;
    }
    return decisions;
  };
  return throughput(playout, budget);
}

/** A hand-written copy before every decision, as a pure function from state to state needs it. */
export function withClone(budget: Budget): Figures {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const playout = (): number => {
    let state = setup(randomInt);
    let decisions = 0;
    for (let n = options(state, out); n > 0; n = options(state, out)) {
      state = clone(state);
      apply(state, out[randomInt(n)], randomInt);
      decisions++;
    }
    return decisions;
  };
  return throughput(playout, budget);
}
