import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { science } from '../data/science.ts';
import { CELLS } from '../data/side-board.ts';
import { departmentIds } from '../data/words.ts';
import type { SlotId } from '../data/words.ts';
import { largestSet, occupied } from '../side-board.ts';
import type { Player } from '../state.ts';
import { CROSSOVER_PLACE, sciencePlaces } from '../tiles.ts';
import { weights as w } from './weights.ts';

/* What tiles on the Department board and on the Side board are worth. */

/** By department and place in `laid`: what a science tile covered tells what it is good for. */
const covers = byEach(departmentIds, (department) => sciencePlaces[department].map((id) => science[id].covers));

type Kind = keyof typeof w.engineering;
const kindOf: Readonly<Record<SlotId, Kind>> = {
  'cap-a': 'capacity',
  'cap-b': 'capacity',
  'cap-c': 'capacity',
  'conv-a': 'conveyor',
  'conv-b': 'conveyor',
  table: 'table',
  'intake-b': 'intake',
  'intake-c': 'intake',
  'extra-1': 'extra',
  'extra-2': 'extra',
};

/** Tiles that work, and room for more, with a part of the month to come. */
export function boardsOutlook(p: Readonly<Player>, part: number): number {
  let value = largestSet(p);
  for (const slot of p.built) if (slot !== 'side') value += w.engineering[kindOf[slot]] * part;
  for (let i = 0; i < p.laid.length; i++) if (at(p.laid, i) >= 0) value += laidWorth(p, i) * part;
  for (const where of p.crossover) if (where !== 'side') value += w.reserve * part;
  return value + w.cell * freeCells(p) * part;
}

function laidWorth({ department }: Readonly<Player>, place: number): number {
  if (place >= CROSSOVER_PLACE || department === null) return w.science.crossover;
  return w.science[at(covers[department], place)];
}

function freeCells(p: Readonly<Player>): number {
  const { top, low } = occupied(p);
  return CELLS - bitsIn(top) - bitsIn(low);
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
