import { at } from '@benchtop/engine/author';
import type { Change } from '@benchtop/engine/effects';
import { creatureIds, creatures } from './data/creatures.ts';
import type { CreatureId } from './data/creatures.ts';
import { byEach } from '../by-each.ts';
import { genes, goods, rowSpaces } from './data/goods.ts';
import type { Gene } from './data/goods.ts';
import type { BioLexicon, Lab } from './data/lexicon.ts';
import { effects } from './effects.ts';
import { inWords, listed } from './names.ts';
import { playerAt } from './state.ts';
import type { BioState, SeenPlayer } from './state.ts';

/*
 * What a creature costs, and whether it can be created: a small assignment problem that search asks most. Costs are six
 * numbers in the order of the genes; feral is the last.
 */

const FERAL = genes.indexOf('feral');

/** Numbers by gene. */
type Cost = number[];

function costOf(cost: { readonly [G in Gene]?: number }): Cost {
  return genes.map((gene) => cost[gene] ?? 0);
}

const printed: { readonly [C in CreatureId]: readonly number[] } = byEach(creatureIds, (id) =>
  costOf(creatures[id].cost),
);

/** The printed cost of a creature, by gene. */
export function printedCost(card: CreatureId): readonly number[] {
  return printed[card];
}

export interface Discount {
  /** Genes that come off, by gene. */
  readonly typed: readonly number[];
  /** Genes of any type but feral that come off besides. */
  readonly tame: number;
}

/** BIO-CRD-01: what each artisan takes off, read off its row. */
export const artisanDiscounts = byEach(creatureIds, (id): Discount => {
  let typed = costOf({});
  let tame = 0;
  for (const ability of creatures[id].abilities) {
    if (!('cheapen' in ability)) continue;
    const { less } = ability;
    typed = genes.map((gene) => Number(less[gene] ?? 0));
    tame = Number(less.tame ?? 0);
  }
  return { typed, tame };
});

/** BIO-FRM-04, BIO-SCI-03: the discount of the scientist, null where it does not work now. */
export function scientistChange(s: Readonly<BioState>, seat: number, lab: Lab): Change<BioLexicon> | null {
  if (lab !== 'biofarm' || playerAt(s, seat).locks === 2) return null;
  return effects.changes(s, seat, 'creation', { place: lab }).find(({ may }) => may) ?? null;
}

/** Free discounts of an owner's artisans: genes of any type but feral. */
export function tameUnits({ rows }: Readonly<Pick<SeenPlayer, 'rows'>>): number {
  let units = 0;
  for (let i = 0; i < rows.artisan.length; i++) units += artisanDiscounts[at(rows.artisan, i)].tame;
  return units;
}

const scratch: Cost = costOf({});

/** What a creature costs after typed discounts, in a list that the next call overwrites. */
export function reducedCost(
  p: Readonly<Pick<SeenPlayer, 'rows'>>,
  card: CreatureId,
  scientist: Change<BioLexicon> | null,
): readonly number[] {
  const cost = printed[card];
  for (let g = 0; g < cost.length; g++) {
    let left = at(cost, g);
    for (let i = 0; i < p.rows.artisan.length; i++) left -= at(artisanDiscounts[at(p.rows.artisan, i)].typed, g);
    if (scientist !== null) left -= scientist.goods[at(genes, g)] ?? 0;
    scratch[g] = left < 0 ? 0 : left;
  }
  return scratch;
}

/** Whether genes in store and free discounts cover a cost: feral only by discounts of any type. */
export function covers(
  p: Readonly<Pick<SeenPlayer, 'goods'>>,
  cost: readonly number[],
  tame: number,
  any: number,
): boolean {
  let missing = 0;
  for (let g = 0; g < FERAL; g++) {
    const short = at(cost, g) - p.goods[at(genes, g)];
    if (short > 0) missing += short;
  }
  const feral = Math.max(0, at(cost, FERAL) - p.goods.feral);
  return feral <= any && missing <= tame + any - feral;
}

/** BIO-FRM-02, BIO-FRM-03: a free space in its row, and a cost that can be covered. */
export function refuseCreation(
  s: Readonly<BioState>,
  seat: number,
  card: CreatureId,
  any: number,
  lab: Lab,
): 'BIO-FRM-02' | 'BIO-FRM-03' | null {
  const p = playerAt(s, seat);
  const kind = creatures[card].class;
  if (p.rows[kind].length === rowSpaces[kind]) return 'BIO-FRM-02';
  return covers(p, reducedCost(p, card, scientistChange(s, seat, lab)), tameUnits(p), any) ? null : 'BIO-FRM-03';
}

/** BIO-FRM-04: what the scientist would take off a creature, by gene: nothing where the discount does not work now. */
export function scientistSaves(s: Readonly<BioState>, seat: number, card: CreatureId, lab: Lab): readonly number[] {
  const p = playerAt(s, seat);
  const without = [...reducedCost(p, card, null)];
  const helped = reducedCost(p, card, scientistChange(s, seat, lab));
  return without.map((n, g) => n - at(helped, g));
}

/** "1 mammal gene and 2 feral genes"; genes of which there are none are left out. */
export function geneWords(cost: readonly number[]): string {
  return listed(
    genes.flatMap((gene, g) => {
      const n = at(cost, g);
      return n > 0 ? [`${n} ${n === 1 ? goods[gene].one : goods[gene].many}`] : [];
    }),
  );
}

/**
 * What a player lacks for a creature after typed discounts, and what free discounts would cover of it: "You lack 1 primate
 * gene and 1 feral gene, and your discount covers one of them."
 */
export function lackWords(s: Readonly<BioState>, seat: number, card: CreatureId, any: number, lab: Lab): string {
  const p = playerAt(s, seat);
  const cost = reducedCost(p, card, scientistChange(s, seat, lab));
  const short = genes.map((gene, g) => Math.max(0, at(cost, g) - p.goods[gene]));
  const covered = coverable(short, tameUnits(p), any);
  const relief =
    covered === 0
      ? ''
      : `, and your ${tameUnits(p) + any === 1 ? 'discount covers' : 'discounts cover'} ${inWords(covered)} of them`;
  return `You lack ${geneWords(short)}${relief}.`;
}

/** How many missing genes free discounts make up for: feral ones only by those of any type. */
function coverable(short: readonly number[], tame: number, any: number): number {
  const feral = at(short, FERAL);
  const others = short.reduce((sum, n) => sum + n, 0) - feral;
  const byArtisans = Math.min(others, tame);
  return byArtisans + Math.min(any, feral + others - byArtisans);
}
