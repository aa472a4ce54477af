import { renamed, renameState } from './declare.ts';
import type { Game } from './game.ts';
import { at } from './state.ts';
import type { Args, Core, Frame } from './state.ts';

/** The same position with seat `i` called `to[i]`. Use it to show that no rule depends on a seat's number. */
export function renameSeats<S extends Core>(game: Game<S>, s: Readonly<S>, to: readonly number[]): S {
  const other = game.clone(s);
  renameState(game.state.fields, other, to);
  other.stack = other.stack.map((frame) => renameFrame(game, frame, to));
  return other;
}

/** Seats of a simultaneous frame are kept in ascending order, with their answers. */
function renameFrame<S extends Core>(game: Game<S>, frame: Frame, to: readonly number[]): Frame {
  const args = renameArgs(game, frame, to);
  if (frame.kind === 'decision') return { ...frame, args, seat: at(to, frame.seat) };
  if (frame.kind === 'phase') return { ...frame, args, seat: frame.seat === null ? null : at(to, frame.seat) };
  const asked = frame.seats.map((seat, i) => ({ seat: at(to, seat), answer: frame.answers[i] ?? null }));
  asked.sort((a, b) => a.seat - b.seat);
  return { ...frame, args, seats: asked.map(({ seat }) => seat), answers: asked.map(({ answer }) => answer) };
}

/** Arguments are declared like the state, so that they may name seats. */
function renameArgs<S extends Core>(game: Game<S>, { kind, step, args }: Frame, to: readonly number[]): Args {
  const fields = (kind === 'phase' ? game.phases[step] : game.steps[step])?.args ?? {};
  return renamed({ kind: 'record', fields }, args, to) as Args;
}
