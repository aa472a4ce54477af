import type { BotRoom } from '@benchtop/bots';
import type { Seating } from './seating.ts';

/** Where the bots of a match at this terminal think: on the spot, while somebody waits for them. */
export function botRoom({ session, bots }: Seating): BotRoom {
  return {
    run: async (work) => work(),
    ask: async (question) => bots[question.seat]?.choose({ game: session.match.game, ...question }) ?? null,
  };
}
