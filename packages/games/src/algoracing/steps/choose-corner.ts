import { choices } from '@benchtop/engine/author';
import { capital } from '../../words.ts';
import { corners } from '../data/board.ts';
import { step } from '../define.ts';
import { cornerName } from '../names.ts';
import { roverAt } from '../state.ts';

export const chooseCorner = step({
  kind: 'choose-corner',
  rule: 'RAC-SET-04',
  options: choices({ corner: corners }),
  prompt: 'choose a corner for your base',
  label: (_s, _d, { corner }) => capital(cornerName(corner)),
  refuse: (s, _d, { corner }) => (s.bases[corner] === null ? null : 'RAC-SET-04'),
  facts: (s, _d, { corner }) => ({ corner, colour: s.bases[corner] }),
  refusals: {
    'RAC-SET-04': ({ corner, colour }) => `The ${colour} base stands in ${cornerName(corner)}. Choose a free one.`,
  },
  checkFrame: (s, d) => (roverAt(s, d.seat).corner === null ? null : 'the corner is chosen already'),
  apply(s, d, { corner }, ctx) {
    const rover = roverAt(s, d.seat);
    const colour = rover.colour ?? 'red';
    rover.corner = corner;
    s.bases = { ...s.bases, [corner]: colour };
    ctx.emit?.({ type: 'base-placed', seat: d.seat, colour, corner });
    ctx.ask('choose-facing', d.seat);
  },
});
