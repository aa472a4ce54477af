import type { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import { Vanished } from './presence.ts';
import type { Presence } from './presence.ts';
import { GONE, isDamage, isFull, isTrouble, refusalFor } from './trouble.ts';
import type { Witness } from './witness.ts';
import type { Committed, KeptSnapshot, NotCommitted, Outcome, Write, Writer } from './writes.ts';
import { Writing } from './writing.ts';

/** SQLite's number for waiting until the disk has it. */
const FULL = 2;

/** Writes in the thread that calls it, one transaction for each batch. */
export class DirectWriter implements Writer {
  private readonly connection: Connection;
  private readonly writing: Writing;
  private readonly presence: Presence | null;
  private readonly witness: Witness | null;

  constructor(connection: Connection, presence: Presence | null = null, witness: Witness | null = null) {
    this.connection = connection;
    this.writing = new Writing(connection);
    this.presence = presence;
    this.witness = witness;
  }

  async commit(writes: readonly Write[]): Promise<Committed> {
    return this.commitNow(writes);
  }

  async keep(snapshots: readonly KeptSnapshot[]): Promise<void> {
    this.keepNow(snapshots);
  }

  async copyBack(): Promise<void> {
    this.copyBackNow();
  }

  async close(): Promise<void> {
    this.closeNow();
  }

  closeNow(): void {
    this.connection.close();
    this.witness?.close();
  }

  commitNow(writes: readonly Write[]): Committed {
    try {
      this.presence?.recall();
      const outcomes = this.attempt(writes);
      this.checkPresence();
      this.witness?.note(this.connection, writes, outcomes);
      return { state: 'done', outcomes };
    } catch (error) {
      return notCommitted(error);
    }
  }

  /** What was committed to a file that is gone was saved for nobody. */
  private checkPresence(): void {
    try {
      this.presence?.noteLog();
      this.presence?.check();
    } catch (error) {
      this.rescue();
      throw new CommitUncertain(error);
    }
  }

  /** Where only the log was taken away, everything that it held goes into the database as long as it can be read. */
  private rescue(): void {
    if (this.presence?.hasDatabase !== true) return;
    try {
      this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nobody was told that it is saved.
    }
  }

  /**
   * Without waiting for the disk: a snapshot may be lost. The next commit of commands makes it durable along the way.
   */
  keepNow(snapshots: readonly KeptSnapshot[]): void {
    try {
      this.presence?.recall();
      this.connection.exec('PRAGMA synchronous = NORMAL');
      this.connection.transaction(() => {
        for (const snapshot of snapshots) this.writing.keepSnapshot(snapshot);
      });
    } catch {
      // A match is rebuilt from its commands.
    } finally {
      this.waitForDiskAgain();
    }
  }

  /** Waits for no reader. What goes wrong here is told by the next commit. */
  copyBackNow(): void {
    try {
      this.presence?.recall();
      this.connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log keeps what it holds.
    }
  }

  /** A connection that does not take it is closed: the next use opens it anew, with what it must have. */
  private waitForDiskAgain(): void {
    try {
      this.connection.exec('PRAGMA synchronous = FULL');
      if (this.connection.pragma('synchronous') === FULL) return;
    } catch {
      // Closed below.
    }
    this.connection.close();
  }

  /**
   * All writes as if each were alone. A write that fails by itself (which only a mistake in the caller brings about)
   * must not take the others with it: then everything is done again with a savepoint around each, which is slower.
   */
  private attempt(writes: readonly Write[]): Outcome[] {
    try {
      return this.transaction(() => writes.map((write) => ({ ok: true, answer: this.writing.perform(write) })));
    } catch (error) {
      if (error instanceof CommitUncertain || error instanceof StoreRefused || isTrouble(error)) throw error;
      return this.transaction(() => writes.map((write) => this.alone(write)));
    }
  }

  private alone(write: Write): Outcome {
    this.connection.exec('SAVEPOINT alone');
    try {
      const answer = this.writing.perform(write);
      this.connection.exec('RELEASE alone');
      return { ok: true, answer };
    } catch (error) {
      if (isTrouble(error)) throw error;
      this.connection.exec('ROLLBACK TO alone; RELEASE alone');
      this.writing.forget();
      return { ok: false, failed: error instanceof Error ? error.message : String(error) };
    }
  }

  private transaction<T>(work: () => T): T {
    let committing = false;
    try {
      return this.connection.transaction(() => {
        const result = work();
        committing = true;
        return result;
      });
    } catch (error) {
      this.writing.forget();
      if (committing && !isFull(error)) this.bury(error);
      throw error;
    }
  }

  /**
   * A commit that failed at the very end may have left all its pages in the write-ahead log: invisible now, but a
   * crash would bring them back. The next successful write covers them; without one nobody can say what will be.
   */
  private bury(error: unknown): void {
    try {
      this.connection.transaction(() => this.writing.pulse(0));
    } catch {
      throw new CommitUncertain(error);
    }
  }
}

class CommitUncertain extends Error {
  constructor(cause: unknown) {
    super('the commit failed at its end', { cause });
  }
}

export function notCommitted(error: unknown): NotCommitted {
  const cause = causeOf(error);
  const state = error instanceof CommitUncertain ? 'uncertain' : 'refused';
  if (cause instanceof Vanished) return { state, trouble: 'gone', words: GONE };
  const trouble = isDamage(cause) ? 'damaged' : isFull(cause) ? 'full' : 'other';
  return { state, trouble, words: refusalFor(cause) };
}

function causeOf(error: unknown): unknown {
  return error instanceof CommitUncertain || error instanceof StoreRefused ? error.cause : error;
}
