import { blocks, lines, type BlockId, type LineId } from './data.ts';

/** Slot size and gaps of the factory drawing, whose own size is 276 x 458: the roof, then the board. */
export const SLOT = 42;
const PITCH_X = 50;
const LEFT = 14;
export const FACTORY_WIDTH = 276;
export const ROOF = 30;
export const FACTORY_HEIGHT = 428;

/** Rows belong together in pairs; pairs stand a little apart. */
const rowY = (row: number): number => ROOF + 30 + (row - 1) * 50 + Math.floor((row - 1) / 2) * 6;

/** Centre of a slot; slots count from 1 on the left. */
export const factorySlot = (line: LineId, slot: number): { readonly x: number; readonly y: number } => ({
  x: LEFT + SLOT / 2 + (slot - 1) * PITCH_X,
  y: rowY(lines[line].row),
});

/** Where the logo of a line stands. */
export const logoSpot = (line: LineId): { readonly x: number; readonly y: number } => ({
  x: 244,
  y: rowY(lines[line].row),
});

/** Outline of a block: two slots wide, two lines high. */
export function blockBox(block: BlockId) {
  const { lines: pair, from } = blocks[block];
  const top = factorySlot(pair[0], from);
  return { x: top.x - SLOT / 2 - 4, y: top.y - SLOT / 2 - 4, width: PITCH_X + SLOT + 8, height: 50 + SLOT + 8 };
}
