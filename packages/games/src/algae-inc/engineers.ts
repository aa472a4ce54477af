import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { crossoverIds, engineering, engineeringIds } from './data/engineering.ts';
import type { CrossoverId, EngineeringId } from './data/engineering.ts';
import { zones } from './data/side-board.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId, SlotId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { startOf, ZONES } from './side-board.ts';
import { playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';
import { crossoverAt, crossoverPlaces, engineeringAt, engineeringPlaces } from './tiles.ts';

/** Tiles that Engineers take from a Side board. */
export type SideTileId = EngineeringId | CrossoverId;
export const sideTileIds: readonly SideTileId[] = [...engineeringIds, ...crossoverIds];

/** The tiles of a department, whether they still lie there or not. */
export const sideTiles: { readonly [D in DepartmentId]: readonly SideTileId[] } = byEach(
  departmentIds,
  (department) => [...engineeringPlaces[department], ...crossoverPlaces[department]],
);

/** What is left of an activation: tiles, and engineering points. */
export interface EngineersLeft {
  readonly left: number;
  readonly points: number;
}

export type SideTileRule = 'ALG-SIDE-10' | 'ALG-SIDE-14' | 'ALG-ENG-01';

const engineered: ReadonlySet<SideTileId> = new Set(engineeringIds);

function isEngineering(tile: SideTileId): tile is EngineeringId {
  return engineered.has(tile);
}

/** What a tile costs, and where it lies until it is taken: a place among the tiles of its kind, in its department. */
interface Lying {
  readonly department: DepartmentId;
  readonly engineering: boolean;
  readonly place: number;
  /** ALG-SIDE-14: the place of the tile that lies on it, -1 where none does. */
  readonly under: number;
  readonly points: number;
}

const lying = byEach(sideTileIds, (tile): Lying => {
  const { department, place } = isEngineering(tile) ? engineeringAt[tile] : crossoverAt[tile];
  const { engineering: points } = at<{ readonly engineering: number }>(zones, ZONES - startOf[tile].zone);
  // The second table tile lies under the first.
  const table = engineeringPlaces[department].findIndex((id) =>
    engineering[id].slots.some((slot: SlotId) => slot === 'table'),
  );
  const under = isEngineering(tile) && place === table + 1 ? table : -1;
  return { department, engineering: isEngineering(tile), place, under, points };
});

/** ALG-ENG-02, ALG-SIDE-12: engineering points for a tile. */
export function pointsFor(tile: SideTileId): number {
  return lying[tile].points;
}

/** Whether a tile lies on the Side board of its owner. */
function isThere(p: Readonly<Player>, { department, engineering: isTile, place }: Lying): boolean {
  return department === p.department && (isTile ? p.built : p.crossover)[place] === 'side';
}

/** ALG-SIDE-14: whether another tile still lies on it. */
function isCovered({ built }: Readonly<Player>, { under }: Lying): boolean {
  return under >= 0 && built[under] === 'side';
}

/** Whether a tile lies on the Side board, and under no other. */
export function isOnTop(s: Readonly<AlgState>, seat: number, tile: SideTileId): boolean {
  const p = playerAt(s, seat);
  return isThere(p, lying[tile]) && !isCovered(p, lying[tile]);
}

const cost = { freelance: 0 };

/** The rule against taking a tile with so many points, or null. */
export function refuseTile(s: Readonly<AlgState>, seat: number, tile: SideTileId, points: number): SideTileRule | null {
  const p = playerAt(s, seat);
  const lies = lying[tile];
  if (!isThere(p, lies)) return 'ALG-SIDE-10';
  if (isCovered(p, lies)) return 'ALG-SIDE-14';
  const missing = lies.points - points;
  if (missing <= 0) return null;
  cost.freelance = missing;
  return effects.checkCost(s, seat, cost) === null ? null : 'ALG-ENG-01';
}

function canTake(s: Readonly<AlgState>, seat: number, points: number): boolean {
  const { department } = playerAt(s, seat);
  if (department === null) return false;
  const tiles = sideTiles[department];
  for (let i = 0; i < tiles.length; i++) if (refuseTile(s, seat, at(tiles, i), points) === null) return true;
  return false;
}

/** ALG-ENG-02: no tile can be had. */
export function refuseEngineers(s: Readonly<AlgState>, seat: number): 'ALG-ENG-02' | null {
  return canTake(s, seat, effects.value(s, seat, 'engineering-points')) ? null : 'ALG-ENG-02';
}

/** ALG-ENG-01, ALG-ENG-02: an activation of the Engineers. */
export function engineer(s: AlgState, seat: number, ctx: AlgContext): void {
  const points = effects.value(s, seat, 'engineering-points');
  engineerMore(s, seat, { left: playerAt(s, seat).staff.engineers, points }, ctx);
}

/** Asks for the next tile while one can be had. */
export function engineerMore(s: AlgState, seat: number, { left, points }: EngineersLeft, ctx: AlgContext): void {
  if (left > 0 && canTake(s, seat, points)) ctx.ask('engineer-tile', seat, { left, points });
}

/** A tile is chosen: points go first, freelance engineers for the rest; then it is taken. */
export function takeTile(s: AlgState, seat: number, tile: SideTileId, d: EngineersLeft, ctx: AlgContext): void {
  const price = pointsFor(tile);
  const spent = Math.min(d.points, price);
  ctx.resumeFor('engineer-more', seat, { left: d.left - 1, points: d.points - spent });
  if (price === spent) {
    build(s, seat, tile, ctx);
    return;
  }
  ctx.resumeFor('build-tile', seat, { tile });
  effects.pay(s, seat, { freelance: price - spent }, ctx);
}

/** ALG-ENG-03, ALG-SIDE-11: a tile that is paid for goes to its slot, or to the reserve. */
export function build(s: AlgState, seat: number, tile: SideTileId, ctx: AlgContext): void {
  const p = playerAt(s, seat);
  if (!isEngineering(tile)) {
    p.crossover[crossoverAt[tile].place] = 'fresh';
    ctx.emit?.({ type: 'crossover-taken', seat, tile });
    return;
  }
  const { slots } = engineering[tile];
  const free = slots.filter((slot: SlotId) => isFreeSlot(p, slot));
  const [only] = free;
  if (free.length > 1) ctx.ask('engineer-slot', seat, { tile });
  else if (only !== undefined) fit(s, seat, tile, only, ctx);
}

/** ALG-ENG-05: whether a tile can go to a slot. The loss tables lie on one another. */
export function isFreeSlot({ built }: Readonly<Pick<Player, 'built'>>, slot: SlotId): boolean {
  return slot === 'table' || !built.includes(slot);
}

/** A tile goes to a slot of the plant. */
export function fit(s: AlgState, seat: number, tile: EngineeringId, slot: SlotId, ctx: AlgContext): void {
  playerAt(s, seat).built[engineeringAt[tile].place] = slot;
  ctx.emit?.({ type: 'tile-built', seat, tile, slot });
}
