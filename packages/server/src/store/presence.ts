import fs from 'node:fs';

/** Which file a name stands for: the same as long as nobody removed or replaced it. */
interface Mark {
  readonly dev: number;
  readonly ino: number;
}

/** The files that a server found at its start. Plain data, so that a thread can be told. */
export interface Known {
  readonly database: Mark;
  /** The write-ahead log; null: no connection is known to have it open. */
  readonly log: Mark | null;
}

/** The database or its log is not the file any more that was opened: what is written goes to nobody. */
export class Vanished extends Error {}

/**
 * Whether a database and its write-ahead log still lie where they were opened. A file that was removed can be written
 * to as long as it is open, without any error; only its name tells. SQLite keeps both names for as long as one
 * connection is open, so a name that stands for something else is somebody's doing.
 */
export class Presence {
  private readonly file: string;
  private readonly withLog: boolean;
  private readonly database: Mark;
  private log: Mark | null;
  private vanished: string | null = null;

  /** `withLog` false: where the only connection may be opened anew, which may begin another log. */
  constructor(file: string, withLog: boolean, known: Known | null = null) {
    this.file = file;
    this.withLog = withLog;
    this.database = known?.database ?? this.mustMark(file);
    this.log = known?.log ?? null;
  }

  get known(): Known {
    return { database: this.database, log: this.log };
  }

  /** True: the database itself is in its place, whatever became of the log. */
  get hasDatabase(): boolean {
    return isSame(markOf(this.file), this.database);
  }

  /** Throws {@link Vanished}; once it has, it always does: a file that comes back may lack what was written meanwhile. */
  check(): void {
    this.vanished ??= this.look();
    if (this.vanished !== null) throw new Vanished(this.vanished);
  }

  /** Throws {@link Vanished} when it was seen to be so before. Costs nothing. */
  recall(): void {
    if (this.vanished !== null) throw new Vanished(this.vanished);
  }

  /** To be called when something was committed: from now on the log is the one that lies there, too. */
  noteLog(): void {
    if (this.withLog) this.log ??= this.mustMark(`${this.file}-wal`);
  }

  private look(): string | null {
    if (!this.hasDatabase) return this.file;
    if (this.log === null) return null;
    return isSame(markOf(`${this.file}-wal`), this.log) ? null : `${this.file}-wal`;
  }

  private mustMark(file: string): Mark {
    const mark = markOf(file);
    if (mark === null) throw new Vanished(file);
    return mark;
  }
}

/** Null: there is nothing, or nothing that can be looked at. */
function markOf(file: string): Mark | null {
  try {
    const found = fs.statSync(file, { throwIfNoEntry: false });
    return found === undefined ? null : { dev: found.dev, ino: found.ino };
  } catch {
    return null;
  }
}

function isSame(a: Mark | null, b: Mark | null): boolean {
  return a !== null && b !== null && a.ino === b.ino && a.dev === b.dev;
}
