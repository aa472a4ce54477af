import { expect, test } from 'vitest';
import { milestoneIds, milestones } from '../../src/algae-inc/data/milestones.ts';
import { colours } from '../../src/algae-inc/data/words.ts';
import { effects } from '../../src/algae-inc/effects.ts';
import { markersOn } from '../../src/algae-inc/milestones.ts';
import { COMPETITOR } from '../../src/algae-inc/state.ts';
import type { AlgView } from '../../src/algae-inc/state.ts';
import { progressSeen } from '../../src/algae-inc/seen.ts';
import { rule } from '../table.ts';
import { having, rival, sides } from './milestone-ways.ts';
import type { Way } from './milestone-ways.ts';
import { atAction, plant, position } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

test.each(milestoneIds)('ALG-EXP-15 %s: just short of it, and just met', (id) => {
  const { short, last } = sides[id];
  expect(effects.holds(having(short, id).state, 0, id)).toBe(false);
  expect(effects.holds(having([...short, last], id).state, 0, id)).toBe(true);
});

test.each(milestoneIds)('ALG-MIL-01 %s: how near a player is', (id) => {
  const { short, last } = sides[id];
  const near = (ways: readonly Way[]) => progressSeen(having(ways, id).view(1) as unknown as AlgView, 0, id);
  const [before, after] = [near(short), near([...short, last])];
  expect(before.have).toBeLessThan(before.want);
  expect(after.have).toBeGreaterThanOrEqual(after.want);
  expect(near([])).toEqual({ have: 0, want: after.want });
  // What is wanted is what the tile says, where it is more than one.
  if (after.want > 1) expect(effects.text(id)).toContain(String(after.want));
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
