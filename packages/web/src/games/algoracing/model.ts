import { at } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import { colours, corners, modeOf, rovers as roverData, terrainOf } from '@benchtop/games/algoracing';
import type { AlgoracingView, Colour, Kind, Terrain } from '@benchtop/games/algoracing';
import type { Base, Field, FieldMap, RoverAt, RoverColour } from './field.ts';
import { key } from './field.ts';

/** The shell hands on views of any game; this board is only ever given its own. */
export const algoracingView = (view: View): AlgoracingView => view as unknown as AlgoracingView;

/** The board of the rules, with the blocks that lie on it. */
export const terrainIn = (view: AlgoracingView): Terrain => terrainOf(modeOf(view), view.placements);

const kept = new WeakMap<Terrain, FieldMap>();

/** The board as it is drawn. Kept, so that the same board is built only once. */
export function mapOf(terrain: Terrain): FieldMap {
  const old = kept.get(terrain);
  if (old !== undefined) return old;
  const { size, levels, squares } = terrain;
  const map: FieldMap = {
    size,
    level: Array.from({ length: size }, (_, x) => Array.from({ length: size }, (__, y) => levels[y * size + x] ?? 0)),
    walls: terrain.walls.map(([a, b]) => [at(squares, a), at(squares, b)] as const),
    marks: terrain.marks.map((cell) => at(squares, cell)),
    elevators: terrain.elevators.map(({ id, arrow, upper, lower, works }) => ({
      id,
      arrow,
      works,
      upper: at(squares, upper),
      lower: squares[lower] ?? null,
    })),
  };
  kept.set(terrain, map);
  return map;
}

/** The colours that deliver at the base of a colour. */
export const servedBy = (base: Colour): readonly Colour[] =>
  colours.filter((colour) => (roverData[colour].labs as readonly Colour[]).includes(base));

function basesOf(view: AlgoracingView, terrain: Terrain): readonly Base[] {
  const full = modeOf(view) === 'full';
  return corners.flatMap((corner) => {
    const colour = view.bases[corner];
    if (colour === null) return [];
    return [{ square: at(terrain.squares, terrain.corners[corner]), colour, labs: full ? servedBy(colour) : null }];
  });
}

function roversOf(view: AlgoracingView): readonly RoverAt[] {
  return view.rovers.flatMap(({ x, y, dir, colour, load }, seat) =>
    x < 0 || colour === null ? [] : [{ seat, colour, x, y, dir, load: load.length }],
  );
}

/** What stands on the field in this view. */
export function fieldOf(view: AlgoracingView): Field {
  const terrain = terrainIn(view);
  const map = mapOf(terrain);
  const ground = new Map<string, number>();
  for (const lying of view.ground) ground.set(key(lying), (ground.get(key(lying)) ?? 0) + 1);
  const rovers = roversOf(view);
  const raised = new Map<string, boolean>();
  for (const { id, upper, lower } of map.elevators)
    for (const rover of rovers) {
      if (key(rover) === key(upper)) raised.set(id, true);
      if (lower !== null && key(rover) === key(lower)) raised.set(id, false);
    }
  return { map, bases: basesOf(view, terrain), rovers, ground, raised };
}

/** The card that was picked and waits for its place, or null. */
export function cardInHand(view: AlgoracingView): Kind | null {
  const top = view.pending.at(-1);
  const kind = top?.step === 'place-command' || top?.step === 'place-cycle' ? top.args['kind'] : null;
  return typeof kind === 'string' ? (kind as Kind) : null;
}

export const colourOfSeat = (view: AlgoracingView, seat: number): RoverColour | null =>
  view.rovers[seat]?.colour ?? null;

/** Whose turn it is, or whose setup; null when the match is over. */
export const seatToAct = (view: AlgoracingView): number | null => view.pending.at(-1)?.waiting[0] ?? null;

const building = ['build-basic', 'build-full', 'place-command', 'place-cycle'];

/** True for the steps in which the algorithm is put together. */
export const isBuilding = (step: string): boolean => building.includes(step);
