import type { Context } from '../context.ts';
import type { Core, Settings } from '../state.ts';
import type { Facts } from '../step.ts';
import type { Noun, Part, Phrase } from './phrase.ts';
import type { AnyAct, Goods, Lexicon, PointAmount, Range, Row } from './types.ts';

/*
 * What a game tells the kit besides its rows: its lists of names with their words, how its sets are counted, what its acts
 * do, who holds its rows. Everything a row can name must be here, or it does not compile.
 */

/** A good: its words, and what an owner can hold of it. */
export interface GoodSpec extends Noun {
  /** The most that a seat can hold; what is over is wasted. Default: no limit. */
  readonly cap?: number;
  /** The least, where a seat may owe: points below 0. Default: 0. */
  readonly least?: number;
  /** Comes from a common supply and goes back there. */
  readonly supply?: true;
  /** How it comes and goes, where it is not gained and paid: "take" and "return". */
  readonly verbs?: GoodVerbs;
}

/** Imperatives. */
export interface GoodVerbs {
  readonly gain?: string;
  readonly pay?: string;
}

/** "Any of" several goods. */
export interface GroupSpec<L extends Lexicon> extends Noun {
  readonly of: readonly L['good'][];
  /** Where settings leave some out: those that a match is played with. The others are not even refused. */
  readonly among?: (settings: Settings) => readonly L['good'][];
}

/** The answer of a trait: one value, or several where a member has several. */
export type Answer = string | number | boolean | readonly (string | number)[];

/** What can be counted. Give `count` where there is only a number, `members` where rows ask what they are like. */
export type SetSpec<S, T extends string> = SetNoun & (CountedSet<S> | MemberSet<S, T>);

/** The words of a set. */
export interface SetNoun extends Noun {
  /** A condition "at least n of it", where the usual words do not fit: "after 2 unlocks". */
  readonly when?: (n: number) => string;
}

export interface CountedSet<S> {
  count(s: Readonly<S>, seat: number): number;
}

export interface MemberSet<S, T extends string> {
  /** The members: a list of the state itself, where there is one. */
  members(s: Readonly<S>, seat: number): readonly (string | number)[];
  /** What a member is like. */
  readonly traits: { readonly [N in T]: (member: never, s: Readonly<S>, seat: number) => Answer };
  /** Whether two members are linked: for the largest linked group. */
  linked?(a: never, b: never): boolean;
}

/** How a trait is worded: around the noun, as in "common creature" or "creature with a mammal gene". */
export interface TraitWords {
  readonly before?: string;
  readonly after?: string;
  readonly icon?: string;
}

/** A trait: "region, regions", and what a value of it says. */
export interface TraitSpec<V> {
  readonly one: string;
  readonly many: string;
  say(value: V | (V extends number ? Range : never)): TraitWords;
  /** An occasion that is so: "at the Biofarm". Only for traits of occasions. */
  on?(value: V): string;
}

/** A change of a number, to be put into words. */
export interface SaidChange {
  /** What is added; null where the number is set. */
  readonly by: number | null;
  /** What it is set to; null where something is added. */
  readonly to: number | null;
  /** What it is otherwise; null where that depends. */
  readonly base: number | null;
  readonly floor: number | null;
  /** The seat may leave it. */
  readonly may: boolean;
  /** The scope in which only the first occasion counts, else null. */
  readonly first: string | null;
}

/** The words of a number that rows change. */
export interface PointWords {
  /** How its sentence begins; numbers of a row that begin alike share one: "the market value". */
  readonly head?: string;
  /** The rest of the sentence: "of foil becomes 3". */
  say(change: SaidChange): Phrase;
}

/** A number that rules read and rows change. */
export interface PointSpec<S, L extends Lexicon> extends PointWords {
  /** What it is when no row changes it. */
  readonly base:
    | number
    | ((s: Readonly<S>, seat: number, occasion: { readonly [T in keyof L['trait']]?: L['trait'][T] }) => number);
  /** Never below this. Default: 0. */
  readonly floor?: number;
  /** Rows of every seat change it, for everybody. */
  readonly shared?: true;
}

/** A cost that rows make cheaper. */
export interface CostSpec {
  /** What costs it: "a creature". */
  readonly subject: string;
  readonly icon: string;
}

/** When abilities work. */
export interface MomentSpec {
  /** "in the planning phase". */
  readonly when: string;
  /** "with your first excavation": for abilities that only the first occasion counts for. */
  readonly first?: string;
  readonly icon: string;
  /** What the menu of offered abilities asks: "use your planning effects". Default: "use what you have". */
  readonly prompt?: string;
  /** The ledger rules of that menu. Default: those of the kit. */
  readonly rules?: MomentRules;
}

export interface MomentRules {
  /** The rule that governs the menu, and an ability that the seat does not have. */
  readonly use: string;
  /** An ability that has been used up. */
  readonly once: string;
  /** An ability of the seat's that works at another moment. */
  readonly other: string;
}

/** How long "once" lasts. */
export interface ScopeSpec {
  /** "round". */
  readonly one: string;
}

/** The words that acts are said in. */
export interface Words<L extends Lexicon> {
  verb(imperative: string, past?: string): Part;
  /** For what the seat may leave: "you may buy". */
  may(imperative: string, past?: string): Part;
  icon(name: string): Part;
  /** "your" on a card, "their" in the log. */
  readonly your: Part;
  readonly you: Part;
  /** "2 mammal genes and 1 avian gene". */
  goods(goods: Goods<L>, word?: 'and' | 'or'): Phrase;
  /** "2 creatures". */
  count(n: number, set: keyof L['set'] & string): Part;
}

/** A verb of the game. Beside `check` and `run` stand its words and its icon. */
export interface ActSpec<S, L extends Lexicon, R, A extends AnyAct> {
  /** The first rule that keeps it from beginning, or null. `always`: nothing ever does. Must not allocate. */
  readonly check: 'always' | ((s: Readonly<S>, seat: number, act: A) => string | null);
  /** The facts behind a refusal. */
  facts?(s: Readonly<S>, seat: number, act: A, rule: string): Facts;
  /** Whether it may ask somebody, or push a phase. */
  readonly asks: boolean;
  /** Does it. It must not fail where `check` found nothing. */
  run(s: S, seat: number, act: A, ctx: Context<R>): void;
  /** What it does, in the imperative. */
  say(act: A, words: Words<L>): Phrase;
  /** Several where a number counts: `2`, `card`. */
  readonly icon: string | ((act: A) => readonly string[]);
}

/** A word of the game's own in the menu of offered abilities: heal, repay. */
export interface ExtraSpec<S, L extends Lexicon, R> {
  readonly moments: readonly L['moment'][];
  readonly label: string;
  /** The first rule against it, or null. Must not allocate. */
  check(s: Readonly<S>, seat: number, moment: L['moment']): string | null;
  facts?(s: Readonly<S>, seat: number, rule: string): Facts;
  /** Sentences for the rules that `check` names. Default: the text of the ledger. */
  readonly refusals?: { readonly [rule: string]: (facts: Facts) => string };
  run(s: S, seat: number, ctx: Context<R>): void;
}

/** Rows of one kind: creatures, tiles, spaces. */
export interface TableSpec<S, L extends Lexicon, Rows extends { readonly [id: string]: Row<L> }> {
  readonly rows: Rows;
  /** Whether a seat holds a row, so that its abilities work. Leave it out for rows without abilities. */
  held?(s: Readonly<S>, seat: number, id: keyof Rows & string): boolean;
  /** How the log says where something came from: "at", "with". */
  readonly by: string;
  /** The ledger rule of points from these rows. */
  readonly rule: string;
}

/** What happens besides at the door of every purse. */
export interface PurseSpec<L extends Lexicon> {
  /** What each unit over the cap becomes: surplus energy scores. */
  readonly over?: { readonly [G in L['good']]?: { readonly [H in L['good']]?: number } };
  /** What each missing unit may be paid with instead. */
  readonly missing?: {
    readonly [G in L['good']]?: { readonly [H in L['good']]?: number | PointAmount<L> };
  };
  /** So many tokens for one missing unit. */
  readonly exchange?: {
    readonly rate: number;
    readonly give: readonly L['good'][];
    readonly take: readonly L['good'][];
    /** Where own units need not go first: whether the payer may keep some of one kind and give tokens up for them. */
    readonly free?: (settings: Settings) => boolean;
  };
  /** Goods that cost more tokens. */
  readonly dear?: { readonly [G in L['good']]?: { readonly rate: number; readonly give: readonly L['good'][] } };
}

/** The ledger rules that the kit's own questions and refusals cite. */
export interface KitRules {
  /** A choice among alternatives, and what is not among them. */
  readonly choose: string;
  /** A cost that cannot be paid. */
  readonly pay: string;
  /** A supply that holds nothing, or a seat that can hold no more. */
  readonly gain: string;
  /** An ability that is not the seat's, or not for now. */
  readonly use: string;
  /** An ability that has been used up. */
  readonly once: string;
  /** An ability whose condition does not hold. */
  readonly while: string;
}

/** What the kit keeps in a seat's record. See `holdingFields`. */
export interface Holding<L extends Lexicon> {
  readonly goods: { [G in L['good']]: number };
  readonly marks: { readonly [K in L['scope']]: string[] };
}

/** Rows of all tables. */
export interface Tables<L extends Lexicon> {
  readonly [table: string]: { readonly [id: string]: Row<L> };
}

/** Everything that a game tells the kit. */
export interface EffectsSpec<S extends Core, L extends Lexicon, R, T extends Tables<L>> {
  readonly goods: { readonly [G in L['good']]: GoodSpec };
  readonly groups: { readonly [G in L['group']]: GroupSpec<L> };
  readonly traits: { readonly [N in keyof L['trait']]: TraitSpec<L['trait'][N]> };
  readonly sets: { readonly [K in keyof L['set']]: SetSpec<S, L['set'][K]> };
  readonly points: { readonly [P in L['point']]: PointSpec<S, L> };
  readonly costs: { readonly [C in L['cost']]: CostSpec };
  readonly moments: { readonly [M in L['moment']]: MomentSpec };
  readonly scopes: { readonly [K in L['scope']]: ScopeSpec };
  readonly acts: { readonly [A in L['act']['act']]: ActSpec<S, L, R, Extract<L['act'], { readonly act: A }>> };
  readonly tables: { readonly [K in keyof T]: TableSpec<S, L, T[K]> };
  readonly purse?: PurseSpec<L>;
  /** What the game itself offers in menus of abilities. */
  readonly extras?: { readonly [word: string]: ExtraSpec<S, L, R> };
  /** The good that abilities score at the end. */
  readonly scored: L['good'];
  readonly rules: KitRules;
  /** What a seat holds: its record in the state. */
  holding(s: Readonly<S>, seat: number): Holding<L>;
  /** The common supply of goods that have one. */
  supply?(s: Readonly<S>): { [G in L['good']]?: number };
  /** Why no match could ask this here, in words, or null: for positions that are loaded. */
  checkFrame?(s: Readonly<S>, seat: number, depth: number): string | null;
}
