import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from './contract.ts';

/** What a thread tells its pool: that it has begun to think (its time runs from there), then what it chose. */
export type ThreadMessage =
  | { readonly type: 'begun' }
  | { readonly type: 'chosen'; readonly option: string | null; readonly fault: string | null };

/** Answers one question after the other on a thread of a bot pool. A choice that throws is answered with null. */
export function answerQuestions(choose: (question: BotQuestion) => string | null): void {
  const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);
  parentPort?.on('message', (question: BotQuestion) => {
    tell({ type: 'begun' });
    try {
      tell({ type: 'chosen', option: choose(question), fault: null });
    } catch (error) {
      tell({ type: 'chosen', option: null, fault: error instanceof Error ? error.message : String(error) });
    }
  });
}
