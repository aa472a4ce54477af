import { choices, word } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { hillIds, rotations } from '../data/hills.ts';
import { step } from '../define.ts';
import { blockRefusal, fits, strayBlock } from '../layout.ts';
import { hillName } from '../names.ts';
import { modeOf } from '../state.ts';

/** Quarter turns before the block is put down; offered while some place is left for it. */
export const blockRotation = step({
  kind: 'block-rotation',
  rule: 'RAC-SET-01',
  args: { hill: word(hillIds) },
  options: choices({ r: rotations }, ({ r }) => `turn ${r}`),
  prompt: (_s, d) => `turn ${hillName(d.args.hill)}`,
  label: (_s, _d, { r }) => (r === 0 ? 'As it is' : `${plural(r, 'quarter turn')} clockwise`),
  refuse: (s, d, { r }) => (fits(modeOf(s), s.placements, d.args.hill, r) ? null : 'RAC-SET-01'),
  facts: (_s, d) => ({ hill: d.args.hill, fault: 'no-room' as const }),
  refusals: { 'RAC-SET-01': ({ hill, fault }) => blockRefusal(hill, fault) },
  checkFrame: (s, d) => strayBlock(s, d.args.hill),
  apply(_s, d, { r }, ctx) {
    ctx.ask('block-anchor', d.seat, { hill: d.args.hill, r });
  },
});
