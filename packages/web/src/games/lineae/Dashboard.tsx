import type { lineae } from '@benchtop/games/lineae';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { playerOf } from './model.ts';

/** One player's things at a glance. */
export function Dashboard({ view, seat }: DashboardPropsOf<typeof lineae>) {
  return <p>{playerOf(view, seat).goods.vp} VP</p>;
}
