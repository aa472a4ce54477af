import { replyTo } from '@benchtop/bots';
import { loadGame } from '@benchtop/games/catalogue';
import type { NumberedQuestion, NumberedReply } from './bot-player.ts';

async function answer({ id, question }: NumberedQuestion): Promise<NumberedReply> {
  return { id, reply: replyTo(question, (await loadGame(question.game))?.game ?? null) };
}

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  answer(data).then(
    (numbered) => postMessage(numbered),
    (error: unknown) => {
      console.error(error);
      postMessage({ id: data.id, reply: null } satisfies NumberedReply);
    },
  );
});
