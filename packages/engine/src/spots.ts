import type { Hidden, SecrecyTable } from './secrecy.ts';
import { same } from './patch.ts';
import { at } from './state.ts';
import type { Core } from './state.ts';

/** Somewhere in a state that the secrecy table has one entry for. */
export interface Spot {
  /** As patches of views name it. */
  readonly path: string;
  /** The list with one record per seat that it is in; null: the state itself. */
  readonly list: string | null;
  /** Whose record it is in, -1 for what belongs to nobody. */
  readonly owner: number;
  readonly name: string;
}

export interface HiddenSpot extends Spot {
  readonly rule: Hidden;
}

/** The spots of one object: of the state itself, or of a seat's record. */
interface Group {
  readonly list: string | null;
  readonly owner: number;
  readonly open: readonly Spot[];
  readonly hidden: readonly HiddenSpot[];
}

const known = new WeakMap<SecrecyTable, (readonly Group[])[]>();

/** All spots of states with so many seats: found once for each game. */
export function spotsOf(table: SecrecyTable, seats: number): readonly Group[] {
  let bySeats = known.get(table);
  if (bySeats === undefined) known.set(table, (bySeats = []));
  return (bySeats[seats] ??= grouped(table, seats));
}

/** In the order of the table: what is drawn from hidden places depends on it. */
function grouped(table: SecrecyTable, seats: number): Group[] {
  const groups: Group[] = [];
  for (const [key, entry] of Object.entries(table)) {
    if (entry !== 'open' && 'perSeat' in entry)
      for (let owner = 0; owner < seats; owner++)
        groups.push(group(Object.entries(entry.perSeat), key, owner, `/${key}/${owner}`));
    else groups.push(group([[key, entry]], null, -1, ''));
  }
  return groups;
}

function group(
  entries: readonly (readonly [string, 'open' | Hidden])[],
  list: string | null,
  owner: number,
  path: string,
): Group {
  const open: Spot[] = [];
  const hidden: HiddenSpot[] = [];
  for (const [name, rule] of entries) {
    const spot = { path: `${path}/${name}`, list, owner, name };
    if (rule === 'open') open.push(spot);
    else hidden.push({ ...spot, rule });
  }
  return { list, owner, open, hidden };
}

export type Holder = Record<string, unknown>;

/** What the content of a spot, or of all spots of a group, is a field of. */
export function holderOf(s: object, { list, owner }: Pick<Spot, 'list' | 'owner'>): Holder {
  return list === null ? (s as Holder) : at(recordsIn(s, list), owner);
}

export function recordsIn(s: object, list: string): Holder[] {
  return (s as Holder)[list] as Holder[];
}

export function contentOf(s: object, spot: Spot): unknown {
  return holderOf(s, spot)[spot.name];
}

/** The hidden spots whose content is not the same in two states. */
export function changedSpots(table: SecrecyTable, before: Readonly<Core>, after: Readonly<Core>): HiddenSpot[] {
  const changed: HiddenSpot[] = [];
  for (const one of spotsOf(table, before.seats)) {
    if (one.hidden.length === 0) continue;
    const then = holderOf(before, one);
    const now = holderOf(after, one);
    if (then === now) continue;
    for (const spot of one.hidden) if (!same(then[spot.name], now[spot.name])) changed.push(spot);
  }
  return changed;
}
