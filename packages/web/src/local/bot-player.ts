import type { Core } from '@benchtop/engine/host';

/** What the page asks its bot worker. `world` is sampled for the seat: bots never see the true state. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly world: Readonly<Core>;
  readonly seat: number;
  readonly seed: string;
}

export interface BotReply {
  readonly id: number;
  /** Null when the bot failed. */
  readonly option: string | null;
}

/** How long a bot may think before something is played for it. */
const PATIENCE = 5000;

/** Lets bots think outside the page's own thread. One question at a time. */
export class BotPlayer {
  private worker: Worker | null = null;
  private asked = 0;

  /** The option a bot chooses; null when it fails, or does not answer in time. */
  async ask(question: Omit<BotQuestion, 'id'>): Promise<string | null> {
    const id = this.asked++;
    const worker = this.worker ?? this.start();
    return new Promise((resolve) => {
      const finish = (option: string | null): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
        resolve(option);
      };
      const hear = ({ data }: MessageEvent<BotReply>): void => {
        if (data.id === id) finish(data.option);
      };
      const fail = (): void => {
        this.close();
        finish(null);
      };
      const timer = setTimeout(fail, PATIENCE);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      worker.postMessage({ ...question, id } satisfies BotQuestion);
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
