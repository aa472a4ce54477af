import { botOf } from '@benchtop/bots';
import { gameOf } from '@benchtop/games';
import type { BotQuestion, BotReply } from './bot-player.ts';

function reply({ id, game, bot, world, seat, seed }: BotQuestion): BotReply {
  const rules = gameOf(game);
  const thinker = botOf(bot);
  if (rules === null || thinker === null) return { id, option: null };
  return { id, option: thinker.choose({ game: rules, world, seat, seed, ms: 1500 }).option };
}

addEventListener('message', (event: MessageEvent<BotQuestion>) => {
  try {
    postMessage(reply(event.data));
  } catch (error) {
    console.error(error);
    postMessage({ id: event.data.id, option: null } satisfies BotReply);
  }
});
