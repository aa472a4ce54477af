import { at } from '@benchtop/engine/author';
import type { SubId } from './data/ocean.ts';
import { trackSpaces } from './data/spaces.ts';
import type { LinContext } from './define.ts';
import { depositBelow, excavatedAt } from './dive.ts';
import { effects } from './effects.ts';
import { playerAt, tokensOf } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** The last space of a track, for one player only. */
const LAST = trackSpaces.length;

/** LIN-EXC-01 to LIN-EXC-07: a cube goes into the hold, and the token on the track moves. */
export function excavate(s: LinState, seat: number, sub: SubId, ctx: LinContext): void {
  const { x, hold } = s.subs[sub];
  const slot = depositBelow(x);
  const cube = excavatedAt(s, x);
  s.supply[cube]--;
  hold.push(cube);
  ctx.emit?.({ type: 'excavated', seat, sub, slot, cube });
  // LIN-TEC-04: also without the Plasma Drill, which counts the first excavation of a round whenever it was made.
  effects.automatic(s, seat, 'excavated', ctx);
  advance(s, seat, slot, ctx);
}

/** LIN-EXC-03 to LIN-EXC-07. */
function advance(s: LinState, seat: number, slot: number, ctx: LinContext): void {
  const why = whyUnmoved(s, seat, slot);
  if (why !== null) {
    ctx.emit?.({ type: 'track-unmoved', seat, slot, why });
    return;
  }
  const { tracks } = playerAt(s, seat);
  const space = at(tracks, slot) + 1;
  tracks[slot] = space;
  ctx.emit?.({ type: 'track-advanced', seat, slot, space });
  effects.run(s, seat, at(trackSpaces, space - 1), ctx);
}

/** Why an excavation gives no bonus, or null. */
export function whyUnmoved(
  s: Readonly<Pick<LinView, 'players' | 'occupied'>>,
  seat: number,
  slot: number,
): 'no-token' | 'taken' | 'at-end' | null {
  const space = at(at(s.players, seat).tracks, slot);
  if (space === LAST) return 'at-end';
  if (space === 0) return tokensOf(s, seat) > 0 ? null : 'no-token';
  return space + 1 === LAST && s.players.some(({ tracks }) => tracks[slot] === LAST) ? 'taken' : null;
}
