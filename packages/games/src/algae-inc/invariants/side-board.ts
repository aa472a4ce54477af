import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { engineering } from '../data/engineering.ts';
import { departmentIds } from '../data/words.ts';
import type { DepartmentId, SlotId } from '../data/words.ts';
import { occupied, placementAt, shapeOf } from '../side-board.ts';
import type { AlgState, Player } from '../state.ts';
import { CROSSOVER_PLACE, crossoverPlaces, engineeringPlaces, sciencePlaces } from '../tiles.ts';
import type { LayableId } from '../tiles.ts';
import { isPending } from './asked.ts';

type State = Readonly<AlgState>;

/** Tiles on Side boards and in plants. */
export function brokenSideBoards(s: State): string | null {
  for (const [seat, p] of s.players.entries()) {
    const fault = p.department === null ? brokenBlank(p) : brokenBoard(s, p, seat, p.department);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  return null;
}

function brokenBlank({ laid, built, crossover }: Player): string | null {
  const moved =
    laid.some((at) => at >= 0) || built.some((slot) => slot !== 'side') || crossover.some((c) => c !== 'side');
  return moved ? 'there are no tiles without a department' : null;
}

function brokenBoard(s: State, p: Player, seat: number, department: DepartmentId): string | null {
  return (
    brokenPlaces(p, department) ??
    brokenBuilt(p, department) ??
    brokenCrossovers(s, p, seat) ??
    brokenCells(p, department)
  );
}

/** The tile at a place of `laid`; undefined where the department has none. */
function tileAt(department: DepartmentId, place: number): LayableId | undefined {
  if (place >= CROSSOVER_PLACE) return crossoverPlaces[department][place - CROSSOVER_PLACE];
  return sciencePlaces[department][place];
}

function brokenPlaces({ laid }: Player, department: DepartmentId): string | null {
  for (const [place, where] of laid.entries()) {
    if (where < 0) continue;
    const tile = tileAt(department, place);
    if (tile === undefined) return 'a tile is laid that the department lacks';
    if ((placementAt[shapeOf(tile)][where] ?? null) === null) return `${tile} does not fit there`;
  }
  return null;
}

/** Places of the loss tables, the upper one first. */
const tables = byEach(departmentIds, (department) =>
  engineeringPlaces[department].flatMap((id, place) => (id.includes('-table-') ? [place] : [])),
);

/** ALG-ENG-03: a slot of the tile's kind; only loss tables lie one on the other. */
function brokenBuilt({ built }: Player, department: DepartmentId): string | null {
  const used: SlotId[] = [];
  for (const [place, slot] of built.entries()) {
    if (slot === 'side') continue;
    const tile = at(engineeringPlaces[department], place);
    const slots: readonly SlotId[] = engineering[tile].slots;
    if (!slots.includes(slot)) return `${tile} does not go to ${slot}`;
    if (slot !== 'table' && used.includes(slot)) return `${slot} holds two tiles`;
    used.push(slot);
  }
  const [first = -1, second = -1] = tables[department];
  return built[first] === 'side' && built[second] === 'table' ? 'the second loss table lies under the first' : null;
}

/** ALG-SIDE-11. */
function brokenCrossovers(s: State, { crossover, laid }: Player, seat: number): string | null {
  for (const [i, where] of crossover.entries()) {
    if (at(laid, CROSSOVER_PLACE + i) >= 0 && where !== 'kept') return 'a crossover tile is laid on a later turn';
    if (where === 'fresh' && !(seat === s.active && isPending(s, 'end-turn')))
      return 'a turn is over, and its tiles are kept';
  }
  return null;
}

/** ALG-SIDE-03: no cell twice. */
function brokenCells(p: Player, department: DepartmentId): string | null {
  const side = occupied({ ...p, laid: blank });
  let { top, low } = side;
  for (const [place, where] of p.laid.entries()) {
    const tile = tileAt(department, place);
    const placement = where < 0 || tile === undefined ? null : (placementAt[shapeOf(tile)][where] ?? null);
    if (placement === null) continue;
    if ((placement.top & top) !== 0 || (placement.low & low) !== 0) return 'two tiles lie on one cell';
    top |= placement.top;
    low |= placement.low;
  }
  return null;
}

const blank: Player['laid'] = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1];
