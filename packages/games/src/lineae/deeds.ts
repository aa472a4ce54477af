import type { Deed, EventDeeds } from '@benchtop/engine/author';
import { colonies } from './data/colonies.ts';
import type { ColonyId } from './data/colonies.ts';
import type { LinEvent } from './events.ts';
import { colonyName, lockName, rocketName, spaceName, technologyName } from './names.ts';

/** What a simulation counts: which cards come out, who takes and uses them, which locks move, which rockets fly. */
export const deeds: EventDeeds<LinEvent> = {
  'rockets-laid': (e) => e.cards.map((card) => deed('Rockets', rocketName(card), 'offered', null)),
  'rocket-launched': (e) => [deed('Rockets', rocketName(e.card), 'launched', e.seat)],
  'technology-taken': (e) => [deed('Technologies', technologyName(e.id), 'taken', e.seat)],
  'technology-returned': (e) => [deed('Technologies', technologyName(e.id), 'put back', e.seat)],
  'colony-revealed': (e) => [deed('Colony cards', colonyName(e.card), 'revealed', null)],
  'colony-promoted': (e) => [deed('Colony cards', colonyName(e.card), 'promoted', null)],
  'workers-placed': (e) => [
    isColony(e.space)
      ? deed('Colony cards', colonyName(e.space), 'used', e.seat)
      : deed('Spaces', spaceName(e.space), 'used', e.seat),
  ],
  'workers-bumped': (e) => [deed('Workers', spaceName(e.space), 'bumped from', e.seat)],
  'worker-hired': (e) => [deed('Workers', 'a recruit', 'hired', e.seat)],
  'lock-toggled': (e) => [deed('Locks', lockName(e.lock), e.closed ? 'closed' : 'opened', null)],
  'toll-paid': (e) => [deed('Locks', 'a toll', 'paid', e.seat)],
  'diesel-burned': (e) => [deed('Sky', 'the Diesel Engine', 'used', e.seat)],
  excavated: (e) => [deed('Submersibles', 'a deposit', 'excavated', e.seat)],
  docked: (e) => [deed('Submersibles', 'a submersible', 'docked', e.seat)],
  'sub-returned': () => [deed('Submersibles', 'a submersible', 'washed home', null)],
  'debt-penalty': (e) => [deed('Reactor Core', 'a debt', 'left at the end', e.seat)],
};

function isColony(space: string): space is ColonyId {
  return space in colonies;
}

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}
