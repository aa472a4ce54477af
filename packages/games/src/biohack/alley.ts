import { byEach } from '../by-each.ts';
import { GENE_CAP, genes } from './data/goods.ts';
import type { Gene } from './data/goods.ts';
import { playerAt } from './state.ts';
import type { BioState, Player } from './state.ts';

/** What is traded in the ALLEY, and how many make one unit of trade. */
export const units = { coin: 2, mammal: 2, aquatic: 2, avian: 1, reptile: 1, primate: 1 } as const;
export type Currency = keyof typeof units;
export const currencies = ['coin', 'mammal', 'aquatic', 'avian', 'reptile', 'primate'] as const satisfies Currency[];

/** BIO-ALY-02 to BIO-ALY-04: the three options of the top row. */
export const topRow = {
  1: ['coin', 'mammal', 'aquatic'],
  2: ['coin', 'avian', 'reptile'],
  3: ['coin', 'primate'],
} as const satisfies Record<number, readonly Currency[]>;
export type TopOption = keyof typeof topRow;
export const topOptions = [1, 2, 3] as const;

/** BIO-ALY-05: of these four bundles three make a feral gene; one is left out. */
export const bundles = ['mammal', 'aquatic', 'avian', 'reptile'] as const satisfies Currency[];
export type Bundle = (typeof bundles)[number];

type Goods = { readonly [C in Currency]?: number };

const bundleGoods = byEach(bundles, (omitted): Goods =>
  Object.fromEntries(bundles.filter((id) => id !== omitted).map((id) => [id, units[id]])),
);

/** Three different bundles: all but one. */
export function threeBundles(omitted: Bundle): Goods {
  return bundleGoods[omitted];
}

/** What was paid and gained so far in one use of the top row. */
export interface Traded {
  readonly option: number;
  readonly paid: readonly Currency[];
  readonly gained: readonly Currency[];
}

function isGene(id: Currency): id is Exclude<Currency, 'coin'> & Gene {
  return genes.some((gene) => gene === id);
}

const optionRules = { 1: 'BIO-ALY-02', 2: 'BIO-ALY-03', 3: 'BIO-ALY-04' } as const;

function optionOf({ option }: Traded): TopOption {
  return option === 1 || option === 2 ? option : 3;
}

/** The rule against a trade of the top row, or null. */
export function refuseTrade(
  p: Readonly<Player>,
  traded: Traded,
  pay: Currency,
  gain: Currency,
): (typeof optionRules)[TopOption] | 'BIO-ALY-01' | 'BIO-GEN-01' | 'BIO-GEN-02' | null {
  const option = optionOf(traded);
  const among: readonly Currency[] = topRow[option];
  if (!among.includes(pay) || !among.includes(gain)) return optionRules[option];
  // BIO-RUL-24: no circles within one action.
  if (traded.gained.includes(pay) || traded.paid.includes(gain)) return 'BIO-ALY-01';
  if (p.goods[pay] < units[pay]) return 'BIO-GEN-01';
  return isGene(gain) && p.goods[gain] === GENE_CAP ? 'BIO-GEN-02' : null;
}

const nothing: readonly Currency[] = [];

/** Whether an option of the top row allows a trade at all. */
export function canTrade(p: Readonly<Player>, option: TopOption): boolean {
  return canTradeOn(p, fresh[option]);
}

/** Whether another trade is possible after these. */
export function canTradeOn(p: Readonly<Player>, traded: Traded): boolean {
  const among: readonly Currency[] = topRow[optionOf(traded)];
  for (const pay of among)
    for (const gain of among) if (pay !== gain && refuseTrade(p, traded, pay, gain) === null) return true;
  return false;
}

/** Why no use of the top row could have traded like this, or null. */
export function tradeFault(traded: Traded): string | null {
  const { paid, gained } = traded;
  const among: readonly Currency[] = topRow[optionOf(traded)];
  const named = [...paid, ...gained];
  if (named.some((id) => !among.includes(id))) return 'that belongs to another option of the top row';
  if (new Set(named).size < named.length) return 'a currency is either paid or gained, and named once';
  return paid.length > 0 === gained.length > 0 ? null : 'who pays gains';
}

const fresh: { readonly [O in TopOption]: Traded } = {
  1: { option: 1, paid: nothing, gained: nothing },
  2: { option: 2, paid: nothing, gained: nothing },
  3: { option: 3, paid: nothing, gained: nothing },
};

/** The rule against fusing three bundles into a feral gene, or null. */
export function refuseFusion(p: Readonly<Player>, omitted: Bundle): 'BIO-GEN-01' | 'BIO-GEN-02' | null {
  if (p.goods.feral === GENE_CAP) return 'BIO-GEN-02';
  for (const id of bundles) if (id !== omitted && p.goods[id] < units[id]) return 'BIO-GEN-01';
  return null;
}

/** Whether anything can be done in the ALLEY with the rows that are left. */
export function alleyHelps(s: Readonly<BioState>, seat: number, top: boolean, bottom: boolean): boolean {
  const p = playerAt(s, seat);
  if (top) for (const option of topOptions) if (canTrade(p, option)) return true;
  if (!bottom) return false;
  if (p.goods.feral > 0) return true;
  for (const id of bundles) if (refuseFusion(p, id) === null) return true;
  return false;
}
