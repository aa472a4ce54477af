import type { MatchRecord } from '@benchtop/engine/host';
import { shownName } from '../../ui/shown-text.ts';
import { isObject, keysWith, parsed, readText, removeText, writeText } from '../../ui/storage.ts';

const PREFIX = 'benchtop.match.';

/** Who sits at a seat of a local match. */
export interface SavedSeat {
  readonly name: string;
  /** The bot's id; null for a person at this device. */
  readonly bot: string | null;
}

/** A local match as the browser keeps it. */
export interface SavedMatch {
  readonly format: 'benchtop-save/1';
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SavedSeat[];
  /** The lesson it follows. */
  readonly lesson: string | null;
  readonly record: MatchRecord;
  /** The status sentence when it was kept. */
  readonly status: string;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** A save that is there but cannot be read: the player may still take it away or delete it. */
export interface BrokenSave {
  readonly id: string;
  readonly broken: true;
}

export function isBroken(save: SavedMatch | BrokenSave): save is BrokenSave {
  return 'broken' in save;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps a match. Returns a sentence when the browser refuses. */
export function keep(save: SavedMatch): string | null {
  return writeText(PREFIX + save.id, JSON.stringify(save));
}

export function forget(id: string): void {
  removeText(PREFIX + id);
}

/** The text of a save as it lies in the browser, readable or not. */
export function rawSave(id: string): string | null {
  return readText(PREFIX + id);
}

/** One save; null when there is none. */
export function saveOf(id: string): SavedMatch | BrokenSave | null {
  const text = rawSave(id);
  return text === null ? null : (readSave(id, parsed(text)) ?? { id, broken: true });
}

/** Every save of this browser, the one played last first; those that cannot be read at the end. */
export function allSaves(): (SavedMatch | BrokenSave)[] {
  const saves = keysWith(PREFIX).map((key) => saveOf(key.slice(PREFIX.length)));
  const when = (save: SavedMatch | BrokenSave): number => (isBroken(save) ? 0 : save.updated);
  return saves.filter((save) => save !== null).sort((a, b) => when(b) - when(a));
}

/** The match in which this lesson was begun and not finished, by its id, or null. */
export function begunLesson(game: string, id: string): string | null {
  const begun = allSaves().find((save) => !isBroken(save) && save.game === game && save.lesson === id && !save.over);
  return begun?.id ?? null;
}

/** True when a change of the browser's storage by another tab concerns this match. */
export function concerns(event: StorageEvent, id: string): boolean {
  return event.key === PREFIX + id;
}

/** Checks all but the record, which is checked by replaying it. */
function readSave(id: string, value: unknown): SavedMatch | null {
  if (!isObject(value) || value['format'] !== 'benchtop-save/1') return null;
  const { game, seats, record, status, over, updated } = value;
  if (typeof game !== 'string' || typeof status !== 'string' || typeof over !== 'boolean') return null;
  if (typeof updated !== 'number' || !isObject(record) || !Array.isArray(seats)) return null;
  const people = seats.map(readSeat).filter((seat) => seat !== null);
  if (people.length !== seats.length || people.length === 0) return null;
  const kept = record as unknown as MatchRecord;
  const lesson = typeof value['lesson'] === 'string' ? value['lesson'] : null;
  return { format: 'benchtop-save/1', id, game, seats: people, lesson, record: kept, status, over, updated };
}

function readSeat(value: unknown): SavedSeat | null {
  if (!isObject(value)) return null;
  const { name, bot } = value;
  if (typeof name !== 'string' || !(bot === null || typeof bot === 'string')) return null;
  return { name: shownName(name.slice(0, 40)), bot };
}
