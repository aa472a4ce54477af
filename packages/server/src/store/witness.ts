import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Connection } from './connection.ts';
import type { Outcome, Write } from './writes.ts';

/** Something that was acknowledged and can be looked for: an entry of a match, a table, an account. */
export interface Trace {
  readonly kind: 'entry' | 'table' | 'account';
  readonly id: string;
  /** The number of the entry; 0 for anything else. */
  readonly no: number;
}

const SIZE = 128;
const BLANK = Buffer.alloc(SIZE, ' ');

const searches: { readonly [kind in Trace['kind']]: string } = {
  entry: 'SELECT 1 FROM commands WHERE match = (SELECT no FROM tables WHERE id = ?) AND seq = ?',
  table: 'SELECT 1 FROM tables WHERE id = ? AND ? = 0',
  account: 'SELECT 1 FROM accounts WHERE id = ? AND ? = 0',
};

/** Where the newest trace of a database is kept. */
export function witnessOf(file: string): string {
  return `${file}-last`;
}

/** True when a database holds what a trace speaks of. */
export function holds(connection: Connection, { kind, id, no }: Trace): boolean {
  return connection.get(searches[kind], id, no) !== null;
}

/** What was acknowledged last, as far as is known; null: nothing is known. */
export function readTrace(file: string): Trace | null {
  try {
    return traceIn(fs.readFileSync(witnessOf(file)));
  } catch {
    return null;
  }
}

/**
 * Remembers beside a database what was acknowledged last. SQLite leaves out, without a word, whatever follows the first
 * damage in its write-ahead log: only somebody else can tell that it was there. Written after the disk has the batch
 * and before anybody hears of it, without waiting for the disk again: after a power cut it may be behind the database,
 * never ahead of it.
 */
export class Witness {
  private readonly handle: number | null;
  private trace: Trace | null;

  constructor(file: string) {
    this.trace = readTrace(file);
    this.handle = opened(witnessOf(file));
  }

  /** To be called after a batch is on the disk. */
  note(connection: Connection, writes: readonly Write[], outcomes: readonly Outcome[]): void {
    const fresh = newestTrace(writes, outcomes);
    if (fresh !== null) this.keep(fresh);
    // What was taken away on purpose must not be missed at the next start. Appending takes nothing away.
    if (this.trace !== null && writes.some(({ name }) => name !== 'append') && !holds(connection, this.trace))
      this.keep(null);
  }

  close(): void {
    if (this.handle !== null) fs.closeSync(this.handle);
  }

  /** A note that cannot be taken leaves the one before, which is as true. */
  private keep(trace: Trace | null): void {
    this.trace = trace;
    const record = trace === null ? BLANK : recordOf(trace);
    if (this.handle === null || record === null) return;
    try {
      fs.writeSync(this.handle, record, 0, SIZE, 0);
    } catch {
      // The batch itself is on the disk.
    }
  }
}

/** The file is given its length at once, so that a full disk does not stand in the way later. */
function opened(file: string): number | null {
  try {
    const handle = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
    if (fs.fstatSync(handle).size < SIZE) fs.writeSync(handle, BLANK, 0, SIZE, 0);
    return handle;
  } catch {
    return null;
  }
}

function newestTrace(writes: readonly Write[], outcomes: readonly Outcome[]): Trace | null {
  for (let index = writes.length - 1; index >= 0; index--) {
    const [write, outcome] = [writes[index], outcomes[index]];
    const trace = write === undefined || outcome?.ok !== true ? null : traceOf(write, outcome.answer);
    if (trace !== null) return trace;
  }
  return null;
}

function traceOf(write: Write, answer: unknown): Trace | null {
  if (write.name === 'addTable') return { kind: 'table', id: write.args[0].id, no: 0 };
  if (write.name === 'addAccount') return { kind: 'account', id: write.args[0].id, no: 0 };
  if (write.name !== 'append' || answer !== 'done') return null;
  const [{ table, rows }] = write.args;
  const last = rows.at(-1);
  return last === undefined ? null : { kind: 'entry', id: table, no: last.seq };
}

/** Of a fixed length, with a sum by which a torn one is known; null: it does not fit. */
function recordOf({ kind, id, no }: Trace): Buffer | null {
  const text = JSON.stringify([kind, id, no]);
  const whole = Buffer.from(`${crc32(text).toString(16).padStart(8, '0')} ${text}`);
  return whole.length > SIZE ? null : Buffer.concat([whole, BLANK], SIZE);
}

function traceIn(record: Buffer): Trace | null {
  const [, sum = '', text = ''] = /^([0-9a-f]{8}) (\[.*\]) *$/s.exec(record.toString()) ?? [];
  if (text === '' || crc32(text) !== Number.parseInt(sum, 16)) return null;
  const [kind, id, no]: unknown[] = JSON.parse(text) as unknown[];
  if ((kind !== 'entry' && kind !== 'table' && kind !== 'account') || typeof id !== 'string') return null;
  return typeof no === 'number' ? { kind, id, no } : null;
}
