import { at, vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import type { Context } from '@benchtop/engine/author';
import { cycleKind, cycleOver, cycleSplit, shifted } from '../algorithm.ts';
import { LONGEST } from '../data/cards.ts';
import type { CommandKind } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import type { AlgoracingState, Cycle } from '../state.ts';

/** Before the command with this index (as many commands stand before it), or over it. */
export type CommandOption = { readonly do: 'insert' | 'cover'; readonly index: number };

/** The card in hand. */
export type CommandInHand = { readonly kind: CommandKind };

const COVER = LONGEST + 1;
const values: readonly CommandOption[] = [
  ...([0, 1, 2, 3, 4, 5] as const).map((index) => ({ do: 'insert', index }) as const),
  ...([0, 1, 2, 3, 4] as const).map((index) => ({ do: 'cover', index }) as const),
];

/** RAC-ALG-04: in front, behind, between, or over. */
export const placeCommand = step<AlgoracingState, CommandInHand, CommandOption>({
  kind: 'place-command',
  rule: 'RAC-ALG-04',
  vocabulary: vocabulary(values, (o) => (o.do === 'insert' ? `insert ${o.index}` : `cover ${o.index + 1}`)),
  candidates(s, _d, out) {
    const length = s.commands.length;
    let n = 0;
    for (let i = 0; i <= length; i++) out[n++] = i;
    for (let i = 0; i < length; i++) out[n++] = COVER + i;
    return n;
  },
  refuse(s, _d, o) {
    const length = s.commands.length;
    if (o.do === 'cover') return o.index < length ? null : 'RAC-ALG-08';
    if (length >= LONGEST) return 'RAC-ALG-03';
    return o.index <= length ? null : 'RAC-ALG-04';
  },
  facts: (s) => ({ length: s.commands.length, most: LONGEST }),
  warn(s, _d, o) {
    const lost = o.do === 'insert' ? cycleSplit(s.cycles, o.index) : cycleOver(s.cycles, o.index);
    if (lost !== null) return { id: 'cycle-lost', facts: { factor: lost.factor } };
    return o.do === 'insert' && s.commands.length === LONGEST - 1
      ? { id: 'last-slot', facts: { most: LONGEST } }
      : null;
  },
  apply(s, d, o, ctx) {
    s.used++;
    s.changed = true;
    if (o.do === 'insert') insert(s, d.seat, d.args.kind, o.index, ctx);
    else cover(s, d.seat, d.args.kind, o.index, ctx);
    ctx.ask('build-full', d.seat);
  },
});

function insert(s: AlgoracingState, seat: number, kind: CommandKind, index: number, ctx: Context): void {
  const lost = cycleSplit(s.cycles, index);
  s.commands.splice(index, 0, kind);
  ctx.emit?.({ type: 'command-inserted', seat, kind, position: index + 1 } satisfies AlgoracingEvent);
  if (lost !== null) lose(s, seat, lost, ctx);
  if (s.cycles.length > 0) s.cycles = shifted(s.cycles, index);
}

/** RAC-ALG-08: the covered command goes to the discard pile at once. */
function cover(s: AlgoracingState, seat: number, kind: CommandKind, index: number, ctx: Context): void {
  const covered = at(s.commands, index);
  s.commands[index] = kind;
  s.discard.push(covered);
  ctx.emit?.({ type: 'command-covered', seat, kind, covered, position: index + 1 } satisfies AlgoracingEvent);
  const lost = cycleOver(s.cycles, index);
  if (lost === null) return;
  lose(s, seat, lost, ctx);
  s.cycles = s.cycles.filter((cycle) => cycle !== lost);
}

/** RAC-CYC-04: announces a cycle whose commands were changed, and discards its card. */
function lose(s: AlgoracingState, seat: number, { factor, start, width }: Cycle, ctx: Context): void {
  s.discard.push(cycleKind(factor));
  ctx.emit?.({ type: 'cycle-lost', seat, factor, start: start + 1, width } satisfies AlgoracingEvent);
}
