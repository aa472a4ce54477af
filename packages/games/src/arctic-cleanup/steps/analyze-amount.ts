import { step, vocabulary } from '@benchtop/engine';
import type { Context } from '@benchtop/engine';
import type { Colour } from '../data/tokens.ts';
import type { ArcticState } from '../state.ts';
import type { Chain } from './chain.ts';
import type { ArcticEvent } from '../events.ts';

export interface AmountOption {
  readonly amount: number;
}

/** An upgraded card in column 5 draws ten at most. */
const MOST = 10;

export const analyzeAmount = step<ArcticState, Chain, AmountOption>({
  kind: 'analyze-amount',
  rule: 'ARC-ANA-02',
  vocabulary: vocabulary(
    Array.from({ length: MOST + 1 }, (_, amount) => ({ amount })),
    ({ amount }) => `draw ${amount}`,
  ),
  candidates(_s, d, out) {
    for (let amount = 0; amount <= d.args.left; amount++) out[amount] = amount;
    return d.args.left + 1;
  },
  refuse(s, d, { amount }) {
    if (amount > d.args.left) return 'ARC-ANA-01';
    return amount > s.bag.length ? 'ARC-ANA-03' : null;
  },
  facts: (s) => ({ bag: s.bag.length }),
  apply(s, d, { amount }, ctx) {
    if (amount === 0) return;
    const drawn = s.bag.splice(s.bag.length - amount, amount).reverse();
    s.stirred = true;
    ctx.emit?.({ type: 'bag-drawn', seat: d.seat, colours: drawn } satisfies ArcticEvent);
    askToPlace(d.seat, drawn, ctx);
  },
});

/** Asks where the first of the drawn tokens goes; the others wait in the frame. */
export function askToPlace(seat: number, drawn: readonly Colour[], ctx: Context): void {
  if (drawn.length > 0) ctx.ask('analyze-place', seat, { drawn });
}
