import { at, counters, defineState, int, list, perSeat, seat, word } from '../../../src/author.ts';
import type { StateOf } from '../../../src/author.ts';
import { holdingFields } from '../../../src/effects/index.ts';
import { boards, cityIds, contractIds, contracts, goods, tileIds, tiles } from './rows.ts';

const fields = {
  turn: int(0, 40),
  active: seat(),
  /** Cubes in the tank of the by-product. */
  oil: int(0, 12),
  players: perSeat({
    ...holdingFields(goods, ['activation', 'week'], tiles, contracts, boards),
    tiles: list(word(tileIds), tileIds.length),
    contract: word(contractIds),
    cities: list(word(cityIds), cityIds.length),
    disks: int(0, 10),
    markers: int(0, 10),
    fields: counters(['b-up', 'c-up', 'c-low'], 0, 99),
  }),
};

export const state = defineState(fields);
export type AlgState = StateOf<typeof fields>;

export function playerAt(s: Readonly<AlgState>, number: number): AlgState['players'][number] {
  return at(s.players, number);
}
