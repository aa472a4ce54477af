import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { engineering } from './data/engineering.ts';
import type { EngineeringId } from './data/engineering.ts';
import type { AlgPoint, Printed } from './data/lexicon.ts';
import type { CityId } from './data/map.ts';
import type { MilestoneId } from './data/milestones.ts';
import { science } from './data/science.ts';
import type { ScienceId } from './data/science.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId, Machine, Team } from './data/words.ts';
import { effects } from './effects.ts';
import { setValue, transport } from './export.ts';
import { capacityOf } from './machine.ts';
import { canPayFor, placingCost } from './scientists.ts';
import type { AlgState, AlgView, SeenPlayer } from './state.ts';
import { incomeOf } from './storage.ts';
import { engineeringAt, engineeringPlaces, scienceAt, sciencePlaces } from './tiles.ts';

/*
 * Numbers as boards show them. The rows of this game read nothing that a view hides: departments, tiles, staff, contracts
 * and exports are open, so a view answers as a state does.
 */
const seen = (view: AlgView): AlgState => view as unknown as AlgState;

/** A number of a seat now, with what its tiles and contracts change in it. */
export function valueSeen(view: AlgView, seat: number, point: AlgPoint): number {
  return effects.value(seen(view), seat, point);
}

/** A printed number of a seat now. */
export function numberSeen(view: AlgView, seat: number, { base, point }: Printed): number {
  return point === null ? base : valueSeen(view, seat, point);
}

/** ALG-ENG-04: how many cubes a Machine of a seat moves. */
export function capacitySeen(view: AlgView, seat: number, machine: Machine): number {
  return capacityOf(seen(view), seat, machine);
}

/** Euros for the way to a city; below 0 where it is out of reach. */
export function waySeen(view: AlgView, seat: number, city: CityId): number {
  return transport(seen(view), seat, city);
}

/** What cubes of dispatch are worth together. */
export function worthSeen(view: AlgView, seat: number, set: readonly number[]): number {
  return setValue(seen(view), seat, set);
}

/** VP that the end scoring of a seat would give now. */
export function scoringSeen(view: AlgView, seat: number): number {
  return effects.score(seen(view), seat).reduce((sum, { points }) => sum + points, 0);
}

/** How near a seat is to a milestone; `COMPETITOR` is asked like a seat. */
export function progressSeen(
  view: AlgView,
  seat: number,
  milestone: MilestoneId,
): { readonly have: number; readonly want: number } {
  const progress = effects.progress(seen(view), seat, milestone);
  if (progress === null) throw new Error(`${milestone} asks for more than one number`);
  return progress;
}

/** Science points for a tile in a zone of the Side board. */
export function placingSeen(view: AlgView, seat: number, zone: number): number {
  return placingCost(seen(view), seat, zone);
}

/** Whether a seat could pay for a tile there, exchanges included. */
export function canPlaceSeen(view: AlgView, seat: number, zone: number): boolean {
  return canPayFor(seen(view), seat, zone);
}

/** What a team brings on Monday Morning: cubes, moves or science points. */
export function incomeSeen(view: AlgView, seat: number, team: Team): number {
  return incomeOf(seen(view), seat, team, 'monday');
}

/* Which tiles change which number of a Department board, and whether they lie there: what its drawing shows beside the numbers. */

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
