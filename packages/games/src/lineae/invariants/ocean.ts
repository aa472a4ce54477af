import { at } from '@benchtop/engine/author';
import { cubes } from '../data/goods.ts';
import { cellOf, COLUMNS, MINERAL_COLUMNS, ROWS, subIds } from '../data/ocean.ts';
import type { SubId } from '../data/ocean.ts';
import { isWater } from '../dive.ts';
import { cellName, columnName, subName } from '../names.ts';
import { hasCore } from '../state.ts';
import type { LinState } from '../state.ts';
import { stableWater } from '../water.ts';

/** What is wrong with water, cubes, submersibles and the sky, or null. */
export function oceanFault(s: Readonly<LinState>): string | null {
  return waterFault(s) ?? cubesFault(s) ?? subsFault(s) ?? skyFault(s) ?? coreFault(s);
}

/** LIN-WAT-08. */
function waterFault(s: Readonly<LinState>): string | null {
  const stable = stableWater(s.locks);
  for (let c = 0; c < COLUMNS; c++)
    if (at(s.water, c) !== at(stable, c)) return `the water of ${columnName(c)} does not stand as the locks let it`;
  return null;
}

function cubesFault(s: Readonly<LinState>): string | null {
  for (let x = 0; x < MINERAL_COLUMNS; x++)
    for (let r = 1; r <= ROWS; r++)
      if (at(s.cubes, cellOf(x, r)) !== null && !isWater(s, x, r))
        return `the cube at ${cellName(cellOf(x, r))} is not in water`;
  return null;
}

/** LIN-SUB-08: only the submersible that is being moved shares its space. */
function subsFault(s: Readonly<LinState>): string | null {
  const moving = s.stack.flatMap(({ step, args }) =>
    step === 'steer-sub' || step === 'pick-up-cube' ? [args['sub']] : [],
  );
  const isMoving = (id: SubId): boolean => moving.includes(id);
  for (const id of subIds) {
    const { x, r } = s.subs[id];
    if (!isWater(s, x, r)) return `${subName(id)} is not in water`;
    if (isMoving(id)) continue;
    if (at(s.cubes, cellOf(x, r)) !== null) return `${subName(id)} rests on a cube`;
    if (subIds.some((other) => other !== id && !isMoving(other) && s.subs[other].x === x && s.subs[other].r === r))
      return `${subName(id)} shares its space`;
  }
  return null;
}

/** LIN-DSL-01, LIN-DSL-02: diesel is the only way into the atmosphere. */
function skyFault(s: Readonly<LinState>): string | null {
  const burned = s.sky.filter((cube) => cube !== null);
  if (burned.some((cube) => cube !== 'hydrocarbon')) return 'only hydrocarbon gets into the atmosphere';
  return burned.length > s.seats * s.round ? 'more was burned than there were rounds for' : null;
}

/** LIN-COR-01: without the module there is neither a rondel nor a debt. */
function coreFault(s: Readonly<LinState>): string | null {
  if (hasCore(s)) return null;
  return cubes.some((cube) => s.core[cube] > 0) ? 'the reactor core is not in play' : null;
}
