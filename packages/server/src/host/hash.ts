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
  /** Empty: not kept. */
  text: string;
  /** For a list of records: its items. */
  readonly items: Part[];
}

/**
 * Gives {@link storedHash} for the states of one match, one after the other. States share what did not change, and that
 * is not written anew each time. All of them have the same fields in the same order.
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

/** What changes with every move is not worth keeping: a text is kept once the same value is written again. */
function written(part: Part, value: unknown): string {
  if (part.value === value) return part.text === '' ? writtenAnew(part, value) : part.text;
  part.value = value;
  part.text = '';
  return JSON.stringify(value);
}

function writtenAnew(part: Part, value: unknown): string {
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

/** Of a list of records few change, and those not soon again: each is written for itself and kept. */
function writeRecords(items: Part[], records: readonly Fields[]): string {
  let text = '';
  for (let i = 0; i < records.length; i++) {
    const item = (items[i] ??= unwritten(i === 0 ? '[' : ','));
    text += item.lead;
    if (item.value === records[i]) text += item.text;
    else text += writtenAnew(item, records[i]);
  }
  return `${text}]`;
}
