/** Plain data: what a state, a record, an event or a message may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The arguments of a frame. Frames are replaced, never changed, so clones may share them. */
export type Args = { readonly [key: string]: Json };

/** The chosen modes, variants and modules of a match: resolved once, never changed. */
export type Settings = { readonly [name: string]: string | number | boolean };

/**
 * An entry of the stack of unfinished business.
 * - a decision of one seat: `seat` is that seat, `seats` is null;
 * - a simultaneous decision: `seat` is -1, `seats` lists who was asked, `answers` holds option texts (null: not yet);
 * - a phase to be resumed: `seat` is -1, `seats` is null.
 */
export interface Frame<A extends Args = Args> {
  readonly id: number;
  readonly step: string;
  readonly seat: number;
  readonly seats: readonly number[] | null;
  readonly answers: readonly (string | null)[];
  readonly args: A;
}

/** What the engine itself keeps in every state. A game's state has these keys and its own. */
export interface Core {
  readonly seats: number;
  readonly settings: Settings;
  /** Unfinished business; the last entry is on top. */
  stack: Frame[];
  /** How many frames were ever pushed: the next frame's id. */
  asked: number;
  /** How many words of the match's random stream were used. The key of the stream is not in the state. */
  draws: number;
  /** Why the match ended, null while it runs. */
  over: string | null;
}

/** The keys of {@link Core}: everything else in a state must be declared in the game's secrecy table. */
export type CoreKey = keyof Core;

/** Reads an element that must exist. Use it wherever an index is known to be inside the list. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

/** The end of every exhaustive `switch`: a new member of the union that is not handled does not compile. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected value ${JSON.stringify(value)}`);
}
