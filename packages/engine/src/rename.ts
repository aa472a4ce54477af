import type { Game } from './game.ts';
import { at } from './state.ts';
import type { Core, Frame } from './state.ts';

/** The same position with seat `i` called `to[i]`. Use it to show that no rule depends on a seat's number. */
export function renameSeats<S extends Core>(game: Game<S>, s: Readonly<S>, to: readonly number[]): S {
  const renamed = game.clone(s);
  game.rename(renamed, to);
  renamed.stack = renamed.stack.map((frame) => renameFrame(frame, to));
  return renamed;
}

/** Seats of a simultaneous frame are kept in ascending order, with their answers. */
function renameFrame(frame: Frame, to: readonly number[]): Frame {
  if (frame.seats === null) return frame.seat < 0 ? frame : { ...frame, seat: at(to, frame.seat) };
  const asked = frame.seats.map((seat, i) => ({ seat: at(to, seat), answer: frame.answers[i] ?? null }));
  asked.sort((a, b) => a.seat - b.seat);
  return { ...frame, seats: asked.map(({ seat }) => seat), answers: asked.map(({ answer }) => answer) };
}
