import type { Deed } from '@benchtop/engine/author';
import type { BioEvent } from './events.ts';
import { cardName, locationName, milestoneName, scientistName, spaceName, tileName } from './names.ts';

/** What a simulation counts: what is laid open, who takes it, makes it, goes there. */
export function deeds(e: BioEvent): readonly Deed[] {
  switch (e.type) {
    case 'display-refilled':
      return e.cards.map((card) => deed('Creatures', cardName(card), 'offered', null));
    case 'creature-drafted':
    case 'card-bought':
      return [deed('Creatures', cardName(e.card), 'taken', e.seat)];
    case 'card-kept':
      return e.card === null ? [] : [deed('Creatures', cardName(e.card), 'taken', e.seat)];
    case 'creature-created':
      return [deed('Creatures', cardName(e.card), 'created', e.seat)];
    case 'scientist-taken':
      return [deed('Scientists', scientistName(e.scientist), 'taken', e.seat)];
    case 'ability-unlocked':
      return [
        deed('Scientists', scientistName(e.scientist), e.row === 2 ? 'middle row open' : 'bottom row open', e.seat),
      ];
    case 'milestones-shown':
      return e.cards.map((card) => deed('Milestones', milestoneName(card), 'offered', null));
    case 'milestone-reported':
      return [deed('Milestones', milestoneName(e.card), 'reported', e.seat)];
    case 'creation-milestone-reached':
      return [deed('Rows', `${e.kind} creatures`, 'filled', e.seat)];
    case 'downtown-updated':
      return e.tiles.map((tile) => deed('Downtown', tileName(tile), 'offered', null));
    case 'noman-deployed':
      return [
        e.tile === null
          ? deed('Experiments', spaceName(e.space), 'visited', e.seat)
          : deed('Downtown', tileName(e.tile), 'visited', e.seat),
      ];
    case 'noman-retrieved':
      return [deed('Research', locationName(e.location), 'done', e.seat)];
    case 'turn-order-reserved':
      return [deed('Turn order', `place ${e.space}`, 'reserved', e.seat)];
    case 'noman-injured':
      return [deed('Danger', 'a Noman', 'injured', e.seat)];
    case 'injury-penalty':
      return [deed('Danger', 'a Noman', 'left lying', e.seat)];
    case 'end-triggered':
      return [deed('Ending', 'seventh creature', 'first', e.seat)];
    default:
      return [];
  }
}

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}
