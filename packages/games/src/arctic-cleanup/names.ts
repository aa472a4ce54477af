import { plural } from '../words.ts';
import { cards } from './data/cards.ts';
import type { CardId } from './data/cards.ts';
import type { BlockId, LineId } from './data/factory.ts';
import { directions } from './data/ocean.ts';
import type { Face, HexId } from './data/ocean.ts';
import { tokens } from './data/tokens.ts';
import type { Colour } from './data/tokens.ts';

/** What things are called: every language has these. */
export interface ArcticNames {
  tokenName(colour: Colour): string;
  placeName(hex: HexId): string;
  lineName(line: LineId): string;
  blockName(block: BlockId): string;
  cardTitle(card: CardId): string;
  cardText(card: CardId, strength: number): string;
  directionName(face: Face): string;
}

/** "HDPE (red)". */
export function tokenName(colour: Colour): string {
  return `${tokens[colour].polymer} (${colour})`;
}

const places: { readonly [K in HexId]: string } = {
  pole: 'the pole',
  'in-n': 'inner north',
  'in-ne': 'inner north-east',
  'in-se': 'inner south-east',
  'in-s': 'inner south',
  'in-sw': 'inner south-west',
  'in-nw': 'inner north-west',
  'out-nne': 'outer north-north-east',
  'out-e': 'outer east',
  'out-sse': 'outer south-south-east',
  'out-ssw': 'outer south-south-west',
  'out-w': 'outer west',
  'out-nnw': 'outer north-north-west',
  'site-n': 'the north corner',
  'site-ne': 'the north-east corner',
  'site-se': 'the south-east corner',
  'site-s': 'the south corner',
  'site-sw': 'the south-west corner',
  'site-nw': 'the north-west corner',
};

/** Where a hex is, in words. */
export function placeName(hex: HexId): string {
  return places[hex];
}

const lineNames: { readonly [K in LineId]: string } = {
  'hatched-4': 'the hatched line of four',
  'hatched-3': 'the hatched line of three',
  'short-3': 'the short line of three',
  'short-2': 'the short line of two',
  'line-plan': 'the plan line',
  'line-move': 'the move line',
  'line-load': 'the load line',
  'line-unload': 'the unload line',
};

/** What a processing line is called. */
export function lineName(line: LineId): string {
  return lineNames[line];
}

const blockNames: { readonly [K in BlockId]: string } = {
  'block-unlock': 'the unlock block',
  'die-a': 'the dice block at the end of load and unload',
  'die-b': 'the dice block at the start of plan and move',
  'die-c': 'the dice block at the end of plan and move',
  'die-d': 'the dice block of the short lines',
  'die-e': 'the dice block of the hatched lines',
};

/** What a block is called. */
export function blockName(block: BlockId): string {
  return blockNames[block];
}

const actions: { readonly [C in CardId]: (n: number) => string } = {
  plan: (n) => `set up to ${plural(n, 'die', 'dice')}`,
  move: (n) => `sail up to ${plural(n, 'hex', 'hexes')}`,
  load: (n) => `load up to ${plural(n, 'token')}`,
  unload: (n) => `unload up to ${plural(n, 'token')}`,
  analyze: (n) => `draw up to ${plural(n, 'token')} from the bag`,
};

/** What a card does at a strength; the words on the card, in the tooltip and for the screen reader. */
export function cardText(card: CardId, strength: number): string {
  return actions[card](strength);
}

/** "up-right". */
export function directionName(face: Face): string {
  return directions[face].name;
}

/** "a" or "an". */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** What things are called in English. */
export const names: ArcticNames = {
  tokenName,
  placeName,
  lineName,
  blockName,
  cardTitle: (card) => cards[card].title,
  cardText,
  directionName,
};
