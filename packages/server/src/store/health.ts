import { StoreRefused, StoreUnreadable } from './contract.ts';
import { DamagedRow, GONE, isDamage, isTrouble, wordsFor } from './trouble.ts';
import type { Committed, WriteTrouble } from './writes.ts';

/** Tells whoever runs the server; the words name no person, key or choice. */
export type Say = (level: 'error' | 'warn', words: string) => void;

/** Trouble comes and goes: a full disk takes a small write now and then. So long after its last sign it is over. */
const CALM_MS = 3000;

const DAMAGED = 'The database of the server is damaged: nothing can be saved until it is mended. Try again later.';

/**
 * What is the matter with a database, as far as reads and writes have shown. Says each trouble once when it begins, not
 * with every request that meets it.
 */
export class Health {
  private readonly file: string;
  private readonly say: Say;
  /** Why nothing is written until the next start, for whoever asks. */
  private end: string | null = null;
  private damage = false;
  private unreadable: string | null = null;
  private unwritable: WriteTrouble | null = null;
  private refusedAt = 0;
  private failedAt = 0;

  constructor(file: string, say: Say) {
    this.file = file;
    this.say = say;
  }

  /** False: something is wrong with what was read or written of late, or for good. */
  get good(): boolean {
    return this.end === null && !this.damage && this.unreadable === null;
  }

  /** Why no write is taken until the next start, to be thrown; null: writes are welcome. */
  get closed(): StoreRefused | null {
    return this.end === null ? null : new StoreRefused(this.end);
  }

  /** The file is not the one any more that was opened. */
  gone(): void {
    if (this.end === GONE) return;
    this.end = GONE;
    this.say(
      'error',
      `The database ${this.file} or its -wal file was removed or replaced while the server ran: nothing is saved any more, and nobody is told that it is. Put the folder back or restore a backup, and start the server again.`,
    );
  }

  /** The file does not hold what was written to it. `lasting`: not even the rest can be relied on. */
  damaged(words: string, lasting: boolean): void {
    if (lasting) this.end ??= DAMAGED;
    if (this.damage) return;
    this.damage = true;
    this.say('error', `The database ${this.file} is damaged (${words}): stop the server and restore a backup.`);
  }

  /** What became of a batch. */
  wrote(committed: Committed): void {
    if (committed.state === 'done') {
      if (this.unwritable !== null) this.written();
      return;
    }
    const { trouble } = committed;
    this.refusedAt = performance.now();
    if (trouble === 'gone') this.gone();
    else if (trouble === 'damaged') this.damaged('it could not be written to', true);
    else if (this.unwritable !== trouble) {
      this.unwritable = trouble;
      this.say('error', `The database ${this.file} takes no writes: ${committed.words}`);
    }
  }

  private written(): void {
    if (performance.now() - this.refusedAt < CALM_MS) return;
    this.unwritable = null;
    this.say('warn', `The database ${this.file} takes writes again.`);
  }

  /** Reads, and minds what fails. */
  read<T>(ask: () => T): T {
    if (this.end === GONE) throw new StoreUnreadable(GONE);
    try {
      const answer = ask();
      if (this.unreadable !== null) this.readAgain();
      return answer;
    } catch (error) {
      throw this.failure(error);
    }
  }

  private readAgain(): void {
    if (performance.now() - this.failedAt < CALM_MS) return;
    this.unreadable = null;
    if (!this.damage) this.say('warn', `The database ${this.file} can be read again.`);
  }

  private failure(error: unknown): unknown {
    if (isDamage(error)) {
      this.damaged(wordsFor(error), !(error instanceof DamagedRow));
      return new StoreUnreadable('The database of the server cannot be read: it is damaged.', { cause: error });
    }
    if (!isTrouble(error)) return error;
    const words = wordsFor(error);
    if (this.unreadable !== words) this.say('error', `The database ${this.file} cannot be read: ${words}.`);
    this.unreadable = words;
    this.failedAt = performance.now();
    return new StoreUnreadable(`The database of the server cannot be read now: ${words}. Try again in a moment.`, {
      cause: error,
    });
  }
}

/** The same, with every one of its methods minded: whatever is added to it later is, too. */
export function watched<T extends object>(reading: T, health: Health): T {
  return new Proxy(reading, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => health.read((): unknown => Reflect.apply(value, target, args));
    },
  });
}
