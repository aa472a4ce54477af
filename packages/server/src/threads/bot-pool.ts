import { THINK_MS } from '@benchtop/bots';
import type { BotPool, BotQuestion, BotReply } from './contract.ts';
import { BotThread } from './bot-thread.ts';
import { FairQueue } from '../fair-queue.ts';

export interface BotPoolOptions {
  /** How many bots may think at once. */
  readonly threads: number;
  /** How long a bot may think, in milliseconds; it is told so. 1,500 by default. */
  readonly budgetMs?: number;
  /** How much longer it is waited for before its thread is ended. 500 ms by default. */
  readonly graceMs?: number;
  /** More questions than this do not wait: they are answered with null at once. 10,000 by default. */
  readonly mostQueued?: number;
  /** What the threads run; only tests give another. */
  readonly workerFile?: URL;
  /** Told why a question got no option, for whoever runs the server. */
  readonly onFault?: (reason: string, question: BotQuestion) => void;
}

/** One in so many questions is one that nobody waits for, where both wait. */
const OTHERS_EVERY = 4;

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (reply: BotReply | null) => void;
}

// Threads start from built files only; the sources run under the test runner, beside the build.
const builtWorker = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/bot-worker.js' : './bot-worker.js',
  import.meta.url,
);

/** Threads for bots: started when first needed, kept for the next question, replaced when one fails. */
export function createBotPool(options: BotPoolOptions): BotPool {
  return new Threads(options);
}

class Threads implements BotPool {
  private readonly most: number;
  private readonly mostQueued: number;
  private readonly startThread: () => BotThread;
  private readonly onFault: (reason: string, question: BotQuestion) => void;
  private readonly idle: BotThread[] = [];
  private readonly busy = new Set<BotThread>();
  private readonly awaited = new FairQueue<Waiting>();
  private readonly others = new FairQueue<Waiting>();
  private turn = 0;
  private closed = false;

  constructor({ threads, budgetMs = THINK_MS, graceMs = 500, ...rest }: BotPoolOptions) {
    const file = rest.workerFile ?? builtWorker;
    this.most = Math.max(1, threads);
    this.mostQueued = rest.mostQueued ?? 10_000;
    this.onFault = rest.onFault ?? (() => undefined);
    this.startThread = () => new BotThread(file, budgetMs, graceMs);
  }

  async ask(question: BotQuestion, owner: string, awaited: boolean): Promise<BotReply | null> {
    const line = awaited ? this.awaited : this.others;
    if (this.closed || line.size >= this.mostQueued) return null;
    return new Promise((answer) => {
      line.add(owner, { question, answer });
      this.goOn();
    });
  }

  queued(): number {
    return this.awaited.size + this.others.size + this.busy.size;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let next = this.take(); next !== null; next = this.take()) next.answer(null);
    await Promise.all([...this.idle.splice(0), ...this.busy].map((thread) => thread.end()));
  }

  /** Gives the next questions to the threads that are free. */
  private goOn(): void {
    while (this.busy.size < this.most) {
      const next = this.take();
      if (next === null) return;
      const thread = this.freeThread();
      this.busy.add(thread);
      void this.think(thread, next);
    }
  }

  private take(): Waiting | null {
    const othersFirst = this.turn++ % OTHERS_EVERY === OTHERS_EVERY - 1;
    const [first, second] = othersFirst ? [this.others, this.awaited] : [this.awaited, this.others];
    return first.take() ?? second.take();
  }

  private freeThread(): BotThread {
    for (;;) {
      const thread = this.idle.pop();
      if (thread === undefined) return this.startThread();
      if (thread.alive) return thread;
    }
  }

  private async think(thread: BotThread, { question, answer }: Waiting): Promise<void> {
    const { reply, fault } = await thread.ask(question);
    this.busy.delete(thread);
    if (thread.alive && !this.closed) this.idle.push(thread);
    if (fault !== null && !this.closed) this.onFault(fault, question);
    answer(reply);
    this.goOn();
  }
}
