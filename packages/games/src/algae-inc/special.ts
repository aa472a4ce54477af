import { at } from '@benchtop/engine/author';
import { REFINING_ENERGY, refiningLadder } from './data/departments/biofuel.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { placeOf } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';

type State = Readonly<AlgState>;
export type RefiningRule = 'ALG-MON-12' | 'ALG-RES-09';

/** Fields whose cubes can be lifted. */
export const liftable = ['d0', 'd1', 'd3'] as const;
export type Liftable = (typeof liftable)[number];
/** Cubes of one refining at most, with the refinery tile. */
export const MOST_REFINED = 6;
/** The last step of the ladder begins here. */
const CRACKED = 'd3';

/** A refining in the making: cubes are lifted from each field, and arrive together. */
export interface Refining {
  readonly left: number;
  readonly lifted: readonly number[];
  /** The Energy for all of them. */
  readonly paid: boolean;
}

const places = refiningLadder.map((field) => placeOf({ department: 'biofuel' }, field));
const cost = { energy: REFINING_ENERGY };

/** Cubes on a step of the ladder that were not lifted yet. */
function unlifted(p: Readonly<Player>, { lifted }: Refining, step: number): number {
  return at(p.fields, at(places, step)) - at(lifted, step);
}

/** Whether the step up from a field is open. */
export function isStepOpen(s: State, seat: number, field: Liftable): boolean {
  return field !== CRACKED || effects.value(s, seat, 'bf-gc3-open') > 0;
}

/** The rule against lifting a cube from a field, or null. */
export function refuseLift(s: State, seat: number, d: Refining, field: Liftable): RefiningRule | null {
  const p = playerAt(s, seat);
  if (unlifted(p, d, liftable.indexOf(field)) <= 0 || !isStepOpen(s, seat, field)) return 'ALG-MON-12';
  return d.paid || effects.checkCost(s, seat, cost) === null ? null : 'ALG-RES-09';
}

/** The rule against lifting any cube, or null. */
export function refuseRefining(s: State, seat: number, d: Refining): RefiningRule | null {
  let refused: RefiningRule = 'ALG-MON-12';
  for (let i = 0; i < liftable.length; i++) {
    const rule = refuseLift(s, seat, d, at(liftable, i));
    if (rule === null) return null;
    if (rule === 'ALG-RES-09') refused = rule;
  }
  return refused;
}

/** ALG-MON-12: asks for the next cube while one can be lifted; then all of them arrive. */
export function refineMore(s: AlgState, seat: number, d: Refining, ctx: AlgContext): void {
  if (d.left > 0 && refuseRefining(s, seat, d) === null)
    ctx.ask('refine', seat, { left: d.left, lifted: [...d.lifted], paid: d.paid });
  else arrive(s, seat, d.lifted, ctx);
}

/** A cube is lifted. The first one pays for all. */
export function lift(s: AlgState, seat: number, d: Refining, field: Liftable, ctx: AlgContext): void {
  const step = liftable.indexOf(field);
  const lifted = d.lifted.map((n, i) => (i === step ? n + 1 : n));
  const next = { left: d.left - 1, lifted, paid: true };
  if (d.paid) {
    refineMore(s, seat, next, ctx);
    return;
  }
  ctx.resumeFor('refine-more', seat, next);
  effects.pay(s, seat, { energy: REFINING_ENERGY }, ctx, 'refining');
}

/** No cube goes up two steps, so all of them go at once. */
export function arrive(s: AlgState, seat: number, lifted: readonly number[], ctx: AlgContext): void {
  if (lifted.every((n) => n === 0)) return;
  const { fields } = playerAt(s, seat);
  lifted.forEach((n, i) => {
    addTo(fields, at(places, i), -n);
    addTo(fields, at(places, i + 1), n);
  });
  ctx.emit?.({ type: 'refined', seat, lifts: [...lifted] });
}

/** Why no refining can be like this, or null. */
export function refiningFault(s: State, seat: number, d: Refining): string | null {
  const p = playerAt(s, seat);
  if (p.department !== 'biofuel') return 'only biofuel refines';
  if (s.stage !== 'monday') return 'refining belongs to Monday Morning';
  const sum = d.lifted.reduce((all, n) => all + n, 0);
  if (d.left + sum > effects.value(s, seat, 'refining-most')) return 'more cubes are refined than can be';
  if (d.paid !== sum > 0) return 'refining is paid with the first cube';
  if (!isStepOpen(s, seat, CRACKED) && at(d.lifted, liftable.indexOf(CRACKED)) > 0) return 'there is no cracking';
  return liftable.every((_, i) => unlifted(p, d, i) >= 0) ? null : 'more cubes are lifted than lie there';
}
