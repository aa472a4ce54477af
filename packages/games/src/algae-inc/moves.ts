import { at } from '@benchtop/engine/author';
import type { YellowId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { plantOf } from './plant.ts';
import type { Belt } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState } from './state.ts';
import { incomeOf } from './storage.ts';
import { wrongMoment } from './turn.ts';

type State = Readonly<AlgState>;

/** Where cubes may be moved outside activations: anywhere, or over the belts of the Machine after a conveyor tile. */
export const ranges = ['any', 'b', 'c'] as const;
export type Range = (typeof ranges)[number];
/** ALG-ENG-06: movements of a conveyor tile, and the tile before each Machine. */
export const CONVEYOR_MOVES = 2;
const conveyorBefore = { b: 'conv-a', c: 'conv-b' } as const;
export type BeltRule = 'ALG-DEP-02' | 'ALG-DEP-04';

export function isOpen(s: State, seat: number, { open }: Belt): boolean {
  return open === null || effects.value(s, seat, open) > 0;
}

/** The rule against a cube on a belt, or null: its storage or the belt is closed, or nothing lies there. */
export function refuseBelt(s: State, seat: number, belt: Belt): BeltRule | null {
  if (!isOpen(s, seat, belt)) return belt.machine === 'a' ? 'ALG-DEP-02' : 'ALG-DEP-04';
  return at(playerAt(s, seat).fields, belt.from) > 0 ? null : 'ALG-DEP-04';
}

/** Facts for {@link refuseBelt}: whether the way is closed, or empty. */
export function beltFacts(s: State, seat: number, id: YellowId): { readonly closed: boolean } {
  const belt = plantOf(playerAt(s, seat)).beltById.get(id);
  return { closed: belt !== undefined && !isOpen(s, seat, belt) };
}

function canMove(s: State, seat: number, belt: Belt): boolean {
  return at(playerAt(s, seat).fields, belt.from) > 0 && isOpen(s, seat, belt);
}

/** The belts that may be used. */
export function beltsIn(s: State, seat: number, within: Range): readonly Belt[] {
  const { allBelts, belts } = plantOf(playerAt(s, seat));
  return within === 'any' ? allBelts : belts[within];
}

/** ALG-DEP-04: no yellow belt has a cube to move. */
export function refuseMoving(s: State, seat: number, within: Range): 'ALG-DEP-04' | null {
  const belts = beltsIn(s, seat, within);
  for (let i = 0; i < belts.length; i++) if (canMove(s, seat, at(belts, i))) return null;
  return 'ALG-DEP-04';
}

/** Why nobody could move so many cubes now, or null: income, a bonus or a small action; with a conveyor tile its moves. */
export function movingFault(s: State, seat: number, left: number, within: Range): string | null {
  const wrong = wrongMoment(s, seat);
  if (wrong !== null) return wrong;
  if (within === 'any')
    return left <= incomeOf(s, seat, 'engineers', s.stage === 'monday' ? 'monday' : 'bonus')
      ? null
      : 'more cubes are moved than anybody moves';
  if (s.stage === 'monday') return 'conveyor tiles rest on Monday Morning';
  return left <= CONVEYOR_MOVES && playerAt(s, seat).built.includes(conveyorBefore[within])
    ? null
    : 'no conveyor tile moves so many cubes';
}

/** A cube goes over a yellow belt. */
export function moveCube(s: AlgState, seat: number, belt: Belt, ctx: AlgContext): void {
  const { fields } = playerAt(s, seat);
  addTo(fields, belt.from, -1);
  addTo(fields, belt.to, 1);
  ctx.emit?.({ type: 'cube-moved', seat, belt: belt.id });
}

/** ALG-MON-08, ALG-ENG-06: asks for the next movement while a cube can be moved. Green belts do not work, nothing is lost. */
export function moveMore(s: AlgState, seat: number, left: number, within: Range, ctx: AlgContext): void {
  if (left > 0 && refuseMoving(s, seat, within) === null) ctx.ask('move-cubes', seat, { left, within });
}
