/*
 * What clients remember of a run. An answer that never came is unknown: the command may be in the log once or not at
 * all.
 */

export type Outcome =
  | { readonly kind: 'acked'; readonly seq: number }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

/** A command as its client knows it. */
export interface Sent {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  /** '' for an undo. */
  readonly decision: string;
  /** Null: an undo. */
  readonly option: string | null;
  /** For an undo: the own entry that the client knew. */
  readonly after: number;
  sends: number;
  answers: number;
  outcome: Outcome;
  /** When a connection was first lost while it had no answer, in milliseconds since 1970; null: never. */
  cut: number | null;
}

/** What a client saw after entry `seq`, as a digest. */
export interface Look {
  readonly seq: number;
  readonly digest: string;
}

/** What one client at one table was told, in order. */
export interface SeatHistory {
  readonly table: string;
  readonly seat: number;
  /** The entry of `entries[0]`. */
  first: number;
  readonly entries: string[];
  readonly looks: Look[];
  readonly sent: Sent[];
  /** What the client itself found wrong. */
  readonly faults: string[];
}

/** An entry of the log as text, for comparing. */
export function entryText(seq: number, seat: number, kind: string, at: number, events: string): string {
  return `${seq} ${seat} ${kind} ${at} ${events}`;
}
