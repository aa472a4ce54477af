import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './answering.ts';
import type { BotQuestion, BotReply } from './contract.ts';

/** What became of a question: an answer, or a sentence that says why there is none. */
export interface ThreadAnswer {
  readonly reply: BotReply | null;
  readonly fault: string | null;
}

/** A thread that has not begun by then will not begin: only a machine in trouble needs a tenth of it. */
const START_MS = 30_000;

/** A bot that fills more memory than this ends its own thread, not the server. */
const MEMORY_MB = 512;

/** One thread on which bots think, one question at a time. It is of no more use once it is not alive. */
export class BotThread {
  alive = true;
  private readonly worker: Worker;
  private readonly patienceMs: number;
  private timer: NodeJS.Timeout | undefined;
  private resolve: ((answer: ThreadAnswer) => void) | null = null;

  constructor(file: URL, budgetMs: number, graceMs: number) {
    this.patienceMs = budgetMs + graceMs;
    // Without the parent's flags (a test runner's would lead the built worker to the sources) and without its
    // environment: a bot has no business with the server's secrets.
    this.worker = new Worker(file, {
      workerData: budgetMs,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.worker.on('message', (message: ThreadMessage) => this.hear(message));
    this.worker.on('error', (error) => this.fail(`the bot's thread failed: ${error.message}`));
    this.worker.on('exit', (code) => this.fail(`the bot's thread ended with code ${code}`));
  }

  /** Never rejects. Not to be called before the last question is answered. */
  async ask(question: BotQuestion): Promise<ThreadAnswer> {
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.await(START_MS, 'the thread did not start');
      try {
        this.worker.postMessage(question);
      } catch (error) {
        this.fail(`the question cannot be sent: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }

  async end(): Promise<void> {
    this.fail('the pool was closed');
    await this.worker.terminate();
  }

  private hear(message: ThreadMessage): void {
    if (message.type === 'begun') this.await(this.patienceMs, 'the bot overran its time');
    else this.answer({ reply: message.reply, fault: message.fault });
  }

  private await(ms: number, fault: string): void {
    clearTimeout(this.timer);
    // An answer that lies here already counts: the event loop may be later than the bot.
    this.timer = setTimeout(() => setImmediate(() => this.resolve !== null && this.fail(fault)), ms);
  }

  private fail(fault: string): void {
    this.alive = false;
    this.answer({ reply: null, fault });
    void this.worker.terminate();
  }

  private answer(answer: ThreadAnswer): void {
    clearTimeout(this.timer);
    this.resolve?.(answer);
    this.resolve = null;
  }
}
