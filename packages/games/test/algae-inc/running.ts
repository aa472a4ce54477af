import type { ScienceId } from '../../src/algae-inc/data/science.ts';
import type { FieldId, Machine } from '../../src/algae-inc/data/words.ts';
import { placeOf } from '../../src/algae-inc/plant.ts';
import { freePlacement, shapeOf } from '../../src/algae-inc/side-board.ts';
import { laidPlace } from '../../src/algae-inc/tiles.ts';
import { cubesOf, goodsOf, position } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/** A plant with science tiles wherever there is room for them. */
export interface Plant extends PlantOf {
  readonly tiles?: readonly ScienceId[];
}

/** The table at the beginning of seat 0's turn: first its tiles are laid, then its cubes come. */
export function atWork({ tiles = [], fields = {}, ...own }: Plant, rest: Position = {}): Alg {
  const [, ...others] = rest.plants ?? [];
  return position({ ...rest, plants: [own, ...others] }).with((s) => {
    const [p] = s.players;
    if (p === undefined) throw new RangeError('no seat 0');
    for (const tile of tiles) {
      const free = freePlacement(p, shapeOf(tile));
      if (free === null) throw new Error(`there is no room for ${tile}`);
      p.laid[laidPlace(tile)] = 48 * free.rotation + free.cell;
    }
    for (const [field, n] of Object.entries(fields)) p.fields[placeOf(p, field as FieldId)] = n;
  });
}

/** Seat 0 has activated a Machine. */
export function running(machine: Machine, own: Plant, rest: Position = {}): Alg {
  return atWork(own, rest).play(0, 'a0', `printed machine-${machine}`);
}

/** Seat 0 plays some steps of an activation, and stops it; where nothing else is possible it stops by itself. */
export function ran(t: Alg, ...steps: readonly string[]): Alg {
  const now = t.play(0, ...steps);
  return now.step === 'machine-step' ? now.play(0, 'done') : now;
}

/** What differs for seat 0 and in the by-product tanks: "energy 3>2, c1 1>0, c2 0>1". */
export function changes(before: Alg, after: Alg): string {
  const was = counts(before);
  const is = counts(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => (was[key] ?? 0) !== (is[key] ?? 0))
    .map((key) => `${key} ${was[key] ?? 0}>${is[key] ?? 0}`)
    .sort()
    .join(', ');
}

function counts(t: Alg): { readonly [what: string]: number } {
  return { ...goodsOf(t), ...cubesOf(t), ...t.state.byproducts };
}
