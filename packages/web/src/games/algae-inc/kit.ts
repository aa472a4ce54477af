import { numberSeen } from '@benchtop/games/algae-inc';
import type { algaeInc, Printed } from '@benchtop/games/algae-inc';
import type { CSSProperties } from 'react';
import { useSpot } from '../../table/kit/in-frame.ts';
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
  useBoard,
  wish,
  finish,
} = kitOf<typeof algaeInc>();

/** A printed number as it is now. */
export type Numbers = (printed: Printed) => number;

/** Printed numbers of the player whose boards are shown, with what tiles and contracts change in them. */
export function useNumbers(): Numbers {
  const { view, viewer } = useBoard();
  return (printed) => numberSeen(view, viewer, printed);
}

/** Where a part lies in the drawing; on a page parts follow each other. */
export function useArea(part: Part | Area): CSSProperties | undefined {
  const { x, y, w, h } = typeof part === 'string' ? areas[part] : part;
  return useSpot(x, y, w, h);
}

/** How many units a part is wide and high: as in the table of areas, or as wide as the page. */
export function useExtent(part: Part | Area, heightOnPage: number): { readonly w: number; readonly h: number } {
  const { paged, width } = useBoard();
  if (paged) return { w: width, h: heightOnPage };
  const { w, h } = typeof part === 'string' ? areas[part] : part;
  return { w, h };
}
