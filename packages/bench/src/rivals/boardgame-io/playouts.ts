/** Random playouts of Yard on boardgame.io: a round is a whole game, the count its decisions. */
import { throughput, type Budget, type Figures } from '../../measure.ts';
import { choose, start } from './yard.ts';
import { mulberry, options } from '../floor/yard.ts';

export function reducer(budget: Budget): Figures {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const playout = (): number => {
    let match = start(randomInt(1e9));
    let decisions = 0;
    for (let n = options(match.G, out); n > 0; n = options(match.G, out)) {
      match = choose(match, out[randomInt(n)]);
      decisions++;
    }
    return decisions;
  };
  return throughput(playout, budget);
}
