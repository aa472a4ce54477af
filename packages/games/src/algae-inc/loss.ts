import { at } from '@benchtop/engine/author';
import { departments } from './data/departments.ts';
import type { LossTable } from './data/departments/department.ts';
import type { Machine } from './data/words.ts';
import { store, tankFor } from './byproducts.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { isWorking, movesOf } from './machine.ts';
import type { Running } from './machine.ts';
import { CONVEYOR_MOVES, moveMore } from './moves.ts';
import { fieldAt, plantOf, zoneStarts } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';

type State = Readonly<AlgState>;

/** Lines left of Machine B at most. */
export const LINES = zoneStarts.c - zoneStarts.b;
/** ALG-ENG-06: Machines that a conveyor tile can follow. */
export const conveyed = ['a', 'b'] as const;
export type Conveyed = (typeof conveyed)[number];
const nextMachine = { a: 'b', b: 'c' } as const;

/** Cubes that are still to be lost, out of what arrived on each line in this activation. */
export interface Losing {
  readonly left: number;
  readonly got: readonly number[];
}

function isConveyed(machine: Machine): machine is Conveyed {
  return machine !== 'c';
}

/** ALG-RUL-10: mandatory losses, then those of Machine A, then the conveyor tile. */
export function finishMachine(s: AlgState, seat: number, d: Pick<Running, 'machine' | 'moved'>, ctx: AlgContext): void {
  if (isConveyed(d.machine) && hasConveyor(playerAt(s, seat), d.machine))
    ctx.resumeFor('conveyor', seat, { machine: d.machine });
  loseAtBelts(s, seat, d, ctx);
  if (d.machine === 'a') loseInMachine(s, seat, d.moved, ctx);
}

/** ALG-MACH-07: a press takes one of the cubes that moved over its belt. */
function loseAtBelts(
  s: AlgState,
  seat: number,
  { machine, moved }: Pick<Running, 'machine' | 'moved'>,
  ctx: AlgContext,
): void {
  const p = playerAt(s, seat);
  for (const link of plantOf(p).links[machine]) {
    if (link.does !== 'lose' || at(moved, link.belt) === 0 || !isWorking(s, seat, link)) continue;
    addTo(p.fields, link.to, -1);
    ctx.emit?.({ type: 'cube-lost', seat, field: fieldAt(p, link.to) });
  }
}

/** ALG-MACH-12: by the table and the number of cubes that moved. */
function loseInMachine(s: AlgState, seat: number, moved: readonly number[], ctx: AlgContext): void {
  const n = movesOf({ moved });
  if (n === 0) return;
  const got = arrived(playerAt(s, seat), moved);
  const { least, most } = lossRange(s, seat, n);
  if (least < most) ctx.ask('loss-count', seat, { got });
  else loseMore(s, seat, { left: least, got }, ctx);
}

/** Cubes that came to each line over yellow belts. */
function arrived(p: Readonly<Player>, moved: readonly number[]): number[] {
  const got = Array.from({ length: LINES }, () => 0);
  for (const belt of plantOf(p).belts.a) addTo(got, belt.to - zoneStarts.b, at(moved, belt.index));
  return got;
}

/** ALG-MACH-12, ALG-ENG-09: the fewest and the most cubes that are lost of so many. */
export function lossRange(s: State, seat: number, n: number): { readonly least: number; readonly most: number } {
  const table = lossTable(s, seat);
  if (table === null || n === 0) return { least: 0, most: 0 };
  const [least, most] = at(table, Math.min(n, table.length) - 1);
  return { least, most: Math.min(most, n) };
}

/** The loss table that a player has: printed, or on a tile. */
export function lossTable(s: State, seat: number): LossTable | null {
  const { department } = playerAt(s, seat);
  return department === null ? null : at(departments[department].losses, effects.value(s, seat, 'loss-table'));
}

/** ALG-RUL-09: the next cube is lost, from a line that got one. Nobody is asked where there is one. */
export function loseMore(s: AlgState, seat: number, { left, got }: Losing, ctx: AlgContext): void {
  if (left === 0) return;
  const lines = got.flatMap((n, line) => (n > 0 ? [line] : []));
  const [line] = lines;
  if (lines.length > 1) ctx.ask('loss-field', seat, { left, got: [...got] });
  else if (line !== undefined) loseFrom(s, seat, { left, got }, line, ctx);
}

/** The line is known. ALG-BYP-03: burned without a question where both tanks are full. */
export function loseFrom(s: AlgState, seat: number, { left, got }: Losing, from: number, ctx: AlgContext): void {
  if (tankFor(s, seat) === null) disposeOf(s, seat, { left, got, from }, 'burn', ctx);
  else ctx.ask('use-byproduct', seat, { left, got: [...got], from });
}

/** ALG-BYP-05: the cube is burned or stored; then the next one. */
export function disposeOf(
  s: AlgState,
  seat: number,
  { left, got, from }: Losing & { readonly from: number },
  use: 'burn' | 'store',
  ctx: AlgContext,
): void {
  const p = playerAt(s, seat);
  const place = zoneStarts.b + from;
  const tank = use === 'burn' ? null : tankFor(s, seat);
  addTo(p.fields, place, -1);
  if (tank === null) burn(s, seat, place, ctx);
  else store(s, seat, tank, fieldAt(p, place), ctx);
  loseMore(s, seat, { left: left - 1, got: got.map((n, i) => (i === from ? n - 1 : n)) }, ctx);
}

function burn(s: AlgState, seat: number, place: number, ctx: AlgContext): void {
  const energy = effects.value(s, seat, 'burn-yield');
  effects.occasion(s, seat, 'burn-yield');
  ctx.emit?.({ type: 'byproduct-burned', seat, field: fieldAt(playerAt(s, seat), place) });
  effects.gain(s, seat, { energy }, ctx);
}

export function hasConveyor({ built }: Readonly<Pick<Player, 'built'>>, machine: Conveyed): boolean {
  return built.includes(`conv-${machine}`);
}

/** ALG-ENG-06, ALG-ENG-07: movements over yellow belts of the next Machine. */
export function runConveyor(s: AlgState, seat: number, machine: Conveyed, ctx: AlgContext): void {
  moveMore(s, seat, CONVEYOR_MOVES, nextMachine[machine], ctx);
}

/** Why no loss can be like this, or null. */
export function lossFault(s: State, seat: number, { left, got }: Losing): string | null {
  const { fields } = playerAt(s, seat);
  if (got.some((n, i) => n > at(fields, zoneStarts.b + i))) return 'more cubes have arrived than lie there';
  return left > got.reduce((sum, n) => sum + n, 0) ? 'more cubes would be lost than have arrived' : null;
}
