import type { Row } from '@benchtop/engine/effects';
import { gain } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { Region } from './words.ts';

export interface City {
  readonly name: string;
  readonly kind: 'capital' | 'regular';
  readonly region: Region;
  /** Where it lies on a map of 900 by 720. */
  readonly x: number;
  readonly y: number;
  /** The cities one step away. */
  readonly roads: readonly string[];
}

export const cities = {
  berlin: {
    name: 'Berlin',
    kind: 'capital',
    region: 'north',
    x: 565,
    y: 300,
    roads: ['gdansk', 'hamburg', 'krakow', 'munich', 'warsaw'],
  },
  stockholm: {
    name: 'Stockholm',
    kind: 'capital',
    region: 'north',
    x: 655,
    y: 95,
    roads: ['gdansk', 'gothenburg'],
  },
  hamburg: {
    name: 'Hamburg',
    kind: 'regular',
    region: 'north',
    x: 495,
    y: 245,
    roads: ['berlin', 'gothenburg', 'rotterdam'],
  },
  gothenburg: {
    name: 'Gothenburg',
    kind: 'regular',
    region: 'north',
    x: 545,
    y: 135,
    roads: ['glasgow', 'hamburg', 'stockholm'],
  },
  gdansk: {
    name: 'Gdansk',
    kind: 'regular',
    region: 'north',
    x: 655,
    y: 225,
    roads: ['berlin', 'stockholm', 'warsaw'],
  },
  glasgow: { name: 'Glasgow', kind: 'regular', region: 'north', x: 235, y: 140, roads: ['gothenburg', 'london'] },
  london: {
    name: 'London',
    kind: 'capital',
    region: 'west',
    x: 300,
    y: 290,
    roads: ['glasgow', 'paris', 'rotterdam'],
  },
  paris: {
    name: 'Paris',
    kind: 'capital',
    region: 'west',
    x: 345,
    y: 380,
    roads: ['bordeaux', 'london', 'lyon', 'rotterdam', 'zurich'],
  },
  rotterdam: {
    name: 'Rotterdam',
    kind: 'regular',
    region: 'west',
    x: 405,
    y: 290,
    roads: ['hamburg', 'london', 'munich', 'paris'],
  },
  bordeaux: {
    name: 'Bordeaux',
    kind: 'regular',
    region: 'west',
    x: 265,
    y: 485,
    roads: ['barcelona', 'lyon', 'madrid', 'paris', 'porto'],
  },
  lyon: {
    name: 'Lyon',
    kind: 'regular',
    region: 'west',
    x: 395,
    y: 465,
    roads: ['barcelona', 'bordeaux', 'milan', 'paris', 'zurich'],
  },
  zurich: {
    name: 'Zurich',
    kind: 'regular',
    region: 'west',
    x: 465,
    y: 410,
    roads: ['lyon', 'milan', 'munich', 'paris'],
  },
  madrid: {
    name: 'Madrid',
    kind: 'capital',
    region: 'south',
    x: 165,
    y: 610,
    roads: ['barcelona', 'bordeaux', 'porto'],
  },
  rome: { name: 'Rome', kind: 'capital', region: 'south', x: 545, y: 590, roads: ['milan', 'naples'] },
  porto: { name: 'Porto', kind: 'regular', region: 'south', x: 75, y: 570, roads: ['bordeaux', 'madrid'] },
  barcelona: {
    name: 'Barcelona',
    kind: 'regular',
    region: 'south',
    x: 305,
    y: 600,
    roads: ['bordeaux', 'lyon', 'madrid', 'naples'],
  },
  milan: {
    name: 'Milan',
    kind: 'regular',
    region: 'south',
    x: 485,
    y: 490,
    roads: ['budapest', 'lyon', 'rome', 'zurich'],
  },
  naples: {
    name: 'Naples',
    kind: 'regular',
    region: 'south',
    x: 610,
    y: 655,
    roads: ['barcelona', 'rome', 'thessaloniki'],
  },
  warsaw: { name: 'Warsaw', kind: 'capital', region: 'east', x: 725, y: 285, roads: ['berlin', 'gdansk', 'krakow'] },
  budapest: {
    name: 'Budapest',
    kind: 'capital',
    region: 'east',
    x: 705,
    y: 445,
    roads: ['cluj', 'krakow', 'milan', 'munich', 'thessaloniki'],
  },
  munich: {
    name: 'Munich',
    kind: 'regular',
    region: 'east',
    x: 545,
    y: 400,
    roads: ['berlin', 'budapest', 'rotterdam', 'zurich'],
  },
  krakow: {
    name: 'Krakow',
    kind: 'regular',
    region: 'east',
    x: 700,
    y: 360,
    roads: ['berlin', 'budapest', 'cluj', 'warsaw'],
  },
  cluj: {
    name: 'Cluj',
    kind: 'regular',
    region: 'east',
    x: 820,
    y: 430,
    roads: ['budapest', 'krakow', 'thessaloniki'],
  },
  thessaloniki: {
    name: 'Thessaloniki',
    kind: 'regular',
    region: 'east',
    x: 800,
    y: 620,
    roads: ['budapest', 'cluj', 'naples'],
  },
} as const satisfies { readonly [id: string]: City };
export type CityId = keyof typeof cities;
export const cityIds = Object.keys(cities) as CityId[];
export const capitals = cityIds.filter((id) => cities[id].kind === 'capital');
export const regularCities = cityIds.filter((id) => cities[id].kind === 'regular');

/** ALG-SET-14: demand tokens. */
export const capitalDemand = [2, 3, 4, 4, 5, 5, 6, 6] as const;
export const regularDemand = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4] as const;
/** ALG-SET-15: what Berlin asks for in a first game. */
export const BERLIN_DEMAND = 2;

/** ALG-EXP-04: euros for one, two, three steps; four only with a contract. */
export const transportCosts = [1, 3, 6, 8] as const;
export const REACH = 3;

export interface CityBonus extends Row<AlgLexicon> {
  readonly copies: number;
}

/** ALG-SET-16: tokens on cities and in pools. */
export const cityBonuses = {
  'cb-euro': { name: 'the city bonus', copies: 6, do: [gain({ euro: 2 })] },
  'cb-market': { name: 'the city bonus', copies: 7, do: [gain({ market: 1 })] },
  'cb-freelance': { name: 'the city bonus', copies: 6, do: [gain({ freelance: 1 })] },
  'cb-science': { name: 'the city bonus', copies: 6, do: [gain({ science: 2 })] },
  'cb-choice': { name: 'the city bonus', copies: 7, do: [gain({ choice: 1 })] },
  'cb-wild': { name: 'the city bonus', copies: 4, do: [gain({ wild: 1 })] },
} as const satisfies { readonly [id: string]: CityBonus };
export type CityBonusId = keyof typeof cityBonuses;
export const cityBonusIds = Object.keys(cityBonuses) as CityBonusId[];
