import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { creatureIds, creatures } from '../data/creatures.ts';
import type { CreatureId } from '../data/creatures.ts';
import { classes, genes, goodIds, worth } from '../data/goods.ts';
import type { Class, Gene } from '../data/goods.ts';
import type { BioLexicon } from '../data/lexicon.ts';
import { scientistIds, scientists } from '../data/scientists.ts';
import type { Ability } from '@benchtop/engine/effects';

/*
 * What the rows of the tables say, in numbers that can be added: read off once, because bots ask thousands of times.
 */

/** What an ability scores per thing at the end. */
export interface Scored {
  readonly each: number;
  readonly what: 'gene' | 'class' | 'creature' | 'report' | 'completion';
  readonly gene: Gene | null;
  readonly kind: Class | null;
}

/** What a card is good for besides its printed EP. */
export interface CardWorth {
  readonly kind: Class;
  readonly ep: number;
  /** Bits of the genes in its printed cost. */
  readonly genes: number;
  /** One activation of a common, in coins. */
  readonly use: number;
  /** What an artisan takes off a creation, in coins. */
  readonly discount: number;
  readonly scored: Scored | null;
}

const prices: readonly number[] = genes.map((gene) => worth[gene]);

/** The price of a gene in coins, by its number. */
export function priceOfGene(g: number): number {
  return at(prices, g);
}

function valueOf(goods: { readonly [good: string]: unknown }): number {
  let sum = 2 * Number(goods['tame'] ?? 0);
  for (const good of goodIds) sum += worth[good] * Number(goods[good] ?? 0);
  return sum;
}

function useOf(ability: Ability<BioLexicon>): number {
  if ('change' in ability) return 1.5;
  if (!('on' in ability)) return 0;
  const [effect] = ability.do;
  if (effect === undefined || 'act' in effect) return 1.1;
  if ('gain' in effect) return valueOf(effect.gain);
  if (!('oneOf' in effect)) return 0;
  const [first] = effect.oneOf;
  const [gained] = first ?? [];
  return gained !== undefined && 'gain' in gained ? valueOf(gained.gain) + 0.3 : 0;
}

function scoredBy(ability: Ability<BioLexicon>): Scored | null {
  if (!('score' in ability)) return null;
  const { score: tally } = ability;
  if (typeof tally === 'number' || !('per' in tally)) return null;
  const { count, where = {} } = tally.per;
  const gene = genes.find((each) => 'gene' in where && where.gene === each) ?? null;
  const kind = classes.find((each) => 'class' in where && where.class === each) ?? null;
  const what =
    count === 'report' || count === 'completion'
      ? count
      : gene !== null
        ? 'gene'
        : kind !== null
          ? 'class'
          : 'creature';
  return { each: Number(tally.each), what, gene, kind };
}

function bitsOf(id: CreatureId): number {
  let bits = 0;
  genes.forEach((gene, g) => {
    if (gene in creatures[id].cost) bits |= 1 << g;
  });
  return bits;
}

export const cardWorths = byEach(creatureIds, (id): CardWorth => {
  const abilities: readonly Ability<BioLexicon>[] = creatures[id].abilities;
  const [ability] = abilities;
  const artisan = ability !== undefined && 'cheapen' in ability;
  return {
    kind: creatures[id].class,
    ep: creatures[id].ep,
    genes: bitsOf(id),
    use: ability === undefined || artisan ? 0 : useOf(ability),
    discount: artisan ? valueOf(ability.less) : 0,
    scored: ability === undefined ? null : scoredBy(ability),
  };
});

/** What the bottom row of each scientist scores. */
export const scientistScores = byEach(scientistIds, (id): Scored | null => {
  const abilities: readonly Ability<BioLexicon>[] = scientists[id].abilities;
  return abilities.map(scoredBy).find((scored) => scored !== null) ?? null;
});

/** Whether a creature counts for what is scored. */
export function countsFor({ what, gene, kind }: Scored, card: CardWorth): boolean {
  switch (what) {
    case 'gene':
      return gene !== null && (card.genes & (1 << genes.indexOf(gene))) !== 0;
    case 'class':
      return card.kind === kind;
    case 'creature':
      return true;
    case 'report':
    case 'completion':
      return false;
  }
}
