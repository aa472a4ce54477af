import { choices } from '@benchtop/engine/author';
import { colours, rovers } from '../data/rovers.ts';
import { step } from '../define.ts';
import { roverAt } from '../state.ts';

export const chooseColour = step({
  kind: 'choose-colour',
  rule: 'RAC-SET-03',
  options: choices({ colour: colours }),
  prompt: 'choose the colour of your rover',
  label: (_s, _d, { colour }) => rovers[colour].name,
  refuse: (s, _d, { colour }) => (s.rovers.some((rover) => rover.colour === colour) ? 'RAC-SET-03' : null),
  facts: (_s, _d, { colour }) => ({ colour }),
  refusals: { 'RAC-SET-03': ({ colour }) => `The ${colour} rover is taken. Choose another colour.` },
  checkFrame: (s, d) => (roverAt(s, d.seat).colour === null ? null : 'the colour is chosen already'),
  apply(s, d, { colour }, ctx) {
    roverAt(s, d.seat).colour = colour;
    ctx.emit?.({ type: 'colour-chosen', seat: d.seat, colour });
  },
});
