import type { Game } from './game.ts';
import { difference, same } from './patch.ts';
import type { Change } from './patch.ts';
import { seenFrame, seenPlace } from './secrecy.ts';
import { contentOf, spotsOf } from './spots.ts';
import type { HiddenSpot } from './spots.ts';
import type { Core } from './state.ts';

/*
 * How a view changes from one state to the next, without building both views: what changes for everybody alike is
 * found once, what depends on who looks for each. Together they lead from `viewOf(before)` to `viewOf(after)`.
 */

/** What changed for everybody alike. */
export function commonChange<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
  out: Change[],
): void {
  if (before.over !== after.over) out.push(['/over', after.over]);
  for (const spot of spotsOf(game.secrecy, after.seats).open)
    difference(contentOf(before, spot), contentOf(after, spot), spot.path, out);
  if (!secretAnswers(before) && !secretAnswers(after)) pendingChange(before, after, null, out);
}

/** What changed between two states and does not look the same to all. */
export interface PrivateChange {
  readonly before: Readonly<Core>;
  readonly after: Readonly<Core>;
  readonly spots: readonly HiddenSpot[];
  readonly answers: boolean;
}

/** Null: nothing hidden has changed. */
export function privateChange<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  after: Readonly<S>,
): PrivateChange | null {
  const { hidden } = spotsOf(game.secrecy, after.seats);
  const spots = hidden.filter((spot) => !same(contentOf(before, spot), contentOf(after, spot)));
  const answers = secretAnswers(before) || secretAnswers(after);
  return spots.length === 0 && !answers ? null : { before, after, spots, answers };
}

/** What it looks like to this seat, or to a spectator (null). */
export function seatChange(change: PrivateChange, seat: number | null, out: Change[]): void {
  const { before, after, spots, answers } = change;
  for (const spot of spots) {
    const own = spot.owner === seat;
    const then = seenPlace(contentOf(before, spot), spot.rule, own);
    const now = seenPlace(contentOf(after, spot), spot.rule, own);
    difference(then, now, spot.path, out);
  }
  if (answers) pendingChange(before, after, seat, out);
}

/** An open simultaneous decision looks different to those who have answered it. */
function secretAnswers({ stack }: Readonly<Core>): boolean {
  for (const frame of stack) if (frame.seats !== null) return true;
  return false;
}

function pendingChange(before: Readonly<Core>, after: Readonly<Core>, seat: number | null, out: Change[]): void {
  if (before.stack === after.stack) return;
  const seen = ({ stack }: Readonly<Core>) => stack.map((frame) => seenFrame(frame, seat));
  difference(seen(before), seen(after), '/pending', out);
}
