import { at } from './state.ts';
import type { Core, Frame } from './state.ts';

/** Whether a seat owes an answer to the question on top. */
export function owes(frame: Frame, seat: number): boolean {
  if (frame.kind !== 'simultaneous') return frame.seat === seat;
  const mine = frame.seats.indexOf(seat);
  return mine >= 0 && frame.answers[mine] === null;
}

/** The seats that owe an answer to it. */
export function waitingIn(frame: Frame): readonly number[] {
  if (frame.kind === 'simultaneous') return frame.seats.filter((_, i) => frame.answers[i] === null);
  return frame.seat === null ? [] : [frame.seat];
}

/** True while the seat's answer to a simultaneous decision is in and another one is missing. */
export function hasAnswered(frame: Frame | null, seat: number): boolean {
  if (frame === null || frame.kind !== 'simultaneous') return false;
  const mine = frame.seats.indexOf(seat);
  return mine >= 0 && frame.answers[mine] !== null;
}

/** Takes the seat's answer out of the simultaneous decision on top. */
export function withdraw(s: Core, seat: number): void {
  const frame = at(s.stack, s.stack.length - 1);
  if (frame.kind !== 'simultaneous') return;
  const answers = frame.answers.map((a, i) => (frame.seats[i] === seat ? null : a));
  s.stack[s.stack.length - 1] = { ...frame, answers };
}
