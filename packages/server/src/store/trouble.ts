interface Trouble {
  /** What SQLite says: some calls of the library give the message only, without the result code. */
  readonly message: string;
  /** What is the matter with the database, as the end of a sentence. */
  readonly words: string;
}

const HELD = 'another program holds it';

/** Result codes of SQLite that tell of the disk, the file or the machine, not of what was asked. */
const troubles: ReadonlyMap<number, Trouble> = new Map([
  [3, { message: 'access permission denied', words: 'access to it is not allowed' }],
  [5, { message: 'database is locked', words: HELD }],
  [6, { message: 'database table is locked', words: HELD }],
  [7, { message: 'out of memory', words: 'the server is out of memory' }],
  [8, { message: 'attempt to write a readonly database', words: 'it may only be read' }],
  [10, { message: 'disk I/O error', words: 'the disk does not read or write as it should' }],
  [11, { message: 'database disk image is malformed', words: 'it is damaged' }],
  [13, { message: 'database or disk is full', words: 'the disk of the server is full' }],
  [14, { message: 'unable to open database file', words: 'the file cannot be opened' }],
  [15, { message: 'locking protocol', words: HELD }],
  [26, { message: 'file is not a database', words: 'it is not a database' }],
]);

const FULL = 13;
const DAMAGED = new Set([11, 26]);

/** The primary result code of an error that tells of trouble; 0 for any other error. */
function codeOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  if (!('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return 0;
  for (const [code, { message }] of troubles) if (error.message.includes(message)) return code;
  return 0;
}

/** True when the storage is at fault: what was asked for may succeed another time. */
export function isTrouble(error: unknown): boolean {
  return troubles.has(codeOf(error));
}

export function isFull(error: unknown): boolean {
  return codeOf(error) === FULL;
}

/** True when somebody else has locked the file. */
export function isHeld(error: unknown): boolean {
  return troubles.get(codeOf(error))?.words === HELD;
}

/** True when the file itself is at fault: trying again is in vain. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedRow || DAMAGED.has(codeOf(error));
}

/** A row that holds what nobody has written there. */
export class DamagedRow extends Error {}

/** What is the matter with the database, as the end of a sentence. */
export function wordsFor(error: unknown): string {
  if (error instanceof DamagedRow) return error.message;
  return troubles.get(codeOf(error))?.words ?? 'it does not work';
}

/** Why a write was not taken, for whoever asked for it. */
export function refusalFor(error: unknown): string {
  if (isFull(error)) return 'The disk of the server is full: nothing was saved. Try again in a moment.';
  return `The database of the server does not take anything now (${wordsFor(error)}): nothing was saved. Try again in a moment.`;
}

/** Why nothing is taken any more, for whoever asked. */
export const GONE =
  'The server has lost the file of its database: nothing can be saved until it is started anew. Try again later.';
