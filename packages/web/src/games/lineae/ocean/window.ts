import { columnOf, COLUMNS } from '@benchtop/games/lineae';
import { useState } from 'react';
import { useBoard } from '../kit.ts';
import { BOX, COLUMN, columnLeft } from './places.ts';
import { diveOf } from './reach.ts';

/** The part of the ocean that a drawing shows, in units of the board. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many columns a small screen shows, and between which of them it turns: two columns lie above one deposit. */
const SHOWN = 4;
const STEP = 2;
const MARGIN = 10;
/** The sky above the ocean is part of its page. */
const SKY = 55;
/** Below this many pixels for a unit not all columns can be shown. */
const LEAST = 0.62;

export interface OceanWindow {
  readonly frame: Frame;
  /** The first column that is shown; null where all of them are. */
  readonly from: number | null;
  turnTo(this: void, column: number): void;
}

/** All of the ocean, or on a small screen four columns of it, around what is in play. */
export function useWindow(): OceanWindow {
  const { paged, width } = useBoard();
  const [from, setFrom] = useFollowed();
  const y = paged ? BOX.y - SKY : BOX.y;
  const height = BOX.y + BOX.height - y;
  const turnTo = (column: number): void => setFrom(startFor(column));
  if (!paged || width / BOX.width >= LEAST) return { frame: { x: 0, y, width: BOX.width, height }, from: null, turnTo };
  const left = columnLeft(from) - MARGIN;
  const right = columnLeft(from + SHOWN - 1) + COLUMN + MARGIN;
  return { frame: { x: left, y, width: right - left, height }, from, turnTo };
}

/** The window whose middle is nearest to a column. */
function startFor(column: number): number {
  const start = Math.round((column - (SHOWN - 1) / 2) / STEP) * STEP;
  return Math.min(COLUMNS - SHOWN, Math.max(0, start));
}

/** The window follows the submersible that is steered, or else the own vessel, whenever that leaves it. */
function useFollowed() {
  const { view, player } = useBoard();
  const dive = diveOf(view);
  const focus = dive === null ? player.column : columnOf(view.subs[dive.sub].x);
  const [from, setFrom] = useState(() => startFor(Math.max(0, focus)));
  const [followed, setFollowed] = useState(focus);
  if (focus !== followed) {
    setFollowed(focus);
    if (focus >= 0 && (focus < from || focus >= from + SHOWN)) setFrom(startFor(focus));
  }
  return [from, setFrom] as const;
}
