/*
 * The language of rows: what cards, tiles, tracks and spaces say they do. It is data and holds no code; every name in it is
 * one of the game's own closed lists, so that a row that names something unknown does not compile.
 */

/** A game's own closed lists of names. Every row is typed by them; a list that a game lacks is `never` (or `{}`). */
export interface Lexicon {
  /** Counted things with an owner, perhaps with a cap and a supply: coin, mammal, energy, vp. */
  readonly good: string;
  /** "Any of": a named list of goods, every unit of which is chosen separately. */
  readonly group: string;
  /** What members of sets, and occasions, can be asked for, with the type of the answer: `{ gene: Gene; demand: number }`. */
  readonly trait: { readonly [trait: string]: string | number | boolean };
  /** What can be counted, with the traits its members have: `{ creature: 'gene' | 'class'; lock: never }`. */
  readonly set: { readonly [set: string]: string };
  /** Numbers that rules read and rows change: dock-price, reach. */
  readonly point: string;
  /** Costs in goods that rules ask for and rows make cheaper: creation. */
  readonly cost: string;
  /** Places in the flow where abilities work: planning, sunlight, monday. */
  readonly moment: string;
  /** How long "once" lasts: round, activation. */
  readonly scope: string;
  /** The game's own verbs with their arguments: a closed union. */
  readonly act: AnyAct;
}

/** A verb of one game. Arguments are plain data. */
export interface AnyAct {
  readonly act: string;
}

/** Amounts by good or group. */
export type Goods<L extends Lexicon> = { readonly [G in L['good'] | L['group']]?: Amount<L> };

/** A number, a number that rows change, or so many for each of something. */
export type Amount<L extends Lexicon> = number | PointAmount<L> | Tally<L>;

/** As many as a point says. */
export interface PointAmount<L extends Lexicon> {
  readonly point: L['point'];
}

/** `each` for every one counted (for every full `every` of them), at most `most`, and `plus` besides. */
export interface Tally<L extends Lexicon> extends TallyTerms {
  readonly each: number | PointAmount<L>;
  readonly per: Measure<L>;
}

/** How a tally counts. */
export interface TallyTerms {
  readonly every?: number;
  readonly most?: number;
  readonly plus?: number;
}

/** How many of a set; or another number that is read off its members. */
export type Measure<L extends Lexicon> = { [K in keyof L['set'] & string]: MeasureOf<L, K> }[keyof L['set'] & string];

/** A measure of one set. */
export interface MeasureOf<L extends Lexicon, K extends keyof L['set'] & string> {
  readonly count: K;
  /** Only members that are so. */
  readonly where?: Where<L, L['set'][K]>;
  /** Left out: how many. */
  readonly by?: By<L['set'][K]>;
}

/**
 * The sum of a trait; the most members that share one value of it; how many values have at least `of` members; the size of
 * the largest linked group.
 */
export type By<T extends string> =
  | { readonly sum: T }
  | { readonly most: T }
  | { readonly values: T; readonly of: number }
  | 'linked';

/** What members, or occasions, must be like. What has no traits takes none. */
export type Where<L extends Lexicon, T extends string = keyof L['trait'] & string> = [T] extends [never]
  ? { readonly [trait: string]: never }
  : { readonly [N in T & keyof L['trait']]?: Wanted<L['trait'][N]> };
type Wanted<V> = V | (V extends number ? Range : never);

/** A number in a range. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** At least so many; or one different member for each description. */
export type Condition<L extends Lexicon> =
  | { readonly is: Measure<L>; readonly least: number }
  | { [K in keyof L['set'] & string]: MatchOf<L, K> }[keyof L['set'] & string];

/** One different member of a set for each description. */
export interface MatchOf<L extends Lexicon, K extends keyof L['set'] & string> {
  readonly in: K;
  readonly match: readonly Where<L, L['set'][K]>[];
}

/** What happens, from left to right. */
export type Effects<L extends Lexicon> = readonly Effect<L>[];

/** One effect. Write it with the makers of `rowsFor`; the type is for code that reads rows, such as a board. */
export type Effect<L extends Lexicon> =
  | { readonly gain: Goods<L> }
  | { readonly pay: Goods<L>; readonly for: Effects<L> }
  | { readonly oneOf: readonly Effects<L>[] }
  | { readonly upTo: number; readonly least: 0 | 1; readonly do: Effects<L> }
  | L['act'];

/** What a row is good for: at moments, always, or in the end. */
export type Ability<L extends Lexicon> =
  | ({ readonly on: readonly L['moment'][]; readonly do: Effects<L> } & AbilityTerms<L>)
  | ({ readonly change: L['point']; readonly add: number } & ChangeTerms<L>)
  | ({ readonly change: L['point']; readonly to: number } & ChangeTerms<L>)
  | ({ readonly cheapen: L['cost']; readonly less: Goods<L> } & ChangeTerms<L>)
  | ({ readonly instead: L['good']; readonly gain: Goods<L> } & WhileTerms<L>)
  | ({ readonly score: Amount<L> } & WhileTerms<L>);

/** Works only while all of it holds. */
export interface WhileTerms<L extends Lexicon> {
  readonly while?: readonly Condition<L>[];
}

/** On what terms an ability works. */
export interface AbilityTerms<L extends Lexicon> extends WhileTerms<L> {
  /** Offered to the seat; without it the ability works by itself and never asks. */
  readonly may?: true;
  /** Counts uses. */
  readonly once?: L['scope'];
  /** Counts occasions, also those before the row was held. */
  readonly first?: L['scope'];
}

/** On what terms a number or a cost changes. */
export interface ChangeTerms<L extends Lexicon> extends AbilityTerms<L> {
  /** Only on occasions that are so: the rule that reads the number says what the occasion is like. */
  readonly where?: Where<L>;
}

/** What an occasion is like, as the rule that reads a number tells it. */
export type Occasion<L extends Lexicon> = { readonly [T in keyof L['trait']]?: L['trait'][T] };

/** A row of a table. Tables have columns of their own beside these. */
export interface Row<L extends Lexicon> {
  /** As the log says it: "Hidden Vat", "the Bank". */
  readonly name: string;
  /** What it does when a rule says so: a space that is used, a face that is rolled. */
  readonly do?: Effects<L>;
  /** What it does for whoever holds it. */
  readonly abilities?: readonly Ability<L>[];
  /** What must hold: a milestone, a goal. */
  readonly is?: readonly Condition<L>[];
}
