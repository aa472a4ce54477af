import { creatures, classOf } from '../data/creatures.ts';
import type { CreatureId } from '../data/creatures.ts';
import { genes } from '../data/goods.ts';
import type { Gene } from '../data/goods.ts';
import type { BioState, Player } from '../state.ts';

/** Steps and phases within which a card lies between the hand and its row. */
const creating: readonly string[] = ['use-scientist', 'price', 'spare', 'spare-gene'];

/** What is begun goes with a question or a phase that ends it. */
export function unfinished({ stack }: Readonly<BioState>, p: Player, seat: number): string | null {
  const pending = stack.filter((frame) => frame.seat === seat).map(({ step }) => step);
  const keeps = pending.filter((step) => step === 'keep-card').length;
  if (keeps !== (p.looked.faces.length > 0 ? 1 : 0)) return 'cards that were looked at are to be chosen from, once';
  if (new Set(p.looked.faces.map(classOf)).size > 1) return 'cards that were looked at come from one deck';
  const creations = pending.filter((step) => creating.includes(step)).length;
  if (creations !== (p.creating === null ? 0 : 1)) return 'a creature that is being created is created next';
  return brokenCost(p, pending.includes('use-scientist') ? null : p.creating);
}

/** The cost that is left is set when the scientist is settled, and only ever falls. */
function brokenCost({ cost }: Player, card: CreatureId | null): string | null {
  const printed: { readonly [G in Gene]?: number } = card === null ? {} : creatures[card].cost;
  for (const gene of genes) if (cost[gene] > (printed[gene] ?? 0)) return `the cost in ${gene} genes is too high`;
  return null;
}
