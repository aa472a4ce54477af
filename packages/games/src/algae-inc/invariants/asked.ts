import type { AlgState } from '../state.ts';

/** How many questions of a kind are open, for a seat or for all. */
export function asked({ stack }: Readonly<AlgState>, step: string, seat: number | null = null): number {
  let n = 0;
  for (const frame of stack) {
    if (frame.step !== step) continue;
    if (frame.seats !== null) n += seat === null ? frame.seats.length : frame.seats.includes(seat) ? 1 : 0;
    else if (seat === null || frame.seat === seat) n++;
  }
  return n;
}

/** Whether a phase or a question lies on the stack. */
export function isPending({ stack }: Readonly<AlgState>, step: string): boolean {
  return stack.some((frame) => frame.step === step);
}
