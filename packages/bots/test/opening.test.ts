import { algaeInc } from '@benchtop/games/algae-inc';
import { expect, test } from 'vitest';
import { position } from '../../games/test/algae-inc/position.ts';
import type { Alg, PlantOf } from '../../games/test/algae-inc/position.ts';
import { greedy } from '../src/index.ts';
import type { BotAnswer } from '../src/index.ts';
import { taskFor } from './matches.ts';

const asked = (t: Alg, seed: string): BotAnswer => greedy.choose(taskFor(algaeInc, t.state, 0, seed));

/** Plays the whole turn of seat 0 as greedy would; what it chose, and where that leads. */
function turnOf(t: Alg, seed: string): { readonly chosen: readonly string[]; readonly after: Alg } {
  const chosen: string[] = [];
  let after = t;
  while (after.over === null && after.decision?.seat === 0) {
    const { option } = asked(after, `${seed} ${chosen.length}`);
    chosen.push(option);
    after = after.play(0, option);
  }
  return { chosen, after };
}

/** On Wednesday the way leads to Machine C or to the Operators. */
const wednesday = (own: PlantOf): Alg =>
  position({ day: 3, plants: [{ department: 'biofuel', spot: 'b1', ...own }, { spot: 'b1' }] });
const seeds = ['a', 'b', 'c'];

test('unlike actions are compared by where they end: products are sold where the Operators are', () => {
  for (const seed of seeds) {
    const { chosen, after } = turnOf(wednesday({ fields: { d3: 2 } }), seed);
    expect(chosen.slice(0, 2)).toEqual(['c1', 'printed operators']);
    expect(after.state.players[0]?.cities).toHaveLength(1);
  }
});

test('cubes left of a Machine are moved where that Machine is', () => {
  for (const seed of seeds) {
    const { chosen, after } = turnOf(wednesday({ fields: { 'c-low': 2 } }), seed);
    expect(chosen.slice(0, 2)).toEqual(['c0', 'printed machine-c']);
    expect(after.state.players[0]?.fields.slice(7, 10)).toEqual([0, 0, 0]);
  }
});

test('a second action is no part of the plan: it is thought over when it comes', () => {
  const milestones = { 0: 'm-capital-1' } as const;
  const ready = { exports: [['berlin', -1, 1]], reached: [0] } as const;
  const t = position({
    day: 3,
    milestones,
    plants: [{ department: 'biofuel', spot: 'b1', fields: { 'c-low': 1 }, ...ready }, { spot: 'b1' }],
  });
  for (const seed of seeds) {
    const { option, plan = [] } = asked(t, seed);
    expect(option).toMatch(/^c[01]$/);
    expect(plan.filter((text) => text === 'yes' || text === 'no')).toEqual([]);
    // With three Mondays to come a tile earns more than an action.
    expect(turnOf(t, seed).chosen).toContain('no');
  }
});

test('what can still be sold in the last turn is sold, and no tile is spent for nothing', () => {
  const exports = [['berlin', -1, 1]] as const;
  const t = position({
    week: 4,
    day: 5,
    milestones: { 0: 'm-capital-1' },
    plants: [
      { department: 'biofuel', spot: 'd3', exports, reached: [0], fields: { d3: 2 }, contract: { export: 'con-bf-1' } },
      { spot: 'd3' },
    ],
  });
  const { after } = turnOf(t, 'last');
  expect(after.state.players[0]?.contractDone).toBe(true);
  expect(after.state.players[0]?.doubleUsed).toBe(0);
});
