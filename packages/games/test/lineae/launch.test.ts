import { expect } from 'vitest';
import type { Cube } from '../../src/lineae/data/goods.ts';
import { refuseRocket } from '../../src/lineae/launch.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const rival: Captain = { column: 7 };
const empty = [null, null, null, null, null] as const;

/** Seat 0 below Jovian Semiconductors (silica, silica, iron, iron, wild) at column 4. */
function below(
  goods: NonNullable<Captain['goods']>,
  spots: readonly (Cube | null)[] = empty,
  more: Position = {},
): Lin {
  return position({
    rockets: { 4: ['jovian-semiconductors', spots] },
    captains: [{ column: 4, goods }, rival],
    ...more,
  });
}

const spotsAt = (t: Lin, column: number): readonly (Cube | null)[] | null => t.state.rockets[column]?.spots ?? null;

rule('LIN-LCH-01', 'one cube or more from the cargo bay goes on the rocket of the own column', () => {
  const t = below({ silica: 1, iron: 1 }).play(0, 'place launch-pad');
  expect(t.options(0)).toEqual(['silica spot', 'silica wild', 'iron spot', 'iron wild']);
  expect(t.reason(0, 'done')).toBe('The action loads at least one cube.');
  expect(t.reason(0, 'salt wild')).toBe('You have no salt in your cargo bay.');
  const one = t.play(0, 'iron spot');
  expect([goodsOf(one), spotsAt(one, 4)]).toEqual([{ silica: 1, vp: 1 }, [null, null, 'iron', null, null]]);
  expect(one.play(0, 'done').decision).toMatchObject({ seat: 0, step: 'sail-on' });
});

rule('LIN-LCH-01', 'without a rocket in the own column there is nothing to load', () => {
  const t = below({ silica: 1 }, empty, {
    rockets: { 4: null, 3: ['jovian-semiconductors', empty] },
    row: { 4: 'broadcast-tower' },
  });
  expect(t.refusal(0, 'place launch-pad')?.rule).toBe('LIN-LCH-01');
});

rule('LIN-LCH-01', 'a neighbouring rocket is in reach only for whoever can pay for it', () => {
  const refused = (electricity: number, price: number, column = 5): string | null =>
    refuseRocket(below({ silica: 1, electricity }).state, 0, column, { reach: 1, first: 1, price });
  expect([refused(0, 1), refused(1, 1), refused(0, 0), refused(9, 0, 6)]).toEqual([
    'LIN-LCH-01',
    null,
    null,
    'LIN-LCH-01',
  ]);
});

rule('LIN-LCH-02', 'a printed spot takes its own mineral only, the wild one any cube, once', () => {
  const t = below({ salt: 2, silica: 3 }).play(0, 'place launch-pad');
  expect(t.reason(0, 'salt spot')).toBe('No open spot of this rocket takes salt.');
  const wild = t.play(0, 'salt wild');
  expect(wild.reason(0, 'salt wild')).toBe('The wild spot is filled.');
  const both = wild.play(0, 'silica spot', 'silica spot');
  expect(spotsAt(both, 4)).toEqual(['silica', 'silica', null, null, 'salt']);
  // Nothing that is left fits: the action is over by itself.
  expect(both.step).toBe('sail-on');
  const filled = below({ salt: 2 }, [null, null, null, null, 'sulfur']);
  expect(filled.refusal(0, 'place launch-pad')?.rule).toBe('LIN-LCH-02');
});

rule('LIN-LCH-03', 'the cubes of one action give 1, 2, 3, 3 and 3 VP', () => {
  let t = below({ silica: 2, iron: 2, salt: 1 }).play(0, 'place launch-pad');
  const vp: number[] = [];
  for (const cube of ['silica spot', 'iron spot', 'silica spot', 'iron spot', 'salt wild']) {
    expect(t.decision?.prompt).toBe(`load a cube (the next one gives ${[1, 2, 3, 3, 3][vp.length]} VP)`);
    t = t.play(0, cube);
    vp.push(captain(t, 0).goods.vp);
  }
  expect(vp).toEqual([1, 3, 6, 9, 12]);
});

rule('LIN-LCH-03', 'another action begins with 1 VP again', () => {
  const t = below({ silica: 2 }, [null, null, 'iron', null, null]).play(
    0,
    'place launch-pad',
    'silica spot',
    'done',
    'done',
  );
  const again = t.play(1, 'pass').play(0, 'place launch-pad', 'silica spot');
  expect(captain(again, 0).goods.vp).toBe(2);
});

rule('LIN-LCH-04', 'cubes stay on a rocket, and anybody goes on loading it', () => {
  const t = position({
    rockets: { 4: ['jovian-semiconductors', empty] },
    captains: [
      { column: 4, goods: { silica: 2 } },
      { column: 4, goods: { iron: 2 } },
    ],
  }).play(0, 'place launch-pad', 'silica spot', 'silica spot', 'done');
  expect(spotsAt(t, 4)).toEqual(['silica', 'silica', null, null, null]);
  const other = t.play(1, 'place launch-pad', 'iron spot', 'iron spot', 'done');
  expect(spotsAt(other, 4)).toEqual(['silica', 'silica', 'iron', 'iron', null]);
  expect(captain(other, 1).goods.vp).toBe(3);
});

rule('LIN-LCH-05', 'who fills the last spot launches: cubes to the supply, the card to the player', () => {
  const before = below({ iron: 1 }, ['silica', 'silica', 'iron', null, 'salt']);
  const { silica, iron, salt } = before.state.supply;
  const t = before.play(0, 'place launch-pad', 'iron spot');
  expect(spotsAt(t, 4)).toBeNull();
  const { supply } = t.state;
  expect([supply.silica - silica, supply.iron - iron, supply.salt - salt]).toEqual([2, 2, 1]);
  expect(captain(t, 0).launched).toEqual(['jovian-semiconductors']);
  expect(t.heard('rocket-launched')).toEqual([
    { type: 'rocket-launched', seat: 0, column: 4, card: 'jovian-semiconductors' },
  ]);
});

rule('LIN-LCH-06', 'one rocket for each action', () => {
  const t = position({
    rockets: { 4: ['jovian-semiconductors', [null, 'silica', 'iron', 'iron', 'iron']], 5: ['tool-steel', empty] },
    city: ['spaceport'],
    round: 3,
    captains: [{ column: 4, goods: { silica: 3 } }, rival],
  }).play(0, 'place spaceport');
  expect([t.step, t.options(0)]).toEqual(['choose-rocket', ['c3', 'c4', 'c5']]);
  const launched = t.play(0, 'c4', 'silica spot', 'plasma-drill');
  // Silica fits on the wild spot next door, too: that takes another action.
  expect([launched.step, captain(launched, 0).goods.silica, spotsAt(launched, 5)]).toEqual(['sail-on', 2, [...empty]]);
});
