import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { kinds } from '../data/goods.ts';
import { byproducts, slotIds, species, teams } from '../data/words.ts';
import type { AlgState, Player } from '../state.ts';
import { add, addAll, begin, fingerprint } from './fingerprint.ts';

/*
 * A number that tells positions of one turn apart, whatever the order of moves, links and tokens that led there: a
 * fingerprint of everything that a turn can change.
 */

/** Numbers for words that occur in frames and states, in the order in which they were met. */
const numbers = new Map<string, number>();

function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

function addFrame({ step, args }: Frame): void {
  add(numberOf(step));
  for (const name in args) addValue(args[name]);
}

function addValue(value: unknown): void {
  if (typeof value === 'number') add(value);
  else if (typeof value === 'string') add(numberOf(value));
  else if (typeof value === 'boolean') add(value ? 1 : 0);
  else if (Array.isArray(value)) for (const each of value) addValue(each);
}

const builtNumbers = new Map<string, number>(['side', ...slotIds].map((slot, i) => [slot, i]));

function addPlayer(p: Readonly<Player>): void {
  addAll(p.fields);
  for (let i = 0; i < kinds.length; i++) add(p.goods[at(kinds, i)]);
  add(p.goods.energy);
  add(p.goods.vp);
  addAll(p.laid);
  for (const slot of p.built) add(builtNumbers.get(slot) ?? -1);
  for (const where of p.crossover) add(where === 'side' ? 0 : 1);
  for (const team of teams) add(2 * p.staff[team] + (p.upgraded[team] ? 1 : 0));
  add(p.doubleUsed);
  add(p.cities.length);
  for (const city of p.cities) add(numberOf(city));
  add(p.contractDone ? 1 : 0);
  add(p.marks.activation.length);
}

/** The same number for positions of one turn that differ only in how they were reached. */
export function positionKey({ stack, players, active, algae, byproducts: tanks }: Readonly<AlgState>): number {
  begin();
  for (let i = 0; i < stack.length; i++) addFrame(at(stack, i));
  // On Monday Morning nobody is active.
  const seat = stack[stack.length - 1]?.seat ?? active;
  add(seat);
  addPlayer(at(players, seat));
  for (const kind of species) add(algae[kind]);
  for (const tank of byproducts) add(tanks[tank]);
  return fingerprint();
}
