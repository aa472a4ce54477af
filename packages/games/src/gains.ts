import type { Core } from '@benchtop/engine/host';

/** What tells a turn that brought its seat something from one that brought nothing, and a gain from a purchase. */
export interface Gains {
  /** Keys of the state that change whatever is done in a turn: whose turn it is, how many there were, where cards pass through. */
  readonly passing: readonly string[];
  /** The same in what belongs to a seat. */
  readonly passingOwn: readonly string[];
  /** What belongs to a seat and is a number or a record of numbers of which less is never a gain. */
  readonly amounts: readonly string[];
  /** How much a seat has of each thing that it can pay with. */
  stock(s: Readonly<Core>, seat: number): readonly number[];
}

/** The same of one game: every key is one of its state `S`, or of the record `P` of a seat. */
export interface GainsOf<S extends Core, P> extends Gains {
  readonly passing: readonly (string & keyof S)[];
  readonly passingOwn: readonly (string & keyof P)[];
  readonly amounts: readonly (string & keyof P)[];
  stock(s: Readonly<S>, seat: number): readonly number[];
}
