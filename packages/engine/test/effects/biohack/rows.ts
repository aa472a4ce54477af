import { rowsFor } from '../../../src/effects/index.ts';
import type { Row } from '../../../src/effects/index.ts';

/*
 * Rows of Biohack, as its specification has them (tables 2.4 to 2.8, 2.10, 2.11): some of the hardest, with a lexicon just
 * large enough.
 */

export const goods = {
  mammal: { one: 'mammal gene', many: 'mammal genes', icon: 'gene-mammal', cap: 10 },
  aquatic: { one: 'aquatic gene', many: 'aquatic genes', icon: 'gene-aquatic', cap: 10 },
  reptile: { one: 'reptile gene', many: 'reptile genes', icon: 'gene-reptile', cap: 10 },
  avian: { one: 'avian gene', many: 'avian genes', icon: 'gene-avian', cap: 10 },
  primate: { one: 'primate gene', many: 'primate genes', icon: 'gene-primate', cap: 10 },
  feral: { one: 'feral gene', many: 'feral genes', icon: 'gene-feral', cap: 10 },
  coin: { one: 'coin', many: 'coins', icon: 'coin' },
  medicine: { one: 'medicine', many: 'medicines', icon: 'medicine', cap: 2 },
  ep: { one: 'EP', many: 'EP', icon: 'points', least: -999 },
} as const;

export const genes = ['mammal', 'aquatic', 'reptile', 'avian', 'primate', 'feral'] as const;
export type Gene = (typeof genes)[number];
export const tame = ['mammal', 'aquatic', 'reptile', 'avian', 'primate'] as const;
export const classes = ['common', 'artisan', 'noble'] as const;
export type Class = (typeof classes)[number];
export type Place = 'mountain' | 'bank' | 'basement' | 'biofarm' | 'downtown' | 'planning';

export type Act =
  | { readonly act: 'roll'; readonly at: 'mountain' | 'planning' }
  | { readonly act: 'reroll' }
  | { readonly act: 'injure' }
  | { readonly act: 'buy'; readonly most: number; readonly less: number; readonly at: Place }
  | { readonly act: 'create'; readonly most: number; readonly any: number; readonly at: 'biofarm' | 'downtown' };

export interface BioLexicon {
  readonly good: keyof typeof goods;
  readonly group: 'gene' | 'tame';
  readonly trait: { readonly gene: Gene; readonly class: Class; readonly place: Place };
  readonly set: { readonly creature: 'gene' | 'class'; readonly unlock: never };
  readonly point: 'purchase-discount' | 'purchases';
  readonly cost: 'creation';
  readonly moment: 'planning' | 'bank' | 'mountain-die';
  readonly scope: 'round';
  readonly act: Act;
}

const { gain, pay, oneOf, may, on, add, less, score, per, least, match } = rowsFor<BioLexicon>();

const roll = (at: 'mountain' | 'planning'): Act => ({ act: 'roll', at });
const reroll: Act = { act: 'reroll' };
const injure: Act = { act: 'injure' };
const buy = (most: number, off: number, at: Place): Act => ({ act: 'buy', most, less: off, at });
const create = (most: number, any: number, at: 'biofarm' | 'downtown'): Act => ({ act: 'create', most, any, at });

export interface Creature extends Row<BioLexicon> {
  readonly class: Class;
  readonly cost: { readonly [G in Gene]?: number };
  /** Printed EP; nobles have none. */
  readonly ep: number;
}

const each = { may: true, once: 'round' } as const;

export const creatures = {
  'crag-ram': { name: 'Crag Ram', class: 'common', cost: { mammal: 4, avian: 1 }, ep: 4 },
  'reed-otter': { name: 'Reed Otter', class: 'common', cost: { aquatic: 4, reptile: 1 }, ep: 4 },
  'kite-hound': { name: 'Kite Hound', class: 'common', cost: { mammal: 1, reptile: 1, avian: 2 }, ep: 5 },
  'lantern-lynx': {
    name: 'Lantern Lynx',
    class: 'common',
    cost: { mammal: 2, avian: 1, primate: 1 },
    ep: 5,
    abilities: [on('mountain-die', [reroll], each)],
  },
  'gilt-gecko': {
    name: 'Gilt Gecko',
    class: 'common',
    cost: { aquatic: 1, reptile: 3 },
    ep: 5,
    abilities: [on('bank', [oneOf(gain({ avian: 1 }), gain({ reptile: 1 }))], each)],
  },
  'vellum-owl': {
    name: 'Vellum Owl',
    class: 'common',
    cost: { aquatic: 2, avian: 2 },
    ep: 5,
    abilities: [add('purchase-discount', 2, { where: { place: 'basement' }, once: 'round' })],
  },
  'cellar-imp': {
    name: 'Cellar Imp',
    class: 'common',
    cost: { mammal: 1, reptile: 1, primate: 2 },
    ep: 6,
    abilities: [add('purchases', 1, { where: { place: 'basement' }, once: 'round' })],
  },
  'antler-smith': {
    name: 'Antler Smith',
    class: 'artisan',
    cost: { mammal: 3, aquatic: 1, primate: 2 },
    ep: 6,
    abilities: [less('creation', { mammal: 2 })],
  },
  'changeling-tinker': {
    name: 'Changeling Tinker',
    class: 'artisan',
    cost: { mammal: 1, aquatic: 1, primate: 2, feral: 1 },
    ep: 6,
    abilities: [less('creation', { tame: 1 })],
  },
  'herd-king': {
    name: 'Herd King',
    class: 'noble',
    cost: { mammal: 4, avian: 1, primate: 1, feral: 1 },
    ep: 0,
    abilities: [score(per(3, 'creature', { gene: 'mammal' }))],
  },
} as const satisfies { readonly [id: string]: Creature };

export type CreatureId = keyof typeof creatures;
export const creatureIds = Object.keys(creatures) as CreatureId[];

export const scientists = {
  'mara-quist': {
    name: 'Mara Quist',
    abilities: [
      on('planning', [roll('planning')], each),
      less('creation', { reptile: 1, avian: 1 }, { where: { place: 'biofarm' }, ...each, while: [least(1, 'unlock')] }),
      score(per(4, 'creature', { gene: 'feral' }), { while: [least(2, 'unlock')] }),
    ],
  },
  'ines-calloway': {
    name: 'Ines Calloway',
    abilities: [
      on('planning', [oneOf(gain({ mammal: 2 }), gain({ aquatic: 2 })), gain({ coin: 1 })], each),
      less(
        'creation',
        { mammal: 1, aquatic: 1, primate: 1 },
        { where: { place: 'biofarm' }, ...each, while: [least(1, 'unlock')] },
      ),
      score(per(3, 'creature', { class: 'common' }), { while: [least(2, 'unlock')] }),
    ],
  },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };

export type ScientistId = keyof typeof scientists;
export const scientistIds = Object.keys(scientists) as ScientistId[];

export const spaces = {
  'hidden-vat': { name: 'Hidden Vat', do: [may(pay({ coin: 2 }, create(1, 2, 'downtown')))] },
  'specimen-fair': { name: 'Specimen Fair', do: [gain({ tame: 2 })] },
  'serum-broker': { name: 'Serum Broker', do: [may(pay({ medicine: 1 }, gain({ feral: 1, coin: 2 })))] },
  'poacher-den': { name: 'Poacher Den', do: [may(pay({ coin: 1 }, gain({ feral: 1 })))] },
  'copy-vault': { name: 'Copy Vault', do: [buy(2, 2, 'downtown')] },
  'print-room': { name: 'Print Room', do: [buy(1, 2, 'downtown'), gain({ coin: 2 })] },
  'mountain-2': { name: 'the Mountain', do: [oneOf(gain({ mammal: 2 }), gain({ avian: 1 })), roll('mountain')] },
  'bank-3': { name: 'the Bank', do: [gain({ coin: 3, ep: 1 })] },
  'basement-3': { name: 'the Basement', do: [buy(1, 0, 'basement')] },
  biofarm: { name: 'the Biofarm', do: [create(2, 0, 'biofarm')] },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };

export type SpaceId = keyof typeof spaces;
export const spaceIds = Object.keys(spaces) as SpaceId[];

/** The faces of the danger die; three of the six are the last. */
export const faces = {
  injury: { name: 'the die', do: [injure] },
  'feral-injury': { name: 'the die', do: [gain({ feral: 1 }), injure] },
  feral: { name: 'the die', do: [gain({ feral: 1 })] },
  choice: { name: 'the die', do: [oneOf(gain({ mammal: 1 }), gain({ aquatic: 1 }))] },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };

export type FaceId = keyof typeof faces;
export const die: readonly FaceId[] = ['injury', 'feral-injury', 'feral', 'choice', 'choice', 'choice'];

export const milestones = {
  'compass-report': {
    name: 'Compass Report',
    is: [match('creature', { gene: 'mammal' }, { gene: 'aquatic' }, { gene: 'reptile' }, { gene: 'avian' })],
  },
} as const satisfies { readonly [id: string]: Row<BioLexicon> };
