import type { AnyRules } from '../context.ts';
import type { Args, Core } from '../state.ts';
import type {
  ActSpec,
  Answer,
  EffectsSpec,
  ExtraSpec,
  GoodSpec,
  GroupSpec,
  KitRules,
  MomentRules,
  TableSpec,
  Tables,
} from './spec.ts';
import type { Ability, AnyAct, Condition, Effect, Lexicon, Row } from './types.ts';

/*
 * Rows as the kit runs them: everything that can be looked up, sorted or counted beforehand is. Made once, when the game is
 * loaded. Inside the kit names are plain strings; rows were typed by the game's lexicon before they came here.
 */

/** The names of any game. */
export type AnyLexicon = Lexicon;
export type AnySpec<S extends Core> = EffectsSpec<S, AnyLexicon, AnyRules, Tables<AnyLexicon>>;
export type AnyEffect = Effect<AnyLexicon>;
export type AnyAbility = Ability<AnyLexicon>;
export type AnyCondition = Condition<AnyLexicon>;

/** A good with what happens at its door. */
export interface Good {
  readonly id: string;
  readonly index: number;
  readonly spec: GoodSpec;
  readonly cap: number;
  readonly least: number;
  readonly supply: boolean;
  /** True where nothing happens at its door but the cap. */
  plain: boolean;
  /** What each unit over the cap becomes. */
  over: readonly Priced[];
  /** What each missing unit is paid with. */
  missing: readonly Priced[];
  /** Tokens for a missing unit; 0 where there is no such exchange. */
  rate: number;
  /** The tokens that may be given for it. */
  give: readonly Good[];
  /** True where the rate is its own. */
  dear: boolean;
  /** Abilities that turn it into something else. */
  readonly instead: AbilityEntry[];
}

/** So many of a good. */
export interface Priced {
  readonly good: Good;
  readonly amount: CompiledAmount;
}

export interface Group {
  readonly id: string;
  readonly spec: GroupSpec<AnyLexicon>;
  readonly goods: readonly Good[];
}

/** What a member, or an occasion, is tested for. */
export interface Test {
  readonly trait: string;
  readonly of: ((member: never, s: never, seat: number) => Answer) | null;
  /** The value wanted, or null where a range is. */
  readonly value: string | number | boolean | null;
  readonly least: number;
  readonly most: number;
}

/** A set: only counted, or with members. */
export interface CompiledSet {
  readonly count: ((s: never, seat: number) => number) | null;
  readonly members: ((s: never, seat: number) => readonly (string | number)[]) | null;
  readonly linked: ((a: never, b: never) => boolean) | null;
}

export interface CompiledMeasure {
  readonly set: CompiledSet;
  readonly tests: readonly Test[];
  readonly by: 'count' | 'sum' | 'most' | 'values' | 'linked';
  /** The trait that is summed or shared. */
  readonly trait: Test | null;
  readonly of: number;
}

export interface CompiledTally {
  readonly each: number;
  readonly point: PointEntry | null;
  /** Null: as many as the point says. */
  readonly measure: CompiledMeasure | null;
  readonly every: number;
  readonly most: number;
  readonly plus: number;
}

export type CompiledAmount = number | CompiledTally;

export interface CompiledCondition {
  readonly measure: CompiledMeasure | null;
  readonly least: number;
  /** One different member for each list of tests. */
  readonly match: readonly (readonly Test[])[];
  readonly set: CompiledSet;
  readonly source: AnyCondition;
}

/** A row of a table. */
export interface RowEntry {
  readonly id: string;
  readonly table: TableSpec<Core, AnyLexicon, { readonly [id: string]: Row<AnyLexicon> }>;
  readonly row: Row<AnyLexicon>;
  readonly name: string;
  list: NodeList | null;
  abilities: readonly AbilityEntry[];
  conditions: readonly CompiledCondition[];
}

/** One part of what a row does. All kinds have the same keys. */
export interface Node {
  readonly kind: 'gain' | 'pay' | 'one-of' | 'up-to' | 'act';
  readonly id: string;
  readonly row: RowEntry;
  readonly effect: AnyEffect;
  /** Whether running it may push a frame. */
  readonly asks: boolean;
  readonly goods: readonly Good[];
  readonly amounts: readonly CompiledAmount[];
  readonly group: Group | null;
  readonly units: CompiledAmount;
  /** What stands behind a cost, or is done up to n times. */
  readonly body: NodeList;
  /** Alternatives; for a chain what its question offers beside its end. */
  readonly lists: readonly NodeList[];
  /** The codes of the alternatives in the vocabulary of `choose-one`. */
  readonly codes: number[];
  readonly most: number;
  readonly least: number;
  readonly act: AnyAct;
  readonly spec: ActSpec<Core, AnyLexicon, AnyRules, AnyAct> | null;
  /** The arguments of frames that name it. */
  readonly args: Args;
  /** The same for a question or a link of a chain, by how often it is left. */
  readonly linkArgs: readonly Args[];
  /** The chain whose body begins with it, else null. */
  chain: Node | null;
}

/** What happens from left to right. */
export interface NodeList {
  readonly nodes: readonly Node[];
  /** The canonical text of an option that stands for it. */
  readonly text: string;
  readonly asks: boolean;
}

/** An ability of a row. */
export interface AbilityEntry {
  /** Row and place in it: `mara-quist:0`. */
  readonly id: string;
  readonly row: RowEntry;
  /** Whether a seat holds the row. */
  readonly held: ((s: Core, seat: number, id: string) => boolean) | null;
  readonly ability: AnyAbility;
  readonly list: NodeList | null;
  readonly may: boolean;
  readonly once: string | null;
  readonly first: string | null;
  /** What an occasion is called in the marks of a scope: a moment, a point or a cost. */
  readonly occasion: string;
  readonly where: readonly Test[];
  readonly while: readonly CompiledCondition[];
  /** For changes of a number. */
  readonly add: number;
  readonly to: number;
  /** For goods taken off a cost, or gained instead. */
  readonly goods: readonly Priced[];
  readonly group: Group | null;
  readonly units: number;
  readonly score: CompiledAmount;
  /** The rules of the moment at which it works. */
  readonly rules: MomentRules;
}

export interface PointEntry {
  readonly id: string;
  readonly base: number | ((s: never, seat: number, occasion: never) => number);
  readonly floor: number;
  readonly shared: boolean;
  readonly sets: AbilityEntry[];
  readonly adds: AbilityEntry[];
  /** Scopes in which its occasions are counted. */
  readonly firsts: string[];
}

export interface CostEntry {
  readonly id: string;
  readonly less: AbilityEntry[];
  readonly firsts: string[];
}

/** A word of the game's own in the menus of some moments. */
export interface Extra {
  readonly id: string;
  readonly spec: ExtraSpec<Core, AnyLexicon, AnyRules>;
}

export interface MomentEntry {
  readonly id: string;
  readonly automatic: AbilityEntry[];
  readonly offered: AbilityEntry[];
  /** What the game itself offers beside them. */
  readonly extras: Extra[];
  readonly firsts: string[];
  readonly args: Args;
  readonly prompt: string;
  readonly rules: MomentRules;
}

/** All of it. */
export interface Book<S extends Core = Core> {
  readonly spec: AnySpec<S>;
  // What is read most stands here, so that the books of all games have one hidden shape.
  readonly holding: AnySpec<S>['holding'];
  readonly supply: NonNullable<AnySpec<S>['supply']> | null;
  readonly rules: KitRules;
  readonly goods: readonly Good[];
  readonly good: ReadonlyMap<string, Good>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly rows: ReadonlyMap<string, RowEntry>;
  readonly nodes: ReadonlyMap<string, Node>;
  readonly abilities: ReadonlyMap<string, AbilityEntry>;
  readonly points: ReadonlyMap<string, PointEntry>;
  readonly costs: ReadonlyMap<string, CostEntry>;
  readonly moments: ReadonlyMap<string, MomentEntry>;
  readonly scored: readonly AbilityEntry[];
  /** Whether costs may be paid with other goods. */
  readonly exchanges: boolean;
  /** Goods of which a missing unit is paid with others. */
  readonly replaced: readonly Good[];
  /** What may be given up for what is missing. */
  readonly tokens: readonly Good[];
  /** What a payment needs, by index of good: written anew by each. */
  readonly need: number[];
  /** True while a number of a bill is worked out: what it depends on must not write a bill itself. */
  billing: boolean;
}

/** Looks up what must be there. */
export function entry<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new RangeError(`the kit knows no "${id}"`);
  return found;
}

/** The same for a plain record. */
export function keyed<T>(record: { readonly [key: string]: T }, id: string): T {
  const found = record[id];
  if (found === undefined) throw new RangeError(`the kit knows no "${id}"`);
  return found;
}
