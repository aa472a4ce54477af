import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { departments, greenRowIds, belts as greenRows, prefixes } from './data/departments.ts';
import type { Department, Green, Yellow } from './data/departments/department.ts';
import type { AlgPoint, Printed } from './data/lexicon.ts';
import { departmentIds, fieldIds, greenIds, machines, species, yellowIds } from './data/words.ts';
import type { DepartmentId, FieldId, GreenId, GreenRow, Machine, YellowId } from './data/words.ts';
import type { SeenPlayer } from './state.ts';

/*
 * The graph of each department in numbers, compiled once from what is printed on its board. Places are those of `fields`
 * in the state.
 */

export const PLACES = 16;
/** The first place of each zone, from left to right: storages, left of Machine B, left of Machine C, dispatch. */
export const zoneStarts = { storage: 0, b: 4, c: 7, dispatch: 10 } as const;
type Zone = keyof typeof zoneStarts;

/** A black-and-yellow belt. */
export interface Belt {
  readonly id: YellowId;
  /** Among the belts of its Machine: its place in `moved`. */
  readonly index: number;
  readonly machine: Machine;
  readonly from: number;
  readonly to: number;
  /** What opens it; null: always open. */
  readonly open: AlgPoint | null;
}

/** A black-and-green belt, as it works with one Machine. */
export interface Link {
  readonly id: GreenId;
  readonly row: GreenRow;
  /** Among the links of the Machine that runs: its place in `used`. Another one with another Machine. */
  readonly index: number;
  readonly does: LinkWork;
  /** The yellow belt it hangs on, by its index; -1 where it hangs on none. */
  readonly belt: number;
  /** A shift takes cubes from here; -1 otherwise. */
  readonly from: number;
  /** Where cubes arrive, or from where they are lost; -1 where none do. */
  readonly to: number;
  readonly amount: number | AlgPoint;
  readonly energy: number | AlgPoint;
  readonly limit: number | AlgPoint;
  /** What switches it; null: it always works. */
  readonly open: AlgPoint | null;
}
export type LinkWork = 'charge' | 'feed' | 'shift' | 'drain' | 'lose';

export interface Plant {
  /** The field at each place; null where the board has none. */
  readonly fields: readonly (FieldId | null)[];
  readonly placeOf: ReadonlyMap<FieldId, number>;
  readonly belts: Readonly<Record<Machine, readonly Belt[]>>;
  readonly allBelts: readonly Belt[];
  readonly beltById: ReadonlyMap<YellowId, Belt>;
  /** Those that work in an activation of each Machine. */
  readonly links: Readonly<Record<Machine, readonly Link[]>>;
  /** The places left of each Machine. */
  readonly left: Readonly<Record<Machine, readonly number[]>>;
}

/** Where a field stands among the places. */
function placeOn(board: Department, id: FieldId): number {
  const field = board.fields[id];
  if (field === undefined) throw new Error(`${board.name} has no field ${id}`);
  return zoneStarts[field.zone] + (field.zone === 'storage' ? species.indexOf(field.species) : field.row);
}

function fieldsOf(board: Department): readonly (FieldId | null)[] {
  const fields: (FieldId | null)[] = Array.from({ length: PLACES }, () => null);
  for (const id of fieldIds) if (board.fields[id] !== undefined) fields[placeOn(board, id)] = id;
  return fields;
}

function beltsOf(board: Department, machine: Machine): readonly Belt[] {
  const own: (readonly [YellowId, Yellow])[] = [];
  for (const id of yellowIds) {
    const belt = board.yellow[id];
    if (belt?.machine === machine) own.push([id, belt]);
  }
  return own.map(([id, { from, to, opens }], index) => ({
    id,
    index,
    machine,
    from: placeOn(board, from),
    to: placeOn(board, to),
    open: opens,
  }));
}

/** The number itself, or the point that rows change. */
const printed = ({ base, point }: Printed): number | AlgPoint => point ?? base;

const works: readonly LinkWork[] = ['charge', 'feed', 'shift', 'drain', 'lose'];

function workOf({ name, do: acts = [] }: Green): LinkWork {
  const [only] = acts;
  const work = works.find((each) => only !== undefined && 'act' in only && only.act === each);
  if (work === undefined) throw new Error(`${name} does nothing that a belt does`);
  return work;
}

type Compiled = Omit<Link, 'index' | 'row' | 'id'>;

/** What a green belt is about: a yellow belt, a field, or two fields. */
function compile(board: Department, own: readonly Belt[], row: Green): Compiled {
  const numbers = {
    does: workOf(row),
    amount: printed(row.amount),
    energy: printed(row.energy),
    limit: printed(row.limit),
    open: row.works.point,
  };
  const { hangs } = row;
  if ('belt' in hangs) {
    const belt = own.find(({ id }) => id === hangs.belt);
    if (belt === undefined) throw new Error(`${row.name} hangs on a belt of another Machine`);
    const moves = numbers.does === 'feed' || numbers.does === 'lose';
    return { ...numbers, belt: belt.index, from: -1, to: moves ? belt.to : -1 };
  }
  if ('field' in hangs) return { ...numbers, belt: -1, from: -1, to: placeOn(board, hangs.field) };
  return { ...numbers, belt: -1, from: placeOn(board, hangs.from), to: placeOn(board, hangs.to) };
}

function linksOf(
  department: DepartmentId,
  machine: Machine,
  belts: Readonly<Record<Machine, readonly Belt[]>>,
): readonly Link[] {
  const links: Link[] = [];
  for (const id of greenIds) {
    const row = greenRowIds.find((name) => name === `${prefixes[department]}-${id}`);
    if (row === undefined) continue;
    const green: Green = greenRows[row];
    if (green.machine !== machine && !green.also.includes(machine)) continue;
    const index = links.length;
    links.push({ ...compile(departments[department], belts[green.machine], green), id, row, index });
  }
  return links;
}

function zonePlaces(fields: readonly (FieldId | null)[], from: Zone, to: Zone): readonly number[] {
  const places: number[] = [];
  for (let i = zoneStarts[from]; i < zoneStarts[to]; i++) if (at(fields, i) !== null) places.push(i);
  return places;
}

function plantFor(department: DepartmentId): Plant {
  const board: Department = departments[department];
  const fields = fieldsOf(board);
  const belts = byEach(machines, (machine) => beltsOf(board, machine));
  const allBelts = machines.flatMap((machine) => belts[machine]);
  const plant: Plant = {
    fields,
    placeOf: new Map(fields.flatMap((id, place) => (id === null ? [] : [[id, place] as const]))),
    belts,
    allBelts,
    beltById: new Map(allBelts.map((belt) => [belt.id, belt])),
    links: byEach(machines, (machine) => linksOf(department, machine, belts)),
    left: {
      a: zonePlaces(fields, 'storage', 'b'),
      b: zonePlaces(fields, 'b', 'c'),
      c: zonePlaces(fields, 'c', 'dispatch'),
    },
  };
  checkFeeds(board.name, plant);
  return plant;
}

/** ALG-MACH-05: what is fed to a field alone can be moved on over a belt that is always open. */
function checkFeeds(name: string, { links, belts }: Plant): void {
  for (const machine of machines)
    for (const link of links[machine])
      if (link.does === 'feed' && link.belt < 0)
        if (!belts[machine].some(({ from, open }) => from === link.to && open === null))
          throw new Error(`${name}: what ${link.row} feeds could not be moved on`);
}

/** The boards of the four departments. */
export const plants: Readonly<Record<DepartmentId, Plant>> = byEach(departmentIds, plantFor);

/** The board of a player who has a department. */
export function plantOf({ department }: Readonly<Pick<SeenPlayer, 'department'>>): Plant {
  if (department === null) throw new Error('a player without a department has no plant');
  return plants[department];
}

/** The place of a field; -1 where the board has none of that name. */
export function placeOf(p: Readonly<Pick<SeenPlayer, 'department'>>, field: FieldId): number {
  return plantOf(p).placeOf.get(field) ?? -1;
}

/** The field at a place of a board. */
export function fieldAt(p: Readonly<Pick<SeenPlayer, 'department'>>, place: number): FieldId {
  const id = at(plantOf(p).fields, place);
  if (id === null) throw new Error(`the board has no field at place ${place}`);
  return id;
}
