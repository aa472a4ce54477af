import type { Hidden, SecrecyTable } from './secrecy.ts';
import { at } from './state.ts';

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

/** All spots of a state. */
interface Spots {
  readonly open: readonly Spot[];
  readonly hidden: readonly HiddenSpot[];
}

const known = new WeakMap<SecrecyTable, Spots[]>();

/** The spots of states with so many seats: made once for each game. */
export function spotsOf(table: SecrecyTable, seats: number): Spots {
  let bySeats = known.get(table);
  if (bySeats === undefined) known.set(table, (bySeats = []));
  return (bySeats[seats] ??= listed(table, seats));
}

function listed(table: SecrecyTable, seats: number): Spots {
  const open: Spot[] = [];
  const hidden: HiddenSpot[] = [];
  const add = (spot: Spot, rule: 'open' | Hidden): void => {
    if (rule === 'open') open.push(spot);
    else hidden.push({ ...spot, rule });
  };
  for (const [key, entry] of Object.entries(table)) {
    if (entry === 'open' || 'from' in entry) {
      add({ path: `/${key}`, list: null, owner: -1, name: key }, entry);
      continue;
    }
    for (let owner = 0; owner < seats; owner++)
      for (const [name, rule] of Object.entries(entry.perSeat))
        add({ path: `/${key}/${owner}/${name}`, list: key, owner, name }, rule);
  }
  return { open, hidden };
}

export type Holder = Record<string, unknown>;

/** What the spot's content is a field of. */
export function holderOf(s: object, { list, owner }: Spot): Holder {
  const state = s as Holder;
  return list === null ? state : at(state[list] as readonly Holder[], owner);
}

export function contentOf(s: object, spot: Spot): unknown {
  return holderOf(s, spot)[spot.name];
}
