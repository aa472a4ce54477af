import type { EventWords } from '@benchtop/engine/author';
import { plural } from '../words.ts';
import { cards } from './data/cards.ts';
import type { CardId } from './data/cards.ts';
import type { BlockId, LineId } from './data/factory.ts';
import type { Face, OceanHex, Site } from './data/ocean.ts';
import type { Colour } from './data/tokens.ts';
import { article, blockName, directionName, lineName, placeName, tokenName } from './names.ts';

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

/** Everything that can happen. Ships and rows are numbered as players count them: 1 and 2. */
export type ArcticEvent =
  | { readonly type: 'pollution-spread'; readonly sea: { readonly [hex: string]: readonly Colour[] } }
  | { readonly type: 'order-set'; readonly order: readonly number[] }
  | (OfSeat<'factory-placed'> & { readonly site: Site })
  | (OfSeat<'ship-placed'> & { readonly ship: number; readonly hex: OceanHex })
  | (OfSeat<'action-chosen'> & { readonly card: CardId; readonly column: number; readonly strength: number })
  | (OfSeat<'die-planned'> & { readonly from: string; readonly row: number; readonly face: Face })
  | (OfSeat<'ship-moved'> & {
      readonly ship: number;
      readonly from: OceanHex;
      readonly to: OceanHex;
      readonly face: Face;
    })
  | (OfSeat<'token-loaded'> & { readonly ship: number; readonly hex: OceanHex; readonly colour: Colour })
  | (OfSeat<'bag-drawn'> & { readonly colours: readonly Colour[] })
  | (OfSeat<'token-surfaced'> & { readonly hex: OceanHex; readonly colour: Colour })
  | (OfSeat<'token-processed'> & {
      readonly ship: number;
      readonly colour: Colour;
      readonly line: LineId;
      readonly slot: number;
    })
  | (OfSeat<'line-completed'> & { readonly line: LineId })
  | (OfSeat<'card-upgraded'> & { readonly card: CardId })
  | (OfSeat<'block-completed'> & { readonly block: BlockId })
  | (OfSeat<'die-gained'> & { readonly block: BlockId })
  | OfSeat<'hatched-opened'>
  | OfSeat<'turn-ended'>
  | (OfSeat<'cards-slid'> & { readonly card: CardId; readonly fromColumn: number; readonly row: readonly CardId[] })
  /** `seat` made the last turn and has so many tokens in the factory. */
  | (OfSeat<'match-ended'> & { readonly reason: keyof typeof endings; readonly tokens: number })
  | (OfSeat<'rank-earned'> & { readonly points: number; readonly rank: string });

/** Why a match ended. */
export const endings = {
  sixteen: 'A factory has 16 tokens or more: the match is over.',
  'clean-ocean': 'The ocean is clean and nothing more can be processed: the match is over.',
  becalmed: 'For six rounds no token was drawn, loaded or unloaded: the match is over.',
  'season-over': 'The season of twenty turns is over.',
} as const;

/** A line of the log for each; null where the lines around it tell it already. */
export const eventWords: EventWords<ArcticEvent> = {
  'pollution-spread': () => 'Three tokens lie on every ocean hex; eleven stay in the bag.',
  'order-set': (e, name) => `Turn order: ${e.order.map(name).join(', ')}.`,
  'factory-placed': (e, name) => `${name(e.seat)} built a factory on ${placeName(e.site)}.`,
  'ship-placed': (e, name) => `${name(e.seat)} docked ship ${e.ship} at ${placeName(e.hex)}.`,
  'action-chosen': (e, name) => `${name(e.seat)} played ${cards[e.card].title} at strength ${e.strength}.`,
  'die-planned': (e, name) => `${name(e.seat)} set a die in row ${e.row} to ${e.face}, ${directionName(e.face)}.`,
  'ship-moved': (e, name) => `${name(e.seat)} sailed ship ${e.ship} ${directionName(e.face)} to ${placeName(e.to)}.`,
  'token-loaded': (e, name) => `${name(e.seat)} loaded ${tokenName(e.colour)} onto ship ${e.ship}.`,
  'bag-drawn': (e, name) => `${name(e.seat)} drew ${e.colours.map(tokenName).join(', ')} from the bag.`,
  'token-surfaced': (e) => `${tokenName(e.colour)} came up at ${placeName(e.hex)}.`,
  'token-processed': (e, name) => `${name(e.seat)} processed ${tokenName(e.colour)} on ${lineName(e.line)}.`,
  'line-completed': (e, name) => `${name(e.seat)} filled ${lineName(e.line)}.`,
  'card-upgraded': (e, name) => `${name(e.seat)} upgraded ${cards[e.card].title}: it now counts double.`,
  'block-completed': (e, name) => `${name(e.seat)} completed ${blockName(e.block)}.`,
  'die-gained': (e, name) => `${name(e.seat)} won a die, worth 5 points.`,
  'hatched-opened': (e, name) => `${name(e.seat)} opened the hatched lines for 3-point tokens.`,
  'turn-ended': null,
  'cards-slid': null,
  'match-ended': (e, name) =>
    e.reason === 'sixteen'
      ? `${name(e.seat)} ${name(e.seat) === 'You' ? 'have' : 'has'} ${e.tokens} tokens in the factory: the match is over.`
      : endings[e.reason],
  'rank-earned': (e, name) =>
    `${name(e.seat)} sailed home as ${article(e.rank)} ${e.rank}, with ${plural(e.points, 'point')}.`,
};
