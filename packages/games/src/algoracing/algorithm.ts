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
export function eachExecution(
  { commands, cycles }: Algorithm,
  visit: (slot: number, repeat: number, kind: CommandKind) => boolean,
): void {
  let next = 0;
  for (let i = 0; i < commands.length;) {
    const cycle = cycles[next];
    const under = cycle !== undefined && cycle.start === i;
    if (under) next++;
    const width = under ? cycle.width : 1;
    const factor = under ? cycle.factor : 1;
    for (let repeat = 1; repeat <= factor; repeat++)
      for (let j = i; j < i + width; j++) if (!visit(j + 1, repeat, at(commands, j))) return;
    i += width;
  }
}

/** The commands as they will be executed, one by one. */
export function expand(algorithm: Algorithm): Execution[] {
  const script: Execution[] = [];
  eachExecution(algorithm, (slot, repeat, kind) => {
    script.push({ slot, repeat, kind });
    return true;
  });
  return script;
}

/** The cycle above a command, or null. */
export function cycleOver(cycles: readonly Cycle[], index: number): Cycle | null {
  for (const cycle of cycles) if (index >= cycle.start && index < cycle.start + cycle.width) return cycle;
  return null;
}

/** RAC-CYC-04: the cycle whose two commands would be separated by an insertion before `index`, or null. */
export function cycleSplit(cycles: readonly Cycle[], index: number): Cycle | null {
  for (const cycle of cycles) if (cycle.width === 2 && cycle.start + 1 === index) return cycle;
  return null;
}

/** RAC-CYC-06: the cycles after an insertion before `index`: some shift, one may be lost. */
export function shifted(cycles: readonly Cycle[], index: number): Cycle[] {
  const lost = cycleSplit(cycles, index);
  const kept: Cycle[] = [];
  for (const cycle of cycles)
    if (cycle !== lost)
      kept.push(cycle.start >= index ? { factor: cycle.factor, start: cycle.start + 1, width: cycle.width } : cycle);
  return kept;
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
  let covered = 0;
  for (const cycle of cycles) covered += cycle.width;
  return covered < commands.length;
}
