import { expect } from 'vitest';
import { cubes } from '../../src/lineae/data/goods.ts';
import type { Cube } from '../../src/lineae/data/goods.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const settings = { reactorCore: true } as const;

/** Seat 0 operates the rondel. */
function operating(own: Captain = {}, more: Position = {}): Lin {
  return at(own, more).play(0, 'place reactor-core');
}

function at(own: Captain, more: Position = {}): Lin {
  return position({ settings, ...more, captains: [{ column: 4, ...own }, { column: 7 }] });
}

const inSectors = (t: Lin): number[] => cubes.map((cube) => t.state.core[cube]);
const verbs = (t: Lin, verb: string): string[] => t.options(0).filter((text) => text.startsWith(verb));

rule('LIN-COR-01', 'a cube is lent for a debt, at most two of them', () => {
  const t = operating();
  expect(verbs(t, 'borrow')).toEqual(
    ['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon'].map((cube) => `borrow ${cube}`),
  );
  const one = t.play(0, 'borrow iron');
  expect([goodsOf(one), captain(one, 0).debts.iron, inSectors(one)]).toEqual([{ iron: 1 }, 1, [2, 1, 2, 2, 2, 0]]);
  const two = one.play(0, 'borrow iron');
  expect([captain(two, 0).debts.iron, verbs(two, 'borrow')]).toEqual([2, []]);
  expect(two.reason(0, 'borrow salt')).toBe('You have two debts: repay one first.');
});

rule('LIN-COR-01', 'an empty sector lends nothing', () => {
  const t = operating({}, { core: { silica: 2, iron: 0, salt: 2, sulfur: 2, hydrocarbon: 2 } });
  expect(t.reason(0, 'borrow iron')).toBe('The sector of iron is empty.');
});

rule('LIN-COR-01', 'a cube of its type clears a debt', () => {
  const t = operating({ goods: { iron: 1 }, debts: { iron: 1, salt: 1 } });
  expect([t.reason(0, 'repay salt'), t.reason(0, 'repay silica')]).toEqual([
    'You have no salt in your cargo bay.',
    'You owe no silica.',
  ]);
  const paid = t.play(0, 'repay iron');
  expect([goodsOf(paid), captain(paid, 0).debts.iron, inSectors(paid)]).toEqual([{}, 0, [2, 3, 2, 2, 2, 0]]);
});

rule('LIN-COR-01', 'a debt that is left costs 3 VP, and can still be repaid before the match is counted', () => {
  const own: Captain = { goods: { iron: 1, vp: 10 }, debts: { iron: 1, salt: 1 } };
  const t = roundOver({ settings, round: 7, captains: [own, { column: 7 }] });
  expect([t.step, t.options(0)]).toEqual(['use-ability', ['repay-iron', 'done']]);
  const left = t.play(0, 'done');
  expect([left.points(0, 'LIN-COR-01'), left.score(0).total]).toEqual([-6, 4]);
  expect(left.heard('debt-penalty')).toEqual([{ type: 'debt-penalty', seat: 0, debts: 2, vp: 6 }]);
  const repaid = t.play(0, 'repay-iron');
  expect([repaid.over, repaid.points(0, 'LIN-COR-01')]).toEqual(['last-round', -3]);
  expect(
    roundOver({ round: 7, captains: [{}, { column: 7 }] })
      .score(0)
      .items.map(({ label }) => label),
  ).not.toContain('Debts');
});

rule('LIN-COR-02', 'a conversion costs the way around the rondel in electricity', () => {
  const price = (from: Cube, to: Cube): number => {
    const t = operating({ goods: { [from]: 1, electricity: 9 } }).play(0, `convert ${from} ${to}`);
    expect([captain(t, 0).goods[from], captain(t, 0).goods[to]]).toEqual([0, 1]);
    return 9 - captain(t, 0).goods.electricity;
  };
  expect([
    price('salt', 'hydrocarbon'),
    price('iron', 'silica'),
    price('silica', 'iron'),
    price('hydrocarbon', 'silica'),
  ]).toEqual([2, 4, 1, 1]);
  const t = operating({ goods: { iron: 1, electricity: 3 } });
  expect(t.reason(0, 'convert iron silica')).toBe('It takes 4 electricity, and you have 3.');
  expect(t.reason(0, 'convert iron iron')).toBe('A cube is converted into one of another type.');
  const empty = operating(
    { goods: { iron: 1, electricity: 9 } },
    { core: { silica: 2, iron: 2, salt: 0, sulfur: 2, hydrocarbon: 2 } },
  );
  expect(empty.refusal(0, 'convert iron salt')?.rule).toBe('LIN-COR-02');
  expect(empty.reason(0, 'convert iron salt')).toBe('The sector of salt is empty.');
  expect(t.reason(0, 'convert salt iron')).toBe('You have no salt in your cargo bay.');
  const done = t.play(0, 'convert iron hydrocarbon');
  expect([inSectors(done), goodsOf(done)]).toEqual([[2, 3, 2, 2, 1, 0], { hydrocarbon: 1 }]);
});

rule('LIN-COR-02', 'with algae the rondel has six sectors', () => {
  const t = operating(
    { goods: { hydrocarbon: 1, electricity: 9 } },
    { settings: { reactorCore: true, biogenesis: true } },
  );
  expect(captain(t.play(0, 'convert hydrocarbon silica'), 0).goods.electricity).toBe(7);
  expect(captain(t.play(0, 'convert hydrocarbon algae'), 0).goods.electricity).toBe(8);
});

rule('LIN-COR-03', 'up to three operations, at least one', () => {
  const t = operating({ goods: { silica: 1, electricity: 9 } });
  expect(t.reason(0, 'done')).toBe('Do at least one operation.');
  const once = t.play(0, 'convert silica iron');
  expect(once.play(0, 'done').step).toBe('sail-on');
  const thrice = once.play(0, 'convert iron salt', 'convert salt sulfur');
  expect([thrice.step, goodsOf(thrice)]).toEqual(['sail-on', { sulfur: 1, electricity: 6 }]);
  expect(captain(t, 0).available).toBe(3);
});

rule('LIN-COR-03', 'without any operation the space cannot be used', () => {
  const t = at({ debts: { iron: 2 } });
  expect(t.refusal(0, 'place reactor-core')?.rule).toBe('LIN-COR-01');
  expect(position({ captains: [{}, { column: 7 }] }).refusal(0, 'place reactor-core')?.rule).toBe('LIN-COR-01');
});
