import { expect } from 'vitest';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rule, table, until } from '../table.ts';
import { atAction, goodsOf, plant } from './position.ts';
import type { Alg, PlantOf } from './position.ts';

/** Seat 0 is biofuel, on the spot that recruits. */
function onRecruit(own: PlantOf): Alg {
  return atAction({ plants: [{ department: 'biofuel', ...own }, { department: 'food' }] }, 'a1');
}

rule('ALG-REC-01', 'any team, for the price of the leftmost free column', () => {
  const t = onRecruit({ goods: { euro: 3 }, staff: { operators: 1, engineers: 2, scientists: 3 } }).play(
    0,
    'printed recruit',
  );
  expect([t.step, t.options(0)]).toEqual(['recruit-team', ['operators', 'engineers', 'scientists']]);
  expect(t.options(0).map((team) => t.label(0, team))).toEqual([
    'Operators for €1',
    'Engineers for €2',
    'Scientists for €3',
  ]);
  const joined = t.play(0, 'engineers');
  expect([plant(joined).staff, plant(joined).goods.euro]).toEqual([{ operators: 1, engineers: 3, scientists: 3 }, 1]);
  expect(joined.heard('staff-recruited')).toEqual([{ type: 'staff-recruited', seat: 0, team: 'engineers', column: 3 }]);
});

rule('ALG-REC-01', 'a full team and one that is too dear are refused', () => {
  const t = onRecruit({ goods: { euro: 2 }, staff: { operators: 4, engineers: 3, scientists: 2 } });
  expect(plant(t.play(0, 'printed recruit', 'scientists')).staff.scientists).toBe(3);
  const some = onRecruit({ goods: { euro: 2 }, staff: { operators: 4, engineers: 1, scientists: 1 } }).play(
    0,
    'printed recruit',
  );
  expect(some.refusal(0, 'operators')?.rule).toBe('ALG-REC-01');
  expect(some.reason(0, 'operators')).toBe('All spaces of your Operators are taken.');
  const dear = onRecruit({ goods: { euro: 2 }, staff: { operators: 3, engineers: 1, scientists: 1 } }).play(
    0,
    'printed recruit',
  );
  expect(dear.reason(0, 'operators')).toBe('It costs €3: you have €2, and too few tokens to exchange.');
});

rule('ALG-REC-01', 'where nobody can be had recruiting is impossible', () => {
  expect(onRecruit({}).refusal(0, 'printed recruit')?.rule).toBe('ALG-REC-01');
  const full = { operators: 4, engineers: 4, scientists: 4 };
  expect(onRecruit({ staff: full, goods: { euro: 9 } }).refusal(0, 'printed recruit')?.rule).toBe('ALG-REC-01');
});

rule('ALG-REC-01', 'the price may be paid with other tokens, and the Recruiter pays one less', () => {
  const paying = onRecruit({ goods: { science: 3 }, staff: { operators: 4, engineers: 4, scientists: 1 } });
  const paid = paying.play(0, 'printed recruit', 'scientists', 'science', 'science');
  expect([plant(paid).staff.scientists, plant(paid).goods.science]).toEqual([2, 1]);
  const food: PlantOf = { department: 'food', contract: { ability: 'ab-recruit' }, staff: { operators: 2 } };
  const cheap = atAction({ plants: [food, { department: 'biofuel' }] }, 'a1').play(0, 'printed recruit', 'engineers');
  expect([plant(cheap).staff.engineers, goodsOf(cheap)]).toEqual([2, { choice: 1, energy: 3 }]);
});

rule('ALG-REC-02', 'E11 the bonus and the VP of the space', () => {
  const gained = (team: 'operators' | 'engineers' | 'scientists', column: number) => {
    const staff = { operators: 4, engineers: 4, scientists: 4, [team]: column - 1 };
    return goodsOf(onRecruit({ goods: { euro: column - 1 }, staff }).play(0, 'printed recruit', team));
  };
  const energy = 3;
  for (const team of ['operators', 'engineers', 'scientists'] as const) {
    expect(gained(team, 2)).toEqual({ choice: 1, energy });
    expect(gained(team, 4)).toEqual({ wild: 1, energy, vp: 3 });
  }
  expect(gained('operators', 3)).toEqual({ market: 1, energy, vp: 2 });
  expect(gained('engineers', 3)).toEqual({ freelance: 1, energy, vp: 2 });
  expect(gained('scientists', 3)).toEqual({ science: 2, energy, vp: 2 });
});

rule('ALG-REC-03', 'each team begins with one printed member', () => {
  const t = until(table(algaeInc, 2), 'choose-pool');
  for (const { staff } of t.state.players) expect(staff).toEqual({ operators: 1, engineers: 1, scientists: 1 });
  // The fourth is the tile of the token pool.
  for (const { staff } of until(t, 'move-worker').state.players)
    expect(Object.values(staff).sort((a, b) => a - b)).toEqual([1, 1, 2]);
});
