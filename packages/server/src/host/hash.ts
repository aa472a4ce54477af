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
      const value = state[key];
      const field = (this.fields[n] ??= unwritten(`${n === 0 ? '{' : ','}"${key}":`));
      n++;
      text += field.lead;
      if (typeof value === 'number') text += value;
      else if (value === field.value || !isRecords(value)) text += written(field, value);
      else text += writeRecords(field.items, value);
    }
    return `${text}}`;
  }
}

function unwritten(lead: string): Part {
  return { lead, value: undefined, text: '', items: [] };
}

function written(part: Part, value: unknown): string {
  if (part.value === value) return part.text;
  // First the text: rules may be stopped at any call, and what was not written must not be taken for written.
  const text = JSON.stringify(value);
  part.value = value;
  part.text = text;
  return text;
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
    if (isSame(item.value, record)) item.value = record;
    text += item.lead;
    text += written(item, record);
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
