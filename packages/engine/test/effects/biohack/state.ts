import {
  at,
  component,
  counters,
  defineState,
  int,
  list,
  nullable,
  perSeat,
  pieces,
  record,
  seat,
  times,
  word,
} from '../../../src/author.ts';
import type { StateOf } from '../../../src/author.ts';
import { holdingFields } from '../../../src/effects/index.ts';
import { pileFields } from '../../../src/stock.ts';
import { creatureIds, creatures, genes, goods, scientistIds, scientists } from './rows.ts';

const fields = {
  turn: int(0, 40),
  active: seat(),
  /** What the danger die shows. */
  face: int(0, 5),
  pile: record(pileFields(creatureIds, { pool: 'creature' })),
  /** Prices 2, 1 and 0. */
  display: times(3, nullable(component(creatureIds))),
  players: perSeat({
    ...holdingFields(goods, ['round'], creatures, scientists),
    scientist: word(scientistIds),
    locks: int(0, 2, 2),
    home: int(0, 3, 3),
    injured: int(0, 3),
    creatures: list(component(creatureIds), 9),
    hand: pieces(creatureIds, { sees: 'owner', pool: 'creature', max: creatureIds.length }),
    /** What is being created, and what of its cost is left. */
    creating: nullable(component(creatureIds)),
    cost: counters(genes, 0, 10),
  }),
};

export const state = defineState(fields);
export type BioState = StateOf<typeof fields>;
export type Player = BioState['players'][number];

export function playerAt(s: Readonly<BioState>, number: number): Player {
  return at(s.players, number);
}
