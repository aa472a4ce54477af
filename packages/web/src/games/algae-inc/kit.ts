import { numberSeen } from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView, Printed, SeenPlayer } from '@benchtop/games/algae-inc';
import { createContext, useContext } from 'react';
import type { CSSProperties } from 'react';
import { kitOf } from '../../table/kit/use-kit.ts';
import { areas } from './geometry.ts';
import type { Area, Part } from './geometry.ts';

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
} = kitOf<typeof algaeInc>();

/** Everything the parts of the board share. */
export interface BoardState {
  readonly view: AlgView;
  /** The seat whose own boards are shown. */
  readonly viewer: number;
  readonly player: SeenPlayer;
  readonly names: readonly string[];
  /** Pixels for each unit of the drawing: the middle of a window of 1366 x 768 is 1080 units wide. */
  readonly scale: number;
  /** One page at a time, under each other instead of side by side. */
  readonly paged: boolean;
  /** How wide a page is, in pixels; units and pixels are the same there. */
  readonly width: number;
}

export const Shared = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Shared);
  if (board === null) throw new Error('a part of the board lies outside it');
  return board;
}

/** A printed number as it is now. */
export type Numbers = (printed: Printed) => number;

/** Printed numbers of the player whose boards are shown, with what tiles and contracts change in them. */
export function useNumbers(): Numbers {
  const { view, viewer } = useBoard();
  return (printed) => numberSeen(view, viewer, printed);
}

/** Where a part lies in the drawing, in units; on a page parts follow each other. */
export function useArea(part: Part | Area): CSSProperties | undefined {
  const { paged, scale } = useBoard();
  if (paged) return undefined;
  const { x, y, w, h } = typeof part === 'string' ? areas[part] : part;
  return { position: 'absolute', left: x * scale, top: y * scale, width: w * scale, height: h * scale };
}

/** How many units a part is wide and high: as in the table of areas, or as wide as the page. */
export function useExtent(part: Part | Area, heightOnPage: number): { readonly w: number; readonly h: number } {
  const { paged, width } = useBoard();
  if (paged) return { w: width, h: heightOnPage };
  const { w, h } = typeof part === 'string' ? areas[part] : part;
  return { w, h };
}
