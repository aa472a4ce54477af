import type { lineae, LinView, SeenPlayer } from '@benchtop/games/lineae';
import { createContext, useContext } from 'react';
import type { CSSProperties } from 'react';
import { kitOf } from '../../table/kit/use-kit.ts';

export const {
  useChoices,
  useStep,
  usePointed,
  usePreview,
  useForecast,
  useMotion,
  useChain,
  useGather,
  wish,
  finish,
} = kitOf<typeof lineae>();

/** Everything the parts of the board share. */
export interface BoardState {
  readonly view: LinView;
  /** The seat whose own board is shown large. */
  readonly viewer: number;
  readonly player: SeenPlayer;
  readonly names: readonly string[];
  /** Pixels for each unit of the drawing: the middle of a window of 1366 x 768 is 888 units wide. */
  readonly scale: number;
  /** One page at a time, under each other instead of side by side. */
  readonly paged: boolean;
  /** How wide a page is, in pixels. */
  readonly width: number;
}

export const Shared = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Shared);
  if (board === null) throw new Error('a part of the board lies outside it');
  return board;
}

/** Where a part lies in the drawing, in units; on a page parts follow each other. */
export function useSpot(x: number, y: number, w: number, h: number): CSSProperties | undefined {
  const { paged, scale } = useBoard();
  if (paged) return undefined;
  return { position: 'absolute', left: x * scale, top: y * scale, width: w * scale, height: h * scale };
}
