import type { algaeInc } from '@benchtop/games/algae-inc';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { playerOf } from './model.ts';

export function Dashboard({ view, seat }: DashboardPropsOf<typeof algaeInc>) {
  return <div>{playerOf(view, seat).goods.vp} VP</div>;
}
