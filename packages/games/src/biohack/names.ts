import { listedWords } from '@benchtop/engine/effects';
import { creatures } from './data/creatures.ts';
import type { CreatureId } from './data/creatures.ts';
import { milestones } from './data/milestones.ts';
import type { MilestoneId } from './data/milestones.ts';
import { scientists } from './data/scientists.ts';
import type { ScientistId } from './data/scientists.ts';
import { isPrinted, spaces } from './data/spaces.ts';
import type { FaceId, SpaceId } from './data/spaces.ts';
import { locationNames } from './data/table.ts';
import type { Location } from './data/table.ts';
import { tiles } from './data/tiles.ts';
import type { TileId } from './data/tiles.ts';

/** "one, two and three". */
export const listed = listedWords;

export function cardName(card: CreatureId): string {
  return creatures[card].name;
}

export function cardNames(cards: readonly CreatureId[]): string {
  return listed(cards.map(cardName));
}

export function scientistName(scientist: ScientistId): string {
  return scientists[scientist].name;
}

export function milestoneName(card: MilestoneId): string {
  return milestones[card].name;
}

export function locationName(location: Location): string {
  return locationNames[location];
}

export function tileName(tile: TileId): string {
  return tiles[tile].name;
}

const downtownNames = {
  'downtown-1': 'the first downtown tile',
  'downtown-2': 'the second downtown tile',
  'downtown-3': 'the third downtown tile',
  'downtown-4': 'the fourth downtown tile',
} as const;

/** An experiment space; a downtown one by its place. */
export function spaceName(space: SpaceId): string {
  return isPrinted(space) ? spaces[space].name : downtownNames[space];
}

const results: { readonly [F in FaceId]: string } = {
  injury: 'an injury',
  'feral-injury': 'a feral gene and an injury',
  feral: 'a feral gene',
  choice: 'a mammal or an aquatic gene',
};

/** A face of the danger die. */
export function faceWords(face: FaceId): string {
  return results[face];
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Small numbers as words. */
export function inWords(n: number): string {
  return small[n] ?? `${n}`;
}

const places = ['', 'first', 'second', 'third', 'fourth'] as const;

export function ordinal(n: number): string {
  return places[n] ?? `number ${n}`;
}

/** "a Noman of Ann's", "a Noman of yours". */
export function possessive(name: string): string {
  return name === 'You' ? 'yours' : `${name}’s`;
}

/** A sentence with its full stop: “DNA Inc.” brings its own. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
