import type { BotQuestion, BotReply } from '@benchtop/bots/turns';

/** What the page asks its bot worker. */
export interface NumberedQuestion {
  readonly id: number;
  readonly question: BotQuestion;
}

export interface NumberedReply {
  readonly id: number;
  /** Null when the bot failed. */
  readonly reply: BotReply | null;
}

/** How long a bot may think before something is played for it. */
const PATIENCE = 5000;

/** Lets bots think outside the page's own thread. One question at a time. */
export class BotPlayer {
  private worker: Worker | null = null;
  private asked = 0;

  /** What a bot answers; null when it fails, or does not answer in time. */
  async ask(question: BotQuestion): Promise<BotReply | null> {
    const id = this.asked++;
    const worker = this.worker ?? this.start();
    return new Promise((resolve) => {
      const finish = (reply: BotReply | null): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
        resolve(reply);
      };
      const hear = ({ data }: MessageEvent<NumberedReply>): void => {
        if (data.id === id) finish(data.reply);
      };
      const fail = (): void => {
        this.close();
        finish(null);
      };
      const timer = setTimeout(fail, PATIENCE);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      worker.postMessage({ id, question } satisfies NumberedQuestion);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private start(): Worker {
    this.worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    return this.worker;
  }
}
