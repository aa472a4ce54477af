import { rowsFor } from '@benchtop/engine/effects';
import type { Class, Gene, Good } from './goods.ts';
import type { Location } from './table.ts';

/** Where a danger die is rolled. */
export type RollPlace = 'mountain' | 'river' | 'planning';
/** Where creatures are created. */
export type Lab = 'biofarm' | 'downtown';
/** Where cards are bought. */
export type Shop = 'basement' | 'dna-inc' | 'downtown';

/** The verbs of this game. */
export type BioAct =
  | { readonly act: 'roll'; readonly at: RollPlace }
  | { readonly act: 'reroll'; readonly at: 'mountain' | 'river' }
  | { readonly act: 'injure' }
  | { readonly act: 'buy'; readonly most: number; readonly less: number; readonly decks: boolean; readonly at: Shop }
  | { readonly act: 'create'; readonly most: number; readonly any: number; readonly at: Lab }
  | { readonly act: 'trade' }
  | { readonly act: 'report' }
  | { readonly act: 'unlock'; readonly price: number }
  | { readonly act: 'report-or-unlock'; readonly price: number }
  | { readonly act: 'reserve' };

/** Everything that a row of this game can name. */
export interface BioLexicon {
  readonly good: Good;
  readonly group: 'gene' | 'tame';
  readonly trait: { readonly gene: Gene; readonly class: Class; readonly place: Lab | Shop };
  readonly set: {
    readonly creature: 'gene' | 'class';
    readonly unlock: never;
    readonly report: never;
    readonly completion: never;
  };
  readonly point: 'purchase-discount' | 'purchases';
  readonly cost: 'creation';
  readonly moment: 'planning' | Location | 'mountain-die' | 'river-die';
  readonly scope: 'round';
  readonly act: BioAct;
}

/** The words that rows are written in. */
export const { gain, pay, oneOf, may, on, add, less, instead, score, per, least, match } = rowsFor<BioLexicon>();

/** An ability that its owner may use once in each round. */
export const onceEachRound = { may: true, once: 'round' } as const;
