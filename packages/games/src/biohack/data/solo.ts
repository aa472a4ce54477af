import type { Row } from '@benchtop/engine/effects';
import { byEach } from '../../by-each.ts';
import { classes } from './goods.ts';
import type { Class } from './goods.ts';
import { instead } from './lexicon.ts';
import type { BioLexicon } from './lexicon.ts';
import type { AdvancedSpace } from './spaces.ts';
import { locations } from './table.ts';
import type { Location } from './table.ts';

/** BIO-SOL-07: where police stands, by area. */
export const policed = {
  biofarm: 'biofarm-gene',
  alley: 'alley-serum',
  'dna-inc': 'dna-buy',
  downtown: 'downtown-1',
} as const satisfies Record<string, AdvancedSpace>;
export type Area = keyof typeof policed;

/** A solo card: the assistant side has a location and a picture of the display, the police side two areas. */
export interface SoloCard {
  readonly location: Location;
  readonly police: readonly [Area, Area];
  /** The columns of each row whose cards are discarded, counted from 0 at the left. */
  readonly marks: { readonly [C in Class]: readonly number[] };
}

function card(location: Location, police: readonly [Area, Area], ...rows: readonly [string, string, string]): SoloCard {
  const columns = (row: string): number[] => row.split('').flatMap((mark, i) => (mark === 'X' ? [i] : []));
  return { location, police, marks: { common: columns(rows[0]), artisan: columns(rows[1]), noble: columns(rows[2]) } };
}

export const soloCards = {
  'solo-mountain-1': card('mountain', ['biofarm', 'alley'], '..X', '..X', '.X.'),
  'solo-mountain-2': card('mountain', ['alley', 'dna-inc'], '..X', '.X.', '..X'),
  'solo-mountain-3': card('mountain', ['dna-inc', 'downtown'], '.X.', '..X', '..X'),
  'solo-river-1': card('river', ['alley', 'dna-inc'], '..X', '..X', 'X..'),
  'solo-river-2': card('river', ['alley', 'downtown'], '..X', 'X..', '..X'),
  'solo-river-3': card('river', ['biofarm', 'dna-inc'], 'X..', '..X', '..X'),
  'solo-bank-1': card('bank', ['alley', 'dna-inc'], '.XX', '..X', '...'),
  'solo-bank-2': card('bank', ['biofarm', 'alley'], '..X', '.XX', '...'),
  'solo-bank-3': card('bank', ['dna-inc', 'downtown'], '..X', '...', '.XX'),
  'solo-hospital-1': card('hospital', ['alley', 'dna-inc'], '...', '.XX', '..X'),
  'solo-hospital-2': card('hospital', ['alley', 'downtown'], '.XX', '...', '..X'),
  'solo-hospital-3': card('hospital', ['biofarm', 'dna-inc'], '...', '..X', '.XX'),
  'solo-basement-1': card('basement', ['alley', 'dna-inc'], 'X.X', '..X', '...'),
  'solo-basement-2': card('basement', ['alley', 'downtown'], '..X', 'X.X', '...'),
  'solo-basement-3': card('basement', ['biofarm', 'dna-inc'], '...', '..X', 'X.X'),
} as const satisfies { readonly [id: string]: SoloCard };
export type SoloId = keyof typeof soloCards;
export const soloIds = Object.keys(soloCards) as SoloId[];

/** The three cards of each location. */
export const soloOf = byEach(locations, (location) => soloIds.filter((id) => soloCards[id].location === location));

/** How many spaces of the display a card marks. */
export function markCount(id: SoloId): number {
  return classes.reduce((sum, kind) => sum + soloCards[id].marks[kind].length, 0);
}

/** BIO-SOL-15. */
export const EARLY_BONUS = 20;
/** BIO-CHL-07, BIO-CHL-10. */
export const BRIBE = 5;
export const NOMAN_EP = 10;

/** What a solo match is about. */
export interface Challenge extends Row<BioLexicon> {
  /** The goal, in words. */
  readonly goal: string;
  /** The EP it needs; null where any number will do, below 0 too. */
  readonly ep: number | null;
}

export const challenges = {
  standard: { name: 'the standard goal', goal: '7 creatures and 100 EP', ep: 100 },
  'small-creature': {
    name: 'the Small Creature Challenge',
    goal: '7 creatures, among them 4 common ones, and 100 EP',
    ep: 100,
  },
  'report-mania': {
    name: 'the Report Mania Challenge',
    goal: '7 creatures, 3 reported milestones and 105 EP',
    ep: 105,
  },
  professional: {
    name: 'the Professional Challenge',
    goal: '9 creatures, both unlocks, 2 reported milestones and 5 coins left',
    ep: null,
  },
  survival: {
    name: 'the Survival Challenge',
    goal: '7 creatures, among them 3 with a feral gene, and 105 EP',
    ep: 105,
    abilities: [instead('medicine', { primate: 1 })],
  },
} as const satisfies { readonly [id: string]: Challenge };
export type ChallengeId = keyof typeof challenges;
export const challengeIds = Object.keys(challenges) as ChallengeId[];
