import { hash } from 'node:crypto';
import type { Core } from '@benchtop/engine/host';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

/**
 * The same for one state after another of a match, each of which shares with the one before it what did not change: of
 * those parts the text is known. To write all of it took 9 % of the main thread's time (docs/decisions, 15).
 */
export class HashInTurn {
  private readonly fields = new Row();

  of(state: Readonly<Core>): string {
    this.fields.begin();
    for (const name in state) this.fields.add(state[name as keyof Core], `"${name}":`);
    return digest(`{${this.fields.text()}}`);
  }
}

/** Values one after the other with the text of each, which is known where a value is the very one of before. */
class Row {
  private readonly values: unknown[] = [];
  private readonly texts: string[] = [];
  /** For lists of objects: their items. */
  private readonly rows: (Row | undefined)[] = [];
  private next = 0;

  begin(): void {
    this.next = 0;
  }

  add(value: unknown, label = ''): void {
    const n = this.next++;
    if (n < this.texts.length && this.values[n] === value) return;
    this.values[n] = value;
    this.texts[n] = label + (isListOfObjects(value) ? this.listText(n, value) : JSON.stringify(value));
  }

  text(): string {
    this.texts.length = this.next;
    return this.texts.join(',');
  }

  private listText(n: number, items: readonly object[]): string {
    const row = (this.rows[n] ??= new Row());
    row.begin();
    for (const item of items) row.add(item);
    return `[${row.text()}]`;
  }
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}
