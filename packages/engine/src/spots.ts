import type { FieldSpec, FieldSpecs } from './fields.ts';
import { same } from './patch.ts';
import { assertNever, at } from './state.ts';
import type { Core } from './state.ts';

/** What a hidden place is declared as. */
export type HiddenSpec = Extract<FieldSpec, { readonly kind: 'hidden' | 'pieces' }>;

/** One declared part of a state: an open one, or a hidden place. */
export interface Spot {
  /** As patches of views name it. */
  readonly path: string;
  /** The way to the object it is a field of. */
  readonly keys: readonly string[];
  /** Whose it is, -1 for what belongs to nobody. */
  readonly owner: number;
  readonly name: string;
}

export interface HiddenSpot extends Spot {
  readonly spec: HiddenSpec;
}

/** Spots of one object: of the state itself, of a seat's record, of a record with hidden places in it. */
interface Group {
  readonly keys: readonly string[];
  /** True when these are all the fields of the object. */
  readonly whole: boolean;
  readonly open: readonly Spot[];
  readonly hidden: readonly HiddenSpot[];
}

interface Spots {
  readonly groups: readonly Group[];
  readonly hidden: readonly HiddenSpot[];
}

const known = new WeakMap<FieldSpecs, Spots[]>();

/** All spots of states with so many seats. */
export function spotsOf(fields: FieldSpecs, seats: number): readonly Group[] {
  return knownSpots(fields, seats).groups;
}

/** All hidden places of states with so many seats, in the order of the declaration. */
export function hiddenSpots(fields: FieldSpecs, seats: number): readonly HiddenSpot[] {
  return knownSpots(fields, seats).hidden;
}

/** Found once for each game and number of seats. */
function knownSpots(fields: FieldSpecs, seats: number): Spots {
  let bySeats = known.get(fields);
  if (bySeats === undefined) known.set(fields, (bySeats = []));
  return (bySeats[seats] ??= findSpots(fields, seats));
}

function findSpots(fields: FieldSpecs, seats: number): Spots {
  const groups: Group[] = [];
  collect(fields, [], -1, seats, groups);
  return { groups, hidden: groups.flatMap(({ hidden }) => hidden) };
}

/** In the order of the declaration: what is drawn from hidden places depends on it. */
function collect(fields: FieldSpecs, keys: readonly string[], owner: number, seats: number, out: Group[]): void {
  const path = keys.map((key) => `/${key}`).join('');
  let open: Spot[] = [];
  let hidden: HiddenSpot[] = [];
  let nested = false;
  const flush = (whole: boolean): void => {
    if (open.length + hidden.length > 0) out.push({ keys, whole, open, hidden });
    open = [];
    hidden = [];
  };
  for (const [name, spec] of Object.entries(fields)) {
    const spot: Spot = { path: `${path}/${name}`, keys, owner, name };
    if (spec.kind === 'hidden' || spec.kind === 'pieces') hidden.push({ ...spot, spec });
    else if (!hidesSomething(spec)) open.push(spot);
    else {
      nested = true;
      flush(false);
      collectNested(spec, [...keys, name], owner, seats, out);
    }
  }
  flush(!nested && keys.length > 0);
}

function collectNested(spec: FieldSpec, keys: readonly string[], owner: number, seats: number, out: Group[]): void {
  switch (spec.kind) {
    case 'record':
      return collect(spec.fields, keys, owner, seats, out);
    case 'per-seat':
      for (let seat = 0; seat < seats; seat++) collectNested(spec.of, [...keys, `${seat}`], seat, seats, out);
      return;
    case 'times': {
      const entries = Array.from({ length: spec.length }, (_, i) => [`${i}`, spec.of] as const);
      return collect(Object.fromEntries(entries), keys, owner, seats, out);
    }
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'seat-set':
    case 'nullable':
    case 'list':
    case 'frozen':
    case 'hidden':
    case 'pieces':
      throw new TypeError(`hidden places cannot lie in a ${spec.kind}`);
    default:
      assertNever(spec);
  }
}

function hidesSomething(spec: FieldSpec): boolean {
  switch (spec.kind) {
    case 'hidden':
    case 'pieces':
      return true;
    case 'record':
      return Object.values(spec.fields).some(hidesSomething);
    case 'per-seat':
    case 'times':
      return hidesSomething(spec.of);
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'seat-set':
    case 'nullable':
    case 'list':
    case 'frozen':
      return false;
    default:
      return assertNever(spec);
  }
}

/** A field of a record, and whether there is a hidden place anywhere in it. */
export interface Part {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly hides: boolean;
}

const knownParts = new WeakMap<FieldSpecs, readonly Part[]>();

/** The fields of a record, in the order of the declaration. Found once: views are built from them. */
export function partsOf(fields: FieldSpecs): readonly Part[] {
  let parts = knownParts.get(fields);
  if (parts === undefined) {
    parts = Object.entries(fields).map(([name, spec]) => ({ name, spec, hides: hidesSomething(spec) }));
    knownParts.set(fields, parts);
  }
  return parts;
}

export type Holder = Record<string, unknown>;

/** The object that a spot, or the spots of a group, are fields of. */
export function holderOf(s: object, { keys }: Pick<Spot, 'keys'>): Holder {
  let holder = s as Holder;
  for (let i = 0; i < keys.length; i++) holder = holder[at(keys, i)] as Holder;
  return holder;
}

/** The object that holds the object of a group, and under which name. */
export function parentOf(s: object, { keys }: Pick<Spot, 'keys'>): { readonly holder: Holder; readonly name: string } {
  const last = keys.length - 1;
  return { holder: holderOf(s, { keys: keys.slice(0, last) }), name: at(keys, last) };
}

export function contentOf(s: object, spot: Spot): unknown {
  return holderOf(s, spot)[spot.name];
}

/** The hidden spots whose content is not the same in two states. */
export function changedSpots(fields: FieldSpecs, before: Readonly<Core>, after: Readonly<Core>): HiddenSpot[] {
  const changed: HiddenSpot[] = [];
  for (const group of spotsOf(fields, before.seats)) {
    if (group.hidden.length === 0) continue;
    const then = holderOf(before, group);
    const now = holderOf(after, group);
    if (then === now) continue;
    for (const spot of group.hidden) if (!same(then[spot.name], now[spot.name])) changed.push(spot);
  }
  return changed;
}
