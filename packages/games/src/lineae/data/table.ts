import { at } from '@benchtop/engine/author';

/** Player colours by seat. */
export const playerColours = ['blue', 'red', 'green', 'yellow', 'violet'] as const;

/** Worker tokens of each player. */
export const WORKERS = 8;
export const START_MONEY = 3;
/** LIN-RUL-52: VP that everybody starts with, by number of players, from the starting player on. */
export const headStarts = { 1: [0], 2: [0, 6], 3: [0, 2, 4], 4: [0, 2, 3, 4], 5: [0, 2, 4, 4, 5] } as const;
/** LIN-DOC-02: what a cube costs that is taken on board, and how many a technology may give for nothing. */
export const DOCKING = 1;
export const DOCKED_FREE = 1;
/** LIN-TEC-02. */
export const TECHNOLOGIES_HELD = 2;

/** LIN-SET-12: hired workers at setup, by number of players. */
export const startCrews = { 1: 4, 2: 4, 3: 4, 4: 3, 5: 3 } as const;

/** What a solo score is called, from this many VP on. */
export const grades = [
  { from: 120, name: 'Founder' },
  { from: 100, name: 'Governor' },
  { from: 80, name: 'Captain' },
  { from: 60, name: 'Prospector' },
  { from: 0, name: 'Drifter' },
] as const;

/** What a sector of the reactor core holds at setup. */
export const CORE_MINERALS = 2;
export const CORE_ALGAE = 1;
/** LIN-COR-01. */
export const DEBTS = 2;
export const DEBT_PENALTY = 3;
/** LIN-COR-03. */
export const OPERATIONS = 3;

/** LIN-SET-12: hired workers at setup. */
export function startCrewOf(seats: number): number {
  return at(Object.values(startCrews), seats - 1);
}
