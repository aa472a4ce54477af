import { isMainThread, MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

/** Something that may take so many milliseconds. Where it is stopped, that is the end of it: nothing in it notices. */
export interface Task {
  readonly limit: number;
  readonly run: () => void;
  readonly onStopped: () => void;
}

// Workers start from built files only; the sources run under the test runner, beside the build.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/threads/watchdog-worker.js' : './watchdog-worker.js',
  import.meta.url,
);

/** What the two threads share: the number of the task that runs (0: none; negative: it is given up), and its limit. */
export const cells = { running: 0, limit: 1 } as const;

/** So long do tasks run on before sockets and timers get their turn, in milliseconds. */
const SLICE = 4;
const NUMBERS = 1_000_000_000;
/** To stop the main thread takes a few milliseconds; what has not happened by then will never happen. */
const STOPPED_BY = 5000;

/**
 * Runs tasks on this thread, one after the other, and has another thread stop those that take too long. A task that is
 * stopped takes with it whatever called it: so tasks are called by a message of their own and by nothing else. Only the
 * main thread can be stopped; on others nothing is.
 */
class Watchdog {
  private readonly shared = new Int32Array(new SharedArrayBuffer(8));
  private readonly caller: MessagePort;
  private readonly called: MessagePort;
  private worker: Worker | null = null;
  private tasks: Task[] = [];
  private next = 0;
  private number = 0;
  private under: Task | null = null;
  /** When the first task of this turn of the event loop began; 0: none has. */
  private turn = 0;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.caller = port1;
    this.called = port2.on('message', () => this.runAll());
    this.called.unref();
  }

  /** The thread does not keep the process alive. */
  start(): void {
    if (!isMainThread) return;
    // Without the parent's flags: a test runner's would lead the built worker to the sources.
    const worker = new Worker(workerFile, { workerData: this.shared.buffer, execArgv: [], env: {} });
    worker.on('message', () => this.runAll());
    // Not started anew: the next one would fail, too.
    worker.on('error', (error) => process.emitWarning(`Rules that never end cannot be stopped: ${error.message}`));
    worker.unref();
    this.worker = worker;
  }

  /** Runs it soon, and never within this call. */
  add(task: Task): void {
    if (this.tasks.push(task) > 1) return;
    if (this.worker === null) this.start();
    this.called.ref();
    if (this.turn === 0 || performance.now() - this.turn < SLICE) this.call();
    else setImmediate(this.call);
  }

  private readonly call = (): void => {
    this.caller.postMessage(null);
  };

  private readonly endTurn = (): void => {
    this.turn = 0;
  };

  private runAll(): void {
    const stopped = this.under;
    this.under = null;
    if (this.turn === 0) {
      this.turn = performance.now();
      setImmediate(this.endTurn);
    }
    // It never came back, and the last call of this function with it.
    stopped?.onStopped();
    for (let task = this.tasks[this.next]; task !== undefined; task = this.tasks[this.next]) {
      this.next++;
      this.under = task;
      this.begin(task.limit);
      task.run();
      this.end();
      this.under = null;
      if (performance.now() - this.turn >= SLICE && this.next < this.tasks.length) return this.pause();
    }
    this.tasks = [];
    this.next = 0;
    this.called.unref();
  }

  /**
   * A message that is sent while another is heard is heard before anything else happens: tasks that lead to tasks would
   * keep everybody waiting who has something to send.
   */
  private pause(): void {
    this.tasks.splice(0, this.next);
    this.next = 0;
    setImmediate(this.call);
  }

  private begin(limit: number): void {
    this.number = (this.number % NUMBERS) + 1;
    Atomics.store(this.shared, cells.limit, limit);
    Atomics.store(this.shared, cells.running, this.number);
  }

  /** Does not return when it is too late. */
  private end(): void {
    if (Atomics.compareExchange(this.shared, cells.running, this.number, 0) === this.number) return;
    const giveUp = performance.now() + STOPPED_BY;
    while (performance.now() < giveUp);
  }
}

/** There is one main thread to watch. */
export const watchdog = new Watchdog();
