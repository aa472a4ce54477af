import type { Change } from '../../../src/effects/index.ts';
import { effects } from './effects.ts';
import { creatures, genes } from './rows.ts';
import type { BioLexicon, Class, CreatureId, Gene } from './rows.ts';
import { playerAt } from './state.ts';
import type { BioState } from './state.ts';

/*
 * What a creature costs, and whether it can be created: a small assignment problem that stays code. Discounts are rows.
 */

type Lab = 'biofarm' | 'downtown';
type Cost = Record<Gene, number>;
const ROOM: { readonly [C in Class]: number } = { common: 4, artisan: 3, noble: 2 };

export function discounts(s: Readonly<BioState>, seat: number, place: Lab): readonly Change<BioLexicon>[] {
  return effects.changes(s, seat, 'creation', { place });
}

/** The printed cost less typed discounts; those that the seat may leave count where `optional` says so. */
export function costOf(s: Readonly<BioState>, seat: number, card: CreatureId, place: Lab, optional: boolean): Cost {
  const printed: { readonly [G in Gene]?: number } = creatures[card].cost;
  const cost = Object.fromEntries(genes.map((gene) => [gene, printed[gene] ?? 0])) as Cost;
  for (const { may, goods } of discounts(s, seat, place))
    if (optional || !may) for (const gene of genes) cost[gene] = Math.max(0, cost[gene] - (goods[gene] ?? 0));
  return cost;
}

/** Units of any gene but feral that are taken off. */
export function tameUnits(s: Readonly<BioState>, seat: number, place: Lab): number {
  return discounts(s, seat, place).reduce((sum, { units }) => sum + units, 0);
}

/** Whether free discounts cover what is missing: feral only by those of any type. */
export function covers(s: Readonly<BioState>, seat: number, cost: Readonly<Cost>, tame: number, any: number): boolean {
  const { goods } = playerAt(s, seat);
  let missing = 0;
  for (const gene of genes) if (gene !== 'feral') missing += Math.max(0, cost[gene] - goods[gene]);
  const feral = Math.max(0, cost.feral - goods.feral);
  return feral <= any && missing <= tame + any - feral;
}

/** BIO-FRM-02, BIO-FRM-03: a free space in its row, and a cost that can be covered. */
export function refuseCreation(
  s: Readonly<BioState>,
  seat: number,
  card: CreatureId,
  any: number,
  place: Lab,
): string | null {
  const p = playerAt(s, seat);
  const own = p.creatures.filter((id) => creatures[id].class === creatures[card].class).length;
  if (own === ROOM[creatures[card].class]) return 'BIO-FRM-02';
  return covers(s, seat, costOf(s, seat, card, place, true), tameUnits(s, seat, place), any) ? null : 'BIO-FRM-03';
}
