import type { Args, Core } from '../state.ts';
import type {
  AbilityEntry,
  AnyAbility,
  AnyEffect,
  AnyLexicon,
  AnySpec,
  Book,
  CostEntry,
  Extra,
  Good,
  Group,
  MomentEntry,
  Node,
  NodeList,
  PointEntry,
  Priced,
  RowEntry,
} from './book.ts';
import { entry, keyed } from './book.ts';
import { amountOf, conditionOf, occasionTests } from './compile-count.ts';
import type { MomentRules } from './spec.ts';
import type { AbilityTerms, AnyAct, Effects, Goods, Row } from './types.ts';

/*
 * Makes the book of a game: gives every part of every row an id, looks everything up, sorts abilities by moment and changes
 * by the number they change.
 */

type Maps<S extends Core> = Omit<Book<S>, 'scored' | 'rows' | 'nodes' | 'abilities'> & {
  readonly rows: Map<string, RowEntry>;
  readonly nodes: Map<string, Node>;
  readonly abilities: Map<string, AbilityEntry>;
};

/** Makes the book. It does not check rows: see `faults.ts`. */
export function compile<S extends Core>(spec: AnySpec<S>): Book<S> {
  const goods = Object.entries(spec.goods).map(([id, good], index): Good => {
    const { cap = Infinity, least = 0, supply = false } = good;
    const door = { plain: false, over: [], missing: [], rate: 0, give: [], dear: false, instead: [] };
    return { id, index, spec: good, cap, least, supply, ...door };
  });
  const good = new Map(goods.map((each) => [each.id, each]));
  const groups = new Map(
    Object.entries(spec.groups).map(([id, group]): [string, Group] => [id, groupOf(id, group, good)]),
  );
  const { purse = {} } = spec;
  const maps: Maps<S> = {
    spec,
    holding: spec.holding,
    supply: spec.supply ?? null,
    rules: spec.rules,
    goods,
    good,
    groups,
    rows: new Map(),
    nodes: new Map(),
    abilities: new Map(),
    points: new Map(Object.keys(spec.points).map((id) => [id, pointOf(spec, id)])),
    costs: new Map(Object.keys(spec.costs).map((id): [string, CostEntry] => [id, { id, less: [], firsts: [] }])),
    moments: new Map(Object.keys(spec.moments).map((id) => [id, momentOf(spec, id)])),
    tokens: (purse.exchange?.give ?? []).map((id) => entry(good, id)),
    exchanges: purse.exchange !== undefined || purse.missing !== undefined || purse.dear !== undefined,
    replaced: Object.keys(purse.missing ?? {}).map((id) => entry(good, id)),
    need: goods.map(() => 0),
    billing: false,
  };
  fillPurse(maps);
  for (const table of Object.values(spec.tables))
    for (const [id, row] of Object.entries(table.rows)) {
      if (maps.rows.has(id)) throw new TypeError(`two rows are called ${id}`);
      // Tables take states of their own game only; the book hands them on as they come.
      const known = table as unknown as RowEntry['table'];
      maps.rows.set(id, { id, table: known, row, name: row.name, list: null, abilities: [], conditions: [] });
    }
  for (const row of maps.rows.values()) fillRow(maps, row);
  for (const each of goods) each.plain = !each.supply && each.over.length + each.instead.length === 0;
  return { ...maps, scored: [...maps.abilities.values()].filter(({ ability }) => 'score' in ability) };
}

function groupOf(id: string, spec: Group['spec'], good: ReadonlyMap<string, Good>): Group {
  return { id, spec, goods: spec.of.map((each) => entry(good, each)) };
}

function pointOf<S extends Core>(spec: AnySpec<S>, id: string): PointEntry {
  const { base, floor = 0, shared = false } = keyed(spec.points, id);
  return { id, base, floor, shared, sets: [], adds: [], firsts: [] };
}

function momentOf<S extends Core>(spec: AnySpec<S>, id: string): MomentEntry {
  const extras = Object.entries(spec.extras ?? {})
    .filter(([, extra]) => extra.moments.includes(id))
    // They take states of their own game only; the book hands them on as they come.
    .map(([word, extra]) => ({ id: word, spec: extra as unknown as Extra['spec'] }));
  const { prompt = 'use what you have', rules = kitRules(spec) } = keyed(spec.moments, id);
  return { id, automatic: [], offered: [], extras, firsts: [], args: Object.freeze({ moment: id }), prompt, rules };
}

function kitRules<S extends Core>({ rules: { use, once } }: AnySpec<S>): MomentRules {
  return { use, once, other: use };
}

function fillPurse<S extends Core>(maps: Maps<S>): void {
  const { over = {}, missing = {}, exchange, dear = {} } = maps.spec.purse ?? {};
  for (const [id, goods = {}] of Object.entries(over)) entry(maps.good, id).over = pricedOf(maps, goods);
  for (const [id, goods = {}] of Object.entries(missing)) entry(maps.good, id).missing = pricedOf(maps, goods);
  for (const id of exchange?.take ?? []) {
    const good = entry(maps.good, id);
    good.rate = exchange?.rate ?? 0;
    good.give = (exchange?.give ?? []).map((each) => entry(maps.good, each));
  }
  for (const [id, terms] of Object.entries(dear)) {
    const good = entry(maps.good, id);
    good.rate = terms?.rate ?? 0;
    good.give = (terms?.give ?? []).map((each) => entry(maps.good, each));
    good.dear = true;
  }
}

function pricedOf<S extends Core>(maps: Maps<S>, goods: Goods<AnyLexicon>): Priced[] {
  return Object.entries(goods)
    .filter(([id]) => maps.good.has(id))
    .map(([id, amount = 0]) => ({ good: entry(maps.good, id), amount: amountOf(maps, amount) }));
}

function fillRow<S extends Core>(maps: Maps<S>, entryOf: RowEntry): void {
  const { id, row } = entryOf;
  if (row.do !== undefined) entryOf.list = listOf(maps, entryOf, row.do, id);
  entryOf.abilities = abilitiesOf(row).map(([name, ability]) => abilityOf(maps, entryOf, ability, `${id}:${name}`));
  entryOf.conditions = (row.is ?? []).map((condition) => conditionOf(maps.spec, condition));
  for (const a of entryOf.abilities) file(maps, a);
}

function abilitiesOf(row: Row<AnyLexicon>): [number, AnyAbility][] {
  return (row.abilities ?? []).map((ability, i) => [i, ability]);
}

/** The ids of abilities and the names of occasions that can be marked in each scope: what a state may hold. */
export function marksOf(tables: readonly { readonly [id: string]: Row<AnyLexicon> }[]): ReadonlyMap<string, string[]> {
  const marks = new Map<string, string[]>();
  const add = (scope: string, mark: string): void => {
    const known = marks.get(scope);
    if (known === undefined) marks.set(scope, [mark]);
    else if (!known.includes(mark)) known.push(mark);
  };
  for (const table of tables)
    for (const [id, row] of Object.entries(table))
      for (const [i, ability] of abilitiesOf(row)) {
        const { once, first } = termsOf(ability);
        if (once !== undefined) add(once, `${id}:${i}`);
        if (first !== undefined) for (const occasion of occasionsOf(ability)) add(first, occasion);
      }
  return marks;
}

/** On what terms it works; what scores or replaces has none. */
export function termsOf(ability: AnyAbility): AbilityTerms<AnyLexicon> {
  return 'on' in ability || 'change' in ability || 'cheapen' in ability ? ability : {};
}

function occasionsOf(ability: AnyAbility): readonly string[] {
  if ('on' in ability) return ability.on;
  if ('change' in ability) return [ability.change];
  return 'cheapen' in ability ? [ability.cheapen] : [];
}

function abilityOf<S extends Core>(maps: Maps<S>, row: RowEntry, ability: AnyAbility, id: string): AbilityEntry {
  const { may = false, once = null, first = null } = termsOf(ability);
  const goods = 'less' in ability ? ability.less : 'instead' in ability ? ability.gain : {};
  const group = groupIn(maps, goods);
  const made: AbilityEntry = {
    id,
    row,
    held: row.table.held ?? null,
    ability,
    list: 'on' in ability ? listOf(maps, row, ability.do, id) : null,
    may,
    once,
    first,
    occasion: occasionsOf(ability)[0] ?? '',
    where: 'where' in ability ? occasionTests(ability.where ?? {}) : [],
    while: (ability.while ?? []).map((condition) => conditionOf(maps.spec, condition)),
    add: 'add' in ability ? ability.add : 0,
    to: 'to' in ability ? ability.to : 0,
    goods: pricedOf(maps, goods),
    group,
    units: group === null ? 0 : Number(goods[group.id]),
    score: 'score' in ability ? amountOf(maps, ability.score) : 0,
    rules: 'on' in ability ? entry(maps.moments, ability.on[0] ?? '').rules : kitRules(maps.spec),
  };
  maps.abilities.set(id, made);
  return made;
}

/** Files an ability where it is looked for. */
function file<S extends Core>(maps: Maps<S>, a: AbilityEntry): void {
  const { ability } = a;
  const firsts = (of: { readonly firsts: string[] }): void => {
    if (a.first !== null && !of.firsts.includes(a.first)) of.firsts.push(a.first);
  };
  if ('on' in ability)
    for (const id of ability.on) {
      const moment = entry(maps.moments, id);
      (a.may ? moment.offered : moment.automatic).push(a);
      firsts(moment);
    }
  else if ('change' in ability) {
    const point = entry(maps.points, ability.change);
    ('to' in ability ? point.sets : point.adds).push(a);
    firsts(point);
  } else if ('cheapen' in ability) {
    const cost = entry(maps.costs, ability.cheapen);
    cost.less.push(a);
    firsts(cost);
  } else if ('instead' in ability) entry(maps.good, ability.instead).instead.push(a);
}

function listOf<S extends Core>(maps: Maps<S>, row: RowEntry, effects: Effects<AnyLexicon>, path: string): NodeList {
  const nodes = effects.map((effect, i) => nodeOf(maps, row, effect, `${path}/${i}`));
  return { nodes, text: nodes.map(textOf).join(' + '), asks: nodes.some(({ asks }) => asks) };
}

const nothing: NodeList = { nodes: [], text: '', asks: false };
const noAct: AnyAct = { act: '' };

function nodeOf<S extends Core>(maps: Maps<S>, row: RowEntry, effect: AnyEffect, id: string): Node {
  const node = whole(row, effect, id, partsOf(maps, row, effect, id));
  for (const first of node.kind === 'up-to' ? node.body.nodes.slice(0, 1) : [])
    if (first.kind === 'pay' && first.group !== null) first.chain = node;
  maps.nodes.set(id, node);
  return node;
}

/** Every node is made by this literal, so that they have one hidden shape. */
function whole(row: RowEntry, effect: AnyEffect, id: string, parts: Parts): Node {
  return {
    kind: parts.kind,
    id,
    row,
    effect,
    asks: parts.asks,
    goods: parts.goods ?? [],
    amounts: parts.amounts ?? [],
    group: parts.group ?? null,
    units: parts.units ?? 0,
    body: parts.body ?? nothing,
    lists: parts.lists ?? [],
    codes: [],
    most: parts.most ?? 0,
    least: parts.least ?? 0,
    act: parts.act ?? noAct,
    spec: parts.spec ?? null,
    args: Object.freeze({ node: id }),
    linkArgs: parts.linkArgs ?? [],
    chain: null,
  };
}

type Parts = Partial<Node> & Pick<Node, 'kind' | 'asks'>;

function partsOf<S extends Core>(maps: Maps<S>, row: RowEntry, effect: AnyEffect, id: string): Parts {
  if ('act' in effect) {
    const spec = keyed(maps.spec.acts, effect.act);
    // Acts take states of their own game only; the book hands them on as they come.
    return { kind: 'act', asks: spec.asks, act: effect, spec: spec as unknown as NonNullable<Node['spec']> };
  }
  if ('gain' in effect) {
    const goods = goodsOf(maps, effect.gain);
    return { kind: 'gain', asks: goods.group !== null, ...goods };
  }
  if ('pay' in effect) {
    const goods = goodsOf(maps, effect.pay);
    const body = listOf(maps, row, effect.for, id);
    return { kind: 'pay', asks: goods.group !== null || maps.exchanges || body.asks, ...goods, body };
  }
  if ('oneOf' in effect) {
    const lists = effect.oneOf.map((list, i) => listOf(maps, row, list, `${id}/${i}`));
    return { kind: 'one-of', asks: true, lists, linkArgs: linksOf(id, 0) };
  }
  const { upTo: most, least } = effect;
  const body = listOf(maps, row, effect.do, id);
  const only = body.nodes.length === 1 ? body.nodes[0] : undefined;
  return {
    kind: 'up-to',
    asks: true,
    body,
    lists: only?.kind === 'one-of' ? only.lists : [body],
    most,
    least,
    linkArgs: linksOf(id, most),
  };
}

/** Frozen once, so that asking makes nothing but the frame. */
function linksOf(id: string, most: number): Args[] {
  return Array.from({ length: most + 1 }, (_, left) => Object.freeze({ node: id, left }));
}

function goodsOf<S extends Core>(
  maps: Maps<S>,
  goods: Goods<AnyLexicon>,
): Pick<Node, 'goods' | 'amounts' | 'group' | 'units'> {
  const priced = pricedOf(maps, goods);
  const group = groupIn(maps, goods);
  return {
    goods: priced.map(({ good }) => good),
    amounts: priced.map(({ amount }) => amount),
    group,
    units: group === null ? 0 : amountOf(maps, goods[group.id] ?? 0),
  };
}

function groupIn<S extends Core>(maps: Maps<S>, goods: Goods<AnyLexicon>): Group | null {
  const id = Object.keys(goods).find((each) => maps.groups.has(each));
  return id === undefined ? null : entry(maps.groups, id);
}

/** A canonical text for an option that stands for a part. */
function textOf({ kind, effect, goods, amounts, group, units, body, lists, most, act }: Node): string {
  switch (kind) {
    case 'gain':
    case 'pay': {
      const parts = goods.map(({ id }, i) => (typeof amounts[i] === 'number' ? `${amounts[i]} ${id}` : id));
      if (group !== null) parts.push(typeof units === 'number' ? `${units} ${group.id}` : group.id);
      return `${kind === 'pay' ? 'pay ' : ''}${parts.join(' ')}`;
    }
    case 'one-of':
      return lists.map(({ text }) => text).join(' or ');
    case 'up-to':
      return most === 1 ? `may ${body.text}` : `${most} times ${body.text}`;
    case 'act':
      return actText(act, effect);
  }
}

/** The verb with its plain arguments. */
function actText({ act }: AnyAct, effect: AnyEffect): string {
  const plain = Object.entries(effect).filter(([key, value]) => key !== 'act' && typeof value !== 'object');
  return [act, ...plain.map(([, value]) => String(value))].join(' ');
}
