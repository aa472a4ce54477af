/** Where a part of the table lies, in units of the drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The whole table is one drawing of this size, scaled to the room there is: the middle of a window of 1366 x 768. */
export const WIDE = { width: 1080, height: 708 } as const;

const UPPER = 326;
const LOWER = { y: 370, h: 338 } as const;

/** Map, goals, week and tanks above; the wallet between; the boards of one player below. */
export const areas = {
  map: { x: 0, y: 0, w: 428, h: UPPER },
  goals: { x: 434, y: 0, w: 246, h: UPPER },
  week: { x: 686, y: 0, w: 268, h: UPPER },
  tanks: { x: 960, y: 0, w: 120, h: UPPER },
  wallet: { x: 0, y: 332, w: WIDE.width, h: 34 },
  plant: { x: 0, y: LOWER.y, w: 596, h: 284 },
  roster: { x: 0, y: 656, w: 596, h: 52 },
  double: { x: 602, ...LOWER, w: 60 },
  lab: { x: 664, ...LOWER, w: 264 },
  contracts: { x: 934, ...LOWER, w: 146 },
} as const satisfies { readonly [part: string]: Area };
export type Part = keyof typeof areas;

/** The map while a city is chosen: it takes the place of the week, too. */
export const focusedMap: Area = { x: 0, y: 0, w: 702, h: UPPER };
/** Goals beside the map that has grown. */
export const pushedGoals: Area = { x: 708, y: 0, w: 246, h: UPPER };
