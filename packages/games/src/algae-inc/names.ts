import { at } from '@benchtop/engine/author';
import { listedWords } from '@benchtop/engine/effects';
import { plural } from '../words.ts';
import { contracts } from './data/contracts.ts';
import type { ContractId } from './data/contracts.ts';
import { belts, departments, greenRowIds, prefixes } from './data/departments.ts';
import type { Department } from './data/departments/department.ts';
import { crossovers, engineering } from './data/engineering.ts';
import type { EngineeringId } from './data/engineering.ts';
import { cities } from './data/map.ts';
import type { CityId } from './data/map.ts';
import { milestones } from './data/milestones.ts';
import type { MilestoneId } from './data/milestones.ts';
import { teamNames } from './data/roster.ts';
import { science } from './data/science.ts';
import { GRID_COLUMNS } from './data/side-board.ts';
import type { LayoutId } from './data/side-board.ts';
import { byproductNames, speciesNames } from './data/tanks.ts';
import { actions, dayNames, spotIds, spots, strips } from './data/week.ts';
import type { PrintedAction, SpotId, Strip } from './data/week.ts';
import { yellowIds } from './data/words.ts';
import type { Byproduct, DepartmentId, FieldId, GreenId, SlotId, Species, Team, YellowId } from './data/words.ts';
import type { ChosenAction, WeekendSlot } from './events.ts';
import type { SeenPlayer } from './state.ts';
import { isCrossover } from './tiles.ts';
import type { LayableId } from './tiles.ts';

/** Whoever has a department: fields and belts have their names from its board. */
type OfDepartment = Readonly<Pick<SeenPlayer, 'department'>>;

/** "one, two and three". */
export const listed = listedWords;

/** "1 cube", "up to 2 cubes". */
export function upTo(n: number, noun: string): string {
  return `${n === 1 ? '' : 'up to '}${plural(n, noun)}`;
}

/** "Ann’s Operators", "Your Operators": at the beginning of a sentence. */
export function possessive(name: string): string {
  return name === 'You' ? 'Your' : `${name}’s`;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Counted from 0. */
export function ordinal(place: number): string {
  return at(ordinals, place);
}

export function cityName(city: CityId): string {
  return cities[city].name;
}

export function contractName(card: ContractId): string {
  return contracts[card].name;
}

export function milestoneName(id: MilestoneId): string {
  return milestones[id].name;
}

export function departmentName(department: DepartmentId): string {
  return departments[department].name;
}

export function teamName(team: Team): string {
  return teamNames[team];
}

/** "an Operator": one member of a team. */
export function memberName(team: Team): string {
  return `${team === 'scientists' ? 'a' : 'an'} ${teamName(team).slice(0, -1)}`;
}

export function speciesName(kind: Species): string {
  return speciesNames[kind];
}

export function byproductName(kind: Byproduct): string {
  return byproductNames[kind];
}

/** The day of a strip. */
export function dayName(strip: Strip): string {
  return at(dayNames, strips.indexOf(strip));
}

/** "Tuesday 2": the second spot from the left on the strip of Tuesday. */
export function spotName(spot: SpotId): string {
  const { strip } = spots[spot];
  const place = spotIds.filter((id) => spots[id].strip === strip).indexOf(spot);
  return `${dayName(strip)} ${place + 1}`;
}

/** “the third spot of Tuesday”. */
export function spotPhrase(spot: SpotId): string {
  const { strip } = spots[spot];
  const place = spotIds.filter((id) => spots[id].strip === strip).indexOf(spot);
  return `the ${ordinal(place)} spot of ${dayName(strip)}`;
}

const anyNames = { 'any-team': 'any team', 'any-machine': 'any Machine' } as const;

/** An action, or what a spot shows. */
export function actionName(action: PrintedAction | ChosenAction): string {
  return action === 'any-team' || action === 'any-machine' ? anyNames[action] : actions[action].name;
}

function boardOf({ department }: OfDepartment): Department {
  if (department === null) throw new Error('a player without a department has no board');
  return departments[department];
}

export function fieldName(p: OfDepartment, field: FieldId): string {
  const found = boardOf(p).fields[field];
  if (found === undefined) throw new Error(`${boardOf(p).name} has no field ${field}`);
  return found.name;
}

const isYellow = (belt: YellowId | GreenId): belt is YellowId => yellowIds.some((id) => id === belt);

/** A yellow belt by where it leads, a green one by its own name. */
export function beltName(p: OfDepartment, belt: YellowId | GreenId): string {
  if (isYellow(belt)) {
    const found = boardOf(p).yellow[belt];
    if (found === undefined) throw new Error(`${boardOf(p).name} has no belt ${belt}`);
    return `${fieldName(p, found.from)} to ${fieldName(p, found.to)}`;
  }
  const row = greenRowIds.find((id) => p.department !== null && id === `${prefixes[p.department]}-${belt}`);
  if (row === undefined) throw new Error(`${boardOf(p).name} has no belt ${belt}`);
  return belts[row].name;
}

/** Any tile of a Side board. */
export function tileName(tile: EngineeringId | LayableId): string {
  if (isEngineering(tile)) return engineering[tile].name;
  return isCrossover(tile) ? crossovers[tile].name : science[tile].name;
}

const isEngineering = (tile: EngineeringId | LayableId): tile is EngineeringId => tile in engineering;

const slotNames = {
  'cap-a': 'Machine A',
  'cap-b': 'Machine B',
  'cap-c': 'Machine C',
  'conv-a': 'behind Machine A',
  'conv-b': 'behind Machine B',
  table: 'the loss table',
  'intake-b': 'the intake of Machine B',
  'intake-c': 'the intake of Machine C',
  'extra-1': 'the first extra space',
  'extra-2': 'the second extra space',
} as const satisfies Record<SlotId, string>;

/** Where an engineering tile goes. */
export function slotName(slot: SlotId): string {
  return slotNames[slot];
}

/** "into Machine A", "behind Machine A": how a tile lies there. */
export function slotPhrase(slot: SlotId): string {
  if (slot === 'conv-a' || slot === 'conv-b') return slotNames[slot];
  const word = slot === 'table' ? 'over' : slot === 'extra-1' || slot === 'extra-2' ? 'on' : 'into';
  return `${word} ${slotNames[slot]}`;
}

/** A cell of a Side board, counted from the top left corner. */
export function cellName(cell: number): string {
  return `row ${Math.floor(cell / GRID_COLUMNS) + 1}, column ${(cell % GRID_COLUMNS) + 1}`;
}

/** "the printed side of Food", "insert 3, side A". */
export function layoutName(layout: LayoutId): string {
  const [, number, side] = /^insert-(\d)-(.)$/.exec(layout) ?? [];
  if (number !== undefined && side !== undefined) return `insert ${number}, side ${side.toUpperCase()}`;
  return 'the printed bonuses';
}

const weekendNames = {
  w0: 'the first weekend tile',
  w1: 'the second weekend tile',
  w2: 'the third weekend tile',
  w3: 'the fourth weekend tile',
} as const satisfies Record<WeekendSlot, string>;

/** A weekend tile by its place from the left. */
export function weekendName(slot: WeekendSlot): string {
  return weekendNames[slot];
}
