import type { Row } from '@benchtop/engine/effects';
import { least } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { Colour } from './words.ts';

/** One side of a tile. */
export interface Milestone extends Row<AlgLexicon> {
  readonly tile: `${Colour}-${1 | 2 | 3}`;
  readonly colour: Colour;
}

export const milestones = {
  'm-dist-2': { name: 'Second Step', tile: 'mint-1', colour: 'mint', is: [least(1, 'city', { distance: 2 })] },
  'm-dist-1x2': { name: 'Neighbours', tile: 'mint-1', colour: 'mint', is: [least(2, 'city', { distance: 1 })] },
  'm-capital-1': { name: 'First Capital', tile: 'mint-2', colour: 'mint', is: [least(1, 'city', { kind: 'capital' })] },
  'm-demand-3': { name: 'Steady Customer', tile: 'mint-2', colour: 'mint', is: [least(1, 'city', { demand: 3 })] },
  'm-follow-2': { name: 'Follower', tile: 'mint-3', colour: 'mint', is: [least(2, 'city', { opened: false })] },
  'm-turn-2': {
    name: 'Double Delivery',
    tile: 'mint-3',
    colour: 'mint',
    is: [least(2, 'city', {}, { most: 'batch' })],
  },
  'm-demand-1x3': { name: 'Small Orders', tile: 'lime-1', colour: 'lime', is: [least(3, 'city', { demand: 1 })] },
  'm-demand-2x3': { name: 'Fair Orders', tile: 'lime-1', colour: 'lime', is: [least(3, 'city', { demand: 2 })] },
  'm-region-3': { name: 'Home Market', tile: 'lime-2', colour: 'lime', is: [least(3, 'city', {}, { most: 'region' })] },
  'm-chain-3': { name: 'Short Chain', tile: 'lime-2', colour: 'lime', is: [least(3, 'city', {}, 'linked')] },
  'm-opened-3': { name: 'Door Opener', tile: 'lime-3', colour: 'lime', is: [least(3, 'city', { opened: true })] },
  'm-regions-3': {
    name: 'Three Regions',
    tile: 'lime-3',
    colour: 'lime',
    is: [least(3, 'city', {}, { values: 'region', of: 1 })],
  },
  'm-dist-3': { name: 'Third Step', tile: 'leaf-1', colour: 'leaf', is: [least(1, 'city', { distance: 3 })] },
  'm-demand-5': {
    name: 'Large Order',
    tile: 'leaf-1',
    colour: 'leaf',
    is: [least(1, 'city', { demand: { least: 5 } })],
  },
  'm-turn-3': {
    name: 'Triple Delivery',
    tile: 'leaf-2',
    colour: 'leaf',
    is: [least(3, 'city', {}, { most: 'batch' })],
  },
  'm-values-4': {
    name: 'Mixed Orders',
    tile: 'leaf-2',
    colour: 'leaf',
    is: [least(4, 'city', {}, { values: 'demand', of: 1 })],
  },
  'm-capital-2': { name: 'Two Capitals', tile: 'leaf-3', colour: 'leaf', is: [least(2, 'city', { kind: 'capital' })] },
  'm-demand-4x3': {
    name: 'Big Orders',
    tile: 'leaf-3',
    colour: 'leaf',
    is: [least(3, 'city', { demand: { least: 4 } })],
  },
  'm-regions-4': {
    name: 'All Regions',
    tile: 'moss-1',
    colour: 'moss',
    is: [least(4, 'city', {}, { values: 'region', of: 1 })],
  },
  'm-chain-5': { name: 'Long Chain', tile: 'moss-1', colour: 'moss', is: [least(5, 'city', {}, 'linked')] },
  'm-capital-3': {
    name: 'Three Capitals',
    tile: 'moss-2',
    colour: 'moss',
    is: [least(3, 'city', { kind: 'capital' })],
  },
  'm-sum-16': { name: 'Volume', tile: 'moss-2', colour: 'moss', is: [least(16, 'city', {}, { sum: 'demand' })] },
  'm-opened-5': { name: 'Pioneer', tile: 'moss-3', colour: 'moss', is: [least(5, 'city', { opened: true })] },
  'm-pairs': { name: 'Pairs', tile: 'moss-3', colour: 'moss', is: [least(3, 'city', {}, { values: 'region', of: 2 })] },
  'm-cities-8': { name: 'Eight Cities', tile: 'pine-1', colour: 'pine', is: [least(8, 'city')] },
  'm-sum-22': { name: 'Great Volume', tile: 'pine-1', colour: 'pine', is: [least(22, 'city', {}, { sum: 'demand' })] },
  'm-demand-5x2': {
    name: 'Large Orders',
    tile: 'pine-2',
    colour: 'pine',
    is: [least(2, 'city', { demand: { least: 5 } })],
  },
  'm-capital-4': { name: 'Four Capitals', tile: 'pine-2', colour: 'pine', is: [least(4, 'city', { kind: 'capital' })] },
  'm-chain-7': { name: 'Great Chain', tile: 'pine-3', colour: 'pine', is: [least(7, 'city', {}, 'linked')] },
  'm-region-5': {
    name: 'Stronghold',
    tile: 'pine-3',
    colour: 'pine',
    is: [least(5, 'city', {}, { most: 'region' })],
  },
} as const satisfies { readonly [id: string]: Milestone };
export type MilestoneId = keyof typeof milestones;
export const milestoneIds = Object.keys(milestones) as MilestoneId[];

/** ALG-SET-21: tiles used of each colour. */
export const SHOWN_OF_COLOUR = 2;

/** ALG-MIL-01: VP for the first, second, third and every later player. */
export const ladder = {
  mint: [1, 0, 0, 0],
  lime: [2, 1, 0, 0],
  leaf: [3, 2, 1, 0],
  moss: [4, 3, 2, 1],
  pine: [5, 4, 3, 2],
} as const satisfies Record<Colour, readonly [number, number, number, number]>;
