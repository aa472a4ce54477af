import { at } from '@benchtop/engine/host';
import { cityIndex, tokenOn } from '@benchtop/games/algae-inc';
import type { AlgView, CityBonusId, CityId, SeenPlayer } from '@benchtop/games/algae-inc';

export const playerOf = (view: AlgView, seat: number): SeenPlayer => at(view.players, seat);

/** The name of the question on top, whoever is asked. */
export const stepOf = (view: AlgView): string | null => view.pending.at(-1)?.step ?? null;

/** A number, a word or a truth from the arguments of the question on top. */
export function argOf(view: AlgView, name: string): string | number | boolean | null {
  const value = view.pending.at(-1)?.args[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A number among them, 0 where there is none. */
export const numberOf = (view: AlgView, name: string): number => Number(argOf(view, name) ?? 0);

/** A list of numbers among them, empty where there is none. */
export function numbersOf(view: AlgView, name: string): readonly number[] {
  const value: unknown = view.pending.at(-1)?.args[name];
  return Array.isArray(value) ? value.map(Number) : [];
}

/** What a city asks for; null before the map is laid out. */
export const demandIn = (view: AlgView, city: CityId): number | null => view.demand[cityIndex[city]] ?? null;

/** The bonus token on a city, if one lies there. */
export function tokenIn(view: AlgView, city: CityId): CityBonusId | null {
  return view.bonuses.length === 0 ? null : tokenOn(view, city);
}
