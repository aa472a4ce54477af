import { at } from '@benchtop/engine/author';
import { factors, LONGEST } from './data/cards.ts';
import type { CommandKind, CycleKind, Factor } from './data/cards.ts';
import type { AlgoracingContext } from './define.ts';
import type { AlgoracingState, Cycle } from './state.ts';

/** The places for commands, counted from 0. */
export const places: readonly number[] = Array.from({ length: LONGEST }, (_, index) => index);

/** The commands in a row, and the cycle cards above them from left to right. */
export interface Algorithm {
  readonly commands: readonly CommandKind[];
  readonly cycles: readonly Cycle[];
}

/** One command of the expanded algorithm. Slots and repeats are counted from 1. */
export interface Execution {
  readonly slot: number;
  readonly repeat: number;
  readonly kind: CommandKind;
}

/** RAC-CYC-01: what is under a cycle is done as a whole, again and again, before the next command. */
export function expand({ commands, cycles }: Algorithm): Execution[] {
  const script: Execution[] = [];
  for (let i = 0; i < commands.length;) {
    const { factor, width } = cycleOver(cycles, i) ?? uncycled;
    for (let repeat = 1; repeat <= factor; repeat++)
      for (let j = i; j < i + width; j++) script.push({ slot: j + 1, repeat, kind: at(commands, j) });
    i += width;
  }
  return script;
}

const uncycled = { factor: 1, width: 1 } as const;

/** The cycle above a command, or null. */
export function cycleOver(cycles: readonly Cycle[], index: number): Cycle | null {
  return cycles.find(({ start, width }) => index >= start && index < start + width) ?? null;
}

/** RAC-CYC-04: the cycle whose two commands would be separated by an insertion before `index`, or null. */
export function cycleSplit(cycles: readonly Cycle[], index: number): Cycle | null {
  return cycles.find(({ start, width }) => width === 2 && start + 1 === index) ?? null;
}

/** RAC-CYC-06: the cycles after an insertion before `index`: some shift, one may be lost. */
export function shifted(cycles: readonly Cycle[], index: number): Cycle[] {
  const lost = cycleSplit(cycles, index);
  return cycles
    .filter((cycle) => cycle !== lost)
    .map((cycle) => (cycle.start >= index ? { ...cycle, start: cycle.start + 1 } : cycle));
}

/** The cycles with another one in its place from left to right. */
export function withCycle(cycles: readonly Cycle[], cycle: Cycle): Cycle[] {
  return [...cycles, cycle].sort((a, b) => a.start - b.start);
}

/** The card that a cycle is. */
export function cycleKind(factor: Factor): CycleKind {
  return factor === factors['cycle-2'] ? 'cycle-2' : 'cycle-3';
}

/** Takes a cycle away: its card goes to the discard pile. */
export function dropCycle(
  s: AlgoracingState,
  seat: number,
  cycle: Cycle,
  type: 'cycle-removed' | 'cycle-lost',
  ctx: AlgoracingContext,
): void {
  const { factor, start, width } = cycle;
  s.cycles = s.cycles.filter((each) => each !== cycle);
  s.discard = [...s.discard, cycleKind(factor)];
  ctx.emit?.({ type, seat, factor, start: start + 1, width });
}

/** Why a cycle cannot lie somewhere. */
export const cycleRefusals = {
  'RAC-CYC-01': 'A cycle needs a command under it, and there is none.',
  'RAC-CYC-05': 'There is a cycle above that already.',
} as const;

/** True when some command has room for a cycle above it. */
export function roomForCycle({ commands, cycles }: Algorithm): boolean {
  return cycles.reduce((free, { width }) => free - width, commands.length) > 0;
}
