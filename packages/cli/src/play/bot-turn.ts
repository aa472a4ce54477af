import { createDice, fastRandom, fastSeed, sampleWorld } from '@benchtop/engine/host';
import type { Played } from '@benchtop/engine/host';
import type { Seating } from './seating.ts';

/** Lets the bot of a seat answer the decision it owes, in a world that its seat could be in. */
export function botTurn({ match, bots }: Seating, seat: number): Played {
  const bot = bots[seat];
  if (bot === null || bot === undefined) throw new Error(`no bot sits on seat ${seat}`);
  // From the commitment and the place in the match: a seeded match goes the same way again, and no bot learns the key.
  const seed = `${match.commitment}/${match.log.length}`;
  const world = sampleWorld(match.game, match.state, seat, createDice(fastRandom(fastSeed(seed))));
  const { option } = bot.choose({ game: match.game, world, seat, seed });
  const played = match.play(seat, option);
  if (!played.ok) throw new Error(`${bot.id} chose "${option}": ${played.reason}`);
  return played;
}
