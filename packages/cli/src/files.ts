import { open, writeFile } from 'node:fs/promises';
import { checkRecord, replayRecord } from '@benchtop/engine/host';
import type { Checked, Core, Game, Match, MatchRecord, OnEntry } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { Stop, systemReason } from './stop.ts';

/** No record comes near this size. */
const LARGEST = 32 * 1024 * 1024;

/** A record with the game it belongs to. Its form is checked; whether it holds is for replaying to say. */
export interface RecordFile {
  readonly record: MatchRecord;
  readonly game: Game;
}

/** Reads a record, however hostile the file: at most so many bytes, valid text, JSON, the form of a record. */
export async function readRecord(file: string): Promise<RecordFile> {
  const checked = checkRecord(inside(await readJson(file, 'a record')));
  if (!checked.ok) throw new Stop(`${file}: ${checked.reason}`);
  const game = gameOf(checked.value.game);
  if (game === null) throw new Stop(`${file} is a record of "${checked.value.game}", and there is no such game.`);
  return { record: checked.value, game };
}

/** A page hands over a match of its own with the names of the players around its record. */
function inside(value: unknown): unknown {
  const wrapped =
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'benchtop-save/1';
  return wrapped && 'record' in value ? value.record : value;
}

/** Reads JSON, however hostile the file. `what` it should be is said when it is not. */
export async function readJson(file: string, what: string): Promise<unknown> {
  const bytes = await readBytes(file, what);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Stop(`${file} is not ${what}: it is not JSON.`);
  }
}

/** Plays a record again up to entry `at`, checking everything; stops when it does not hold. */
export function replayFile(file: string, { game, record }: RecordFile, at?: number, onEntry?: OnEntry<Core>): Match {
  const replayed = replaySafely(game, record, at, onEntry);
  if (!replayed.ok) throw new Stop(`${file} does not hold: ${replayed.reason}`);
  return replayed.value;
}

/** Replays a record that may be forged: a start can pass every check and still break the rules' assumptions later. */
export function replaySafely(game: Game, record: MatchRecord, at?: number, onEntry?: OnEntry<Core>): Checked<Match> {
  try {
    return replayRecord(game, record, at, onEntry);
  } catch {
    return { ok: false, reason: 'It leads to a position that the rules do not know.' };
  }
}

async function readBytes(file: string, what: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const handle = await open(file);
    for await (const chunk of handle.createReadStream() as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LARGEST) break;
    }
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${systemReason(error)}.`);
  }
  if (length > LARGEST) throw new Stop(`${file} is not ${what}: it is larger than ${LARGEST / 1024 / 1024} MB.`);
  return Buffer.concat(chunks);
}

/** Writes a record. Without `replace` a file that is there already stays as it is, and the sentence says so. */
export async function writeRecord(file: string, record: MatchRecord, replace: boolean): Promise<string> {
  try {
    await writeFile(file, `${JSON.stringify(record, null, 1)}\n`, { flag: replace ? 'w' : 'wx' });
    return `Saved as ${file}.`;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (taken) return `${file} is there already: say "save! ${file}" to replace it.`;
    return `${file} could not be written: ${systemReason(error)}.`;
  }
}
