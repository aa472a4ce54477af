import type { CityId } from '../../src/algae-inc/data/map.ts';
import type { MilestoneId } from '../../src/algae-inc/data/milestones.ts';
import { position } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/* Exports that come near each milestone, for its tests and its page in the card book. */

export type Way = readonly [city: CityId, distance?: number, batch?: number];

export const rival: PlantOf = { department: 'food' };

/**
 * Each side: exports that are just short of it, the one that is missing, and the demands that matter. The rival has opened
 * what the distance 0 follows.
 */
export const sides: Record<
  MilestoneId,
  { short: readonly Way[]; last: Way; demand?: Position['demand']; opened?: readonly Way[] }
> = {
  'm-dist-2': {
    short: [
      ['berlin', -1],
      ['munich', 1],
    ],
    last: ['lyon', 2],
  },
  'm-dist-1x2': {
    short: [
      ['berlin', -1],
      ['munich', 1],
      ['lyon', 2],
    ],
    last: ['hamburg', 1],
  },
  'm-capital-1': {
    short: [
      ['munich', -1],
      ['zurich', 1],
    ],
    last: ['berlin', 1],
  },
  'm-demand-3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
    ],
    last: ['lyon', 1],
    demand: { munich: 2, zurich: 4, lyon: 3 },
  },
  'm-follow-2': {
    short: [
      ['munich', 1],
      ['berlin', 0],
    ],
    last: ['hamburg', 0],
    opened: [
      ['berlin', -1],
      ['hamburg', 1],
    ],
  },
  'm-turn-2': {
    short: [
      ['munich', -1, 1],
      ['zurich', 1, 2],
    ],
    last: ['lyon', 1, 2],
  },
  'm-demand-1x3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
    ],
    last: ['hamburg', 2],
    demand: { munich: 1, zurich: 1, lyon: 2, hamburg: 1 },
  },
  'm-demand-2x3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
    ],
    last: ['hamburg', 2],
    demand: { munich: 2, zurich: 2, lyon: 1, hamburg: 2 },
  },
  'm-region-3': {
    short: [
      ['lyon', -1],
      ['zurich', 1],
      ['munich', 1],
    ],
    last: ['bordeaux', 1],
  },
  'm-chain-3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['porto', 4],
    ],
    last: ['lyon', 1],
  },
  'm-opened-3': {
    short: [
      ['munich', 1],
      ['berlin', 0],
      ['zurich', 1],
    ],
    last: ['lyon', 1],
    opened: [['berlin', -1]],
  },
  'm-regions-3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
    ],
    last: ['milan', 1],
  },
  'm-dist-3': {
    short: [
      ['munich', -1],
      ['lyon', 2],
    ],
    last: ['porto', 3],
  },
  'm-demand-5': {
    short: [
      ['munich', -1],
      ['zurich', 1],
    ],
    last: ['berlin', 1],
    demand: { munich: 4, zurich: 4, berlin: 5 },
  },
  'm-turn-3': {
    short: [
      ['munich', -1, 1],
      ['zurich', 1, 2],
      ['lyon', 1, 2],
    ],
    last: ['milan', 1, 2],
  },
  'm-values-4': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
    ],
    last: ['berlin', 1],
    demand: { munich: 1, zurich: 2, lyon: 3, milan: 3, berlin: 6 },
  },
  'm-capital-2': {
    short: [
      ['berlin', -1],
      ['munich', 1],
    ],
    last: ['warsaw', 1],
  },
  'm-demand-4x3': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
    ],
    last: ['berlin', 1],
    demand: { munich: 4, zurich: 4, lyon: 3, berlin: 6 },
  },
  'm-regions-4': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['milan', 1],
    ],
    last: ['berlin', 1],
  },
  'm-chain-5': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
      ['porto', 2],
    ],
    last: ['berlin', 1],
  },
  'm-capital-3': {
    short: [
      ['berlin', -1],
      ['warsaw', 1],
      ['munich', 1],
    ],
    last: ['budapest', 1],
  },
  'm-sum-16': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
    ],
    last: ['bordeaux', 1],
    demand: { munich: 4, zurich: 4, lyon: 4, milan: 3, bordeaux: 1 },
  },
  'm-opened-5': {
    short: [
      ['munich', 1],
      ['berlin', 0],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
    ],
    last: ['bordeaux', 1],
    opened: [['berlin', -1]],
  },
  'm-pairs': {
    short: [
      ['munich', -1],
      ['budapest', 1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
      ['berlin', 1],
    ],
    last: ['rome', 1],
  },
  'm-cities-8': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
      ['rome', 1],
      ['berlin', 1],
      ['warsaw', 1],
    ],
    last: ['paris', 1],
  },
  'm-sum-22': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['berlin', 1],
      ['milan', 1],
    ],
    last: ['bordeaux', 1],
    demand: { munich: 4, zurich: 4, lyon: 4, berlin: 6, milan: 3, bordeaux: 1 },
  },
  'm-demand-5x2': {
    short: [
      ['berlin', -1],
      ['warsaw', 1],
      ['munich', 1],
    ],
    last: ['budapest', 1],
    demand: { berlin: 5, warsaw: 4, budapest: 6, munich: 4 },
  },
  'm-capital-4': {
    short: [
      ['berlin', -1],
      ['warsaw', 1],
      ['munich', 1],
      ['budapest', 1],
    ],
    last: ['paris', 2],
  },
  'm-chain-7': {
    short: [
      ['munich', -1],
      ['zurich', 1],
      ['lyon', 1],
      ['milan', 1],
      ['rome', 1],
      ['naples', 1],
      ['stockholm', 3],
    ],
    last: ['paris', 1],
  },
  'm-region-5': {
    short: [
      ['zurich', -1],
      ['lyon', 1],
      ['paris', 1],
      ['london', 1],
      ['munich', 1],
    ],
    last: ['rotterdam', 1],
  },
};

export function having(exports: readonly Way[], id: MilestoneId): Alg {
  const { demand = {}, opened = [] } = sides[id];
  const far: PlantOf['contract'] = { ability: 'ab-long-haul' };
  const numbered = exports.map(
    ([city, distance = -1, batch = -1], i) => [city, distance, batch < 0 ? i + 1 : batch] as const,
  );
  return position({
    demand,
    plants: [
      { department: 'biofuel', exports: numbered, contract: far, staff: { operators: 4 } },
      { ...rival, exports: opened },
    ],
  });
}
