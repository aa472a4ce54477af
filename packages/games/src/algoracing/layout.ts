import { at } from '@benchtop/engine/author';
import { boards, corners } from './data/board.ts';
import type { Mode } from './data/board.ts';
import { hills, hillsOf, rotations } from './data/hills.ts';
import type { HillId, Placement, Rotation } from './data/hills.ts';
import { perType, sampleTypes } from './data/samples.ts';
import type { AlgoracingContext } from './define.ts';
import { hillName } from './names.ts';
import { modeOf } from './state.ts';
import type { AlgoracingState } from './state.ts';
import { extentOf, layoutText, terrainOf } from './terrain.ts';
import type { Terrain } from './terrain.ts';

const faults = {
  outside: 'would stick out over the border',
  overlap: 'would lie on another hill',
  corner: 'would cover a corner, and corners are for bases',
  'cut-off': 'would cut a corner off from the others',
  marks: 'would cover too many marks for the samples',
  apart: 'would leave the high hill without a low hill beside it',
  'no-room': 'would leave no room for the hills that are still to come',
} as const;
/** Why a block cannot lie somewhere. */
export type LayoutFault = keyof typeof faults;

/** The same in words. */
export function blockRefusal(hill: HillId, fault: LayoutFault | null): string {
  return `There ${hillName(hill)} ${faults[fault ?? 'no-room']}.`;
}

/** A block that waits to be placed belongs to the mode and is not on the board. Null when it is so. */
export function strayBlock(s: Readonly<AlgoracingState>, hill: HillId): string | null {
  if (!hillsOf[modeOf(s)].some((own) => own === hill)) return 'the block belongs to the other board';
  return s.placements.some((placed) => placed.hill === hill) ? 'the block is placed already' : null;
}

/** What is wrong with a complete layout, or null when a match can be played on it. */
export function layoutFault(mode: Mode, placements: readonly Placement[]): LayoutFault | null {
  const levels = heights(mode, placements);
  return typeof levels === 'string' ? levels : unplayable(mode, placements, levels);
}

/** The same for a layout that is not complete yet: also when no other block could complete it. */
export function placementFault(mode: Mode, placements: readonly Placement[]): LayoutFault | null {
  const open = hillsOf[mode].filter((hill) => placements.every((placed) => placed.hill !== hill));
  if (open.length === 0) return layoutFault(mode, placements);
  const levels = heights(mode, placements);
  if (typeof levels === 'string') return levels;
  return completable(mode, placements, open) ? null : 'no-room';
}

/** The level of each cell, if the blocks lie inside the board, on squares of their own and off the corners. */
function heights(mode: Mode, placements: readonly Placement[]): Uint8Array | LayoutFault {
  const { size } = boards[mode];
  const levels = new Uint8Array(size * size);
  for (const placement of placements) {
    const { width, height } = extentOf(placement.hill, placement.r);
    if (placement.x < 0 || placement.y < 0 || placement.x + width > size || placement.y + height > size)
      return 'outside';
    for (let y = placement.y; y < placement.y + height; y++)
      for (let x = placement.x; x < placement.x + width; x++) {
        if (levels[y * size + x] !== 0) return 'overlap';
        levels[y * size + x] = hills[placement.hill].level;
      }
  }
  const bare = terrainOf(mode, none);
  return corners.some((corner) => levels[bare.corners[corner]] !== 0) ? 'corner' : levels;
}

const none: readonly Placement[] = [];

function unplayable(mode: Mode, placements: readonly Placement[], levels: Uint8Array): LayoutFault | null {
  const bare = terrainOf(mode, none);
  if (mode === 'full' && !highTouchesLow(bare, levels)) return 'apart';
  if (!cornersMeet(bare, levels)) return 'cut-off';
  let marks = bare.marks.filter((cell) => levels[cell] === 0).length;
  for (const { hill } of placements) marks += hills[hill].marks.length;
  return marks < perType[mode] * sampleTypes.length ? 'marks' : null;
}

/** RAC-SET-09: the two-storey block shares an edge with a one-storey block. */
function highTouchesLow({ ahead }: Terrain, levels: Uint8Array): boolean {
  return ahead.some((next, edge) => levels[edge >> 2] === 2 && levels[next] === 1);
}

/** The four corners are joined by ground squares, walking without a jump. Walls between them always stand. */
function cornersMeet({ ahead, walled, corners: ends }: Terrain, levels: Uint8Array): boolean {
  const seen = new Uint8Array(levels.length);
  const queue = [ends.nw];
  seen[ends.nw] = 1;
  for (let i = 0; i < queue.length; i++) {
    const cell = at(queue, i);
    for (let edge = cell * 4; edge < cell * 4 + 4; edge++) {
      const next = ahead[edge] ?? -1;
      if (next < 0 || seen[next] === 1 || levels[next] !== 0 || walled[edge] === 1) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return corners.every((corner) => seen[ends[corner]] === 1);
}

/** Answers that were worked out once: at most a few thousand beginnings exist. */
const completions = new Map<string, boolean>();

/** True when the open blocks can still be added so that the layout is legal. */
function completable(mode: Mode, placed: readonly Placement[], open: readonly HillId[]): boolean {
  const key = layoutText(placed);
  let known = completions.get(key);
  if (known === undefined) {
    known = rotations.some((r) => fits(mode, placed, at(open, 0), r));
    completions.set(key, known);
  }
  return known;
}

/** True when the block, turned like this, can go somewhere. */
export function fits(mode: Mode, placed: readonly Placement[], hill: HillId, r: Rotation): boolean {
  const { size } = boards[mode];
  const { width, height } = extentOf(hill, r);
  for (let y = 0; y + height <= size; y++)
    for (let x = 0; x + width <= size; x++)
      if (placementFault(mode, [...placed, { hill, r, x, y }]) === null) return true;
  return false;
}

/** A legal layout by chance: turns and places are drawn until they fit. */
export function randomLayout(mode: Mode, ctx: Pick<AlgoracingContext, 'randomInt'>): Placement[] {
  const { size } = boards[mode];
  for (;;) {
    const placements = hillsOf[mode].map((hill): Placement => {
      const r = at(rotations, ctx.randomInt(4));
      const { width, height } = extentOf(hill, r);
      return { hill, r, x: ctx.randomInt(size - width + 1), y: ctx.randomInt(size - height + 1) };
    });
    if (layoutFault(mode, placements) === null) return placements;
  }
}
