import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { science } from '../data/science.ts';
import { CELLS } from '../data/side-board.ts';
import { departmentIds } from '../data/words.ts';
import type { SlotId } from '../data/words.ts';
import { largestSet, occupied } from '../side-board.ts';
import type { Player } from '../state.ts';
import { CROSSOVER_PLACE, sciencePlaces } from '../tiles.ts';
import { add, addAll, addLarge, begin, fingerprint, Kept } from './fingerprint.ts';
import { plantKey } from './plant-outlook.ts';
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

/** What tiles score, and what they are worth at the beginning of a month. */
interface Boards {
  readonly set: number;
  readonly work: number;
}

const readings = new Kept<Boards>(2000);

/** Tiles that work, and room for more, with a part of the month to come. */
export function boardsOutlook(p: Readonly<Player>, part: number): number {
  begin();
  addLarge(plantKey(p));
  addAll(p.laid);
  for (let i = 0; i < p.crossover.length; i++) add(p.crossover[i] === 'side' ? 0 : 1);
  const key = fingerprint();
  const { set, work } = readings.get(key) ?? readings.keep(key, read(p));
  return set + work * part;
}

function read(p: Readonly<Player>): Boards {
  let work = w.cell * freeCells(p);
  for (const slot of p.built) if (slot !== 'side') work += w.engineering[kindOf[slot]];
  for (let i = 0; i < p.laid.length; i++) if (at(p.laid, i) >= 0) work += laidWorth(p, i);
  for (const where of p.crossover) if (where !== 'side') work += w.reserve;
  return { set: largestSet(p), work };
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
