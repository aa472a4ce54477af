import type { ArgsIn } from '../../../src/author.ts';
import { rulesFor } from '../../../src/author.ts';
import { defineEffects, number, price } from '../../../src/effects/index.ts';
import type { KitEvent } from '../../../src/effects/index.ts';
import { draw } from '../../../src/stock.ts';
import { put } from '../../../src/pieces.ts';
import { cards, goods, prizes, spaces, wares } from './rows.ts';
import type { CardId, MarketLexicon, SpaceId } from './rows.ts';
import { playerAt } from './state.ts';
import type { MarketState } from './state.ts';
import type { phases, steps } from './game.ts';

export type MarketEvent =
  | KitEvent
  | { readonly type: 'card-bought'; readonly seat: number; readonly card: CardId; readonly price: number }
  | { readonly type: 'card-played'; readonly seat: number; readonly card: CardId }
  | { readonly type: 'card-kept'; readonly seat: number; readonly card: CardId | null; readonly of: number }
  | { readonly type: 'space-visited'; readonly seat: number; readonly space: SpaceId }
  | { readonly type: 'order-delivered'; readonly seat: number }
  | { readonly type: 'display-refilled'; readonly display: readonly (CardId | null)[] }
  | { readonly type: 'round-ended'; readonly round: number };

interface MarketRules {
  readonly event: MarketEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export const { step, phase } = rulesFor<MarketState, MarketRules>();

/** What an order costs before anything is taken off. */
export const ORDER = { wood: 1, stone: 1, cloth: 1 } as const;

/** What an order costs a seat: typed discounts apply, and a ware of its choice while it lasts. */
export function orderCost(s: Readonly<MarketState>, seat: number): { [ware: string]: number } {
  const cost: { [ware: string]: number } = { ...ORDER };
  for (const { goods: less } of effects.changes(s, seat, 'order'))
    for (const [ware, n] of Object.entries(less)) cost[ware] = Math.max(0, (cost[ware] ?? 0) - (n ?? 0));
  return cost;
}

/** The units of any ware that may be taken off an order. */
export function freeWares(s: Readonly<MarketState>, seat: number): number {
  return effects.changes(s, seat, 'order').reduce((sum, { units }) => sum + units, 0);
}

function missing(s: Readonly<MarketState>, seat: number): number {
  const cost = orderCost(s, seat);
  return wares.reduce((sum, ware) => sum + Math.max(0, (cost[ware] ?? 0) - playerAt(s, seat).goods[ware]), 0);
}

export const effects = defineEffects<MarketState, MarketLexicon, MarketRules>()({
  goods,
  groups: {
    ware: { one: 'ware of your choice', many: 'wares of your choice', icon: 'any', of: wares },
  },
  traits: {
    trade: { one: 'trade', many: 'trades', say: (trade) => ({ before: trade, icon: trade }) },
    price: {
      one: 'price',
      many: 'prices',
      say: (n) => ({ after: typeof n === 'number' ? `of price ${n}` : `of price ${n.least ?? 0} or more` }),
    },
  },
  sets: {
    card: {
      one: 'card',
      many: 'cards',
      icon: 'card',
      members: (s, seat) => playerAt(s, seat).tableau,
      traits: { trade: (card: CardId) => cards[card].trade, price: (card: CardId) => cards[card].price },
    },
    'coin-pile': { one: 'coin', many: 'coins', icon: 'coin', count: (s, seat) => playerAt(s, seat).goods.coin },
  },
  points: {
    'card-price': {
      base: (_s, _seat, { price: printed }) => printed ?? 0,
      ...price('a card', goods.coin, { first: 'the first card you buy', mark: 'card' }),
    },
    wages: { base: 2, ...number('earn', goods.coin) },
  },
  costs: { order: { subject: 'an order', icon: 'scroll' } },
  moments: {
    dawn: { when: 'at dawn', icon: 'sun' },
    dusk: { when: 'at dusk', icon: 'moon' },
    bought: { when: 'when you buy a card', first: 'with the first card you buy', icon: 'card' },
  },
  scopes: { round: { one: 'round' } },
  acts: {
    scout: {
      check: 'always',
      asks: true,
      icon: 'deck',
      say: ({ cards: n }, w) => [w.verb('draw'), w.count(n, 'card'), 'and keep one'],
      run(s, seat, { cards: n }, ctx) {
        const { looked } = playerAt(s, seat);
        for (let i = 0; i < n; i++) {
          const card = draw(s.pile, ctx);
          if (card !== null) put(looked, card);
        }
        if (looked.faces.length > 0) ctx.ask('keep-card', seat);
      },
    },
    deliver: {
      check: (s, seat) => (missing(s, seat) > freeWares(s, seat) ? 'MKT-ORD-01' : null),
      facts: (s, seat) => ({ missing: missing(s, seat) }),
      asks: true,
      icon: 'scroll',
      say: (_act, w) => [w.verb('deliver'), 'an order for', ...w.goods(ORDER), 'for', ...w.goods({ fame: 5 })],
      run(s, seat, _act, ctx) {
        const courier = effects.changes(s, seat, 'order').find(({ units }) => units > 0);
        if (courier === undefined) ctx.resumeFor('deliver-order', seat, { spared: 'none' });
        else ctx.ask('spare-ware', seat);
      },
    },
  },
  extras: {
    beg: {
      moments: ['dusk'],
      label: 'Beg for a coin',
      check: (s, seat) => (playerAt(s, seat).goods.coin > 0 ? 'MKT-BEG-01' : null),
      run(s, seat, ctx) {
        effects.pay(s, seat, { fame: 1 }, ctx);
        effects.gain(s, seat, { coin: 1 }, ctx);
      },
    },
  },
  tables: {
    cards: {
      rows: cards,
      held: (s, seat, id) => playerAt(s, seat).tableau.includes(id),
      by: 'with',
      rule: 'MKT-END-02',
    },
    spaces: { rows: spaces, by: 'at', rule: 'MKT-END-02' },
    prizes: { rows: prizes, by: 'for', rule: 'MKT-END-03' },
  },
  purse: { over: { favour: { fame: 1 } } },
  scored: 'fame',
  rules: {
    choose: 'MKT-ROW-01',
    pay: 'MKT-ROW-02',
    gain: 'MKT-ROW-03',
    use: 'MKT-ROW-04',
    once: 'MKT-ROW-05',
    while: 'MKT-ROW-06',
  },
  holding: playerAt,
  supply: (s) => s.supply,
});
