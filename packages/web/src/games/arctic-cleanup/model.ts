import { at } from '@benchtop/engine/host';
import type { StepIn } from '@benchtop/engine/host';
import { playerColours } from '@benchtop/games/arctic-cleanup';
import type {
  arcticCleanup,
  ArcticView,
  CardId,
  Colour,
  OceanHex,
  PlayerColour,
  SeenPlayer,
  ShipIndex,
} from '@benchtop/games/arctic-cleanup';
import { askedOf } from '../../table/kit/asked.ts';

export const seatColour = (seat: number): PlayerColour => playerColours[seat] ?? 'red';

export const playerOf = (view: ArcticView, seat: number): SeenPlayer => at(view.players, seat);

export const { stepOf, argOf, argsAt, phaseArgs } = askedOf<typeof arcticCleanup>();
/** The questions of the game. */
export type Step = StepIn<typeof arcticCleanup>;

export const SHIPS: readonly ShipIndex[] = [0, 1];

export interface ShipAt {
  readonly seat: number;
  readonly ship: ShipIndex;
}

/** Every ship on a hex, in seat order: the order in which they fan out. */
export function shipsOn(view: ArcticView, hex: OceanHex): readonly ShipAt[] {
  return view.players.flatMap((p, seat) =>
    SHIPS.filter((ship) => p.ships[ship].hex === hex).map((ship) => ({ seat, ship })),
  );
}

/** The card being played, told by the phase that waits below its chain; null between turns. */
export function playedCard(view: ArcticView): CardId | null {
  return phaseArgs(view, 'end-turn')?.card ?? null;
}

/** Tokens drawn from the bag that wait for their place. */
export function drawnTokens(view: ArcticView): readonly Colour[] {
  return argOf(view, 'drawn') ?? [];
}

/** Whose turn it is, or whose setup; null when the match is over. */
export const seatToAct = (view: ArcticView): number | null => view.pending.at(-1)?.waiting[0] ?? null;

export const mixOf = <C extends string>(items: readonly C[]): readonly (readonly [C, number])[] => {
  const counts = new Map<C, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
};
