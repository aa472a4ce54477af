import {
  at,
  checkSettings,
  createDice,
  keyOfSeed,
  fastRandom,
  fastSeed,
  Match,
  sampleWorld,
} from '@benchtop/engine/host';
import type { Core, Game, Outcome, Settings } from '@benchtop/engine/host';
import type { Bot, BotTask } from '../src/index.ts';

/** How hard bots think in tests. */
export const ITERATIONS = 300;

/** A new match, dealt from a readable seed. */
export function deal(game: Game, seats: number, seed: string, chosen: Settings = {}): Match {
  const settings = checkSettings(game, seats, chosen);
  if (!settings.ok) throw new Error(settings.reason);
  return Match.deal(game, seats, settings.value, keyOfSeed(seed));
}

/** What a bot is asked for a seat: always a sampled world, never the state. */
export function taskFor(game: Game, state: Readonly<Core>, seat: number, seed: string): BotTask {
  const world = sampleWorld(game, state, seat, createDice(fastRandom(fastSeed(`world ${seed}`))));
  return { game, world, seat, seed, iterations: ITERATIONS };
}

/** Lets a bot answer for a seat; an illegal answer fails the test. */
export function answer(match: Match, bot: Bot, seat: number, seed: string): string {
  const { option } = bot.choose(taskFor(match.game, match.state, seat, seed));
  const played = match.play(seat, option);
  if (!played.ok) throw new Error(`${bot.id} chose "${option}": ${played.reason}`);
  return option;
}

/** Plays a whole match, one bot to a seat. The last of several open decisions is answered first. */
export function playOut(game: Game, bots: readonly Bot[], seed: string, chosen: Settings = {}): Outcome {
  const match = deal(game, bots.length, seed, chosen);
  for (let n = 0; !match.over; n++) {
    if (n > game.maxDecisions) throw new Error(`${game.id} did not end`);
    const open = match.decisions();
    const { seat } = at(open, open.length - 1);
    answer(match, at(bots, seat), seat, `${seed} ${n}`);
  }
  const outcome = match.outcome();
  if (outcome === null) throw new Error('the match has no outcome');
  return outcome;
}
