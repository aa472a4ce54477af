import { rowsFor } from '../../../src/effects/index.ts';
import type { Row } from '../../../src/effects/index.ts';

/*
 * Tiles, belts, contract parts and milestones of Algae, Inc., as its specification has them (tables 2.5, 2.10, 2.12, 2.13):
 * a game of numbers that rows change, and of costs that may be paid with other tokens.
 */

export const goods = {
  euro: { one: 'euro', many: 'euros', sign: '€', icon: 'coin' },
  science: { one: 'science point', many: 'science points', icon: 'flask', cap: 10 },
  market: { one: 'market value token', many: 'market value tokens', icon: 'tag' },
  freelance: { one: 'freelance engineer', many: 'freelance engineers', icon: 'wrench' },
  choice: { one: 'Choice token', many: 'Choice tokens', icon: 'question' },
  wild: { one: 'Wild token', many: 'Wild tokens', icon: 'asterisk' },
  energy: { one: 'Energy', many: 'Energy', icon: 'bolt', cap: 6 },
  vp: { one: 'VP', many: 'VP', icon: 'points' },
} as const;

export type Region = 'north' | 'west' | 'south' | 'east';

/** Some cities of the map, with the roads between them. */
export const cities = {
  berlin: { region: 'north', demand: 2, roads: ['hamburg', 'gdansk', 'warsaw', 'krakow'] },
  hamburg: { region: 'north', demand: 3, roads: ['berlin'] },
  gdansk: { region: 'north', demand: 1, roads: ['berlin', 'warsaw'] },
  warsaw: { region: 'east', demand: 5, roads: ['berlin', 'gdansk', 'krakow'] },
  krakow: { region: 'east', demand: 3, roads: ['berlin', 'warsaw'] },
  paris: { region: 'west', demand: 6, roads: ['lyon'] },
  lyon: { region: 'west', demand: 2, roads: ['paris', 'milan'] },
  milan: { region: 'south', demand: 4, roads: ['lyon'] },
} as const satisfies {
  readonly [id: string]: { readonly region: Region; readonly demand: number; readonly roads: readonly string[] };
};

export type CityId = keyof typeof cities;
export const cityIds = Object.keys(cities) as CityId[];

export type Act =
  | { readonly act: 'add-byproduct'; readonly belt: 'gb1'; readonly to: 'upper extractor' }
  | { readonly act: 'carry'; readonly belt: 'gb2' };

export interface AlgLexicon {
  readonly good: keyof typeof goods;
  readonly group: never;
  readonly trait: { readonly region: Region; readonly demand: number; readonly zone: number };
  readonly set: {
    readonly city: 'region' | 'demand';
    readonly 'free-disk': never;
    readonly 'free-marker': never;
    readonly 'euro-pile': never;
  };
  readonly point:
    | `gb1-${'load' | 'energy'}`
    | 'gb2-energy'
    | `gc${1 | 2}-limit`
    | `transport-${1 | 2 | 3 | 4}`
    | 'reach'
    | 'pair-bonus'
    | `value-${'d0' | 'd1'}`
    | 'storage-nori'
    | 'tank-nori'
    | 'tile-cost'
    | 'energy-price'
    | 'burn-yield';
  readonly cost: never;
  readonly moment: 'monday' | 'opened';
  readonly scope: 'activation' | 'week';
  readonly act: Act;
}

const { gain, pay, on, add, to, score, per, least } = rowsFor<AlgLexicon>();

export const tiles = {
  'bf-eng-oil-intake': { name: 'Oil Intake', abilities: [to('gb1-load', 2)] },
  'bf-eng-heat-exchanger': { name: 'Heat Exchanger', abilities: [to('gb2-energy', 0)] },
  'bf-sci-transport': {
    name: 'Transport',
    abilities: [to('transport-1', 0), to('transport-2', 1), to('transport-3', 3), to('transport-4', 5)],
  },
  'bf-sci-additives': { name: 'Additives', abilities: [to('value-d0', 1), to('value-d1', 2)] },
  'bp-sci-composite': { name: 'Composite', abilities: [add('pair-bonus', 1)] },
  'bp-sci-laminate': { name: 'Laminate', abilities: [add('pair-bonus', 2)] },
  'fd-eng-rack': { name: 'Rack', abilities: [to('gc1-limit', 99), to('gc2-limit', 99)] },
  'cos-sci-storage-nori': { name: 'Nori Storage', abilities: [to('storage-nori', 1), add('tank-nori', 1)] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

export type TileId = keyof typeof tiles;
export const tileIds = Object.keys(tiles) as TileId[];

/** Green belts: what they cost and load are numbers that tiles change. */
export const belts = {
  gb1: { name: 'the oil intake', do: [{ act: 'add-byproduct', belt: 'gb1', to: 'upper extractor' }] },
  gb2: { name: 'the still link', do: [{ act: 'carry', belt: 'gb2' }] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

export type BeltId = keyof typeof belts;
export const beltIds = Object.keys(belts) as BeltId[];

export const contracts = {
  'ab-lab': { name: 'Lab', abilities: [add('tile-cost', -1, { first: 'activation' })] },
  'ab-grid': { name: 'Grid', abilities: [to('energy-price', 1)] },
  'ab-long-haul': { name: 'Long Haul', abilities: [add('reach', 1)] },
  'ab-burner': { name: 'Burner', abilities: [add('burn-yield', 1, { first: 'activation' })] },
  'ab-pioneer': { name: 'Pioneer', abilities: [on('opened', [gain({ euro: 1 })])] },
  'ab-planner': { name: 'Planner', abilities: [on('monday', [gain({ choice: 1 })])] },
  'es-group': { name: 'Network', abilities: [score(per(1, 'city', {}, { by: 'linked' }))] },
  'es-regions': { name: 'Presence', abilities: [score(per(2, 'city', {}, { by: { values: 'region', of: 1 } }))] },
  'es-euros': { name: 'Reserves', abilities: [score(per(1, 'euro-pile', {}, { every: 2, most: 8 }))] },
  'es-high-demand': { name: 'Big Orders', abilities: [score(per(2, 'city', { demand: { least: 4 } }))] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

export type ContractId = keyof typeof contracts;
export const contractIds = Object.keys(contracts) as ContractId[];

export const boards = {
  'double-action': {
    name: 'the Double Action tiles',
    abilities: [on('monday', [gain({ euro: per(1, 'free-disk', {}, { plus: 2 }), vp: per(1, 'free-marker') })])],
  },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

/** Roster columns: a price, then the bonus of the column. */
export const roster = {
  'engineers-4': { name: 'the roster', do: [pay({ euro: 3 }, gain({ vp: 3, wild: 1 }))] },
  'con-fd-6': { name: 'the Supermarket Chain', do: [gain({ vp: 3, wild: 1, freelance: 1, euro: 2 })] },
  'change-action': { name: 'a changed action', do: [pay({ wild: 1 }, gain({ science: 4 }))] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

export type RosterId = keyof typeof roster;
export const rosterIds = Object.keys(roster) as RosterId[];

export const milestones = {
  'm-pairs': { name: 'Pairs', is: [least(3, 'city', {}, { values: 'region', of: 2 })] },
  'm-regions-3': { name: 'Regions', is: [least(3, 'city', {}, { values: 'region', of: 1 })] },
  'm-region-3': { name: 'Stronghold', is: [least(3, 'city', {}, { most: 'region' })] },
  'm-chain-5': { name: 'Chain', is: [least(5, 'city', {}, 'linked')] },
  'm-sum-16': { name: 'Volume', is: [least(16, 'city', {}, { sum: 'demand' })] },
  'm-values-4': { name: 'Variety', is: [least(4, 'city', {}, { values: 'demand', of: 1 })] },
  'm-demand-5': { name: 'Large Order', is: [least(1, 'city', { demand: { least: 5 } })] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };

export type MilestoneId = keyof typeof milestones;
