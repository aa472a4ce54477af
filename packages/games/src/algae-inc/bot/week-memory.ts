/*
 * What was found out about lines of cubes on their way through a week: the same cubes on the same spot come about by many
 * orders of actions, and again in the next position that is judged. Everything else that answers
 * depend on is told by a key.
 */

/** Cubes on their way: how many in each zone and what they are worth. */
export interface Line {
  storage: number;
  b: number;
  bValue: number;
  c: number;
  cValue: number;
  d: number;
  dValue: number;
  /** Targets that were served or passed over, from the best on. */
  used: number;
  /** Actions that a token can still change. */
  changes: number;
}

/** A power of two. */
const SLOTS = 1 << 13;
/** A line, its spot and what the answer is about. */
const WIDTH = 11;
const MIX = 0x9e3779b1;
/** Values differ by tenths and thirds. */
const FINE = 64;

const keys = new Float64Array(SLOTS * WIDTH);
const answers = new Float64Array(SLOTS);
let about = 0;

/** Says what answers are about from now on, besides lines and spots: those about something else do not hold. */
export function thinkOf(key: number): void {
  about = key;
}

function slotOf({ storage, b, bValue, c, cValue, d, dValue, used, changes }: Readonly<Line>, spot: number): number {
  let h = Math.imul(spot + 32 * used + 512 * changes + 1024 * storage, MIX);
  h = Math.imul((h ^ (h >>> 15)) + b + 32 * c + 1024 * d, MIX);
  h = Math.imul((h ^ (h >>> 13)) + Math.trunc(bValue * FINE), MIX);
  h = Math.imul((h ^ (h >>> 15)) + Math.trunc(cValue * FINE), MIX);
  h = Math.imul((h ^ (h >>> 13)) + Math.trunc(dValue * FINE), MIX);
  return (h ^ (h >>> 16)) & (SLOTS - 1);
}

/** Where the answer for a line on a spot lies; -1 where there is none. */
export function recall(line: Readonly<Line>, spot: number): number {
  const slot = slotOf(line, spot);
  const i = slot * WIDTH;
  return keys[i] === about &&
    keys[i + 1] === spot &&
    keys[i + 2] === line.dValue &&
    keys[i + 3] === line.d &&
    keys[i + 4] === line.cValue &&
    keys[i + 5] === line.c &&
    keys[i + 6] === line.bValue &&
    keys[i + 7] === line.b &&
    keys[i + 8] === line.storage &&
    keys[i + 9] === line.used &&
    keys[i + 10] === line.changes
    ? slot
    : -1;
}

export function answerAt(slot: number): number {
  return answers[slot] ?? 0;
}

/** Keeps an answer, in the place of an older one where need be. */
export function remember(line: Readonly<Line>, spot: number, answer: number): number {
  const slot = slotOf(line, spot);
  const i = slot * WIDTH;
  keys[i] = about;
  keys[i + 1] = spot;
  keys[i + 2] = line.dValue;
  keys[i + 3] = line.d;
  keys[i + 4] = line.cValue;
  keys[i + 5] = line.c;
  keys[i + 6] = line.bValue;
  keys[i + 7] = line.b;
  keys[i + 8] = line.storage;
  keys[i + 9] = line.used;
  keys[i + 10] = line.changes;
  answers[slot] = answer;
  return answer;
}
