/** Vessel columns. Each is three mineral columns wide. */
export const COLUMNS = 8;
export const WIDTH = 3;
export const MINERAL_COLUMNS = COLUMNS * WIDTH;
/** The columns as options name them, from the left. */
export const columnIds = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'] as const;
export type ColumnId = (typeof columnIds)[number];

/** Rows, counted from the floor, that water can reach. */
export const ROWS = 6;

/** The printed rows of each column: they are always water. */
export const base = [5, 4, 4, 3, 3, 2, 2, 2] as const;
/** How many water tokens can lie on each column. */
export const slots = [1, 1, 1, 2, 2, 2, 2, 0] as const;
export const WATER_TOKENS = 11;

export interface Lock {
  /** The column to the left of it. */
  readonly left: number;
  /** The highest row that it holds back when closed. */
  readonly top: number;
  /** How it stands at setup. */
  readonly closed: boolean;
}

export const locks = {
  'lock-1': { left: 0, top: 6, closed: false },
  'lock-2': { left: 2, top: 5, closed: true },
  'lock-3': { left: 4, top: 5, closed: false },
  'lock-4': { left: 6, top: 4, closed: true },
} as const satisfies { readonly [id: string]: Lock };
export type LockId = keyof typeof locks;
export const lockIds = Object.keys(locks) as LockId[];

/** The lock to the right of each column, null where there is none. */
export const lockAfter: readonly (LockId | null)[] = base.map(
  (_, column) => lockIds.find((id) => locks[id].left === column) ?? null,
);

/** How many cubes a submersible carries. */
export const HOLD = 4;

export interface Cell {
  readonly x: number;
  readonly r: number;
}

/** The submersibles and where they start. */
export const subs = {
  'sub-a': { letter: 'A', start: { x: 3, r: 2 } },
  'sub-b': { letter: 'B', start: { x: 6, r: 2 } },
  'sub-c': { letter: 'C', start: { x: 10, r: 2 } },
  'sub-d': { letter: 'D', start: { x: 13, r: 2 } },
  'sub-e': { letter: 'E', start: { x: 17, r: 2 } },
  'sub-f': { letter: 'F', start: { x: 20, r: 2 } },
} as const satisfies { readonly [id: string]: { readonly letter: string; readonly start: Cell } };
export type SubId = keyof typeof subs;
export const subIds = Object.keys(subs) as SubId[];

/** The place of a space in the list of all spaces. */
export function cellOf(x: number, r: number): number {
  return ROWS * x + r - 1;
}

/** The column that a mineral column belongs to. */
export function columnOf(x: number): number {
  return Math.floor(x / WIDTH);
}

/** The column that an option names. */
export function columnNumber(id: ColumnId): number {
  return columnIds.indexOf(id);
}

/** Spaces as options name them, in the order of the list of all spaces. */
export const cellIds: readonly string[] = Array.from(
  { length: MINERAL_COLUMNS * ROWS },
  (_, cell) => `x${Math.floor(cell / ROWS)}r${(cell % ROWS) + 1}`,
);
