import { int } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { covers, tameUnits } from '../creation.ts';
import { genes } from '../data/goods.ts';
import { pickGood } from '../define.ts';
import { playerAt } from '../state.ts';
import type { BioState } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { costLeft } from './create-pick.ts';

/** Free discounts that are left: of artisans, and of the tile. */
export const spareArgs = { tame: int(0, 1), any: int(0, 2) };

interface SpareArgs {
  readonly tame: number;
  readonly any: number;
}

/** Why nobody could have these discounts for what is left of the cost, or null. */
export function spareFault(s: Readonly<BioState>, seat: number | null, { tame, any }: SpareArgs): string | null {
  if (seat === null) return 'a creation is somebody’s';
  const p = playerAt(s, seat);
  if (tame > tameUnits(p)) return 'no artisan gives that discount';
  return covers(p, costLeft(p), tame, any) ? null : 'what is being created could not be paid';
}

/** BIO-ICO-04: a free discount takes one gene of the owner's choice off; those of artisans none that is feral. */
export const spareGene = pickGood({
  kind: 'spare-gene',
  rule: 'BIO-ICO-04',
  args: spareArgs,
  of: genes,
  name: (gene) => `1 ${gene} gene less`,
  prompt: (_s, d) => `choose ${plural(d.args.tame + d.args.any, 'gene')} to leave out of the cost`,
  refuse(s, d, gene) {
    const p = playerAt(s, d.seat);
    const { tame, any } = d.args;
    if (p.cost[gene] === 0) return 'BIO-ICO-04';
    if (tame > 0 && gene === 'feral') return 'BIO-CRD-02';
    const rest = costLeft(p);
    rest[genes.indexOf(gene)] = p.cost[gene] - 1;
    const fits = tame > 0 ? covers(p, rest, tame - 1, any) : covers(p, rest, 0, any - 1);
    return fits ? null : 'BIO-FRM-03';
  },
  refusals: {
    'BIO-ICO-04': 'Nothing of that gene is left in the cost.',
    'BIO-CRD-02': 'This discount is for every gene but feral.',
    'BIO-FRM-03': 'What is left could not be paid then.',
  },
  checkFrame: (s, d) => spareFault(s, d.seat, d.args) ?? wrongTurn(s, d.seat),
  pick(s, d, gene, ctx) {
    playerAt(s, d.seat).cost[gene]--;
    const { tame, any } = d.args;
    ctx.resumeFor('spare', d.seat, tame > 0 ? { tame: tame - 1, any } : { tame, any: any - 1 });
  },
});
