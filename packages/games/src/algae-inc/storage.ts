import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { departments } from './data/departments.ts';
import type { Department } from './data/departments/department.ts';
import { departmentIds, fieldIds, species } from './data/words.ts';
import type { DepartmentId, Species, Team } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { zoneStarts } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState } from './state.ts';
import { wrongMoment } from './turn.ts';

type State = Readonly<AlgState>;
export type TakingRule = 'ALG-DEP-01' | 'ALG-RES-09';

/** The most cubes that are taken or moved at once: four members of a team, their upgrade, a contract. */
export const MOST_INCOME = 7;

const storagePoints = byEach(species, (kind) => `storage-${kind}` as const);
const incomePoints = { operators: 'cube-income', engineers: 'move-income', scientists: 'science-income' } as const;
const occasions = { monday: { when: 'monday' }, bonus: { when: 'bonus' } } as const;

/** Spaces of the storages, in the order of the species. */
const spaces: { readonly [D in DepartmentId]: readonly number[] } = byEach(departmentIds, (department) => {
  const { fields }: Department = departments[department];
  return species.map((kind) => {
    for (const id of fieldIds) {
      const field = fields[id];
      if (field?.zone === 'storage' && field.species === kind) return field.spaces;
    }
    return 0;
  });
});

/** ALG-MON-10, ALG-SIDE-09: cubes, movements or science points that a team brings on Monday, or with a bonus. */
export function incomeOf(s: State, seat: number, team: Team, when: 'monday' | 'bonus'): number {
  return effects.value(s, seat, incomePoints[team], occasions[when]);
}

/** ALG-DEP-02. */
export function isOpenStorage(s: State, seat: number, kind: Species): boolean {
  const { department } = playerAt(s, seat);
  // The storage that is open at the start needs no tile.
  if (department !== null && departments[department].start === kind) return true;
  return effects.value(s, seat, storagePoints[kind]) > 0;
}

/** ALG-DEP-01: cubes that still go into a storage. */
export function roomInStorage(s: State, seat: number, kind: Species): number {
  const { department, fields } = playerAt(s, seat);
  if (department === null || !isOpenStorage(s, seat, kind)) return 0;
  const place = species.indexOf(kind);
  const room = at(spaces[department], place) + effects.value(s, seat, 'storage-room');
  return room - at(fields, zoneStarts.storage + place);
}

/** The same as a question, which mostly needs no look at what makes storages larger. */
function hasRoom(s: State, seat: number, kind: Species): boolean {
  const { department, fields } = playerAt(s, seat);
  if (department === null || !isOpenStorage(s, seat, kind)) return false;
  const place = species.indexOf(kind);
  if (at(fields, zoneStarts.storage + place) < at(spaces[department], place)) return true;
  return roomInStorage(s, seat, kind) > 0;
}

/** Euros for the next cube of a species: what its tank still has is free. */
export function cubePrice(s: State, seat: number, kind: Species): number {
  return s.algae[kind] > 0 ? 0 : effects.value(s, seat, 'cube-price');
}

const cost = { euro: 0 };

/** The rule against taking a cube of a species, or null. */
export function refuseSpecies(s: State, seat: number, kind: Species): TakingRule | null {
  if (!hasRoom(s, seat, kind)) return 'ALG-DEP-01';
  cost.euro = cubePrice(s, seat, kind);
  return cost.euro === 0 || effects.checkCost(s, seat, cost) === null ? null : 'ALG-RES-09';
}

/** The rule against taking any cube, or null. */
export function refuseTaking(s: State, seat: number): TakingRule | null {
  let refused: TakingRule = 'ALG-DEP-01';
  for (let i = 0; i < species.length; i++) {
    const rule = refuseSpecies(s, seat, at(species, i));
    if (rule === null) return null;
    if (rule === 'ALG-RES-09') refused = rule;
  }
  return refused;
}

/** Why nobody could take so many cubes now, or null: income on Monday; in a turn Operators, a bonus or a small action. */
export function takingFault(s: State, seat: number, left: number): string | null {
  const most =
    s.stage === 'monday'
      ? incomeOf(s, seat, 'operators', 'monday')
      : Math.max(playerAt(s, seat).staff.operators, incomeOf(s, seat, 'operators', 'bonus'));
  return left <= most ? wrongMoment(s, seat) : 'more cubes are taken than anybody brings';
}

/** ALG-MON-05, ALG-OPS-02: asks for the next cube while one can be taken. */
export function takeMore(s: AlgState, seat: number, left: number, ctx: AlgContext): void {
  if (left > 0 && refuseTaking(s, seat) === null) ctx.ask('take-algae', seat, { left });
}

/** A species is chosen: its cube comes from the tank, or from the supply once it is paid. */
export function takeCube(s: AlgState, seat: number, kind: Species, left: number, ctx: AlgContext): void {
  const euro = cubePrice(s, seat, kind);
  if (euro === 0) {
    cubeArrives(s, seat, kind, left, ctx);
    return;
  }
  ctx.resumeFor('buy-cube', seat, { species: kind, left });
  effects.pay(s, seat, { euro }, ctx);
}

/** ALG-MON-06: a cube that costs nothing more goes into its storage; then the next one. */
export function cubeArrives(s: AlgState, seat: number, kind: Species, left: number, ctx: AlgContext): void {
  const bought = s.algae[kind] === 0;
  if (!bought) s.algae[kind]--;
  addTo(playerAt(s, seat).fields, zoneStarts.storage + species.indexOf(kind), 1);
  ctx.emit?.({ type: 'algae-taken', seat, species: kind, bought });
  takeMore(s, seat, left - 1, ctx);
}
