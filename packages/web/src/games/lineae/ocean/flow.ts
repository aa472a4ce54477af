import { at } from '@benchtop/engine/host';
import { columnOf, level, tokenWay } from '@benchtop/games/lineae';
import type { TokenPlace } from '@benchtop/games/lineae';
import { useLanding } from '../../../table/kit/landing.ts';
import { useBoard, useMotion } from '../kit.ts';

/** A token on its way: the places that it passes, the first and the last included. */
export interface Flow {
  readonly to: TokenPlace;
  readonly way: readonly TokenPlace[];
}

/** The token that an event moves, by the rules that moved it. */
export function useFlow(): Flow | null {
  const motion = useMotion();
  if (motion === null || motion.ms === 0) return null;
  const { event, before } = motion;
  if (event.type === 'water-moved') return { to: event.to, way: tokenWay(before, event.from.column, event.from.row) };
  if (event.type !== 'water-in') return null;
  const { column, row } = event;
  return { to: { column, row }, way: tokenWay(before, 0, level(before, 0) + 1) };
}

/** What a piece on a token passes on its way, by its place on each. Nothing, where it does not travel. */
export function carriedVia(
  flow: Flow | null,
  x: number,
  r: number,
  name: (x: number, place: TokenPlace) => string,
): readonly string[] | undefined {
  if (flow === null || flow.to.row !== r || flow.to.column !== columnOf(x)) return undefined;
  return flow.way.slice(1, -1).map((place) => name(x, place));
}

/** The water that is seen: a token that is still on its way has raised nothing yet. */
export function useShownWater(): readonly number[] {
  const { view } = useBoard();
  const motion = useMotion();
  const landed = useLanding(({ id }) => id);
  if (motion === null || motion.ms === 0 || motion.id === landed) return view.water;
  return view.water.map((tokens, column) => Math.min(tokens, at(motion.before.water, column)));
}
