import { cubes, minerals } from './data/goods.ts';
import type { Cube } from './data/goods.ts';
import { playerAt } from './state.ts';
import type { LinState } from './state.ts';

/** Whether a player has such a cube and the supply has a mineral of another type. */
export function canSynthesize(s: Readonly<LinState>, seat: number, cube: Cube): boolean {
  if (playerAt(s, seat).goods[cube] === 0) return false;
  for (const mineral of minerals) if (mineral !== cube && s.supply[mineral] > 0) return true;
  return false;
}

/** Whether a player has any cube to synthesize from. */
export function canSynthesizeAny(s: Readonly<LinState>, seat: number): boolean {
  for (const cube of cubes) if (canSynthesize(s, seat, cube)) return true;
  return false;
}
