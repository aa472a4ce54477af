import { at } from '@benchtop/engine/author';
import type { EventWords } from '@benchtop/engine/author';
import { plural } from '../words.ts';
import { cityIds } from './data/map.ts';
import type { CityBonusId } from './data/map.ts';
import { byproducts, fieldIds, species } from './data/words.ts';
import type { FieldId, GreenId, Team, YellowId } from './data/words.ts';
import { effects } from './effects.ts';
import { endings } from './events.ts';
import type { AlgEvent, CubeSet, Via } from './events.ts';
import {
  actionName,
  byproductName,
  cityName,
  contractName,
  dayName,
  departmentName,
  fieldName,
  layoutName,
  listed,
  memberName,
  milestoneName,
  ordinal,
  possessive,
  slotPhrase,
  speciesName,
  spotPhrase,
  teamName,
  tileName,
  weekendName,
} from './names.ts';

/* A line of the log for each event; null where the lines around it tell it already. */

const food = { department: 'food' } as const;

/** What a token is, without the full stop. */
function tokenWords(bonus: CityBonusId): string {
  return effects
    .text(bonus)
    .replace(/\.$/, '')
    .replace(/^Gain /, '');
}

function cubesIn(set: CubeSet): number {
  let cubes = 0;
  for (const id of fieldIds) cubes += set[id] ?? 0;
  return cubes;
}

const bonusWords = (n: number): string => (n === 1 ? 'a bonus' : `${n} bonuses`);

/** The Machine of a belt of any board. */
function machineOf(belt: YellowId | GreenId): string {
  return `Machine ${belt.slice(1, 2).toUpperCase()}`;
}

const vias = {
  printed: '',
  choice: ' for a Choice token',
  wild: ' for a Wild token',
  small: '',
} as const satisfies Record<Via, string>;

const upgrades = {
  operators: 'take cubes and export in one activation',
  engineers: 'turn all capacity tiles over',
  scientists: 'gain science points and place tiles in one activation',
} as const satisfies Record<Team, string>;

function agedWords({
  from,
  to,
  cubes,
}: {
  readonly from: FieldId;
  readonly to: FieldId;
  readonly cubes: number;
}): string {
  return `${cubes} from ${fieldName(food, from)} to ${fieldName(food, to)}`;
}

export const eventWords: EventWords<AlgEvent> = {
  ...effects.eventWords,
  // Setup.
  'first-player-drawn': (e, name) => `${name(e.seat)} got the First player token.`,
  'department-chosen': (e, name) => `${name(e.seat)} took charge of ${departmentName(e.department)}.`,
  'head-start': (e, name) => `${name(e.seat)} got ${e.vp} VP to start with, for a place in the first week.`,
  'insert-dealt': (e, name) => `${name(e.seat)} got insert ${e.insert} for the Side board.`,
  'insert-chosen': (e, name) => `${name(e.seat)} chose ${layoutName(e.layout)}.`,
  'contracts-dealt': (e, name) =>
    e.cards === null
      ? `${name(e.seat)} drew three contracts.`
      : `${name(e.seat)} drew ${listed(e.cards.map(contractName))}.`,
  'contracts-assigned': (e, name) =>
    `${name(e.seat)} chose the end scoring of ${contractName(e.scoring)}, the export of ${contractName(e.export)} and the ability of ${contractName(e.ability)}.`,
  'demand-laid': (e) => `Demand: ${cityIds.map((id, i) => `${cityName(id)} ${at(e.demand, i)}`).join(', ')}.`,
  'bonuses-laid': () => 'Bonus tokens were dealt to the cities.',
  'milestones-laid': (e) => `Milestones: ${listed(e.milestones.map(milestoneName))}.`,
  'week-laid': (e) =>
    `Export bonuses: ${e.exportBonus.map((team, i) => `the ${teamName(team)} in week ${i + 1}`).join(', ')}.`,
  'pools-laid': (e) =>
    `Token pools: ${e.pools.map(({ staff, tokens }) => listed([memberName(staff), ...tokens.map(tokenWords)])).join('; ')}.`,
  'pool-chosen': (e, name) => `${name(e.seat)} chose token pool ${e.pool}.`,
  'competitor-started': (e) => `The competitor begins in ${cityName(e.city)} with ${e.vp} VP.`,
  'month-began': () => 'The month began.',
  // The week.
  'monday-came': (e) => `Monday morning of week ${e.week}.`,
  'week-began': (e) => `The work of week ${e.week} began.`,
  'worker-moved': (e, name) =>
    `${name(e.seat)} went to ${spotPhrase(e.spot)}${e.removed ? ' and removed a neutral disk' : ''}.`,
  'action-chosen': (e, name) => `${name(e.seat)} chose ${actionName(e.action)}${vias[e.via]}.`,
  'action-lost': (e, name) =>
    `${name(e.seat)} had nothing left to do with ${actionName(e.action)} after paying: the action is lost.`,
  'double-action-used': (e, name) =>
    `${name(e.seat)} used a Double Action tile; ${e.left === 0 ? 'no other is' : `${e.left} more ${e.left === 1 ? 'is' : 'are'}`} unlocked.`,
  'turn-ended': null,
  // Cubes.
  'algae-taken': (e, name) =>
    `${name(e.seat)} ${e.bought ? 'bought' : 'took'} a cube of ${speciesName(e.species)}${e.bought ? ' from the supply' : ''}.`,
  'cube-moved': (e, name) => `${name(e.seat)} moved a cube through ${machineOf(e.belt)}.`,
  'machine-started': (e, name) => `${name(e.seat)} started Machine ${e.machine.toUpperCase()}.`,
  'machine-stopped': (e, name) => `${name(e.seat)} stopped Machine ${e.machine.toUpperCase()}.`,
  'link-used': (e, name) =>
    `${name(e.seat)} used a green belt of ${machineOf(e.belt)}${e.cubes === 0 ? '' : ` for ${plural(e.cubes, 'cube')}`}${e.bought === 0 ? '' : `, ${e.bought} from the supply`}.`,
  'cube-lost': (e, name) => `${name(e.seat)} lost a cube.`,
  'byproduct-burned': (e, name) => `${name(e.seat)} burned a by-product for Energy.`,
  'byproduct-stored': (e, name) => `${name(e.seat)} stored a cube of ${byproductName(e.tank)} for €${e.coins}.`,
  refined: (e, name) =>
    `${name(e.seat)} refined ${plural(
      e.lifts.reduce((sum, n) => sum + n, 0),
      'cube',
    )}.`,
  'food-degenerated': (e, name) => `${possessive(name(e.seat))} food lost value: ${listed(e.moves.map(agedWords))}.`,
  // Export.
  exported: (e, name) =>
    `${name(e.seat)} exported ${plural(cubesIn(e.set), 'cube')} to ${cityName(e.to)}${e.cost === 0 ? '' : `, transport €${e.cost}`}.`,
  'contract-fulfilled': (e, name) =>
    `${name(e.seat)} exported ${plural(cubesIn(e.set), 'cube')} to ${contractName(e.card)}: the contract is fulfilled.`,
  'repeat-exported': (e, name) =>
    `${name(e.seat)} exported ${plural(cubesIn(e.set), 'cube')} to ${cityName(e.city)} again: ${e.vp} VP.`,
  'city-opened': (e, name) =>
    `${name(e.seat)} opened ${cityName(e.city)}${e.bonus === null ? '' : `: ${tokenWords(e.bonus)}`}.`,
  'milestone-reached': (e, name) =>
    `${name(e.seat)} reached ${milestoneName(e.milestone)}, the ${ordinal(e.rank)} to do so: ${e.vp} VP.`,
  'team-upgraded': (e, name) =>
    `${possessive(name(e.seat))} ${teamName(e.team)} were upgraded: they ${upgrades[e.team]}.`,
  // Boards.
  'tile-built': (e, name) => `${name(e.seat)} built the ${tileName(e.tile)} tile ${slotPhrase(e.slot)}.`,
  'crossover-taken': (e, name) => `${name(e.seat)} took a crossover tile.`,
  'tile-laid': (e, name) =>
    `${name(e.seat)} placed the ${tileName(e.tile)} tile${e.covers.length === 0 ? '' : ` over ${bonusWords(e.covers.length)}`}.`,
  'tank-raised': (e) => `The ${speciesName(e.species)} tank now holds ${e.capacity} cubes.`,
  'staff-recruited': (e, name) => `${name(e.seat)} got a ${ordinal(e.column - 1)} ${teamName(e.team).slice(0, -1)}.`,
  // The weekend.
  'weekend-bonus-taken': (e, name) => `${name(e.seat)} took the bonus of ${weekendName(e.slot)}.`,
  'strip-turned': (e) => `The strip of ${dayName(e.strip)} was turned to its other side.`,
  'weekend-tiles-turned': () => 'The weekend tiles show the end of the month.',
  'tanks-refilled': (e) => `Algae tanks: ${listed(species.map((kind) => `${e.algae[kind]} ${speciesName(kind)}`))}.`,
  'tanks-balanced': (e) =>
    `By-product tanks: ${listed(byproducts.map((kind) => `${e.byproducts[kind]} ${byproductName(kind)}`))}.`,
  'first-player-passed': (e, name) => `${name(e.seat)} got the First player token.`,
  // The end.
  'month-bonus-scored': (e, name) =>
    `${name(e.seat)} scored ${e.vp} VP at the end of the month from ${listed(e.slots.map(weekendName))}.`,
  'match-ended': (e) => endings[e.reason],
  // The competitor.
  'competitor-income': (e) => `The competitor gained ${e.vp} VP for its milestones.`,
  'competitor-exported': (e) =>
    `The competitor exported to ${cityName(e.city)}${e.token === null ? '' : ' and took the bonus token away'}: ${e.vp} VP.`,
  'competitor-milestone': (e) =>
    `The competitor reached ${milestoneName(e.milestone)}, the ${ordinal(e.rank)} to do so: ${e.vp} VP.`,
  'competitor-scored': (e) => `The competitor scored ${e.vp} VP for its milestones.`,
};
