import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';

import { engineering } from './data/engineering.ts';
import type { EngineeringId } from './data/engineering.ts';
import type { AlgPoint, Printed } from './data/lexicon.ts';
import { science } from './data/science.ts';
import type { ScienceId } from './data/science.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId, Machine } from './data/words.ts';
import { departments } from './data/departments.ts';
import type { SeenPlayer } from './state.ts';
import { engineeringAt, engineeringPlaces, scienceAt, sciencePlaces } from './tiles.ts';

/*
 * Numbers of a Department board as its drawing shows them: from a view, which is no state that rules could read.
 */

/** Tiles that change a plant. */
export type PlantTile = ScienceId | EngineeringId;

/** What a tile makes of a number. */
interface TileChange {
  readonly tile: PlantTile;
  readonly point: AlgPoint;
  readonly add: number | null;
  readonly to: number | null;
}

type Change = { readonly change: AlgPoint } & ({ readonly add: number } | { readonly to: number });
interface Changing {
  readonly abilities?: readonly Change[];
}

function changesBy(tile: PlantTile, { abilities = [] }: Changing): readonly TileChange[] {
  return abilities.map((one) => ({
    tile,
    point: one.change,
    add: 'add' in one ? one.add : null,
    to: 'to' in one ? one.to : null,
  }));
}

const changes: { readonly [D in DepartmentId]: readonly TileChange[] } = byEach(departmentIds, (department) => [
  ...sciencePlaces[department].flatMap((id) => changesBy(id, rowOf(science[id]))),
  ...engineeringPlaces[department].flatMap((id) => changesBy(id, rowOf(engineering[id]))),
]);

/** Capacity tiles and the like have no abilities. */
function rowOf(row: object): Changing {
  return row;
}

export function isScience(tile: PlantTile): tile is ScienceId {
  return tile in scienceAt;
}

type Plant = Readonly<Pick<SeenPlayer, 'department' | 'laid' | 'built'>>;

/** Whether a tile works: a science tile lies on the Side board, an engineering tile does not any more. */
export function isAtWork({ laid, built }: Plant, tile: PlantTile): boolean {
  return isScience(tile) ? at(laid, scienceAt[tile].place) >= 0 : at(built, engineeringAt[tile].place) !== 'side';
}

/** Tiles of a department that change a number. */
export function tilesFor(department: DepartmentId, point: AlgPoint | null): readonly PlantTile[] {
  return point === null ? [] : changes[department].filter((one) => one.point === point).map(({ tile }) => tile);
}

/** A printed number with what the tiles of its owner make of it. */
export function seenValue(p: Plant, { base, point }: Printed): number {
  if (p.department === null || point === null) return base;
  let value = base;
  for (const one of changes[p.department])
    if (one.point === point && isAtWork(p, one.tile)) value = one.to ?? value + (one.add ?? 0);
  return value;
}

/** ALG-ENG-04: how many cubes a Machine moves. */
export function seenCapacity(
  { department, built, upgraded }: Readonly<Pick<SeenPlayer, 'department' | 'built' | 'upgraded'>>,
  machine: Machine,
): number {
  if (department === null) return 0;
  const [plain, tile, flipped] = departments[department].capacity;
  if (!built.includes(`cap-${machine}`)) return plain;
  return upgraded.engineers ? flipped : tile;
}
