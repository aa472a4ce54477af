import { minerals, rockets, vpFor } from '@benchtop/games/lineae';
import type { Cube, Mineral, RocketId, SeenPlayer } from '@benchtop/games/lineae';

/** A rocket that stands above a column, and what has been loaded. */
interface Rocket {
  readonly card: RocketId;
  readonly spots: readonly (Cube | null)[];
}

/** What a rocket still lacks: minerals of its printed spots, and whether the wild one is open. */
export interface Lack {
  readonly printed: readonly { readonly cube: Mineral; readonly n: number }[];
  readonly wild: boolean;
  readonly open: number;
}

export function lackOf(rocket: Rocket): Lack {
  const { card, spots } = rocket;
  const open = rockets[card].spots.filter((_, i) => spots[i] === null);
  const printed = minerals
    .map((cube) => ({ cube, n: open.filter((each) => each === cube).length }))
    .filter(({ n }) => n > 0);
  const wild = spots.at(-1) === null;
  return { printed, wild, open: open.length + (wild ? 1 : 0) };
}

/** What a player could load on a rocket now: printed spots first, then the wild one. */
export function loadable(rocket: Rocket, { goods }: Pick<SeenPlayer, 'goods'>): readonly Cube[] {
  const { printed, wild } = lackOf(rocket);
  const loaded: Cube[] = printed.flatMap(({ cube, n }) => Array.from({ length: Math.min(n, goods[cube]) }, () => cube));
  const spare = [...minerals, 'algae' as const].find(
    (cube) => goods[cube] > loaded.filter((each) => each === cube).length,
  );
  return wild && spare !== undefined ? [...loaded, spare] : loaded;
}

/** VP for so many cubes in one action that begins with `first` VP. */
export function pays(cubes: number, first = 1): number {
  return Array.from({ length: cubes }, (_, i) => vpFor(i, first)).reduce((sum, vp) => sum + vp, 0);
}
