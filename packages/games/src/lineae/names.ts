import { listedWords } from '@benchtop/engine/effects';
import { colonies } from './data/colonies.ts';
import type { ColonyId } from './data/colonies.ts';
import { deposits } from './data/deposits.ts';
import type { SideId } from './data/deposits.ts';
import { goods } from './data/goods.ts';
import type { Cube } from './data/goods.ts';
import { ROWS, WIDTH, columnOf, subs } from './data/ocean.ts';
import type { LockId, SubId } from './data/ocean.ts';
import { rockets } from './data/rockets.ts';
import type { RocketId } from './data/rockets.ts';
import { printed } from './data/spaces.ts';
import type { MultiSpace, PrintedSpace, SingleSpace } from './data/spaces.ts';
import { technologies } from './data/technologies.ts';
import { DOCKING } from './data/table.ts';
import type { TechId } from './data/technologies.ts';

/** "one, two and three". */
export const listed = listedWords;

function isPrinted(space: SingleSpace | MultiSpace): space is PrintedSpace {
  return space in printed;
}

/** An action space; one on a colony card by the card. */
export function spaceName(space: SingleSpace | MultiSpace): string {
  return isPrinted(space) ? printed[space].name : colonies[space].name;
}

/** “submersible E”. */
export function subName(sub: SubId): string {
  return `submersible ${subs[sub].letter}`;
}

/** “lock 2”. */
export function lockName(lock: LockId): string {
  return printed[lock].name;
}

/** Columns are counted from 1 where a person reads. */
export function columnName(column: number): string {
  return `column ${column + 1}`;
}

const thirds = ['left', 'middle', 'right'] as const;

/** “column 3, row 5, left”: a space of the ocean. */
export function placeName(x: number, r: number): string {
  return `${columnName(columnOf(x))}, row ${r}, ${thirds[x % WIDTH] ?? ''}`;
}

/** The same, by its place in the list of all spaces. */
export function cellName(cell: number): string {
  return placeName(Math.floor(cell / ROWS), (cell % ROWS) + 1);
}

export function cubeName(cube: Cube): string {
  return goods[cube].one;
}

/** “2 iron and 1 salt”, in the order of all lists. */
export function cubeNames(cubes: readonly Cube[]): string {
  const kinds = [...new Set(cubes)];
  return listed(kinds.map((kind) => `${cubes.filter((cube) => cube === kind).length} ${cubeName(kind)}`));
}

export function technologyName(technology: TechId): string {
  return technologies[technology].name;
}

/** “the Spaceport”. */
export function colonyName(card: ColonyId): string {
  return colonies[card].name;
}

export function rocketName(card: RocketId): string {
  return rockets[card].name;
}

export function tileName(side: SideId): string {
  return deposits[side].name;
}

/** “Ann’s”, “your”: before what somebody has. */
export function possessive(name: string): string {
  return name === 'You' ? 'your' : `${name}’s`;
}

/** “the first for nothing, then for $1 each”: what cubes of a docked hold cost. */
export function dockingCost(free: number): string {
  if (free === 0) return `for $${DOCKING} each`;
  return `${free === 1 ? 'the first' : `the first ${free}`} for nothing, then for $${DOCKING} each`;
}
