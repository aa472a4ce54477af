import type { Deed, EventDeeds } from '@benchtop/engine/author';
import { capital } from '../words.ts';
import type { ArcticEvent } from './events.ts';
import { blockName, lineName, names, placeName, tokenName } from './names.ts';

/** What a simulation counts: what the sea and the bag offer, what is loaded and processed, which cards are played, what the factory brings. */
export const deeds: EventDeeds<ArcticEvent> = {
  'pollution-spread': (e) =>
    Object.values(e.sea).flatMap((colours) =>
      colours.map((colour) => deed('Plastic', tokenName(colour), 'offered', null)),
    ),
  'bag-drawn': (e) => e.colours.map((colour) => deed('Plastic', tokenName(colour), 'drawn', e.seat)),
  'token-loaded': (e) => [deed('Plastic', tokenName(e.colour), 'loaded', e.seat)],
  'token-processed': (e) => [deed('Plastic', tokenName(e.colour), 'processed', e.seat)],
  'factory-placed': (e) => [deed('Corners', capital(placeName(e.site)), 'built on', e.seat)],
  'action-chosen': (e) => [
    deed('Cards', names.cardTitle(e.card), 'played', e.seat),
    deed('Columns', `${names.cardTitle(e.card)} in column ${e.column}`, 'played', e.seat),
  ],
  'card-upgraded': (e) => [deed('Cards', names.cardTitle(e.card), 'upgraded', e.seat)],
  'line-completed': (e) => [deed('Factory', capital(lineName(e.line)), 'filled', e.seat)],
  'block-completed': (e) => [deed('Factory', capital(blockName(e.block)), 'completed', e.seat)],
  'match-ended': (e) => [deed('Ending', e.reason, 'brought about', e.seat)],
};

function deed(group: string, thing: string, done: string, seat: number | null): Deed {
  return { group, thing, done, seat };
}
