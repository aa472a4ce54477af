import type { CSSProperties } from 'react';
import { useFramed } from './frame.ts';
import css from './frame.module.css';

/** Where a part lies in the drawing, in units; on a page parts follow each other. */
export function useSpot(x: number, y: number, w: number, h: number): CSSProperties | undefined {
  const { paged, scale } = useFramed();
  if (paged) return undefined;
  return { position: 'absolute', left: x * scale, top: y * scale, width: w * scale, height: h * scale };
}

/** Where a tray lies in the drawing; on a page it stands above what is touched, on a phone in the sheet. */
export function useWhere(wide: string | undefined): string | undefined {
  return useFramed().paged ? css.above : wide;
}
