import { at } from '@benchtop/engine/host';
import { covers, genes, printedCost, reducedCost, scientists, tameUnits } from '@benchtop/games/biohack';
import type { BioView, CreatureId, Gene, ScientistId, SeenPlayer } from '@benchtop/games/biohack';
import { argOf, stepOf } from './model.ts';
import type { Step } from './model.ts';

/*
 * What a creature costs its owner: the printed cost, what artisans take off, what the scientist may take off, and what
 * comes off by choice.
 */

/** Why the discount of a scientist does not work now. */
export type Idle = 'locked' | 'used this round' | 'only at the Biofarm';

export interface Help {
  readonly scientist: ScientistId;
  /** Genes that come off, by gene. */
  readonly less: readonly number[];
  readonly idle: Idle | null;
}

/** The middle row of a scientist takes genes off one creation of a round. */
export function helpOf(view: BioView, p: SeenPlayer): Help | null {
  const { scientist } = p;
  if (scientist === null) return null;
  for (const [i, ability] of scientists[scientist].abilities.entries()) {
    if (!('cheapen' in ability)) continue;
    const off: { readonly [G in Gene]?: unknown } = ability.less;
    const less = genes.map((gene) => Number(off[gene] ?? 0));
    return { scientist, less, idle: idleOf(view, p, `${scientist}:${i}`) };
  }
  return null;
}

function idleOf(view: BioView, { locks, marks }: SeenPlayer, mark: string): Idle | null {
  if (locks === 2) return 'locked';
  if (marks.round.includes(mark)) return 'used this round';
  return isDowntown(view) ? 'only at the Biofarm' : null;
}

const creating: readonly (Step | null)[] = ['create-pick', 'use-scientist', 'spare-gene'];

const isDowntown = (view: BioView): boolean => creating.includes(stepOf(view)) && argOf(view, 'at') === 'downtown';

/** Genes of any type that come off where a creature is being created now. */
export const anyOff = (view: BioView): number =>
  creating.includes(stepOf(view)) ? Number(argOf(view, 'any') ?? 0) : 0;

/** One gene of a cost. */
export interface Bill {
  readonly gene: Gene;
  readonly printed: number;
  /** After artisans. */
  readonly due: number;
  /** After artisans and the scientist, if that works now. */
  readonly helped: number;
}

export function billOf(view: BioView, p: SeenPlayer, card: CreatureId): readonly Bill[] {
  const reduced = reducedCost(p, card, null);
  const help = helpOf(view, p);
  return genes.flatMap((gene, g) => {
    const printed = at(printedCost(card), g);
    const due = at(reduced, g);
    const less = help === null || help.idle !== null ? 0 : at(help.less, g);
    return printed === 0 ? [] : [{ gene, printed, due, helped: Math.max(0, due - less) }];
  });
}

export interface Short {
  readonly gene: Gene;
  readonly units: number;
}

/** How a creature can be paid for: from the store, with the scientist, or not yet. */
export interface Means {
  readonly by: 'store' | 'scientist' | null;
  /** What is missing after all discounts. */
  readonly short: readonly Short[];
}

export function meansFor(view: BioView, p: SeenPlayer, card: CreatureId): Means {
  const bills = billOf(view, p, card);
  const isPaid = (pay: (bill: Bill) => number): boolean => {
    const cost = genes.map((gene) =>
      bills.filter((bill) => bill.gene === gene).reduce((sum, bill) => sum + pay(bill), 0),
    );
    return covers(p, cost, tameUnits(p), anyOff(view));
  };
  if (isPaid(({ due }) => due)) return { by: 'store', short: [] };
  if (isPaid(({ helped }) => helped)) return { by: 'scientist', short: [] };
  const short = bills.flatMap(({ gene, helped }) => {
    const units = helped - p.goods[gene];
    return units > 0 ? [{ gene, units }] : [];
  });
  return { by: null, short };
}

/** Where a gene is found, in words. */
export const sources: { readonly [G in Gene]: string } = {
  mammal: 'Mountain, danger die',
  aquatic: 'River, danger die',
  reptile: 'River',
  avian: 'Mountain',
  primate: 'Hospital',
  feral: 'danger die, Alley',
};

export const shortWords = (short: readonly Short[]): string =>
  short.map(({ gene, units }) => `${units} ${gene} (${sources[gene]})`).join(', ');

/** Cost and what is missing, as rows of a tip. */
export function costRows(
  view: BioView,
  p: SeenPlayer,
  card: CreatureId,
): readonly { readonly name: string; readonly value: string }[] {
  const { by, short } = meansFor(view, p, card);
  return [
    ...billOf(view, p, card).map(({ gene, printed, helped }) => ({
      name: gene,
      value: `${helped === printed ? printed : `${helped} instead of ${printed}`}, you have ${p.goods[gene]}`,
    })),
    {
      name: by === null ? 'Missing' : 'Payable',
      value: by === null ? shortWords(short) : by === 'store' ? 'now' : 'with your scientist',
    },
  ];
}

/** What the creatures in hand lack altogether, by gene, and where it is found. */
export function lacking(view: BioView, p: SeenPlayer): readonly (Short & { readonly found: string })[] {
  const hand = p.hand.faces.flatMap((card) => (card === null ? [] : [card]));
  return genes.flatMap((gene) => {
    const need = hand.reduce(
      (sum, card) => sum + (billOf(view, p, card).find((bill) => bill.gene === gene)?.due ?? 0),
      0,
    );
    const units = need - p.goods[gene];
    return units > 0 ? [{ gene, units, found: sources[gene] }] : [];
  });
}
