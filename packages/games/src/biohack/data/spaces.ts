import type { Effects, Row } from '@benchtop/engine/effects';
import { byEach } from '../../by-each.ts';
import { gain, may, on, onceEachRound, oneOf, pay } from './lexicon.ts';
import type { BioAct, BioLexicon, RollPlace } from './lexicon.ts';
import { locationNames, locations, UNLOCK_PRICE } from './table.ts';
import type { Location, sides } from './table.ts';

type Actions = { readonly [L in Location]: readonly Effects<BioLexicon>[] };

const roll = (at: RollPlace): BioAct => ({ act: 'roll', at });
const buy = (most: number, less: number): BioAct => ({ act: 'buy', most, less, decks: true, at: 'basement' });

/** The rows of the public spaces, the best first: by how many Nomans stay behind. */
const printed = {
  large: {
    mountain: [
      [gain({ mammal: 3, avian: 2 }), roll('mountain')],
      [gain({ mammal: 2, avian: 1 }), roll('mountain')],
      [oneOf(gain({ mammal: 2 }), gain({ avian: 1 })), roll('mountain')],
      [gain({ mammal: 2 }), roll('mountain')],
    ],
    river: [
      [gain({ aquatic: 3, reptile: 2 }), roll('river')],
      [gain({ aquatic: 2, reptile: 1 }), roll('river')],
      [oneOf(gain({ aquatic: 2 }), gain({ reptile: 1 })), roll('river')],
      [gain({ aquatic: 2 }), roll('river')],
    ],
    bank: [
      [gain({ coin: 4, ep: 3 })],
      [gain({ coin: 4, ep: 2 })],
      [gain({ coin: 3, ep: 2 })],
      [gain({ coin: 3, ep: 1 })],
    ],
    hospital: [
      [gain({ primate: 3, medicine: 1 })],
      [gain({ primate: 2, medicine: 1 })],
      [gain({ primate: 1, medicine: 1 })],
      [oneOf(gain({ primate: 1 }), gain({ medicine: 1 }))],
    ],
    basement: [[buy(2, 1)], [buy(2, 0)], [buy(1, 1)], [buy(1, 0)]],
  },
  small: {
    mountain: [
      [gain({ mammal: 2, avian: 1 }), roll('mountain')],
      [oneOf(gain({ mammal: 2 }), gain({ avian: 1 })), roll('mountain')],
    ],
    river: [
      [gain({ aquatic: 2, reptile: 1 }), roll('river')],
      [oneOf(gain({ aquatic: 2 }), gain({ reptile: 1 })), roll('river')],
    ],
    bank: [[gain({ coin: 4, ep: 3 })], [gain({ coin: 3, ep: 2 })]],
    hospital: [[gain({ primate: 2, medicine: 1 })], [gain({ primate: 1, medicine: 1 })]],
    basement: [[buy(2, 0)], [buy(1, 0)]],
  },
} as const satisfies Record<keyof typeof sides, Actions>;

/** A row of a public space: side of the main board, location, and how far it is below the best row. */
export type ResearchId = `${keyof typeof sides}-${Location}-${0 | 1 | 2 | 3}`;

const boardSides = ['large', 'small'] as const;

/** The rows of each public space of a side, the best first. */
export const researchRows = byEach(boardSides, (side) =>
  byEach(locations, (place) => printed[side][place].map((_, i) => `${side}-${place}-${i}` as ResearchId)),
);

/** What research brings, as rows. */
export const research = Object.fromEntries(
  boardSides.flatMap((side) =>
    locations.flatMap((place) =>
      researchRows[side][place].map((id, i): [ResearchId, Row<BioLexicon>] => [
        id,
        { name: locationNames[place], do: printed[side][place][i] ?? [] },
      ]),
    ),
  ),
) as unknown as { readonly [R in ResearchId]: Row<BioLexicon> };

/** BIO-DIE-03: the gene that pays for another roll, and the coins that do so too. */
export const rerollGene = { mountain: 'avian', river: 'reptile' } as const;
export const REROLL_COINS = 2;

const farm: BioAct = { act: 'create', most: 2, any: 0, at: 'biofarm' };
const trade: BioAct = { act: 'trade' };
const office: BioAct = { act: 'report-or-unlock', price: UNLOCK_PRICE };
const reserve: BioAct = { act: 'reserve' };

/** Experiment spaces that are printed on the main board. */
export const spaces = {
  biofarm: { name: 'the Biofarm', do: [farm] },
  alley: { name: 'the Alley', do: [trade] },
  'dna-inc': { name: 'DNA Inc.', do: [office] },
  'biofarm-gene': { name: 'the Biofarm’s gene bench', do: [oneOf(gain({ mammal: 1 }), gain({ aquatic: 1 })), farm] },
  'biofarm-order': { name: 'the Biofarm’s booking desk', do: [reserve, farm] },
  'alley-serum': { name: 'the Alley’s serum lab', do: [may(pay({ medicine: 1 }, gain({ feral: 1 }))), trade] },
  'alley-order': { name: 'the Alley’s booking desk', do: [reserve, trade] },
  'dna-buy': {
    name: 'the archive of DNA Inc.',
    do: [{ act: 'buy', most: 1, less: 0, decks: false, at: 'dna-inc' }, office],
  },
  'dna-order': { name: 'the booking desk of DNA Inc.', do: [reserve, office] },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };

export type PrintedSpace = keyof typeof spaces;
export const downtownSpaces = ['downtown-1', 'downtown-2', 'downtown-3', 'downtown-4'] as const;

/** BIO-EXP-03: large spaces for any number of Nomans. */
export const basicSpaces = ['biofarm', 'alley', 'dna-inc'] as const;
export type BasicSpace = (typeof basicSpaces)[number];

/** BIO-EXP-04: small spaces for one Noman each. */
export const advancedSpaces = [
  'biofarm-gene',
  'biofarm-order',
  'alley-serum',
  'alley-order',
  'dna-buy',
  'dna-order',
  ...downtownSpaces,
] as const;
export type AdvancedSpace = (typeof advancedSpaces)[number];

export type SpaceId = BasicSpace | AdvancedSpace;
export const spaceIds: readonly SpaceId[] = [...basicSpaces, ...advancedSpaces];

/** Whether a space is printed on the main board, and not on a tile. */
export function isPrinted(space: SpaceId): space is PrintedSpace {
  return space in spaces;
}

/** BIO-RUL-07: the advanced spaces on each side of the main board. */
export const spacesOn: { readonly [S in keyof typeof sides]: readonly SpaceId[] } = {
  large: spaceIds,
  small: ['biofarm', 'alley', 'dna-inc', 'biofarm-gene', 'alley-serum', 'dna-buy', 'downtown-1', 'downtown-2'],
};

/** BIO-PLN-07: what the reservation spaces 2, 3 and 4 give in planning. */
export const tracks = {
  'track-2': { name: 'the second reservation space', abilities: [on('planning', [gain({ coin: 1 })], onceEachRound)] },
  'track-3': {
    name: 'the third reservation space',
    abilities: [on('planning', [oneOf(gain({ reptile: 1 }), gain({ avian: 1 }))], onceEachRound)],
  },
  'track-4': {
    name: 'the fourth reservation space',
    abilities: [
      on(
        'planning',
        [oneOf(gain({ reptile: 1 }), gain({ avian: 1 }), gain({ primate: 1 })), gain({ coin: 1 })],
        onceEachRound,
      ),
    ],
  },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };
export type TrackId = keyof typeof tracks;
export const trackIds = Object.keys(tracks) as TrackId[];
/** The number of a reservation space, counted from 0. */
export const trackIndex = { 'track-2': 1, 'track-3': 2, 'track-4': 3 } as const satisfies Record<TrackId, number>;
export const RESERVATIONS = 4;

/** The results of the danger die. */
export const faces = {
  injury: { name: 'the danger die', do: [{ act: 'injure' }] },
  'feral-injury': { name: 'the danger die', do: [gain({ feral: 1 }), { act: 'injure' }] },
  feral: { name: 'the danger die', do: [gain({ feral: 1 })] },
  choice: { name: 'the danger die', do: [oneOf(gain({ mammal: 1 }), gain({ aquatic: 1 }))] },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };
export type FaceId = keyof typeof faces;
export const faceIds = Object.keys(faces) as FaceId[];

/** The six faces. */
export const die: readonly FaceId[] = ['injury', 'feral-injury', 'feral', 'choice', 'choice', 'choice'];
