import { hash } from 'node:crypto';
import type { Core } from '@benchtop/engine';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

type Fields = Readonly<Record<string, unknown>>;

/** A field, or an item of a list, as it was written last. */
interface Part {
  /** What stands before it. */
  readonly lead: string;
  value: unknown;
  text: string;
  /** For a list of records: its items. */
  readonly items: Part[];
}

/**
 * Gives {@link storedHash} for the states of one match, one after the other. States share what did not change, and that
 * is not written anew. All of them have the same fields in the same order.
 */
export class Hasher {
  private readonly fields: Part[] = [];

  of(state: object): string {
    return digest(this.write(state as Fields));
  }

  private write(state: Fields): string {
    let text = '';
    let n = 0;
    for (const key in state) {
      const part = (this.fields[n] ??= unwritten(`${n === 0 ? '{' : ','}"${key}":`));
      n++;
      const value = state[key];
      if (part.value !== value) rewrite(part, value);
      text += part.text;
    }
    return `${text}}`;
  }
}

function unwritten(lead: string): Part {
  return { lead, value: undefined, text: '', items: [] };
}

function rewrite(part: Part, value: unknown): void {
  part.value = value;
  if (typeof value === 'number') part.text = part.lead + value;
  else if (isRecords(value)) part.text = part.lead + writeRecords(part.items, value);
  else part.text = part.lead + JSON.stringify(value);
}

function isRecords(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && isRecord(value[0]);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of a list of records few change: each is written for itself. */
function writeRecords(items: Part[], records: readonly Fields[]): string {
  let text = '';
  for (let i = 0; i < records.length; i++) {
    const item = (items[i] ??= unwritten(i === 0 ? '[' : ','));
    const record = records[i];
    if (!isSame(item.value, record)) item.text = item.lead + JSON.stringify(record);
    item.value = record;
    text += item.text;
  }
  return `${text}]`;
}

/** True for records with the very same content. */
function isSame(then: unknown, now: unknown): boolean {
  if (!isRecord(then) || !isRecord(now)) return false;
  for (const key in now) if (then[key] !== now[key]) return false;
  for (const key in then) if (!Object.hasOwn(now, key)) return false;
  return true;
}
