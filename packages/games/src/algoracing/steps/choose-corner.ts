import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { corners } from '../data/board.ts';
import type { Corner } from '../data/board.ts';
import type { AlgoracingEvent } from '../events.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

export interface CornerOption {
  readonly corner: Corner;
}

export const chooseCorner = step<AlgoracingState, Record<string, never>, CornerOption>({
  kind: 'choose-corner',
  rule: 'RAC-SET-04',
  vocabulary: vocabulary(
    corners.map((corner) => ({ corner })),
    ({ corner }) => corner,
  ),
  refuse: (s, _d, { corner }) => (s.bases[corner] === null ? null : 'RAC-SET-04'),
  facts: (s, _d, { corner }) => ({ corner, colour: s.bases[corner] }),
  apply(s, d, { corner }, ctx) {
    const rover = roverAt(s, d.seat);
    const colour = rover.colour ?? 'red';
    rover.corner = corner;
    s.bases[corner] = colour;
    ctx.emit?.({ type: 'base-placed', seat: d.seat, colour, corner } satisfies AlgoracingEvent);
    ctx.ask('choose-facing', d.seat);
  },
});
