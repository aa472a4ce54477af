import { at } from '@benchtop/engine/host';
import type { StepIn } from '@benchtop/engine/host';
import { cityIndex, tokenOn } from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView, CityBonusId, CityId, SeenPlayer } from '@benchtop/games/algae-inc';
import { askedOf } from '../../table/kit/asked.ts';

export const playerOf = (view: AlgView, seat: number): SeenPlayer => at(view.players, seat);

export const { stepOf, argOf, argsAt } = askedOf<typeof algaeInc>();
/** The questions of the game. */
export type Step = StepIn<typeof algaeInc>;

/** What a city asks for; null before the map is laid out. */
export const demandIn = (view: AlgView, city: CityId): number | null => view.demand[cityIndex[city]] ?? null;

/** The bonus token on a city, if one lies there. */
export function tokenIn(view: AlgView, city: CityId): CityBonusId | null {
  return view.bonuses.length === 0 ? null : tokenOn(view, city);
}
