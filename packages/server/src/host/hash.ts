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
  private values: unknown[] = [];
  private texts: string[] = [];
  private next = 0;

  of(state: Readonly<Core>): string {
    this.next = 0;
    const fields: string[] = [];
    for (const [name, value] of Object.entries(state))
      fields.push(`"${name}":${isListOfObjects(value) ? this.list(value) : this.text(value)}`);
    return digest(`{${fields.join(',')}}`);
  }

  private list(items: readonly object[]): string {
    return `[${items.map((item) => this.text(item)).join(',')}]`;
  }

  private text(value: unknown): string {
    const n = this.next++;
    if (typeof value !== 'object') return JSON.stringify(value);
    if (this.values[n] !== value) {
      this.values[n] = value;
      this.texts[n] = JSON.stringify(value);
    }
    return this.texts[n] ?? '';
  }
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}
