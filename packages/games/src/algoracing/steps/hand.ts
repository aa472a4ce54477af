import type { Warning } from '@benchtop/engine/host';
import type { Algorithm } from '../algorithm.ts';
import { isCycle, kinds } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { runPreview } from '../preview.ts';
import type { RunPreview } from '../preview.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

/** The place of each kind in the list of kinds; vocabularies keep the same order. */
const kindIndex: { readonly [K in Kind]: number } = {
  step: 0,
  'all-way': 1,
  jump: 2,
  left: 3,
  right: 4,
  'u-turn': 5,
  teleport: 6,
  'cycle-2': 7,
  'cycle-3': 8,
};

/** Writes the indexes of the distinct kinds in a hand, in the order of the table of cards. */
export function kindsInHand(hand: readonly Kind[], out: number[]): number {
  let mask = 0;
  for (const kind of hand) mask |= 1 << kindIndex[kind];
  let n = 0;
  for (let i = 0; i < kinds.length; i++) if ((mask & (1 << i)) !== 0) out[n++] = i;
  return n;
}

/** A run in which no command does anything, not even bring a compensation. */
export function idleRun(s: Readonly<AlgoracingState>, seat: number): Warning | null {
  const { steps, lift } = runPreview(s, seat, s);
  const idle = lift === null && steps.every(({ skipped, paid }) => skipped !== null && !paid);
  return idle ? { id: 'idle-run', facts: { commands: s.commands.length } } : null;
}

/** A pass although the algorithm as it lies, or one card laid alone, would bring samples. */
export function missedChance(s: Readonly<AlgoracingState>, seat: number): Warning | null {
  if (s.commands.length > 0) return gains(runPreview(s, seat, s)) ? { id: 'missed-run', facts: {} } : null;
  for (const kind of new Set(roverAt(s, seat).hand))
    if (!isCycle(kind) && gains(runPreview(s, seat, alone(kind)))) return { id: 'missed-card', facts: { kind } };
  return null;
}

function alone(kind: Algorithm['commands'][number]): Algorithm {
  return { commands: [kind], cycles: [] };
}

function gains({ steps, delivered }: RunPreview): boolean {
  return delivered > 0 || steps.some(({ picked, paid }) => paid || picked.length > 0);
}
