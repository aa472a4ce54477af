import type {
  Ability,
  AbilityTerms,
  Amount,
  By,
  ChangeTerms,
  Condition,
  Effect,
  Effects,
  Goods,
  Lexicon,
  PointAmount,
  Tally,
  TallyTerms,
  WhileTerms,
  Where,
} from './types.ts';

type SetIn<L extends Lexicon> = keyof L['set'] & string;
type TraitsOf<L extends Lexicon, K extends SetIn<L>> = L['set'][K];

/** The words that rows of one game are written in. They hold no logic: each returns plain data. */
export interface RowMakers<L extends Lexicon> {
  /** Goods arrive; what is over a cap, or not in the supply, does not. */
  gain(goods: Goods<L>): Effect<L>;
  /** A cost, then effects. Refused where the cost cannot be paid. Without effects it is a loss. */
  pay(cost: Goods<L>, ...effects: Effects<L>): Effect<L>;
  /** One of several; give a list for an alternative of several parts. */
  oneOf(...alternatives: readonly (Effect<L> | Effects<L>)[]): Effect<L>;
  /** All of it or nothing, as the seat likes. */
  may(...effects: Effects<L>): Effect<L>;
  /** As often as the seat likes, at most n times. */
  upTo(n: number, ...effects: Effects<L>): Effect<L>;
  /** As `upTo`, but at least once. */
  oneTo(n: number, ...effects: Effects<L>): Effect<L>;

  /** So many for each counted: `per(3, 'creature', { gene: 'mammal' })`. */
  per<K extends SetIn<L>>(
    each: number | PointAmount<L>,
    set: K,
    where?: Where<L, TraitsOf<L, K>>,
    terms?: TallyTerms & { readonly by?: By<TraitsOf<L, K>> },
  ): Tally<L>;
  /** As many as a point says. */
  asMany(point: L['point']): PointAmount<L>;
  /** At least n of a set: `least(3, 'city', {}, { values: 'region', of: 2 })`. */
  least<K extends SetIn<L>>(n: number, set: K, where?: Where<L, TraitsOf<L, K>>, by?: By<TraitsOf<L, K>>): Condition<L>;
  /** A different member for each description. */
  match<K extends SetIn<L>>(set: K, ...each: readonly Where<L, TraitsOf<L, K>>[]): Condition<L>;

  /** Works at one moment, or at several. */
  on(moment: L['moment'] | readonly L['moment'][], effects: Effects<L>, terms?: AbilityTerms<L>): Ability<L>;
  /** Adds to a number, always. */
  add(point: L['point'], by: number, terms?: ChangeTerms<L>): Ability<L>;
  /** Sets a number, always. A switch is 0 or 1. */
  to(point: L['point'], n: number, terms?: ChangeTerms<L>): Ability<L>;
  /** Takes goods off a cost, always. */
  less(cost: L['cost'], goods: Goods<L>, terms?: ChangeTerms<L>): Ability<L>;
  /** Each unit of a good that would arrive becomes something else. */
  instead(good: L['good'], goods: Goods<L>, terms?: WhileTerms<L>): Ability<L>;
  /** Points at the end. */
  score(points: Amount<L>, terms?: WhileTerms<L>): Ability<L>;
}

/** The constructors of rows for one game: `export const { gain, pay, on } = rowsFor<MyLexicon>();` */
export function rowsFor<L extends Lexicon>(): RowMakers<L> {
  // The lexicon is known to the compiler only: the makers themselves are the same for all games.
  return makers as unknown as RowMakers<L>;
}

type Plain = { readonly [key: string]: unknown };
type Listed = readonly unknown[];

const listOf = (value: unknown): Listed => (Array.isArray(value) ? value : [value]);

const makers = {
  gain: (goods: Plain): Plain => ({ gain: goods }),
  pay: (cost: Plain, ...effects: Listed): Plain => ({ pay: cost, for: effects }),
  oneOf: (...alternatives: Listed): Plain => ({ oneOf: alternatives.map(listOf) }),
  may: (...effects: Listed): Plain => ({ upTo: 1, least: 0, do: effects }),
  upTo: (n: number, ...effects: Listed): Plain => ({ upTo: n, least: 0, do: effects }),
  oneTo: (n: number, ...effects: Listed): Plain => ({ upTo: n, least: 1, do: effects }),
  per(each: unknown, count: string, where: Plain = {}, { by, ...terms }: Plain = {}): Plain {
    return { each, per: measure(count, where, by), ...terms };
  },
  asMany: (point: string): Plain => ({ point }),
  least: (n: number, count: string, where: Plain = {}, by?: unknown): Plain => ({
    is: measure(count, where, by),
    least: n,
  }),
  match: (set: string, ...each: Listed): Plain => ({ in: set, match: each }),
  on: (moment: unknown, effects: Listed, terms: Plain = {}): Plain => ({ on: listOf(moment), do: effects, ...terms }),
  add: (point: string, by: unknown, terms: Plain = {}): Plain => ({ change: point, add: by, ...terms }),
  to: (point: string, n: number, terms: Plain = {}): Plain => ({ change: point, to: n, ...terms }),
  less: (cost: string, goods: Plain, terms: Plain = {}): Plain => ({ cheapen: cost, less: goods, ...terms }),
  instead: (good: string, goods: Plain, terms: Plain = {}): Plain => ({ instead: good, gain: goods, ...terms }),
  score: (points: unknown, terms: Plain = {}): Plain => ({ score: points, ...terms }),
};

function measure(count: string, where: Plain, by: unknown): Plain {
  return by === undefined ? { count, where } : { count, where, by };
}
