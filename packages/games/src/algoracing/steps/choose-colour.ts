import { vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { colours } from '../data/rovers.ts';
import type { Colour } from '../data/rovers.ts';
import type { AlgoracingEvent } from '../events.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

export interface ColourOption {
  readonly colour: Colour;
}

export const chooseColour = step<AlgoracingState, Record<string, never>, ColourOption>({
  kind: 'choose-colour',
  rule: 'RAC-SET-03',
  vocabulary: vocabulary(
    colours.map((colour) => ({ colour })),
    ({ colour }) => colour,
  ),
  refuse: (s, _d, { colour }) => (s.rovers.some((rover) => rover.colour === colour) ? 'RAC-SET-03' : null),
  facts: (_s, _d, { colour }) => ({ colour }),
  apply(s, d, { colour }, ctx) {
    roverAt(s, d.seat).colour = colour;
    ctx.emit?.({ type: 'colour-chosen', seat: d.seat, colour } satisfies AlgoracingEvent);
  },
});
