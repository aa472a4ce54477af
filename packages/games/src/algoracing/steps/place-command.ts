import { at, component, menu } from '@benchtop/engine/author';
import { cycleOver, cycleSplit, dropCycle, places, shifted, withCycle } from '../algorithm.ts';
import { commandKinds, LONGEST } from '../data/cards.ts';
import { step } from '../define.ts';
import { cardName, commandName } from '../names.ts';
import type { AlgoracingState, Cycle } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** Before the command with this index (as many commands stand before it), or over it. */
const options = menu({ insert: { index: [...places, LONGEST] }, cover: { index: places } }, (o) =>
  o.do === 'insert' ? `insert ${o.index}` : `cover ${o.index + 1}`,
);
type Option = (typeof options.values)[number];

/** RAC-ALG-04: in front, behind, between, or over. */
export const placeCommand = step({
  kind: 'place-command',
  rule: 'RAC-ALG-04',
  /** The card in hand. */
  args: { kind: component(commandKinds) },
  options,
  prompt: (_s, d) => `choose a place for ${cardName(d.args.kind)}`,
  label(s, _d, { do: how, index }) {
    const { length } = s.commands;
    if (how === 'cover') return `Over ${commandName(s, index)}`;
    if (length === 0 || index > length) return `In place ${index + 1}`;
    if (index === 0) return 'In front';
    return index === length ? 'At the end' : `Between ${commandName(s, index - 1)} and ${commandName(s, index)}`;
  },
  candidates(s, _d, out) {
    let n = 0;
    for (let i = 0; i <= s.commands.length; i++) out[n++] = options.pick.insert(i);
    for (let i = 0; i < s.commands.length; i++) out[n++] = options.pick.cover(i);
    return n;
  },
  refuse(s, _d, { do: how, index }) {
    const { length } = s.commands;
    if (how === 'cover') return index < length ? null : 'RAC-ALG-08';
    if (length >= LONGEST) return 'RAC-ALG-03';
    return index <= length ? null : 'RAC-ALG-04';
  },
  facts: (s) => ({ length: s.commands.length, most: LONGEST }),
  refusals: {
    'RAC-ALG-03': ({ most }) => `The algorithm has ${most} commands, the most it can have. Cover one instead.`,
    'RAC-ALG-04': null,
    'RAC-ALG-08': null,
  },
  warn(s, _d, o) {
    const lost = lostCycle(s, o);
    if (lost !== null) return `The cycle ×${lost.factor} above it will be discarded.`;
    if (o.do === 'cover' || s.commands.length < LONGEST - 1) return null;
    return `This is command number ${LONGEST}: after your run the whole algorithm is discarded.`;
  },
  checkFrame: (s, d, depth) => wrongTurn(s, d, depth, 'full'),
  apply(s, d, o, ctx) {
    const { seat, args } = d;
    const { kind } = args;
    const lost = lostCycle(s, o);
    s.used++;
    s.changed = true;
    if (o.do === 'insert') {
      s.commands = [...s.commands.slice(0, o.index), kind, ...s.commands.slice(o.index)];
      if (s.cycles.length > 0) s.cycles = shifted(s.cycles, o.index);
      // It lies there until it is dropped.
      if (lost !== null) s.cycles = withCycle(s.cycles, lost);
      ctx.emit?.({ type: 'command-inserted', seat, kind, position: o.index + 1 });
    } else {
      // RAC-ALG-08: the covered command goes to the discard pile at once.
      const covered = at(s.commands, o.index);
      s.commands = s.commands.map((each, i) => (i === o.index ? kind : each));
      s.discard = [...s.discard, covered];
      ctx.emit?.({ type: 'command-covered', seat, kind, covered, position: o.index + 1 });
    }
    if (lost !== null) dropCycle(s, seat, lost, 'cycle-lost', ctx);
    ctx.ask('build-full', seat);
  },
});

/** RAC-CYC-04: the cycle whose commands would be changed, or null. */
function lostCycle({ cycles }: Readonly<AlgoracingState>, { do: how, index }: Option): Cycle | null {
  return how === 'insert' ? cycleSplit(cycles, index) : cycleOver(cycles, index);
}
