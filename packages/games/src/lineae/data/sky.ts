import { COLUMNS, MINERAL_COLUMNS, WIDTH } from './ocean.ts';

/** One sunlight icon for each mineral column, with room for one atmosphere cube below it. */
export const ICONS = MINERAL_COLUMNS;
/** LIN-SUN-05: electricity that the solar panel makes of each icon. */
export const PANEL_YIELD = 2;
/** LIN-RND-01: as many rounds as Jupiter's track has spaces. */
export const ROUNDS = COLUMNS - 1;

/** The columns below Jupiter: the two on the right in round 1, one further to the left in each round. */
export function belowJupiter(round: number): readonly [number, number] {
  return [COLUMNS - 1 - round, COLUMNS - round];
}

/** The icons of a column, by mineral column. */
export function iconsOf(column: number): readonly number[] {
  return [WIDTH * column, WIDTH * column + 1, WIDTH * column + 2];
}
