import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { cycleOver, withCycle } from '../algorithm.ts';
import { factors, LONGEST } from '../data/cards.ts';
import type { CycleKind } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import type { AlgoracingState } from '../state.ts';

/** Above one command, or sideways above it and the next. */
export type CycleOption = { readonly start: number; readonly width: 1 | 2 };

/** The card in hand. */
export type CycleInHand = { readonly kind: CycleKind };

const values: readonly CycleOption[] = [
  ...([0, 1, 2, 3, 4] as const).map((start) => ({ start, width: 1 }) as const),
  ...([0, 1, 2, 3] as const).map((start) => ({ start, width: 2 }) as const),
];

/** RAC-CYC-01: above a command, or above two neighbours. */
export const placeCycle = step<AlgoracingState, CycleInHand, CycleOption>({
  kind: 'place-cycle',
  rule: 'RAC-CYC-01',
  vocabulary: vocabulary(values, ({ start, width }) =>
    width === 1 ? `over ${start + 1}` : `over ${start + 1}-${start + 2}`,
  ),
  candidates(s, _d, out) {
    const length = s.commands.length;
    let n = 0;
    for (let i = 0; i < length; i++) out[n++] = i;
    for (let i = 0; i < length - 1; i++) out[n++] = LONGEST + i;
    return n;
  },
  refuse(s, _d, { start, width }) {
    if (start + width > s.commands.length) return 'RAC-CYC-01';
    for (let i = start; i < start + width; i++) if (cycleOver(s.cycles, i) !== null) return 'RAC-CYC-05';
    return null;
  },
  facts: (s, _d, { start, width }) => ({ start: start + 1, width, commands: s.commands.length }),
  apply(s, d, { start, width }, ctx) {
    const factor = factors[d.args.kind];
    s.used++;
    s.changed = true;
    s.cycles = withCycle(s.cycles, { factor, start, width });
    ctx.emit?.({
      type: 'cycle-placed',
      seat: d.seat,
      factor,
      start: start + 1,
      width,
    } satisfies AlgoracingEvent);
    ctx.ask('build-full', d.seat);
  },
});
