import { choices, word } from '@benchtop/engine/author';
import { boards } from '../data/board.ts';
import { hillIds, rotations } from '../data/hills.ts';
import { step } from '../define.ts';
import { blockRefusal, placementFault, strayBlock } from '../layout.ts';
import { hillName, squareName } from '../names.ts';
import { modeOf } from '../state.ts';

const lines = Array.from({ length: boards.full.size }, (_, i) => i);
const options = choices({ y: lines, x: lines }, ({ x, y }) => `at ${x} ${y}`);

/** Where the north-west square of the turned block goes. */
export const blockAnchor = step({
  kind: 'block-anchor',
  rule: 'RAC-SET-01',
  args: { hill: word(hillIds), r: word(rotations) },
  options,
  prompt: (_s, d) => `put ${hillName(d.args.hill)} on the board`,
  label: (_s, _d, square) => `North-west square on ${squareName(square)}`,
  grouped: ({ x, y }) => [`North-west square in row ${y + 1}`, squareName({ x, y })],
  candidates(s, _d, out) {
    const { size } = boards[modeOf(s)];
    let n = 0;
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) out[n++] = options.pick(y, x);
    return n;
  },
  refuse(s, d, { x, y }) {
    const fault = placementFault(modeOf(s), [...s.placements, { ...d.args, x, y }]);
    if (fault === null) return null;
    return fault === 'apart' ? 'RAC-SET-09' : 'RAC-SET-01';
  },
  facts: (s, d, { x, y }) => ({
    hill: d.args.hill,
    fault: placementFault(modeOf(s), [...s.placements, { ...d.args, x, y }]),
  }),
  refusals: {
    'RAC-SET-01': ({ hill, fault }) => blockRefusal(hill, fault),
    'RAC-SET-09': 'The high hill needs a low hill right beside it.',
  },
  checkFrame: (s, d) => strayBlock(s, d.args.hill),
  apply(s, d, { x, y }, ctx) {
    const { hill, r } = d.args;
    s.placements = [...s.placements, { hill, r, x, y }];
    ctx.emit?.({ type: 'block-placed', seat: d.seat, hill, r, x, y });
  },
});
