import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { boards } from '../data/board.ts';
import type { HillId, Rotation } from '../data/hills.ts';
import type { AlgoracingEvent } from '../events.ts';
import { placementFault } from '../layout.ts';
import { modeOf } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import type { Square } from '../terrain.ts';

/** The block in hand. */
export type InHand = { readonly hill: HillId; readonly r: Rotation };

const WIDEST = boards.full.size;
const values: readonly Square[] = Array.from({ length: WIDEST * WIDEST }, (_, i) => ({
  x: i % WIDEST,
  y: Math.floor(i / WIDEST),
}));

/** Where the north-west square of the turned block goes. */
export const blockAnchor = step<AlgoracingState, InHand, Square>({
  kind: 'block-anchor',
  rule: 'RAC-SET-01',
  vocabulary: vocabulary(values, ({ x, y }) => `at ${x} ${y}`),
  candidates(s, _d, out) {
    const { size } = boards[modeOf(s)];
    let n = 0;
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) out[n++] = y * WIDEST + x;
    return n;
  },
  refuse(s, d, { x, y }) {
    const fault = placementFault(modeOf(s), [...s.placements, { hill: d.args.hill, r: d.args.r, x, y }]);
    if (fault === null) return null;
    return fault === 'apart' ? 'RAC-SET-09' : 'RAC-SET-01';
  },
  facts(s, d, { x, y }) {
    const { hill, r } = d.args;
    return { hill, fault: placementFault(modeOf(s), [...s.placements, { hill, r, x, y }]) };
  },
  apply(s, d, { x, y }, ctx) {
    const { hill, r } = d.args;
    s.placements = [...s.placements, { hill, r, x, y }];
    ctx.emit?.({ type: 'block-placed', seat: d.seat, hill, r, x, y } satisfies AlgoracingEvent);
  },
});
