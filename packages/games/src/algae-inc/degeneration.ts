import { at } from '@benchtop/engine/author';
import { agingLadder } from './data/departments/food.ts';
import type { AlgContext } from './define.ts';
import { placeOf } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState } from './state.ts';

const places = agingLadder.map((field) => placeOf({ department: 'food' }, field));

/** ALG-MON-11: every unsold product drops one field, at once; the spared ones, from the highest field on, stay. */
export function degenerate(s: AlgState, seat: number, spared: number, ctx: AlgContext): void {
  const { fields } = playerAt(s, seat);
  let left = spared;
  const drops = places.slice(0, -1).map((place) => {
    const cubes = at(fields, place);
    const stay = Math.min(left, cubes);
    left -= stay;
    return cubes - stay;
  });
  if (drops.every((cubes) => cubes === 0)) return;
  drops.forEach((cubes, i) => {
    addTo(fields, at(places, i), -cubes);
    addTo(fields, at(places, i + 1), cubes);
  });
  ctx.emit?.({
    type: 'food-degenerated',
    seat,
    moves: drops.flatMap((cubes, i) =>
      cubes === 0 ? [] : [{ from: at(agingLadder, i), to: at(agingLadder, i + 1), cubes }],
    ),
  });
}
