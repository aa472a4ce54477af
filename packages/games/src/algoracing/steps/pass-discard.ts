import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { kinds } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import { pass } from '../phases/turn.ts';
import { roverAt, takeCard } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { kindsInHand } from './hand.ts';

export type DiscardOption = { readonly kind: Kind } | { readonly done: true };

/** How many cards this pass has thrown away. */
export type Swapping = { readonly swapped: number };

const values: readonly DiscardOption[] = [...kinds.map((kind) => ({ kind })), { done: true }];
const DONE = kinds.length;

/** RAC-TURN-04, RAC-RUL-28: throw away any number of cards, then draw. */
export const passDiscard = step<AlgoracingState, Swapping, DiscardOption>({
  kind: 'pass-discard',
  rule: 'RAC-TURN-04',
  vocabulary: vocabulary(values, (o) => ('done' in o ? 'done' : `discard ${o.kind}`)),
  candidates(s, d, out) {
    const n = kindsInHand(roverAt(s, d.seat).hand, out);
    out[n] = DONE;
    return n + 1;
  },
  refuse: (s, d, o) => ('done' in o || roverAt(s, d.seat).hand.includes(o.kind) ? null : 'RAC-TURN-04'),
  facts: (_s, _d, o) => ({ kind: 'done' in o ? null : o.kind }),
  apply(s, d, o, ctx) {
    const { swapped } = d.args;
    if ('done' in o) return pass(s, d.seat, swapped, ctx);
    takeCard(roverAt(s, d.seat).hand, o.kind);
    s.discard.push(o.kind);
    ctx.emit?.({ type: 'card-swapped', seat: d.seat, kind: o.kind } satisfies AlgoracingEvent);
    ctx.ask('pass-discard', d.seat, { swapped: swapped + 1 });
  },
});
