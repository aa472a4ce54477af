import { StoreRefused, StoreUncertain } from './contract.ts';
import type { Snapshot } from './contract.ts';
import type { Health } from './health.ts';
import type { Answer, Committed, KeptSnapshot, Outcome, Write, WriteOf, Writer, Writes } from './writes.ts';

interface Waiting {
  readonly write: Write;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A batch beyond this would keep its first writes waiting for its last. */
const MOST_WRITES = 1000;
/** Snapshots go a few at a time, so that a move never waits for many of them. */
const MOST_SNAPSHOTS = 8;
/** Snapshots wait until there is nothing else to write, unless so many wait that they fill the memory. */
const MANY_SNAPSHOTS = 256;
/**
 * After so many commits the log is copied back as soon as nothing waits: some 200 pages. Left to SQLite, every 270th move
 * at a time waits until 1,000 of them are copied.
 */
const COPIED_BACK_AFTER = 50;

/**
 * Group commit: while one batch is being committed, what arrives becomes the next. Nothing waits for company; what
 * arrives in one turn of the event loop travels together.
 */
export class WriteQueue {
  private readonly writer: Writer;
  private readonly health: Health | null;
  private waiting: Waiting[] = [];
  private readonly snapshots = new Map<string, Snapshot>();
  private readonly idle: (() => void)[] = [];
  /** Commits since the log was copied back. */
  private commits = 0;
  private busy = false;
  private closed = false;

  constructor(writer: Writer, health: Health | null = null) {
    this.writer = writer;
    this.health = health;
  }

  write<K extends keyof Writes>(name: K, ...args: Parameters<Writes[K]>): Promise<ReturnType<Writes[K]>> {
    return new Promise((resolve, reject) => {
      const refusal = this.refusal();
      if (refusal !== null) return reject(refusal);
      // A method's name and its arguments are one of the union's members: this is what its generic parameter says.
      const write = { name, args } satisfies WriteOf<K> as unknown as Write;
      this.waiting.push({ write, resolve: resolve as (answer: Answer) => void, reject });
      return this.schedule();
    });
  }

  /** The latest snapshot of a table wins, also over those that are on their way. */
  keep(table: string, seq: number, write: () => string): void {
    if (this.refusal() !== null) return;
    this.snapshots.set(table, { seq, data: write() });
    this.schedule();
  }

  /** A snapshot that has not reached the database yet. */
  snapshot(table: string): Snapshot | null {
    return this.snapshots.get(table) ?? null;
  }

  dropSnapshots(): void {
    this.snapshots.clear();
  }

  /** Takes nothing more. Ends when everything that was taken has been written. */
  close(): Promise<void> {
    this.closed = true;
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  /** Why nothing more is taken; null: it is. */
  private refusal(): StoreRefused | null {
    if (this.closed) return new StoreRefused('The server is stopping: nothing was saved.');
    return this.health?.closed ?? null;
  }

  private schedule(): void {
    if (this.busy) return;
    this.busy = true;
    setImmediate(() => void this.work());
  }

  /** The queue is idle in the same moment in which it finds nothing left: whatever comes later begins anew. */
  private async work(): Promise<void> {
    while (this.waiting.length > 0 || this.snapshots.size > 0) {
      await this.commitNext();
      await this.keepNext();
      await this.copyBack();
    }
    this.busy = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async commitNext(): Promise<void> {
    if (this.waiting.length === 0) return;
    this.commits++;
    const batch = this.waiting.splice(0, MOST_WRITES);
    const committed = await this.committed(batch.map(({ write }) => write));
    this.health?.wrote(committed);
    answerBatch(batch, committed);
  }

  /** Whatever goes wrong with a batch, the queue goes on. */
  private async committed(writes: readonly Write[]): Promise<Committed> {
    try {
      return await this.writer.commit(writes);
    } catch (error) {
      return { state: 'uncertain', trouble: 'other', words: `Saving failed in an unexpected way: ${String(error)}` };
    }
  }

  private async keepNext(): Promise<void> {
    if (this.snapshots.size === 0 || (this.waiting.length > 0 && this.snapshots.size < MANY_SNAPSHOTS)) return;
    const some: KeptSnapshot[] = [];
    for (const [table, snapshot] of this.snapshots) if (some.length < MOST_SNAPSHOTS) some.push({ table, snapshot });
    // What was not kept is made again from the log; the queue goes on.
    await this.writer.keep(some).catch(() => undefined);
    for (const { table, snapshot } of some) if (this.snapshots.get(table) === snapshot) this.snapshots.delete(table);
  }

  private async copyBack(): Promise<void> {
    if (this.waiting.length > 0 || this.commits < COPIED_BACK_AFTER) return;
    this.commits = 0;
    await this.writer.copyBack().catch(() => undefined);
  }
}

function answerBatch(batch: readonly Waiting[], committed: Committed): void {
  for (const [index, waiting] of batch.entries()) {
    if (committed.state === 'done') answerOne(waiting, committed.outcomes[index]);
    else if (committed.state === 'refused') waiting.reject(new StoreRefused(committed.words));
    else waiting.reject(new StoreUncertain(committed.words));
  }
}

function answerOne({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined) reject(new StoreUncertain('The database did not say what became of a write.'));
  else if (outcome.ok) resolve(outcome.answer);
  else reject(new Error(outcome.failed));
}
