import { at } from '@benchtop/engine/host';
import { cellOf, headings, isEndable, isWater, MINERAL_COLUMNS, roomOf, ROWS } from '@benchtop/games/lineae';
import type { Cell, Cube, Heading, LinView, SubId } from '@benchtop/games/lineae';
import { argsAt, playerOf } from '../model.ts';

/** The action with a submersible that is under way. */
export interface Dive {
  readonly seat: number;
  readonly sub: SubId;
  /** Steps that still cost nothing. */
  readonly free: number;
}

/** The dive that waits for an answer, or null. */
export function diveOf(view: LinView): Dive | null {
  const diving = argsAt(view, 'steer-sub') ?? argsAt(view, 'pick-up-cube');
  const seat = view.pending.at(-1)?.waiting[0];
  return diving === null || seat === undefined ? null : { seat, sub: diving.sub, free: diving.free };
}

/** A space that a submersible could be taken to, and what the way there brings. */
export interface Way {
  readonly to: Cell;
  /** The spaces on the way, the last one included. */
  readonly cells: readonly Cell[];
  readonly steps: readonly Heading[];
  /** What lies on each of them and is taken up; `leave`: it would not fit, or not let the last one in; null: nothing asked. */
  readonly found: readonly ('take' | 'leave' | null)[];
  readonly taken: readonly Cube[];
  readonly electricity: number;
  /** False: it could pass, but not stay. */
  readonly stays: boolean;
}

interface Stop {
  readonly cell: Cell;
  readonly by: Heading | null;
  readonly before: Stop | null;
  readonly cubes: number;
}

const across = { up: 0, down: 0, left: -1, right: 1 } as const;
const upwards = { up: 1, down: -1, left: 0, right: 0 } as const;

/** The shortest way to every space in reach; of several, the one with most cubes. By the place in the list of all spaces. */
export function waysOf(view: LinView, { seat, sub, free }: Dive): ReadonlyMap<number, Way> {
  const budget = free + playerOf(view, seat).goods.electricity;
  const { x, r } = view.subs[sub];
  const best = new Map<number, Stop>([[cellOf(x, r), { cell: { x, r }, by: null, before: null, cubes: 0 }]]);
  let edge = [...best.values()];
  for (let steps = 1; steps <= budget && edge.length > 0; steps++) edge = further(view, edge, best);
  best.delete(cellOf(x, r));
  return new Map([...best].map(([cell, stop]) => [cell, wayTo(view, sub, free, stop)]));
}

/** Where one step more leads, from all places that the last one led to. */
function further(view: LinView, edge: readonly Stop[], best: Map<number, Stop>): Stop[] {
  const found = new Map<number, Stop>();
  for (const before of edge)
    for (const by of headings) {
      const cell = { x: before.cell.x + across[by], r: before.cell.r + upwards[by] };
      const index = cellOf(cell.x, cell.r);
      if (!isInside(cell) || !isWater(view, cell.x, cell.r) || best.has(index)) continue;
      const cubes = before.cubes + (view.cubes[index] === null ? 0 : 1);
      const other = found.get(index);
      if (other === undefined || isBetter({ by, before, cubes }, other)) found.set(index, { cell, by, before, cubes });
    }
  for (const [index, stop] of found) best.set(index, stop);
  return [...found.values()];
}

const isInside = ({ x, r }: Cell): boolean => x >= 0 && x < MINERAL_COLUMNS && r >= 1 && r <= ROWS;

/** More cubes, else fewer turns. */
function isBetter({ by, before, cubes }: Omit<Stop, 'cell'>, other: Stop): boolean {
  if (cubes !== other.cubes) return cubes > other.cubes;
  return before?.by === by && other.before?.by !== other.by;
}

function wayTo(view: LinView, sub: SubId, free: number, last: Stop): Way {
  const stops: Stop[] = [];
  for (let stop: Stop | null = last; stop !== null && stop.by !== null; stop = stop.before) stops.unshift(stop);
  const cells = stops.map(({ cell }) => cell);
  const lying = cells.map(({ x, r }) => at(view.cubes, cellOf(x, r)));
  const found = takenOn(lying, roomOf(view, sub));
  const taken = lying.flatMap((cube, i) => (cube !== null && found[i] === 'take' ? [cube] : []));
  const left = roomOf(view, sub) - taken.length + (found.at(-1) === 'take' ? 1 : 0);
  const { x, r } = last.cell;
  return {
    to: last.cell,
    cells,
    steps: stops.flatMap(({ by }) => by ?? []),
    found,
    taken,
    electricity: Math.max(0, cells.length - free),
    stays: isEndable(view, sub, x, r, left),
  };
}

/** Everything is taken up as long as there is room; the last cube must be, for a submersible cannot stay upon it. */
function takenOn(lying: readonly (Cube | null)[], room: number): readonly ('take' | 'leave' | null)[] {
  const last = lying.at(-1) ?? null;
  let left = last === null || room === 0 ? room : room - 1;
  return lying.map((cube, i) => {
    if (cube === null) return null;
    if (i === lying.length - 1) return room > 0 ? 'take' : null;
    if (left > 0) {
      left--;
      return 'take';
    }
    return last !== null && room > 0 ? 'leave' : null;
  });
}
