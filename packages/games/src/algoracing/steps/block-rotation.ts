import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { boards } from '../data/board.ts';
import { rotations } from '../data/hills.ts';
import type { HillId, Rotation } from '../data/hills.ts';
import { placementFault } from '../layout.ts';
import { modeOf } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

export interface RotationOption {
  readonly r: Rotation;
}

/** Quarter turns before the block is put down; offered while some place is left for it. */
export const blockRotation = step<AlgoracingState, { readonly hill: HillId }, RotationOption>({
  kind: 'block-rotation',
  rule: 'RAC-SET-01',
  vocabulary: vocabulary(
    rotations.map((r) => ({ r })),
    ({ r }) => `turn ${r}`,
  ),
  refuse: (s, d, { r }) => (anywhere(s, d.args.hill, r) ? null : 'RAC-SET-01'),
  facts: (_s, d) => ({ hill: d.args.hill, fault: 'no-room' }),
  apply(_s, d, { r }, ctx) {
    ctx.ask('block-anchor', d.seat, { hill: d.args.hill, r });
  },
});

function anywhere(s: Readonly<AlgoracingState>, hill: HillId, r: Rotation): boolean {
  const mode = modeOf(s);
  const { size } = boards[mode];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (placementFault(mode, [...s.placements, { hill, r, x, y }]) === null) return true;
  return false;
}
