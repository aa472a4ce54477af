import { assertNever } from '@benchtop/engine';
import { cards } from '../data/cards.ts';
import type { ArcticEvent } from '../events.ts';
import { blockName, directionName, lineName, placeName, tokenName } from './names.ts';

/** A line of the log, or null for an event that the lines around it tell already. */
export function event(e: ArcticEvent, name: (seat: number) => string): string | null {
  const who = 'seat' in e ? name(e.seat) : '';
  switch (e.type) {
    case 'pollution-spread':
      return 'Three tokens lie on every ocean hex; eleven stay in the bag.';
    case 'order-set':
      return `Turn order: ${e.order.map(name).join(', ')}.`;
    case 'factory-placed':
      return `${who} built a factory on ${placeName(e.site)}.`;
    case 'ship-placed':
      return `${who} docked ship ${e.ship} at ${placeName(e.hex)}.`;
    case 'action-chosen':
      return `${who} played ${cards[e.card].title} at strength ${e.strength}.`;
    case 'die-planned':
      return `${who} set a die in row ${e.row} to ${e.face}, ${directionName(e.face)}.`;
    case 'ship-moved':
      return `${who} sailed ship ${e.ship} ${directionName(e.face)} to ${placeName(e.to)}.`;
    case 'token-loaded':
      return `${who} loaded ${tokenName(e.colour)} onto ship ${e.ship}.`;
    case 'bag-drawn':
      return `${who} drew ${e.colours.map(tokenName).join(', ')} from the bag.`;
    case 'token-surfaced':
      return `${tokenName(e.colour)} surfaced at ${placeName(e.hex)}.`;
    case 'token-processed':
      return `${who} processed ${tokenName(e.colour)} on ${lineName(e.line)}.`;
    case 'line-completed':
      return `${who} filled ${lineName(e.line)}.`;
    case 'card-upgraded':
      return `${who} upgraded ${cards[e.card].title}: it now counts double.`;
    case 'block-completed':
      return `${who} completed ${blockName(e.block)}.`;
    case 'die-gained':
      return `${who} gained a die, worth 5 points.`;
    case 'hatched-opened':
      return `${who} opened the hatched lines for 3-point plastic.`;
    case 'match-ended':
      return ending(e.reason);
    case 'rank-earned':
      return `${who} sailed home as ${e.rank}, with ${e.points} points.`;
    case 'cards-slid':
    case 'turn-ended':
      return null;
    default:
      return assertNever(e);
  }
}

/** Why the match ended. */
export function ending(reason: string): string {
  switch (reason) {
    case 'sixteen':
      return 'A factory has processed 16 tokens: the match is over.';
    case 'clean-ocean':
      return 'The ocean is clean and nothing more can be processed: the match is over.';
    case 'becalmed':
      return 'Five rounds without a token on the move: the match is over.';
    case 'season-over':
      return 'The season of twenty turns is over.';
    default:
      return reason;
  }
}
