/** A box on the screen, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 6;

/**
 * Where a small panel stands beside what it belongs to: below, above, at the right or at the left, wherever it fits
 * first. It never covers the thing; where it fits nowhere it goes where most room is, and is cut off by the window.
 */
export function beside(thing: Box, panel: Pick<Box, 'width' | 'height'>, window: Pick<Box, 'width' | 'height'>): Box {
  const right = thing.x + thing.width;
  const bottom = thing.y + thing.height;
  const x = within(thing.x + thing.width / 2 - panel.width / 2, window.width - panel.width);
  const y = within(thing.y + thing.height / 2 - panel.height / 2, window.height - panel.height);
  const sides = [
    { room: window.height - bottom - panel.height, x, y: bottom + GAP },
    { room: thing.y - panel.height, x, y: thing.y - GAP - panel.height },
    { room: window.width - right - panel.width, x: right + GAP, y },
    { room: thing.x - panel.width, x: thing.x - GAP - panel.width, y },
  ];
  const most = Math.max(...sides.map(({ room }) => room));
  const side = sides.find(({ room }) => room >= GAP + EDGE) ?? sides.find(({ room }) => room === most);
  return { x: side?.x ?? x, y: side?.y ?? y, ...panel };
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
