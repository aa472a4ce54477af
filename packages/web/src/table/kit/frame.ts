import type { Game, ViewIn } from '@benchtop/engine/host';
import { createContext, useContext } from 'react';

/** How much room a board has. */
export interface Room {
  /** Pixels for each unit of its drawing. */
  readonly scale: number;
  /** One page at a time, parts under each other instead of side by side; units and pixels are the same there. */
  readonly paged: boolean;
  /** How wide a page is inside, or the whole drawing, in pixels. */
  readonly width: number;
}

/** What the parts of a board share. */
export interface BoardState<G extends Game> extends Room {
  readonly view: ViewIn<G>;
  /** The seat whose own boards are shown large. */
  readonly viewer: number;
  readonly player: PlayerIn<G>;
  readonly names: readonly string[];
}

type PlayerIn<G extends Game> = ViewIn<G> extends { readonly players: readonly (infer P)[] } ? P : never;

/** The same for a board of any game. */
export interface AnyBoardState extends Room {
  readonly view: { readonly players: readonly unknown[] };
  readonly viewer: number;
  readonly player: unknown;
  readonly names: readonly string[];
}

export const Framed = createContext<AnyBoardState | null>(null);

/** The board around a part of it: through `kitOf`, typed by its game. */
export function useFramed(): AnyBoardState {
  const board = useContext(Framed);
  if (board === null) throw new Error('a part of the board lies outside it');
  return board;
}
