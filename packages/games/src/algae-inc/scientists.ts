import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { SCIENCE_CAP } from './data/goods.ts';
import { science } from './data/science.ts';
import { CELLS, shapeIds } from './data/side-board.ts';
import type { Shape } from './data/side-board.ts';
import { departmentIds, species } from './data/words.ts';
import type { DepartmentId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { bonusIn, coveredBonuses, freePlacement, placementAt, shapeOf, ZONES } from './side-board.ts';
import type { Placement } from './side-board.ts';
import { playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';
import { crossoverAt, crossoverPlaces, isCrossover, laidPlace, scienceAt, sciencePlaces } from './tiles.ts';
import type { LayableId } from './tiles.ts';

export type LayingRule = 'ALG-SCI-03' | 'ALG-SIDE-11' | 'ALG-SIDE-12' | 'ALG-SIDE-03' | 'ALG-RES-09';

/** The tiles that a department lays, whether they lie already or not. */
export const layableOf: { readonly [D in DepartmentId]: readonly LayableId[] } = byEach(departmentIds, (department) => [
  ...sciencePlaces[department],
  ...crossoverPlaces[department],
]);

const occasions = Array.from({ length: ZONES + 1 }, (_, zone) => ({ zone }));
const cost = { science: 0 };

/** ALG-SIDE-01: science points for a tile in a zone. */
export function placingCost(s: Readonly<AlgState>, seat: number, zone: number): number {
  return effects.value(s, seat, 'tile-cost', at(occasions, zone));
}

/** Whether a tile in a zone can be paid, exchanges included. */
export function canPayFor(s: Readonly<AlgState>, seat: number, zone: number): boolean {
  cost.science = placingCost(s, seat, zone);
  return effects.checkCost(s, seat, cost) === null;
}

/** The rule against laying a tile at all: it lies already, or is not at hand. */
export function refuseAtHand(
  p: Readonly<Player>,
  tile: LayableId,
): 'ALG-SCI-03' | 'ALG-SIDE-11' | 'ALG-SIDE-12' | null {
  if (isCrossover(tile)) {
    const { department, place } = crossoverAt[tile];
    if (department !== p.department || p.crossover[place] === 'side') return 'ALG-SIDE-12';
    if (p.crossover[place] === 'fresh') return 'ALG-SIDE-11';
  } else if (scienceAt[tile].department !== p.department) return 'ALG-SCI-03';
  return at(p.laid, laidPlace(tile)) >= 0 ? 'ALG-SCI-03' : null;
}

/** The rule against laying a tile, or null. */
export function refuseLaying(s: Readonly<AlgState>, seat: number, tile: LayableId): LayingRule | null {
  return refuseAtHand(playerAt(s, seat), tile) ?? refuseShape(s, seat, shapeOf(tile));
}

/** The rule against laying a shape, in any way or turned in one, or null. The cheapest place decides. */
export function refuseShape(
  s: Readonly<AlgState>,
  seat: number,
  shape: Shape,
  rotation?: number,
): 'ALG-SIDE-03' | 'ALG-RES-09' | null {
  const cheapest = freePlacement(playerAt(s, seat), shape, rotation);
  if (cheapest === null) return 'ALG-SIDE-03';
  return canPayFor(s, seat, cheapest.zone) ? null : 'ALG-RES-09';
}

const shapeBit = byEach(shapeIds, (shape) => 1 << shapeIds.indexOf(shape));

/** Whether any tile can be laid. */
export function canLay(s: Readonly<AlgState>, seat: number): boolean {
  const p = playerAt(s, seat);
  if (p.department === null || !canPayFor(s, seat, 1)) return false;
  const tiles = layableOf[p.department];
  let tried = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = at(tiles, i);
    const shape = shapeOf(tile);
    if ((tried & shapeBit[shape]) !== 0 || refuseAtHand(p, tile) !== null) continue;
    if (refuseShape(s, seat, shape) === null) return true;
    tried |= shapeBit[shape];
  }
  return false;
}

/** ALG-SCI-04: neither points to gain nor a tile to place. */
export function refuseScientists(s: Readonly<AlgState>, seat: number): 'ALG-SCI-04' | null {
  return canGain(s, seat) || canLay(s, seat) ? null : 'ALG-SCI-04';
}

/** ALG-SCI-01: whether a science point could arrive. */
export function canGain(s: Readonly<AlgState>, seat: number): boolean {
  return playerAt(s, seat).goods.science < SCIENCE_CAP;
}

/** ALG-SCI-04, ALG-EXP-20: an activation of the Scientists. */
export function research(s: AlgState, seat: number, ctx: AlgContext): void {
  const { upgraded, staff } = playerAt(s, seat);
  if (upgraded.scientists) {
    if (canGain(s, seat)) gainScience(s, seat, ctx);
    placeMore(s, seat, staff.scientists, ctx);
  } else if (!canLay(s, seat)) gainScience(s, seat, ctx);
  else if (canGain(s, seat)) ctx.ask('scientist-task', seat);
  else placeMore(s, seat, staff.scientists, ctx);
}

/** ALG-SCI-01: one for each Scientist. */
export function gainScience(s: AlgState, seat: number, ctx: AlgContext): void {
  effects.gain(s, seat, { science: playerAt(s, seat).staff.scientists }, ctx, 'scientists');
}

/** ALG-SCI-02: asks for the next tile while one can be laid. */
export function placeMore(s: AlgState, seat: number, left: number, ctx: AlgContext): void {
  if (left > 0 && canLay(s, seat)) ctx.ask('science-tile', seat, { left });
}

/** How a tile would lie; null where it would stick out. */
export function placementFor(tile: LayableId, rotation: number, cell: number): Placement | null {
  return placementAt[shapeOf(tile)][CELLS * rotation + cell] ?? null;
}

/** A place is chosen: the tile is paid for, then laid. */
export function payForTile(
  s: AlgState,
  seat: number,
  { left, tile, placement }: { readonly left: number; readonly tile: LayableId; readonly placement: Placement },
  ctx: AlgContext,
): void {
  const { rotation, cell, zone } = placement;
  ctx.resumeFor('place-more', seat, { left: left - 1 });
  ctx.resumeFor('lay-tile', seat, { tile, rotation, cell });
  effects.pay(s, seat, { science: placingCost(s, seat, zone) }, ctx);
}

/** ALG-SCI-03, ALG-SIDE-04: a tile that is paid for lies on the board; what it covers comes at once. */
export function layTile(s: AlgState, seat: number, tile: LayableId, placement: Placement, ctx: AlgContext): void {
  const p = playerAt(s, seat);
  const { rotation, cell } = placement;
  const covers = coveredBonuses(p, placement);
  effects.occasion(s, seat, 'tile-cost');
  p.laid[laidPlace(tile)] = CELLS * rotation + cell;
  ctx.emit?.({ type: 'tile-laid', seat, tile, rotation, cell, covers });
  raiseTank(s, seat, tile, ctx);
  const [first] = covers;
  if (covers.length > 1) ctx.ask('side-bonus', seat, { left: [...covers] });
  else if (first !== undefined) takeBonus(s, seat, first, ctx);
}

/** ALG-DEP-03: a storage tile makes the tank larger for everybody. */
function raiseTank(s: AlgState, seat: number, tile: LayableId, ctx: AlgContext): void {
  if (ctx.emit === null || isCrossover(tile) || science[tile].covers !== 'storage') return;
  for (const kind of species)
    if (tile.endsWith(kind))
      ctx.emit({ type: 'tank-raised', seat, species: kind, capacity: effects.value(s, seat, `tank-${kind}`) });
}

/** A covered bonus is taken. */
export function takeBonus(s: AlgState, seat: number, cell: number, ctx: AlgContext): void {
  const bonus = bonusIn(playerAt(s, seat), cell);
  if (bonus !== null) effects.run(s, seat, bonus, ctx);
}
