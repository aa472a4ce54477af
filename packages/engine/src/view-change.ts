import type { Game } from './game.ts';
import { difference } from './patch.ts';
import type { Change } from './patch.ts';
import { seenFrame, seenPlace } from './secrecy.ts';
import { changedSpots, contentOf, holderOf, spotsOf } from './spots.ts';
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
  for (const group of spotsOf(game.secrecy, after.seats)) {
    const then = holderOf(before, group);
    const now = holderOf(after, group);
    if (then === now) continue;
    for (const { name, path } of group.open) difference(then[name], now[name], path, out);
  }
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
  const spots = changedSpots(game.secrecy, before, after);
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
  const then = before.stack.map((frame) => seenFrame(frame, seat));
  const now = after.stack.map((frame, i) => (frame === before.stack[i] ? then[i] : seenFrame(frame, seat)));
  difference(then, now, '/pending', out);
}
