import { at } from '@benchtop/engine/author';

/** Player colours by seat. */
export const playerColours = ['blue', 'red', 'green', 'yellow', 'violet'] as const;

/** Worker tokens of each player. */
export const WORKERS = 8;
export const START_MONEY = 3;
/** What each seat starts with in addition, from the starting player on. */
export const seatMoney = [0, 0, 0, 0, 0] as const;
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
