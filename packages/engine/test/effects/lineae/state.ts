import {
  at,
  byKey,
  counters,
  defineState,
  flag,
  flags,
  int,
  list,
  nullable,
  perSeat,
  seat,
  times,
  word,
} from '../../../src/author.ts';
import type { StateOf } from '../../../src/author.ts';
import { holdingFields } from '../../../src/effects/index.ts';
import { boards, cubes, goods, spaceIds, techIds, technologies } from './rows.ts';

export const CUBES = 25;
export const locks = ['lock-1', 'lock-2', 'lock-3', 'lock-4'] as const;

const fields = {
  round: int(1, 3),
  active: seat(),
  first: seat(),
  open: flags(locks),
  supply: counters(cubes, 0, CUBES),
  /** One space under each of 24 sunlight icons. */
  sky: times(24, nullable(word(cubes))),
  /** Workers on each space. */
  workers: byKey(spaceIds, int(0, 8)),
  players: perSeat({
    ...holdingFields(goods, ['round'], technologies, boards),
    column: int(0, 7),
    available: int(0, 8),
    technologies: list(word(techIds), 2),
    passed: flag(),
  }),
};

export const state = defineState(fields);
export type LinState = StateOf<typeof fields>;

export function playerAt(s: Readonly<LinState>, number: number): LinState['players'][number] {
  return at(s.players, number);
}

/** The atmosphere spaces above a column. */
export function above(column: number): readonly number[] {
  return [3 * column, 3 * column + 1, 3 * column + 2];
}
