/** Plain data: what a state, a record, an event or a message may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The arguments of a frame. Frames are replaced, never changed, so clones may share them. */
export type Args = { readonly [key: string]: Json };

/** The chosen modes, variants and modules of a match: resolved once, never changed. */
export type Settings = { readonly [name: string]: string | number | boolean };

/** A question to one seat. */
export interface DecisionFrame<A = Args> {
  readonly kind: 'decision';
  readonly id: number;
  readonly step: string;
  readonly seat: number;
  readonly seats: null;
  readonly answers: null;
  readonly args: A;
}

/** A question to several seats at once. Answers are option texts, null until given, and stay secret until the last. */
export interface SimultaneousFrame<A = Args> {
  readonly kind: 'simultaneous';
  readonly id: number;
  readonly step: string;
  readonly seat: null;
  readonly seats: readonly number[];
  readonly answers: readonly (string | null)[];
  readonly args: A;
}

/** A phase to be resumed; `step` is its name, `seat` for whom, where it is for one. */
export interface PhaseFrame<A = Args> {
  readonly kind: 'phase';
  readonly id: number;
  readonly step: string;
  readonly seat: number | null;
  readonly seats: null;
  readonly answers: null;
  readonly args: A;
}

/** An entry of the stack of unfinished business. All kinds have the same keys, so that they have one hidden shape. */
export type Frame<A = Args> = DecisionFrame<A> | SimultaneousFrame<A> | PhaseFrame<A>;

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
