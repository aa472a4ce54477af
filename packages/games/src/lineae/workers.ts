import { isMulti, isSingle, singleSpaces } from './data/spaces.ts';
import type { SpaceId } from './data/spaces.ts';
import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** LIN-WRK-04, LIN-WRK-06: how many workers a space takes. */
export function needed(s: Readonly<Pick<LinView, 'occupied'>>, space: SpaceId): number {
  const group = isSingle(space) ? s.occupied[space] : null;
  return group === null ? 1 : group.count + 1;
}

/** The workers of a seat on a space. */
export function workersOn(s: Readonly<Pick<LinView, 'occupied' | 'players'>>, seat: number, space: SpaceId): number {
  if (isSingle(space)) {
    const group = s.occupied[space];
    return group?.seat === seat ? group.count : 0;
  }
  let n = 0;
  for (const each of s.players[seat]?.placed ?? []) if (each === space) n++;
  return n;
}

/** LIN-WRK-05 to LIN-WRK-09: the group is complete before those who stood there go home. */
export function placeWorkers(s: LinState, seat: number, space: SpaceId, count: number, ctx: LinContext): void {
  const p = playerAt(s, seat);
  p.available -= count;
  if (isMulti(space)) {
    p.placed.push(space);
    ctx.emit?.({ type: 'workers-placed', seat, space, count });
    return;
  }
  const bumped = s.occupied[space];
  s.occupied[space] = { seat, count };
  ctx.emit?.({ type: 'workers-placed', seat, space, count });
  if (bumped === null) return;
  playerAt(s, bumped.seat).available += bumped.count;
  ctx.emit?.({ type: 'workers-bumped', seat: bumped.seat, space, count: bumped.count });
}

/** Whether a seat has a worker to take back from any space but one. */
export function canRecall(s: Readonly<LinState>, seat: number, but: SpaceId | null): boolean {
  for (const space of playerAt(s, seat).placed) if (space !== but) return true;
  for (const space of singleSpaces) if (space !== but && s.occupied[space]?.seat === seat) return true;
  return false;
}

/** One worker comes back to Crew Quarters; a group that loses its last one leaves the space empty. */
export function takeBack(s: LinState, seat: number, space: SpaceId, ctx: LinContext): void {
  const p = playerAt(s, seat);
  if (isMulti(space)) p.placed.splice(p.placed.indexOf(space), 1);
  else {
    const group = s.occupied[space];
    s.occupied[space] = group === null || group.count === 1 ? null : { seat, count: group.count - 1 };
  }
  p.available++;
  ctx.emit?.({ type: 'worker-recalled', seat, space });
}

/** LIN-CLN-05: everybody goes home, recruits too. */
export function resetWorkers(s: LinState, ctx: LinContext): void {
  for (const space of singleSpaces) {
    const group = s.occupied[space];
    if (group !== null) playerAt(s, group.seat).available += group.count;
    s.occupied[space] = null;
  }
  for (const p of s.players) {
    p.available += p.placed.length;
    p.placed.length = 0;
    p.passed = false;
  }
  ctx.emit?.({ type: 'workers-reset' });
}
