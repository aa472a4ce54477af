import { hash } from 'node:crypto';
import type { Core, Game } from '@benchtop/engine';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

type Fields = Readonly<Record<string, unknown>>;

/** A field of a state, or a record of a list with one for each seat. */
interface Part {
  readonly key: string;
  /** Whose record it is, -1 for a whole field. */
  readonly seat: number;
  /** What stands before it: its name, or a comma. */
  readonly lead: string;
  readonly leadSize: number;
  value: unknown;
  /** How many bytes the value takes. */
  size: number;
}

const SPARE = 256;

/**
 * Gives {@link storedHash} for the states of one match, one after the other. It keeps the text of the last one, as bytes
 * that the garbage collector need not look at, and writes anew only what has become another since: states share what
 * did not change. All of them have the same fields in the same order.
 */
export class Hasher {
  private readonly game: Game;
  private parts: Part[] = [];
  private bytes = Buffer.allocUnsafeSlow(0);
  private length = 0;

  constructor(game: Game) {
    this.game = game;
  }

  of(state: Readonly<Core>): string {
    const { parts } = this;
    // Rules, and what is around them, may be stopped at any call: until the end these are parts of no state.
    this.parts = [];
    const written = parts.length > 0 ? parts : this.begin(state);
    this.write(state, written);
    this.parts = written;
    return digest(new Uint8Array(this.bytes.buffer, 0, this.length));
  }

  /** Only what stands between the values. */
  private begin(state: Readonly<Core>): Part[] {
    const parts = partsOf(this.game, state);
    const text = parts.map(({ lead }) => lead).join('');
    this.bytes = Buffer.from(new TextEncoder().encode(text).buffer);
    this.length = this.bytes.length;
    return parts;
  }

  private write(state: Readonly<Core>, parts: readonly Part[]): void {
    let at = 0;
    for (const part of parts) {
      at += part.leadSize;
      const value = valueOf(state, part);
      if (value !== part.value) {
        const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
        const size = Buffer.byteLength(text);
        if (size !== part.size) this.makeRoom(at + part.size, size - part.size);
        this.bytes.write(text, at);
        part.value = value;
        part.size = size;
      }
      at += part.size;
    }
  }

  /** Moves all that stands from `at` on. */
  private makeRoom(at: number, by: number): void {
    if (this.length + by > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(this.length + by + SPARE);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.copyWithin(at + by, at, this.length);
    this.length += by;
  }
}

/** In the order in which they are written; the last one is no value, only the end. */
function partsOf({ secrecy }: Game, state: Readonly<Core>): Part[] {
  const parts: Part[] = [];
  let before = '{';
  const add = (key: string, seat: number, lead: string): void => {
    parts.push({ key, seat, lead, leadSize: Buffer.byteLength(lead), value: undefined, size: 0 });
  };
  for (const key of Object.keys(state)) {
    const named = `${before}${JSON.stringify(key)}:`;
    const entry = secrecy[key] ?? 'open';
    const isBySeat = entry !== 'open' && 'perSeat' in entry;
    if (!isBySeat) add(key, -1, named);
    else for (let seat = 0; seat < state.seats; seat++) add(key, seat, seat === 0 ? `${named}[` : ',');
    before = isBySeat ? '],' : ',';
  }
  add('', -1, before.replace(',', '}'));
  return parts;
}

function valueOf(state: object, { key, seat }: Part): unknown {
  const field = (state as Fields)[key];
  return seat < 0 ? field : (field as readonly unknown[])[seat];
}
