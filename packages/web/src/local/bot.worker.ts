import { botOf } from '@benchtop/bots';
import { loadGame } from '@benchtop/games/catalogue';
import type { BotQuestion, BotReply } from './bot-player.ts';

async function reply({ id, game, bot, world, seat, seed }: BotQuestion): Promise<BotReply> {
  const rules = (await loadGame(game))?.game ?? null;
  const thinker = botOf(bot);
  if (rules === null || thinker === null) return { id, option: null };
  return { id, option: thinker.choose({ game: rules, world, seat, seed, ms: 1500 }).option };
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  reply(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => {
      console.error(error);
      postMessage({ id: data.id, option: null } satisfies BotReply);
    },
  );
});
