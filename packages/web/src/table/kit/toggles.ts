import type { Choices, Refusal } from './choices.ts';

/** What is chosen piece by piece in the page, before any of it is sent. */
export interface Toggles<T> {
  readonly asked: boolean;
  readonly chosen: readonly T[];
  /** How often a thing is chosen. */
  count(this: void, item: T): number;
  /** Whether one more of it could be chosen. */
  canPut(this: void, item: T): boolean;
  /** Why it cannot be chosen at all, where the rules say so. */
  refusal(this: void, item: T): string | null;
  put(this: void, item: T): void;
  take(this: void, item: T): void;
  clear(this: void): void;
  /** Sends what is chosen; null while it is no answer. */
  readonly confirm: (() => void) | null;
}

/** Where gathered things are kept between two clicks. */
export interface Chosen<T> {
  readonly items: readonly T[];
  set(this: void, items: readonly T[]): void;
}

/** Things that stand for one option: those of three places are one answer. */
export function picksOf<O, T>(
  choices: Choices<O>,
  itemsOf: (value: Choices<O>['options'][number]['value']) => readonly T[],
  chosen: Chosen<T>,
): Toggles<T> {
  const { options, refused } = choices;
  const { items } = chosen;
  const sets = options.map(({ value, choose }) => ({ of: itemsOf(value), choose }));
  const answer = sets.find(({ of }) => of.length === items.length && holds(of, items));
  const offered = (item: T): boolean => sets.some(({ of }) => of.includes(item));
  return {
    ...common(choices.asked, chosen),
    canPut: (item) => sets.some(({ of }) => holds(of, [...items, item])),
    refusal: (item) => (offered(item) ? null : reasonFor(refused, (value) => itemsOf(value).includes(item))),
    confirm: answer?.choose ?? null,
  };
}

export interface GatherLimits<T> {
  /** How many in all: more cannot be chosen, and fewer than `least` are no answer. */
  readonly most?: number;
  readonly least?: number;
  /** How often one thing can be chosen; once where nothing is said. */
  readonly each?: (item: T) => number;
}

/** Things that are an option each, of a chain: `send` gets them in the order in which they were chosen. */
export function gatheredOf<O, T>(
  { asked, options, refused }: Choices<O>,
  itemOf: (value: Choices<O>['options'][number]['value']) => T,
  chosen: Chosen<T>,
  { most = Infinity, least = 1, each = () => 1 }: GatherLimits<T>,
  send: (items: readonly T[]) => void,
): Toggles<T> {
  const { items } = chosen;
  const offered = (item: T): boolean => options.some(({ value }) => itemOf(value) === item);
  return {
    ...common(asked, chosen),
    canPut: (item) => items.length < most && offered(item) && countOf(items, item) < each(item),
    refusal: (item) => (offered(item) ? null : reasonFor(refused, (value) => itemOf(value) === item)),
    confirm: items.length > 0 && items.length >= least ? () => send(items) : null,
  };
}

function common<T>(asked: boolean, { items, set }: Chosen<T>) {
  return {
    asked,
    chosen: items,
    count: (item: T) => countOf(items, item),
    put: (item: T) => set([...items, item]),
    take(item: T): void {
      const last = items.lastIndexOf(item);
      set(items.filter((_, i) => i !== last));
    },
    clear: () => set([]),
  };
}

const countOf = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length;

/** Whether all of some things are there, each as often. */
function holds<T>(all: readonly T[], some: readonly T[]): boolean {
  return some.every((item) => countOf(some, item) <= countOf(all, item));
}

function reasonFor<O>(refused: readonly Refusal<O>[], fits: (value: O) => boolean): string | null {
  return refused.find(({ value }) => fits(value))?.reason ?? null;
}
