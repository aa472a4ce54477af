import type { AlgPoint, Printed } from './data/lexicon.ts';
import type { CityId } from './data/map.ts';
import type { MilestoneId } from './data/milestones.ts';
import type { Machine, Team } from './data/words.ts';
import { effects } from './effects.ts';
import { setValue, transport } from './export.ts';
import { capacityOf } from './machine.ts';
import { incomeOf } from './storage.ts';
import type { AlgState, AlgView } from './state.ts';

/*
 * Numbers as boards show them. The rows of this game read nothing that a view hides: departments, tiles, staff, contracts
 * and exports are open, so a view answers as a state does.
 */
const seen = (view: AlgView): AlgState => view as unknown as AlgState;

/** A number of a seat now, with what its tiles and contracts change in it. */
export function valueSeen(view: AlgView, seat: number, point: AlgPoint): number {
  return effects.value(seen(view), seat, point);
}

/** A printed number of a seat now. */
export function numberSeen(view: AlgView, seat: number, { base, point }: Printed): number {
  return point === null ? base : valueSeen(view, seat, point);
}

/** ALG-ENG-04: how many cubes a Machine of a seat moves. */
export function capacitySeen(view: AlgView, seat: number, machine: Machine): number {
  return capacityOf(seen(view), seat, machine);
}

/** Euros for the way to a city; below 0 where it is out of reach. */
export function waySeen(view: AlgView, seat: number, city: CityId): number {
  return transport(seen(view), seat, city);
}

/** What cubes of dispatch are worth together. */
export function worthSeen(view: AlgView, seat: number, set: readonly number[]): number {
  return setValue(seen(view), seat, set);
}

/** VP that the end scoring of a seat would give now. */
export function scoringSeen(view: AlgView, seat: number): number {
  return effects.score(seen(view), seat).reduce((sum, { points }) => sum + points, 0);
}

/** How near a seat is to a milestone; `COMPETITOR` is asked like a seat. */
export function progressSeen(
  view: AlgView,
  seat: number,
  milestone: MilestoneId,
): { readonly have: number; readonly want: number } {
  const progress = effects.progress(seen(view), seat, milestone);
  if (progress === null) throw new Error(`${milestone} asks for more than one number`);
  return progress;
}

/** What a team brings on Monday Morning: cubes, moves or science points. */
export function incomeSeen(view: AlgView, seat: number, team: Team): number {
  return incomeOf(seen(view), seat, team, 'monday');
}
