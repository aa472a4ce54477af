import type { Deed, EventDeeds } from '@benchtop/engine/author';
import { contracts } from './data/contracts.ts';
import type { ContractId } from './data/contracts.ts';
import { engineering } from './data/engineering.ts';
import type { EngineeringId } from './data/engineering.ts';
import type { AlgEvent, ChosenAction } from './events.ts';
import {
  actionName,
  cityName,
  contractName,
  departmentName,
  milestoneName,
  ordinal,
  spotName,
  teamName,
  tileName,
  weekendName,
} from './names.ts';

/** What a simulation counts: what is laid open, who takes it, builds it, exports there. */
export const deeds: EventDeeds<AlgEvent> = {
  'department-chosen': (e) => [deed('Departments', departmentName(e.department), 'run', e.seat)],
  'contracts-assigned': (e) => [
    deed('Contracts', fullName(e.scoring), 'scores', e.seat),
    deed('Contracts', fullName(e.export), 'exports', e.seat),
    deed('Contracts', fullName(e.ability), 'works', e.seat),
  ],
  'contract-fulfilled': (e) => [deed('Contracts', fullName(e.card), 'fulfilled', e.seat)],
  'pool-chosen': (e) => [deed('Pools', `pool ${e.pool}`, 'chosen', e.seat)],
  'milestones-laid': (e) => e.milestones.map((id) => deed('Milestones', milestoneName(id), 'offered', null)),
  'milestone-reached': (e) => [deed('Milestones', milestoneName(e.milestone), 'reached', e.seat)],
  exported: (e) => [deed('Cities', cityName(e.to), e.opened ? 'opened' : 'followed', e.seat)],
  'repeat-exported': (e) => [deed('Cities', cityName(e.city), 'served again', e.seat)],
  'tile-built': (e) => [deed('Engineering tiles', builtName(e.tile), 'built', e.seat)],
  'crossover-taken': (e) => [deed('Engineering tiles', tileName(e.tile), 'built', e.seat)],
  'tile-laid': (e) => [deed('Science tiles', tileName(e.tile), 'laid', e.seat)],
  'team-upgraded': (e) => [deed('Teams', teamName(e.team), 'upgraded', e.seat)],
  'staff-recruited': (e) => [deed('Teams', teamName(e.team), `${ordinal(e.column - 1)} member`, e.seat)],
  'worker-moved': (e) => [deed('Spots', spotName(e.spot), 'visited', e.seat)],
  'action-chosen': (e) => [deed('Actions', actionThing(e.action), e.via, e.seat)],
  'action-lost': (e) => [deed('Actions', actionThing(e.action), 'lost', e.seat)],
  'double-action-used': (e) => [deed('Actions', 'Double Action', 'used', e.seat)],
  'byproduct-burned': (e) => [deed('By-products', 'a lost cube', 'burned', e.seat)],
  'byproduct-stored': (e) => [deed('By-products', e.field === null ? 'a bonus' : 'a lost cube', 'stored', e.seat)],
  'weekend-bonus-taken': (e) => [deed('Weekends', weekendName(e.slot), 'taken', e.seat)],
  'month-bonus-scored': (e) => e.slots.map((slot) => deed('Weekends', weekendName(slot), 'scored', e.seat)),
};

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}

/** Cards of two departments may have the same name. */
function fullName(card: ContractId): string {
  return `${contractName(card)} (${departmentName(contracts[card].department)})`;
}

function builtName(tile: EngineeringId): string {
  return `${tileName(tile)} (${departmentName(engineering[tile].department)})`;
}

const smallNames: { readonly [action: string]: string } = {
  'small-choice': 'small: Choice token',
  'small-euro': 'small: €1',
  'small-algae': 'small: cube',
  'small-move': 'small: movement',
};

function actionThing(action: ChosenAction): string {
  return smallNames[action] ?? actionName(action);
}
