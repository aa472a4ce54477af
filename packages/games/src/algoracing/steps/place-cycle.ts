import { component, menu } from '@benchtop/engine/author';
import { cycleOver, cycleRefusals, places, withCycle } from '../algorithm.ts';
import { cycleKinds, factors } from '../data/cards.ts';
import { step } from '../define.ts';
import { cardName, spanName } from '../names.ts';
import { wrongTurn } from '../turn.ts';

/** Above one command, or sideways above it and the next. */
const options = menu(
  { one: { start: places, width: [1] }, two: { start: places.slice(0, -1), width: [2] } },
  ({ start, width }) => (width === 1 ? `over ${start + 1}` : `over ${start + 1}-${start + 2}`),
);

/** RAC-CYC-01: above a command, or above two neighbours. */
export const placeCycle = step({
  kind: 'place-cycle',
  rule: 'RAC-CYC-01',
  /** The card in hand. */
  args: { kind: component(cycleKinds) },
  options,
  prompt: (_s, d) => `choose what ${cardName(d.args.kind)} repeats`,
  label: (s, _d, span) => `Over ${spanName(s, span)}`,
  candidates(s, _d, out) {
    let n = 0;
    for (let i = 0; i < s.commands.length; i++) out[n++] = options.pick.one(i, 1);
    for (let i = 0; i < s.commands.length - 1; i++) out[n++] = options.pick.two(i, 2);
    return n;
  },
  refuse(s, _d, { start, width }) {
    if (start + width > s.commands.length) return 'RAC-CYC-01';
    for (let i = start; i < start + width; i++) if (cycleOver(s.cycles, i) !== null) return 'RAC-CYC-05';
    return null;
  },
  facts: (s, _d, { start, width }) => ({ start: start + 1, width, commands: s.commands.length }),
  refusals: cycleRefusals,
  checkFrame: (s, d, depth) => wrongTurn(s, d, depth, 'full'),
  apply(s, d, { start, width }, ctx) {
    const factor = factors[d.args.kind];
    s.used++;
    s.changed = true;
    s.cycles = withCycle(s.cycles, { factor, start, width });
    ctx.emit?.({ type: 'cycle-placed', seat: d.seat, factor, start: start + 1, width });
    ctx.ask('build-full', d.seat);
  },
});
