import { expect, test } from 'vitest';
import { milestoneIds, milestones } from '../../src/algae-inc/data/milestones.ts';
import type { MilestoneId } from '../../src/algae-inc/data/milestones.ts';
import type { CityId } from '../../src/algae-inc/data/map.ts';
import { colours } from '../../src/algae-inc/data/words.ts';
import { effects } from '../../src/algae-inc/effects.ts';
import { markersOn } from '../../src/algae-inc/milestones.ts';
import { COMPETITOR } from '../../src/algae-inc/state.ts';
import { rule } from '../table.ts';
import { atAction, plant, position } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

type Way = readonly [city: CityId, distance?: number, batch?: number];

const rival: PlantOf = { department: 'food' };

/**
 * Each side: exports that are just short of it, the one that is missing, and the demands that matter. The rival has opened
 * what the distance 0 follows.
 */
const sides: Record<
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

function having(exports: readonly Way[], id: MilestoneId): Alg {
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

test.each(milestoneIds)('ALG-EXP-15 %s: just short of it, and just met', (id) => {
  const { short, last } = sides[id];
  expect(effects.holds(having(short, id).state, 0, id)).toBe(false);
  expect(effects.holds(having([...short, last], id).state, 0, id)).toBe(true);
});

/** Seat 0 is biofuel with kerosene, on the spot of any Team, and exports to Munich next. */
function exporting(own: PlantOf, more: Position = {}): Alg {
  const fields = { 'st-chlorella': 5, d3: 2 };
  return atAction(
    {
      demand: { munich: 3 },
      plants: [
        { department: 'biofuel', goods: { euro: 2 }, ...own, fields },
        { ...rival, exports: [['berlin', -1]] },
      ],
      ...more,
    },
    'a2',
  ).play(0, 'printed operators');
}

rule('ALG-EXP-15', 'after each map export all milestones that hold are claimed, in the order of the board', () => {
  const shown = { 0: 'm-demand-3', 1: 'm-dist-1x2', 2: 'm-region-3', 3: 'm-opened-3', 4: 'm-dist-3' } as const;
  const t = exporting(
    {
      exports: [
        ['warsaw', 1],
        ['krakow', 1],
      ],
    },
    { milestones: shown },
  ).play(0, 'munich', 'cube d3');
  expect(t.heard('milestone-reached')).toEqual(
    [
      [0, 'm-demand-3', 1],
      [1, 'm-dist-1x2', 1],
      [2, 'm-region-3', 2],
      [3, 'm-opened-3', 2],
    ].map(([slot, milestone, vp]) => ({ type: 'milestone-reached', seat: 0, slot, milestone, rank: 0, vp })),
  );
  expect(plant(t)).toMatchObject({ milestones: [0, 1, 2, 3], claimed: [0, 1, 2, 3], goods: { vp: 6 } });
});

rule('ALG-EXP-15', 'somebody else’s export claims nothing for a player', () => {
  // The rival holds what a milestone asks for since the table was set up, and is not asked.
  const shown = { 0: 'm-capital-1' } as const;
  const t = exporting({}, { milestones: shown }).play(0, 'munich', 'cube d3');
  expect(plant(t, 1).milestones).toEqual([]);
});

rule('ALG-MIL-01', 'each milestone once; the earlier, the more VP', () => {
  const shown = { 0: 'm-demand-3', 2: 'm-regions-3', 4: 'm-dist-3', 6: 'm-capital-3', 8: 'm-cities-8' } as const;
  const again = exporting(
    { exports: [['zurich', 2]], reached: [0] },
    { milestones: shown, demand: { zurich: 3, munich: 3 } },
  );
  expect(again.play(0, 'munich', 'cube d3').heard('milestone-reached')).toEqual([]);
  const second = exporting(
    {},
    {
      milestones: shown,
      demand: { munich: 3, zurich: 3 },
      plants: [
        { department: 'biofuel', goods: { euro: 2 }, fields: { 'st-chlorella': 5, d3: 2 } },
        {
          ...rival,
          exports: [
            ['berlin', -1],
            ['zurich', 2],
          ],
          reached: [0],
        },
      ],
    },
  ).play(0, 'munich', 'cube d3');
  expect(second.heard('milestone-reached')).toMatchObject([{ slot: 0, rank: 1, vp: 0 }]);
  expect([plant(second).goods.vp, markersOn(second.state, 0)]).toEqual([0, [1, 0]]);
});

rule('ALG-MIL-01', 'X16 the third and the fourth to reach a moss milestone get 2 and 1 VP', () => {
  const capitals: readonly Way[] = [['berlin'], ['warsaw'], ['budapest']];
  const other = (department: 'cosmetics' | 'bioplastics' | 'food'): PlantOf => ({
    department,
    exports: capitals,
    reached: [6],
  });
  const third = (rivals: readonly PlantOf[]): Alg =>
    atAction(
      {
        seats: rivals.length + 1,
        milestones: { 6: 'm-capital-3' },
        demand: { budapest: 3 },
        plants: [
          {
            department: 'biofuel',
            fields: { 'st-chlorella': 5, d3: 1 },
            exports: [
              ['gdansk', -1],
              ['warsaw', 1],
              ['berlin', 1],
            ],
          },
          ...rivals,
        ],
      },
      'a2',
    )
      .play(0, 'printed operators')
      .play(0, 'budapest', 'cube d3');
  const vps = [
    [other('food')],
    [other('food'), other('cosmetics')],
    [other('food'), other('cosmetics'), other('bioplastics')],
  ].map(
    (rivals) =>
      third(rivals)
        .heard('milestone-reached')
        .find(({ slot }) => slot === 6)?.['vp'],
  );
  expect(vps).toEqual([3, 2, 1]);
});

rule('ALG-MIL-02', 'reaching one moves a marker off the Double Action tiles', () => {
  const t = exporting({}, { milestones: { 0: 'm-demand-3' } });
  expect(plant(t).milestones.length).toBe(0);
  // One disk and one marker: a tile is ready.
  expect(t.play(0, 'munich', 'cube d3').step).toBe('double-action');
});

rule('ALG-MIL-02', 'two milestones in each row, from the lightest to the darkest', () => {
  const rows = position().state.milestones.map((id) => milestones[id].colour);
  expect(rows).toEqual(colours.flatMap((colour) => [colour, colour]));
});

rule('ALG-SOLO-08', 'the tests of milestones can be asked of the competitor', () => {
  const t = position({
    seats: 1,
    competitor: {
      exports: [
        ['berlin', -1],
        ['warsaw', 1],
      ],
    },
  });
  expect(effects.holds(t.state, COMPETITOR, 'm-capital-2')).toBe(true);
  expect(effects.holds(t.state, COMPETITOR, 'm-capital-3')).toBe(false);
  expect(effects.holds(t.state, 0, 'm-capital-1')).toBe(false);
});
