import { hash } from 'node:crypto';
import { at } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';

/** How many hex digits of a SHA-256 are kept. */
export const DIGEST = 32;

export function digest(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex').slice(0, DIGEST);
}

/** The engine's state hash by the machine's own SHA-256, as long as the log keeps it. */
export function storedHash(state: Readonly<Core>): string {
  return digest(JSON.stringify(state));
}

/** What stands at one place in the text of a state: a field, or a record of a list with one for each seat. */
interface Place {
  readonly key: string;
  /** Whose record it is, -1 for a whole field. */
  readonly seat: number;
  /** How many bytes stand before it: its name, or a comma. */
  readonly leadSize: number;
}

/** The text of a state without its values. It is the same for all matches of a game with so many seats. */
interface Form {
  readonly places: readonly Place[];
  readonly text: string;
}

const SPARE = 256;

/**
 * Gives {@link storedHash} for the states of one match, one after the other. It keeps the text of the last one, as bytes
 * that the garbage collector need not look at, and writes anew only what has become another since: states share what
 * did not change. All of them have the same fields in the same order.
 */
export class Hasher {
  private readonly game: Game;
  private places: readonly Place[] = [];
  /** By place: what stands there, and how many bytes it takes. */
  private values: unknown[] = [];
  private sizes: number[] = [];
  private bytes = Buffer.allocUnsafeSlow(0);
  private length = 0;

  constructor(game: Game) {
    this.game = game;
  }

  of(state: Readonly<Core>): string {
    const { places } = this;
    // Rules, and what is around them, may be stopped at any call: until the end this is the text of no state.
    this.places = [];
    const written = places.length > 0 ? places : this.begin(state);
    this.write(state, written);
    this.places = written;
    return digest(this.bytes.subarray(0, this.length));
  }

  private begin(state: Readonly<Core>): readonly Place[] {
    const { places, text } = formOf(this.game, state);
    this.values = places.map(() => undefined);
    this.sizes = places.map(() => 0);
    this.bytes = Buffer.from(text);
    this.length = this.bytes.length;
    return places;
  }

  private write(state: Readonly<Core>, places: readonly Place[]): void {
    const { values, sizes } = this;
    let from = 0;
    for (let n = 0; n < places.length; n++) {
      const place = at(places, n);
      const value = valueAt(state, place);
      from += place.leadSize;
      if (value !== values[n]) {
        const text = JSON.stringify(value);
        const old = at(sizes, n);
        const size = Buffer.byteLength(text);
        if (size !== old) this.makeRoom(from + old, size - old);
        this.bytes.write(text, from);
        values[n] = value;
        sizes[n] = size;
      }
      from += at(sizes, n);
    }
  }

  /** Moves all that stands from `from` on. */
  private makeRoom(from: number, by: number): void {
    if (this.length + by > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(this.length + by + SPARE);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.copyWithin(from + by, from, this.length);
    this.length += by;
  }
}

const known = new WeakMap<Game, Map<string, Form>>();

function formOf(game: Game, state: Readonly<Core>): Form {
  let forms = known.get(game);
  if (forms === undefined) known.set(game, (forms = new Map<string, Form>()));
  const keys = Object.keys(state);
  const name = `${state.seats} ${keys.join()}`;
  let form = forms.get(name);
  if (form === undefined) forms.set(name, (form = newForm(game, state, keys)));
  return form;
}

function newForm({ state: { fields } }: Game, { seats }: Readonly<Core>, keys: readonly string[]): Form {
  const places: Place[] = [];
  let text = '';
  const add = (key: string, seat: number, lead: string): void => {
    places.push({ key, seat, leadSize: Buffer.byteLength(lead) });
    text += lead;
  };
  let before = '{';
  for (const key of keys) {
    const named = `${before}${JSON.stringify(key)}:`;
    const isBySeat = fields[key]?.kind === 'per-seat';
    if (!isBySeat) add(key, -1, named);
    else for (let seat = 0; seat < seats; seat++) add(key, seat, seat === 0 ? `${named}[` : ',');
    before = isBySeat ? '],' : ',';
  }
  return { places, text: text + before.replace(',', '}') };
}

function valueAt(state: object, { key, seat }: Place): unknown {
  const field = (state as Readonly<Record<string, unknown>>)[key];
  return seat < 0 ? field : (field as readonly unknown[])[seat];
}
