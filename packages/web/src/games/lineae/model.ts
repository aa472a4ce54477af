import { at } from '@benchtop/engine/host';
import type { StepIn } from '@benchtop/engine/host';
import { colonies, isSingle } from '@benchtop/games/lineae';
import type { ColonyAction, ColonyId, Cube, lineae, LinView, SeenPlayer, SpaceId } from '@benchtop/games/lineae';
import { askedOf } from '../../table/kit/asked.ts';

export const playerOf = (view: LinView, seat: number): SeenPlayer => at(view.players, seat);

export const { argOf, argsAt } = askedOf<typeof lineae>();
/** The questions of the game. */
export type Step = StepIn<typeof lineae>;

/** The seat of each worker on a space. */
export function workersOn(view: LinView, space: SpaceId): readonly number[] {
  if (isSingle(space)) {
    const group = view.occupied[space];
    return group === null ? [] : Array.from({ length: group.count }, () => group.seat);
  }
  return view.players.flatMap(({ placed }, seat) => placed.filter((each) => each === space).map(() => seat));
}

/** Workers that a space takes now, without technologies. */
export function neededOn(view: LinView, space: SpaceId): number {
  return isSingle(space) ? (view.occupied[space]?.count ?? 0) + 1 : 1;
}

/** Cubes of the cargo bay that are there, in the order of all lists. */
export function cargoOf(
  { goods }: SeenPlayer,
  kinds: readonly Cube[],
): readonly { readonly cube: Cube; readonly n: number }[] {
  return kinds.map((cube) => ({ cube, n: goods[cube] })).filter(({ n }) => n > 0);
}

/** Whether workers can be placed on a colony card. */
export function isAction(card: ColonyId): card is ColonyAction {
  return colonies[card].octagon !== 'none';
}
