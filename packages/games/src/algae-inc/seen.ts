import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';

import { engineering } from './data/engineering.ts';
import type { EngineeringId } from './data/engineering.ts';
import type { AlgPoint } from './data/lexicon.ts';
import { science } from './data/science.ts';
import type { ScienceId } from './data/science.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId } from './data/words.ts';
import type { SeenPlayer } from './state.ts';
import { engineeringAt, engineeringPlaces, scienceAt, sciencePlaces } from './tiles.ts';

/*
 * Which tiles change which number of a Department board, and whether they lie there: what its drawing shows beside the
 * numbers, which are the rules' own (view-numbers.ts).
 */

/** Tiles that change a plant. */
export type PlantTile = ScienceId | EngineeringId;

/** A number that a tile changes. */
interface TileChange {
  readonly tile: PlantTile;
  readonly point: AlgPoint;
}

interface Changing {
  readonly abilities?: readonly { readonly change: AlgPoint }[];
}

function changesBy(tile: PlantTile, { abilities = [] }: Changing): readonly TileChange[] {
  return abilities.map(({ change }) => ({ tile, point: change }));
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
