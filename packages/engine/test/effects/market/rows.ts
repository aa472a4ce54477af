import { rowsFor } from '../../../src/effects/index.ts';
import type { Row } from '../../../src/effects/index.ts';

/*
 * A market of cards: a small game that uses everything the kit has. Its rows.
 */

export const goods = {
  coin: { one: 'coin', many: 'coins', icon: 'coin' },
  wood: { one: 'wood', many: 'wood', icon: 'wood', cap: 5, supply: true },
  stone: { one: 'stone', many: 'stones', icon: 'stone', cap: 5, supply: true },
  cloth: { one: 'cloth', many: 'cloths', icon: 'cloth', cap: 5, supply: true },
  favour: { one: 'favour', many: 'favours', icon: 'favour', cap: 2 },
  fame: { one: 'fame', many: 'fame', icon: 'points', least: -9, verbs: { pay: 'lose' } },
} as const;

export type Good = keyof typeof goods;
export const wares = ['wood', 'stone', 'cloth'] as const;
export type Trade = 'craft' | 'commerce';

export interface MarketLexicon {
  readonly good: Good;
  readonly group: 'ware';
  readonly trait: { readonly trade: Trade; readonly price: number };
  readonly set: { readonly card: 'trade' | 'price'; readonly 'coin-pile': never };
  readonly point: 'card-price' | 'wages';
  readonly cost: 'order';
  readonly moment: 'dawn' | 'dusk' | 'bought';
  readonly scope: 'round';
  readonly act: { readonly act: 'scout'; readonly cards: number } | { readonly act: 'deliver' };
}

const { gain, pay, oneOf, may, upTo, oneTo, on, add, to, less, instead, score, per, asMany, least, match } =
  rowsFor<MarketLexicon>();

export interface Card extends Row<MarketLexicon> {
  readonly trade: Trade;
  readonly price: number;
}

export const cards = {
  woodcutter: { name: 'Woodcutter', trade: 'craft', price: 1, abilities: [on('dawn', [gain({ wood: 1 })])] },
  quarry: {
    name: 'Quarry',
    trade: 'craft',
    price: 1,
    abilities: [on('dawn', [gain({ stone: 1 })], { while: [least(2, 'card')] })],
  },
  weaver: {
    name: 'Weaver',
    trade: 'craft',
    price: 2,
    abilities: [on('dawn', [pay({ wood: 1 }, gain({ cloth: 1 }))], { may: true, once: 'round' })],
  },
  broker: {
    name: 'Broker',
    trade: 'commerce',
    price: 2,
    abilities: [on(['dawn', 'dusk'], [pay({ ware: 1 }, gain({ coin: 3 }))], { may: true, once: 'round' })],
  },
  haggler: { name: 'Haggler', trade: 'commerce', price: 2, abilities: [add('card-price', -1)] },
  patron: { name: 'Patron', trade: 'commerce', price: 3, abilities: [add('card-price', -2, { first: 'round' })] },
  foreman: { name: 'Foreman', trade: 'craft', price: 2, abilities: [to('wages', 3)] },
  courier: {
    name: 'Courier',
    trade: 'commerce',
    price: 1,
    abilities: [less('order', { ware: 1 }, { may: true, once: 'round' })],
  },
  mason: { name: 'Mason', trade: 'craft', price: 2, abilities: [less('order', { stone: 1 })] },
  bard: {
    name: 'Bard',
    trade: 'commerce',
    price: 1,
    abilities: [on('bought', [gain({ fame: 1 })], { first: 'round' })],
  },
  smuggler: { name: 'Smuggler', trade: 'commerce', price: 1, abilities: [instead('favour', { coin: 2 })] },
  collector: {
    name: 'Collector',
    trade: 'craft',
    price: 3,
    abilities: [score(per(2, 'card', { trade: 'craft' }))],
  },
  auditor: {
    name: 'Auditor',
    trade: 'commerce',
    price: 3,
    abilities: [score(per(1, 'coin-pile', {}, { every: 4, most: 3 }))],
  },
} as const satisfies { readonly [id: string]: Card };

export type CardId = keyof typeof cards;
export const cardIds = Object.keys(cards) as CardId[];

export const spaces = {
  square: { name: 'the Square', do: [gain({ coin: asMany('wages') })] },
  yard: {
    name: 'the Yard',
    do: [oneOf(gain({ wood: 2 }), gain({ stone: 2 }), [gain({ cloth: 1 }), gain({ coin: 1 })])],
  },
  harbour: { name: 'the Harbour', do: [upTo(2, pay({ ware: 1 }, gain({ coin: 2 })))] },
  depot: { name: 'the Depot', do: [gain({ ware: 2 }), gain({ fame: 1 })] },
  workshop: { name: 'the Workshop', do: [oneTo(2, pay({ coin: 1, ware: 1 }, gain({ ware: 1 })))] },
  shrine: {
    name: 'the Shrine',
    do: [may(pay({ coin: 2 }, gain({ favour: 1, fame: 1 }))), gain({ coin: per(1, 'card', {}, { most: 3 }) })],
  },
  tavern: { name: 'the Tavern', do: [{ act: 'scout', cards: 2 }, gain({ fame: 1 })] },
  court: { name: 'the Court', do: [{ act: 'deliver' }] },
  guild: { name: 'the Guild', do: [pay({ favour: 1, coin: 1 }, oneOf(gain({ fame: 3 }), { act: 'scout', cards: 3 }))] },
} as const satisfies { readonly [id: string]: Row<MarketLexicon> };

export type SpaceId = keyof typeof spaces;
export const spaceIds = Object.keys(spaces) as SpaceId[];

export const prizes = {
  masters: { name: 'Masters', is: [match('card', { trade: 'craft' }, { trade: 'craft' }, { trade: 'commerce' })] },
  magnates: { name: 'Magnates', is: [least(2, 'card', { price: { least: 3 } })] },
} as const satisfies { readonly [id: string]: Row<MarketLexicon> };

export type PrizeId = keyof typeof prizes;
export const prizeIds = Object.keys(prizes) as PrizeId[];
