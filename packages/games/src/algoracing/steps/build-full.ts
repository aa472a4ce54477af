import { at, vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { cycleKind, roomForCycle } from '../algorithm.ts';
import { isCycle, kinds, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import { run } from '../phases/turn.ts';
import { roverAt, takeCard } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { idleRun, kindsInHand, missedChance } from './hand.ts';

/** A card to place, a cycle to take away, a command to take away (never), or the end of building. */
export type FullOption =
  | { readonly do: 'pick'; readonly kind: Kind }
  | { readonly do: 'remove-cycle' | 'remove'; readonly index: number }
  | { readonly do: 'run' | 'pass' };

const REMOVE_CYCLE = kinds.length;
const REMOVE = REMOVE_CYCLE + LONGEST;
const RUN = REMOVE + LONGEST;
const PASS = RUN + 1;
const places = [0, 1, 2, 3, 4] as const;
const values: readonly FullOption[] = [
  ...kinds.map((kind) => ({ do: 'pick', kind }) as const),
  ...places.map((index) => ({ do: 'remove-cycle', index }) as const),
  ...places.map((index) => ({ do: 'remove', index }) as const),
  { do: 'run' },
  { do: 'pass' },
];

function textOf(o: FullOption): string {
  if ('kind' in o) return `pick ${o.kind}`;
  return 'index' in o ? `${o.do} ${o.index + 1}` : o.do;
}

export const buildFull = step<AlgoracingState, Record<string, never>, FullOption>({
  kind: 'build-full',
  rule: 'RAC-ALG-01',
  vocabulary: vocabulary(values, textOf),
  candidates(s, d, out) {
    let n = kindsInHand(roverAt(s, d.seat).hand, out);
    for (let i = 0; i < s.cycles.length; i++) out[n++] = REMOVE_CYCLE + i;
    for (let i = 0; i < s.commands.length; i++) out[n++] = REMOVE + i;
    out[n++] = RUN;
    out[n++] = PASS;
    return n;
  },
  refuse(s, d, o) {
    switch (o.do) {
      case 'pick':
        if (s.used >= PER_TURN) return 'RAC-ALG-09';
        if (!roverAt(s, d.seat).hand.includes(o.kind)) return 'RAC-ALG-01';
        return isCycle(o.kind) ? refuseCycle(s) : null;
      case 'remove-cycle':
        return o.index < s.cycles.length ? null : 'RAC-CYC-03';
      case 'remove':
        return 'RAC-ALG-05';
      case 'run':
        return s.commands.length > 0 ? null : 'RAC-ALG-02';
      case 'pass':
        return s.changed ? 'RAC-ALG-10' : null;
    }
  },
  facts: (s, _d, o) => ({ used: s.used, most: PER_TURN, kind: o.do === 'pick' ? o.kind : null }),
  warn(s, d, o) {
    if (o.do === 'run') return idleRun(s, d.seat);
    return o.do === 'pass' ? missedChance(s, d.seat) : null;
  },
  apply(s, d, o, ctx) {
    switch (o.do) {
      case 'pick':
        // The card leaves the hand at once: the frame shows it to everybody.
        takeCard(roverAt(s, d.seat).hand, o.kind);
        return ctx.ask(isCycle(o.kind) ? 'place-cycle' : 'place-command', d.seat, { kind: o.kind });
      case 'remove-cycle':
        removeCycle(s, d.seat, o.index, ctx.emit);
        return ctx.ask('build-full', d.seat);
      case 'remove':
        return;
      case 'run':
        return run(s, d.seat, ctx);
      case 'pass':
        return ctx.ask('pass-discard', d.seat, { swapped: 0 });
    }
  },
});

/** RAC-CYC-01, RAC-CYC-05: a cycle needs a command that has none above it. */
function refuseCycle(s: Readonly<AlgoracingState>): string | null {
  if (s.commands.length === 0) return 'RAC-CYC-01';
  return roomForCycle(s) ? null : 'RAC-CYC-05';
}

/** RAC-CYC-03, RAC-ALG-09: taken away at will, and free of charge. */
function removeCycle(
  s: AlgoracingState,
  seat: number,
  index: number,
  emit: ((event: AlgoracingEvent) => void) | null,
): void {
  const { factor, start, width } = at(s.cycles, index);
  s.cycles.splice(index, 1);
  s.discard.push(cycleKind(factor));
  s.changed = true;
  emit?.({ type: 'cycle-removed', seat, factor, start: start + 1, width });
}
