import type { Pieces } from './fields.ts';
import type { Game } from './game.ts';
import { perspectiveOf } from './pieces.ts';
import { hiddenSpots, holderOf } from './spots.ts';
import type { Holder, HiddenSpot } from './spots.ts';
import type { Core } from './state.ts';

/** Whether rules have looked at a piece that a seat may not know. How many there are is no secret. */
export interface Watch {
  readonly touched: boolean;
  /** Does something whose looks do not count. */
  aside<T>(work: () => T): T;
}

/** The same game, on copies of states that notice when somebody looks at what is hidden from a seat. */
export function watching<S extends Core>(
  game: Game<S>,
  seat: number,
): { readonly watched: Game<S>; readonly watch: Watch } {
  const watch = {
    touched: false,
    aside<T>(work: () => T): T {
      const { touched } = watch;
      const done = work();
      watch.touched = touched;
      return done;
    },
  };
  const look = (): void => {
    watch.touched = true;
  };
  const clone = (s: Readonly<S>): S => {
    const copy = watch.aside(() => game.clone(s));
    for (const spot of hiddenSpots(game.state.fields, s.seats))
      if (isHiddenFrom(spot, seat)) guard(holderOf(copy, spot), spot, seat, look);
    return copy;
  };
  return { watched: { ...game, clone }, watch };
}

function isHiddenFrom({ spec, owner }: HiddenSpot, seat: number): boolean {
  const isOwned = spec.kind === 'pieces' ? spec.rule.sees === 'owner' : spec.rule.from === 'others';
  return !isOwned || owner !== seat;
}

function guard(holder: Holder, { spec, name }: HiddenSpot, seat: number, look: () => void): void {
  const content = holder[name];
  if (spec.kind === 'pieces') {
    const { faces, known } = content as Pieces<unknown>;
    const perspective = perspectiveOf(seat);
    const lookAt = (i: number): void => {
      if (((known[i] ?? 0) & perspective) === 0) look();
    };
    holder[name] = { faces: guarded(faces, lookAt), known };
  } else if (Array.isArray(content)) holder[name] = guarded(content, look);
  else guardValue(holder, name, look);
}

/** A list that tells at which of its items somebody looks. */
function guarded(list: unknown[], look: (index: number) => void): unknown[] {
  return new Proxy(list, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) look(Number(key));
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

function guardValue(holder: Holder, name: string, look: () => void): void {
  let content = holder[name];
  Object.defineProperty(holder, name, {
    enumerable: true,
    configurable: true,
    get() {
      look();
      return content;
    },
    set(value: unknown) {
      content = value;
    },
  });
}
