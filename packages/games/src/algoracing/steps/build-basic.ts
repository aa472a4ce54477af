import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { isCycle, kinds, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import { run } from '../phases/turn.ts';
import { roverAt, takeCard } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { idleRun, kindsInHand, missedChance } from './hand.ts';

/** A card for the right end of the row, or the end of building. */
export type BasicOption = { readonly do: 'add'; readonly kind: Kind } | { readonly do: 'run' | 'pass' };

const RUN = kinds.length;
const PASS = kinds.length + 1;
const values: readonly BasicOption[] = [
  ...kinds.map((kind) => ({ do: 'add', kind }) as const),
  { do: 'run' },
  { do: 'pass' },
];

export const buildBasic = step<AlgoracingState, Record<string, never>, BasicOption>({
  kind: 'build-basic',
  rule: 'RAC-TURN-01',
  vocabulary: vocabulary(values, (o) => (o.do === 'add' ? `add ${o.kind}` : o.do)),
  candidates(s, d, out) {
    let n = kindsInHand(roverAt(s, d.seat).hand, out);
    out[n++] = RUN;
    out[n++] = PASS;
    return n;
  },
  refuse(s, d, o) {
    switch (o.do) {
      case 'run':
        return s.used > 0 ? null : 'RAC-TURN-01';
      case 'pass':
        return s.used === 0 ? null : 'RAC-TURN-04';
      case 'add':
        if (isCycle(o.kind) || o.kind === 'teleport') return 'RAC-SET-07';
        if (s.used >= PER_TURN) return 'RAC-TURN-01';
        return roverAt(s, d.seat).hand.includes(o.kind) ? null : 'RAC-TURN-01';
    }
  },
  facts: (s, _d, o) => ({ laid: s.used, most: PER_TURN, kind: o.do === 'add' ? o.kind : null }),
  warn(s, d, o) {
    if (o.do === 'run') return idleRun(s, d.seat);
    return o.do === 'pass' ? missedChance(s, d.seat) : null;
  },
  apply(s, d, o, ctx) {
    if (o.do !== 'add') {
      if (o.do === 'run') run(s, d.seat, ctx);
      else ctx.ask('pass-discard', d.seat, { swapped: 0 });
      return;
    }
    if (isCycle(o.kind)) return;
    takeCard(roverAt(s, d.seat).hand, o.kind);
    s.commands.push(o.kind);
    s.used++;
    s.changed = true;
    ctx.emit?.({
      type: 'card-laid',
      seat: d.seat,
      kind: o.kind,
      position: s.commands.length,
    } satisfies AlgoracingEvent);
    ctx.ask('build-basic', d.seat);
  },
});
