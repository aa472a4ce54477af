import { parentPort } from 'node:worker_threads';
import type { BotQuestion, BotReply } from './contract.ts';

/** What a thread tells its pool: that it has begun to think (its time runs from there), then what it answered. */
export type ThreadMessage =
  | { readonly type: 'begun' }
  | { readonly type: 'answered'; readonly reply: BotReply | null; readonly fault: string | null };

/** Answers one question after the other on a thread of a bot pool. A bot that throws has answered null. */
export function answerQuestions(answer: (question: BotQuestion) => BotReply | null): void {
  const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);
  parentPort?.on('message', (question: BotQuestion) => {
    tell({ type: 'begun' });
    try {
      tell({ type: 'answered', reply: answer(question), fault: null });
    } catch (error) {
      tell({ type: 'answered', reply: null, fault: error instanceof Error ? error.message : String(error) });
    }
  });
}
