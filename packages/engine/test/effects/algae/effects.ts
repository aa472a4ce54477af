import { rulesFor } from '../../../src/author.ts';
import type { ArgsIn, Facts } from '../../../src/author.ts';
import { amount, defineEffects, either, icon, price, stepsFor, worth } from '../../../src/effects/index.ts';
import type { Counted, KitEvent, PointWords } from '../../../src/effects/index.ts';
import type { phases, steps } from './game.ts';
import { belts, boards, cities, contracts, goods, milestones, roster, tiles } from './rows.ts';
import type { Act, AlgLexicon, CityId, TileId } from './rows.ts';
import { playerAt } from './state.ts';
import type { AlgState } from './state.ts';

export type AlgEvent =
  | KitEvent
  | { readonly type: 'act-done'; readonly seat: number; readonly act: Act }
  | { readonly type: 'tile-placed'; readonly seat: number; readonly tile: TileId }
  | { readonly type: 'exported'; readonly seat: number; readonly city: CityId };

interface AlgRules {
  readonly event: AlgEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export const { step, phase } = rulesFor<AlgState, AlgRules>();
export const { pickNumber, pickPlace, pickCard } = stepsFor<AlgState, AlgRules>();

/** ALG 4.3: Energy and bought by-products of one belt are one cost. */
export function oilCost(
  s: Readonly<AlgState>,
  seat: number,
  cubes: number,
): { readonly energy: number; readonly euro: number } {
  return { energy: effects.value(s, seat, 'gb1-energy'), euro: Math.max(0, cubes - s.oil) };
}

function linkCost(s: Readonly<AlgState>, seat: number): Cost {
  return { energy: effects.value(s, seat, 'gb2-energy') };
}

type Cost = Counted<AlgLexicon>;

function refuseCost(s: Readonly<AlgState>, seat: number, cost: Cost): string | null {
  return effects.checkCost(s, seat, cost);
}

function costFacts(s: Readonly<AlgState>, seat: number, cost: Cost): Facts {
  return effects.costFacts(s, seat, cost);
}

/** How often a green belt may be used in one activation; without limit where that is more than anybody could. */
const limit = (belt: string): PointWords => ({
  say: ({ to }) => [belt, icon('again'), (to ?? 0) > 9 ? 'may be used without limit' : `may be used ${to} times`],
});

const field = { one: 'by-product', many: 'by-products', icon: 'leaf' };

export const effects = defineEffects<AlgState, AlgLexicon, AlgRules>()({
  goods,
  groups: {},
  traits: {
    region: { one: 'region', many: 'regions', say: (region) => ({ after: `in the ${region}` }) },
    demand: {
      one: 'demand',
      many: 'demand values',
      say(n) {
        if (typeof n === 'number') return { after: `with demand ${n}` };
        return { after: n.least === undefined ? `with demand ${n.most} or less` : `with demand ${n.least} or more` };
      },
    },
    zone: { one: 'zone', many: 'zones', say: () => ({ after: 'of that zone' }) },
  },
  sets: {
    city: {
      one: 'city',
      many: 'cities',
      icon: 'disk',
      members: (s, seat) => playerAt(s, seat).cities,
      traits: { region: (id: CityId) => cities[id].region, demand: (id: CityId) => cities[id].demand },
      linked: (a: CityId, b: CityId) => cities[a].roads.some((road) => road === b),
    },
    'free-disk': {
      one: 'disk removed from your tiles',
      many: 'disks removed from your tiles',
      icon: 'disk',
      count: (s, seat) => playerAt(s, seat).disks,
    },
    'free-marker': {
      one: 'marker removed from your tiles',
      many: 'markers removed from your tiles',
      icon: 'marker',
      count: (s, seat) => playerAt(s, seat).markers,
    },
    'euro-pile': { one: 'euro', many: 'euros', icon: 'coin', count: (s, seat) => playerAt(s, seat).goods.euro },
  },
  points: {
    'gb1-load': {
      base: 1,
      say: ({ to, base }) => [
        'the oil intake adds up to',
        icon('belt-green'),
        amount(to ?? 0, field),
        `instead of ${base}`,
      ],
    },
    'gb1-energy': { base: 1, ...price('the oil intake', goods.energy) },
    'gb2-energy': { base: 1, ...price('the still link', goods.energy) },
    'gc1-limit': { base: 1, ...limit('the first rack link') },
    'gc2-limit': { base: 1, ...limit('the second rack link') },
    'transport-1': { base: 1, ...price('transport', goods.euro, { of: 'over distance 1' }) },
    'transport-2': { base: 3, ...price('transport', goods.euro, { of: 'over distance 2' }) },
    'transport-3': { base: 6, ...price('transport', goods.euro, { of: 'over distance 3' }) },
    'transport-4': { base: 8, ...price('transport', goods.euro, { of: 'over distance 4' }) },
    reach: {
      base: 3,
      say: ({ by }) => ['you may export over distance', icon('distance'), `${3 + (by ?? 0)}`, icon('4'), 'for €8'],
    },
    'pair-bonus': { base: 2, ...worth('the pair bonus', 'tag') },
    'value-d0': { base: 0, ...worth('the market value', 'tag', { of: 'of crude oil' }) },
    'value-d1': { base: 1, ...worth('the market value', 'tag', { of: 'of biodiesel' }) },
    'storage-nori': { base: 0, ...either('the nori storage is open', 'the nori storage is closed', 'tank') },
    'tank-nori': { base: 4, shared: true, ...worth('the capacity of the nori tank', 'tank') },
    'tile-cost': {
      base: (_s, _seat, { zone }) => (zone ?? 0) + 1,
      floor: 1,
      ...price('a tile', goods.science, { first: 'the first tile you place' }),
    },
    'energy-price': { base: 2, ...price('each missing Energy', goods.euro) },
    'burn-yield': {
      base: 1,
      say: ({ by, first }) => [
        `the first by-product burned in each ${first}`,
        icon('first'),
        'gives',
        amount(1 + (by ?? 0), goods.energy),
      ],
    },
  },
  costs: {},
  moments: {
    monday: { when: 'on Monday morning', icon: 'monday' },
    opened: { when: 'when you open a city', icon: 'disk' },
  },
  scopes: { activation: { one: 'activation' }, week: { one: 'week' } },
  acts: {
    'add-byproduct': {
      check: (s, seat) => refuseCost(s, seat, oilCost(s, seat, 1)),
      facts: (s, seat) => costFacts(s, seat, oilCost(s, seat, 1)),
      asks: true,
      icon: 'leaf',
      say: ({ to }, w) => [
        w.verb('pay'),
        ...w.goods({ energy: { point: 'gb1-energy' } }),
        'to',
        w.icon('arrow'),
        w.verb('add'),
        '1 by-product to the',
        to,
      ],
      run(s, seat, _act, ctx) {
        if (effects.value(s, seat, 'gb1-load') > 1) ctx.ask('belt-load', seat);
        else ctx.resumeFor('add-oil', seat, { cubes: 1 });
      },
    },
    carry: {
      check: (s, seat) =>
        playerAt(s, seat).fields['c-up'] === 0 ? 'ALG-MAC-02' : refuseCost(s, seat, linkCost(s, seat)),
      facts: (s, seat) => costFacts(s, seat, linkCost(s, seat)),
      asks: true,
      icon: 'belt-green',
      say: (_act, w) => [
        w.verb('pay'),
        ...w.goods({ energy: { point: 'gb2-energy' } }),
        'to',
        w.icon('arrow'),
        w.verb('carry'),
        '1 cube',
      ],
      run(s, seat, act, ctx) {
        const { fields } = playerAt(s, seat);
        fields['c-up']--;
        fields['c-low']++;
        ctx.emit?.({ type: 'act-done', seat, act });
        effects.pay(s, seat, linkCost(s, seat), ctx, 'gb2');
      },
    },
  },
  tables: {
    tiles: { rows: tiles, held: (s, seat, id) => playerAt(s, seat).tiles.includes(id), by: 'with', rule: 'ALG-END-01' },
    belts: { rows: belts, by: 'on', rule: 'ALG-END-01' },
    contracts: {
      rows: contracts,
      held: (s, seat, id) => playerAt(s, seat).contract === id,
      by: 'with',
      rule: 'ALG-END-01',
    },
    boards: { rows: boards, held: () => true, by: 'from', rule: 'ALG-END-01' },
    roster: { rows: roster, by: 'for', rule: 'ALG-END-01' },
    milestones: { rows: milestones, by: 'for', rule: 'ALG-END-01' },
  },
  purse: {
    over: { energy: { vp: 1 } },
    missing: { energy: { euro: { point: 'energy-price' } } },
    exchange: {
      rate: 2,
      give: ['euro', 'science', 'market', 'freelance', 'choice', 'wild'],
      take: ['euro', 'science', 'market', 'freelance', 'choice'],
      free: ({ payment }) => payment === 'free',
    },
    dear: { wild: { rate: 3, give: ['euro', 'science', 'market', 'freelance', 'choice'] } },
  },
  scored: 'vp',
  rules: {
    choose: 'ALG-WRK-04',
    pay: 'ALG-RES-09',
    gain: 'ALG-RES-02',
    use: 'ALG-CON-06',
    once: 'ALG-CON-06',
    while: 'ALG-CON-06',
  },
  holding: playerAt,
});
