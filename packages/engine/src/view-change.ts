import type { Game } from './game.ts';
import { difference, same } from './patch.ts';
import type { Change } from './patch.ts';
import { seenFrame, seenPlace } from './secrecy.ts';
import { contentOf, holderOf, parentOf, spotsOf } from './spots.ts';
import type { HiddenSpot, Holder, Spot } from './spots.ts';
import type { Core } from './state.ts';

/*
 * How a view changes from one state to the next, without building both views: what changes for everybody alike is
 * found once, what depends on who looks for each. Together they lead from `viewOf(before)` to `viewOf(after)`.
 */

/** What changed between two states of one match. */
export interface ViewChange {
  readonly before: Readonly<Core>;
  readonly after: Readonly<Core>;
  /** What everybody sees and has changed. */
  readonly open: readonly Spot[];
  /** What has changed and does not look the same to all. */
  readonly hidden: readonly HiddenSpot[];
  /** The state before, as far as it is compared who was asked and who is; null: that does not change. */
  readonly asked: Readonly<Core> | null;
  /** True when answers to a simultaneous decision are open: they do not look the same to all, either. */
  readonly answers: boolean;
}

/**
 * Finds what changed. It also changes `after`, which keeps its value: wherever the two states are equal it comes to hold
 * the very content of the earlier one, so that there is less to keep. For states that nobody else changes any more.
 */
export function diffStates<S extends Core>(game: Game<S>, before: Readonly<S>, after: S): ViewChange {
  return changeTo(game, before, after, before);
}

function changeTo<S extends Core>(game: Game<S>, before: Readonly<S>, after: S, asked: Readonly<S> | null): ViewChange {
  const open: Spot[] = [];
  const hidden: HiddenSpot[] = [];
  for (const group of spotsOf(game.state.fields, after.seats)) {
    const then = holderOf(before, group);
    const now = holderOf(after, group);
    if (then === now) continue;
    const known = open.length + hidden.length;
    for (const spot of group.open) if (!shares(then, now, spot.name)) open.push(spot);
    for (const spot of group.hidden) if (!shares(then, now, spot.name)) hidden.push(spot);
    if (!group.whole || open.length + hidden.length > known) continue;
    const { holder, name } = parentOf(after, group);
    holder[name] = then;
  }
  const answers = asked !== null && (secretAnswers(asked) || secretAnswers(after));
  return { before, after, open, hidden, asked, answers };
}

/**
 * The same from stage to stage of an entry (see `stages.ts`), the last of them being the state after it: a change for each
 * event, at least one. Only the last one has who is asked.
 */
export function diffStages<S extends Core>(
  game: Game<S>,
  before: Readonly<S>,
  stages: readonly S[],
  after: S,
): ViewChange[] {
  const changes: ViewChange[] = [];
  let last = before;
  for (const stage of stages) {
    changes.push(changeTo(game, last, stage, null));
    last = stage;
  }
  changes.push(changeTo(game, last, after, before));
  return changes;
}

/** True when the content is the same: now it is one and the same, too. */
function shares(then: Holder, now: Holder, name: string): boolean {
  const old = then[name];
  const content = now[name];
  if (old === content) return true;
  if (typeof content !== 'object' || !same(old, content)) return false;
  now[name] = old;
  return true;
}

/** True when it looks the same to all. */
export function isCommon({ hidden, answers }: ViewChange): boolean {
  return hidden.length === 0 && !answers;
}

/** What changed for everybody alike. */
export function commonChange({ before, after, open, asked, answers }: ViewChange, out: Change[]): void {
  if (before.over !== after.over) out.push(['/over', after.over]);
  for (const spot of open) difference(contentOf(before, spot), contentOf(after, spot), spot.path, out);
  if (!answers && asked !== null) pendingChange(asked, after, null, out);
}

/** What besides changed for this seat, or for a spectator (null). */
export function seatChange(change: ViewChange, seat: number | null, out: Change[]): void {
  const { before, after, hidden, asked, answers } = change;
  for (const spot of hidden) {
    const then = seenPlace(spot.spec, contentOf(before, spot), spot.owner, seat);
    const now = seenPlace(spot.spec, contentOf(after, spot), spot.owner, seat);
    difference(then, now, spot.path, out);
  }
  if (answers && asked !== null) pendingChange(asked, after, seat, out);
}

/** An open simultaneous decision looks different to those who have answered it. */
function secretAnswers({ stack }: Readonly<Core>): boolean {
  for (const { kind } of stack) if (kind === 'simultaneous') return true;
  return false;
}

function pendingChange(before: Readonly<Core>, after: Readonly<Core>, seat: number | null, out: Change[]): void {
  if (before.stack === after.stack) return;
  const then = before.stack.map((frame) => seenFrame(frame, seat));
  const now = after.stack.map((frame, i) => (frame === before.stack[i] ? then[i] : seenFrame(frame, seat)));
  difference(then, now, '/pending', out);
}
