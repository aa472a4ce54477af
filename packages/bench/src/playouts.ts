/** Random playouts of any game on our engine, as bots and the lab make them: a round is a whole match. */
import { keyOfSeed, fastRandom, Match, Runner } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import { throughput, type Budget, type Figures } from './measure.ts';
import { mulberry } from './rivals/floor/yard.ts';

/** Search mode: one state, dealt and changed in place by the runner; nobody listens. */
export function searching<S extends Core>(game: Game<S>, seats: number, settings: Settings, budget: Budget): Figures {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const playout = (): number => {
    const s = game.create({ seats, settings, stack: [], asked: 0, draws: 0, over: null });
    const runner = new Runner(game, fastRandom(randomInt(1e9)), null, s);
    runner.begin(s);
    let decisions = 0;
    for (; s.over === null; decisions++) runner.apply(s, out[randomInt(runner.options(s, out))]);
    return decisions;
  };
  return throughput(playout, budget);
}

/** Pure play, as a server does it: the option comes as text with the decision it answers; events are collected. */
export function playing<S extends Core>(game: Game<S>, seats: number, settings: Settings, budget: Budget): Figures {
  const randomInt = mulberry(1);
  const out: number[] = [];
  const playout = (): number => {
    const match = Match.deal(game, seats, settings, keyOfSeed(String(randomInt(1e9))));
    const lister = new Runner(game, fastRandom(0), null, game.clone(match.state));
    let decisions = 0;
    for (; !match.over; decisions++) {
      const code = out[randomInt(lister.options(match.state, out))];
      const [{ id, seat, step }] = match.decisions();
      const played = match.play(seat, game.steps[step].vocabulary.texts[code], id);
      if (!played.ok) throw new Error(played.reason);
    }
    return decisions;
  };
  return throughput(playout, budget);
}
