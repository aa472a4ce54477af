import type { Ability, Goods, Row } from '@benchtop/engine/effects';
import { gain, least, less, on, onceEachRound, oneOf, per, score } from './lexicon.ts';
import type { BioLexicon } from './lexicon.ts';

/** A scientist: what was studied once, and three rows from top to bottom. */
export interface Scientist extends Row<BioLexicon> {
  readonly calling: string;
}

/** BIO-SCI-03: the middle row makes one creation of a round cheaper, after the first unlock. */
const cheaper = (genes: Goods<BioLexicon>): Ability<BioLexicon> =>
  less('creation', genes, { where: { place: 'biofarm' }, ...onceEachRound, while: [least(1, 'unlock')] });

/** BIO-SCI-04: the bottom row scores after the second unlock. */
const atTheEnd = { while: [least(2, 'unlock')] };

export const scientists = {
  'mara-quist': {
    name: 'Mara Quist',
    calling: 'big-game geneticist',
    abilities: [
      on('planning', [{ act: 'roll', at: 'planning' }], onceEachRound),
      cheaper({ reptile: 1, avian: 1 }),
      score(per(4, 'creature', { gene: 'feral' }), atTheEnd),
    ],
  },
  'odo-fenwick': {
    name: 'Odo Fenwick',
    calling: 'grant lawyer',
    abilities: [
      on('planning', [gain({ coin: 2 })], onceEachRound),
      cheaper({ mammal: 1, primate: 1 }),
      score(per(2, 'report'), atTheEnd),
    ],
  },
  'ines-calloway': {
    name: 'Ines Calloway',
    calling: 'farm vet',
    abilities: [
      on('planning', [oneOf(gain({ mammal: 2 }), gain({ aquatic: 2 })), gain({ coin: 1 })], onceEachRound),
      cheaper({ mammal: 1, aquatic: 1, primate: 1 }),
      score(per(3, 'creature', { class: 'common' }), atTheEnd),
    ],
  },
  'teodor-brandt': {
    name: 'Teodor Brandt',
    calling: 'bird-and-lizard keeper',
    abilities: [
      on('planning', [oneOf(gain({ reptile: 1 }), gain({ avian: 1 }))], onceEachRound),
      cheaper({ aquatic: 1, reptile: 1 }),
      score(per(4, 'creature', { class: 'artisan' }), atTheEnd),
    ],
  },
  'sunniva-holt': {
    name: 'Sunniva Holt',
    calling: 'anatomist',
    abilities: [
      on('planning', [gain({ primate: 1 })], onceEachRound),
      cheaper({ mammal: 1, aquatic: 2 }),
      score(per(4, 'creature', { class: 'noble' }), atTheEnd),
    ],
  },
  'kasimir-wolde': {
    name: 'Kasimir Wolde',
    calling: 'back-room pharmacist',
    abilities: [
      on('planning', [oneOf(gain({ medicine: 1 }), gain({ coin: 1 }))], onceEachRound),
      cheaper({ reptile: 1, primate: 1 }),
      score(per(4, 'completion'), atTheEnd),
    ],
  },
} as const satisfies { readonly [id: string]: Scientist };

export type ScientistId = keyof typeof scientists;
export const scientistIds = Object.keys(scientists) as ScientistId[];
