import { byEach } from '../by-each.ts';
import { crossoverIds, crossovers, engineering, engineeringIds } from './data/engineering.ts';
import type { CrossoverId } from './data/engineering.ts';
import { science, scienceIds } from './data/science.ts';
import type { ScienceId } from './data/science.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId } from './data/words.ts';

/** Tiles that are laid on a Side board. */
export type LayableId = ScienceId | CrossoverId;
export const layableIds: readonly LayableId[] = [...scienceIds, ...crossoverIds];

/** The place in `laid` of the first crossover tile. */
export const CROSSOVER_PLACE = 13;

/** Whose a tile is, and its place in the list of the state that says where it lies. */
export interface TileAt {
  readonly department: DepartmentId;
  readonly place: number;
}

interface OfDepartment {
  readonly department: DepartmentId;
}
type Rows<Id extends string> = { readonly [I in Id]: OfDepartment };
type ByDepartment<Id> = { readonly [D in DepartmentId]: readonly Id[] };

function places<Id extends string>(ids: readonly Id[], rows: Rows<Id>): ByDepartment<Id> {
  return byEach(departmentIds, (department) => ids.filter((id) => rows[id].department === department));
}

function placed<Id extends string>(
  ids: readonly Id[],
  rows: Rows<Id>,
  of: ByDepartment<Id>,
): { readonly [I in Id]: TileAt } {
  return byEach(ids, (id) => ({ department: rows[id].department, place: of[rows[id].department].indexOf(id) }));
}

/** The tiles of each department, in the order of `laid`, `built` and `crossover`. */
export const sciencePlaces = places(scienceIds, science);
export const engineeringPlaces = places(engineeringIds, engineering);
export const crossoverPlaces = places(crossoverIds, crossovers);

/** Whose each tile is, and where in `laid`, `built` and `crossover` it stands. */
export const scienceAt = placed(scienceIds, science, sciencePlaces);
export const engineeringAt = placed(engineeringIds, engineering, engineeringPlaces);
export const crossoverAt = placed(crossoverIds, crossovers, crossoverPlaces);

export function isCrossover(id: LayableId): id is CrossoverId {
  return id in crossoverAt;
}

/** The place in `laid`. */
export function laidPlace(id: LayableId): number {
  return isCrossover(id) ? CROSSOVER_PLACE + crossoverAt[id].place : scienceAt[id].place;
}
