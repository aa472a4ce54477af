import { Worker } from 'node:worker_threads';
import type { Known } from './presence.ts';
import type { ToWriter, WriterData } from './writer.ts';
import type { Committed, KeptSnapshot, Write, Writer } from './writes.ts';

// Workers start from built files only; the sources run under the test runner, beside the build.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/store/writer.js' : './writer.js',
  import.meta.url,
);

const DIED: Committed = {
  state: 'uncertain',
  trouble: 'other',
  words: 'The server lost touch with its database while it was saving. It finds out by itself whether it was saved.',
};

type Reply = Committed | null;

/** Starts the thread that writes to a file; `known` as it was found at the start. */
export function startWriter(file: string, known: Known | null): Worker {
  // Without the parent's flags: a test runner's would lead the built worker to the sources.
  return new Worker(workerFile, { workerData: { file, known } satisfies WriterData, execArgv: [] });
}

/** Writes in a thread of its own, which is started anew when it has died. */
export class ThreadWriter implements Writer {
  private readonly startWorker: () => Worker;
  private worker: Worker | null = null;
  private answer: ((reply: Reply) => void) | null = null;

  constructor(file: string, startWorker: (file: string) => Worker) {
    this.startWorker = () => startWorker(file);
  }

  async commit(writes: readonly Write[]): Promise<Committed> {
    return (await this.ask({ type: 'commit', writes })) ?? DIED;
  }

  async keep(snapshots: readonly KeptSnapshot[]): Promise<void> {
    await this.ask({ type: 'keep', snapshots });
  }

  async copyBack(): Promise<void> {
    await this.ask({ type: 'copy-back' });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    this.worker = null;
    await new Promise((resolve) => {
      worker.once('exit', resolve);
      worker.postMessage({ type: 'close' } satisfies ToWriter);
    });
  }

  /** Null when the thread died over it. */
  private ask(message: ToWriter): Promise<Reply> {
    return new Promise((resolve) => {
      this.answer = resolve;
      this.worker ??= this.start();
      this.worker.postMessage(message);
    });
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.on('message', (reply: Reply) => this.passOn(reply));
    worker.on('error', () => this.lose(worker));
    worker.on('exit', () => this.lose(worker));
    return worker;
  }

  private lose(worker: Worker): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.passOn(null);
  }

  private passOn(reply: Reply): void {
    const { answer } = this;
    this.answer = null;
    answer?.(reply);
  }
}
