import type { Deed, EventDeeds } from '@benchtop/engine/author';
import type { BioEvent } from './events.ts';
import { cardName, locationName, milestoneName, scientistName, spaceName, tileName } from './names.ts';

/** What a simulation counts: what is laid open, who takes it, makes it, goes there. */
export const deeds: EventDeeds<BioEvent> = {
  'display-refilled': (e) => e.cards.map((card) => deed('Creatures', cardName(card), 'offered', null)),
  'creature-drafted': (e) => [deed('Creatures', cardName(e.card), 'taken', e.seat)],
  'card-bought': (e) => [deed('Creatures', cardName(e.card), 'taken', e.seat)],
  'card-kept': (e) => (e.card === null ? [] : [deed('Creatures', cardName(e.card), 'taken', e.seat)]),
  'creature-created': (e) => [deed('Creatures', cardName(e.card), 'created', e.seat)],
  'scientist-taken': (e) => [deed('Scientists', scientistName(e.scientist), 'taken', e.seat)],
  'ability-unlocked': (e) => [
    deed('Scientists', scientistName(e.scientist), e.row === 2 ? 'middle row open' : 'bottom row open', e.seat),
  ],
  'milestones-shown': (e) => e.cards.map((card) => deed('Milestones', milestoneName(card), 'offered', null)),
  'milestone-reported': (e) => [deed('Milestones', milestoneName(e.card), 'reported', e.seat)],
  'creation-milestone-reached': (e) => [deed('Rows', `${e.kind} creatures`, 'filled', e.seat)],
  'downtown-updated': (e) => e.tiles.map((tile) => deed('Downtown', tileName(tile), 'offered', null)),
  'noman-deployed': (e) => [
    e.tile === null
      ? deed('Experiments', spaceName(e.space), 'visited', e.seat)
      : deed('Downtown', tileName(e.tile), 'visited', e.seat),
  ],
  'noman-retrieved': (e) => [deed('Research', locationName(e.location), 'done', e.seat)],
  'turn-order-reserved': (e) => [deed('Turn order', `place ${e.space}`, 'reserved', e.seat)],
  'noman-injured': (e) => [deed('Danger', 'a Noman', 'injured', e.seat)],
  'injury-penalty': (e) => [deed('Danger', 'a Noman', 'left lying', e.seat)],
  'end-triggered': (e) => [deed('Ending', 'the seventh creature', 'created first', e.seat)],
};

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}
