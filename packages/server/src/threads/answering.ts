import { parentPort } from 'node:worker_threads';
import type { Game } from '@benchtop/engine/host';
import type { BotQuestion, BotReply } from './contract.ts';

/** What a thread tells its pool: that it has begun to think (its time runs from there), then what it answered. */
export type ThreadMessage =
  | { readonly type: 'begun' }
  | { readonly type: 'answered'; readonly reply: BotReply | null; readonly fault: string | null };

/**
 * Answers one question after the other on a thread of a bot pool. A bot that throws has answered null. The rules are
 * fetched before its time runs.
 */
export function answerQuestions(
  answer: (question: BotQuestion, game: Game | null) => BotReply | null,
  rules: (game: string) => Promise<Game | null> = async () => null,
): void {
  const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);
  const answerOne = async (question: BotQuestion): Promise<void> => {
    try {
      const game = await rules(question.game);
      tell({ type: 'begun' });
      tell({ type: 'answered', reply: answer(question, game), fault: null });
    } catch (error) {
      tell({ type: 'answered', reply: null, fault: error instanceof Error ? error.message : String(error) });
    }
  };
  parentPort?.on('message', (question: BotQuestion) => void answerOne(question));
}
