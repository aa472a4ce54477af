import { isTask } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { algaeInc, lessons } from '../../src/algae-inc/index.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import { follow, lessonSuite } from '../lesson-suite.ts';
import { monday, position } from './position.ts';
import type { Alg, PlantOf } from './position.ts';

/*
 * Lessons begin with positions. They are written here, and their states lie beside the lessons as source text: `npm run generate`
 * writes them, and every other run compares.
 */

const carl: PlantOf = { department: 'bioplastics', goods: { euro: 2 }, fields: { 'st-spirulina': 2 } };

const starts: { readonly [lesson: string]: () => Alg } = {
  production: () =>
    monday({
      plants: [
        {
          department: 'biofuel',
          staff: { operators: 2 },
          goods: { euro: 2 },
          fields: { 'st-chlorella': 2 },
        },
        carl,
      ],
    }),
  teams: () =>
    position({
      plants: [
        {
          department: 'cosmetics',
          staff: { engineers: 2, scientists: 2 },
          goods: { euro: 3, science: 5 },
          fields: { 'st-kelp': 4 },
        },
        carl,
      ],
    }),
  export: () =>
    position({
      demand: { munich: 2, zurich: 4, hamburg: 1 },
      bonuses: { munich: 'cb-market', zurich: 'cb-choice', hamburg: 'cb-euro' },
      plants: [
        {
          department: 'biofuel',
          staff: { operators: 3 },
          goods: { euro: 2 },
          fields: { 'st-chlorella': 4, d0: 1, d1: 2, d3: 2 },
          contract: { export: 'con-bf-5' },
        },
        { ...carl, exports: [['berlin', -1, 1]] },
      ],
    }),
  'first-solo-week': () =>
    position({
      seats: 1,
      demand: { berlin: 4, warsaw: 6, hamburg: 1, gdansk: 1, krakow: 3, munich: 3 },
      bonuses: { warsaw: 'cb-wild', hamburg: 'cb-science', gdansk: 'cb-euro' },
      milestones: { 0: 'm-capital-1', 4: 'm-demand-5' },
      exportBonus: ['scientists', 'operators', 'engineers'],
      competitor: { vp: 4, exports: [['berlin']] },
      plants: [
        {
          department: 'bioplastics',
          goods: { euro: 3, science: 2, choice: 1 },
          fields: { 'st-spirulina': 1, c2: 1, hard: 1 },
        },
      ],
    }),
};

test.each(lessons)('$title begins with the position written here', async ({ id }) => {
  const text = `import type { Json } from '@benchtop/engine/author';\n\nexport const start: Json = ${JSON.stringify(starts[id]?.().state)};\n`;
  await expect(text).toMatchFileSnapshot(`../../src/algae-inc/lessons/${id}.generated.ts`);
});

function result(id: string): Readonly<AlgState> {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return follow(algaeInc, lesson).match.state;
}

lessonSuite(algaeInc, lessons);

test.each(lessons)('$title has ten to twenty tasks', ({ steps }) => {
  const tasks = steps.filter(isTask).length;
  expect([tasks >= 10, tasks <= 20]).toEqual([true, true]);
});

describe('lessons', () => {
  test('what the captions promise is there', () => {
    const made = result('production');
    expect(made.players[0]?.goods).toMatchObject({ energy: 2, euro: 2 });
    expect(made.byproducts).toEqual({ biomass: 2, 'bio-oil': 1 });
    const built = result('teams');
    expect(built.players[0]).toMatchObject({
      goods: { euro: 2, science: 0, choice: 2, energy: 4 },
      staff: { operators: 2 },
    });
    expect(built.algae.chlorella).toBe(4);
    expect(built.players[0]?.built.filter((slot) => slot !== 'side')).toEqual(['cap-a', 'conv-a']);
    const sold = result('export');
    expect(sold.players[0]).toMatchObject({
      cities: ['munich', 'zurich', 'hamburg'],
      distances: [1, 1, 1],
      contractDone: true,
      doubleUsed: 1,
      upgraded: { operators: true },
      goods: { vp: 4, choice: 1, wild: 1, euro: 2, market: 0 },
    });
    const alone = result('first-solo-week');
    expect(alone.week).toBe(2);
    expect(alone.players[0]).toMatchObject({ cities: ['warsaw'], milestones: [0, 4], goods: { vp: 6, market: 1 } });
    // 4 to begin with, 1 and 2 for Gdansk and its token, 1 on Monday for a milestone that came too late for VP.
    expect(alone.competitor).toMatchObject({ cities: ['berlin', 'gdansk'], milestones: [0], vp: 8 });
  });
});
