import { expect } from 'vitest';
import { rule } from '../table.ts';
import { cubesOf, goodsOf } from './position.ts';
import { running } from './running.ts';
import type { Plant } from './running.ts';

const linking: Plant = {
  department: 'biofuel',
  fields: { 'b-low': 1, 'c-up': 2 },
  goods: { energy: 1, euro: 1, science: 1, choice: 2 },
};

rule('ALG-NRG-01', 'missing Energy costs €2 each, and the marker stays on 0', () => {
  const first = running('b', linking).play(0, 'green gb2 1');
  expect(goodsOf(first)).toEqual({ euro: 1, science: 1, choice: 2 });
  expect(first.label(0, 'green gb2 1')).toMatch(/for 1 Energy$/);
  const paying = first.play(0, 'green gb2 1');
  expect([paying.step, paying.options(0)]).toEqual(['give-up', ['science', 'choice']]);
  // Nothing moves before the last token is given.
  expect(cubesOf(paying)).toEqual({ 'b-low': 1, 'c-up': 1, 'c-low': 1 });
  const paid = paying.play(0, 'choice', 'choice');
  expect([cubesOf(paid), goodsOf(paid)]).toEqual([{ 'b-low': 1, 'c-low': 2 }, { science: 1 }]);
});

rule('ALG-RUL-08', 'what Energy there is goes first', () => {
  const own: Plant = { ...linking, goods: { energy: 0, euro: 3 } };
  const t = running('b', own).play(0, 'green gb2 1');
  expect([goodsOf(t), t.refusal(0, 'green gb2 1')?.rule]).toEqual([{ euro: 1 }, 'ALG-RES-09']);
  const grid: Plant = { ...linking, contract: { ability: 'ab-grid' } };
  const cheap = running('b', grid).play(0, 'green gb2 1', 'green gb2 1');
  expect([goodsOf(cheap), cubesOf(cheap)]).toEqual([
    { science: 1, choice: 2 },
    { 'b-low': 1, 'c-low': 2 },
  ]);
});

rule('ALG-NRG-02', 'Energy above 6 scores 1 VP each', () => {
  const own: Plant = {
    department: 'biofuel',
    built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
    fields: { 'st-chlorella': 2 },
    goods: { energy: 6 },
  };
  const t = running('a', own).play(0, 'move ya2', 'move ya2', 'done', '2', 'burn', 'burn');
  expect(goodsOf(t)).toEqual({ energy: 6, vp: 2 });
  const turbine: Plant = { ...own, built: { 'bf-eng-turbine': 'extra-1' }, goods: { energy: 5 } };
  expect(goodsOf(running('a', turbine).play(0, 'move ya2', 'green ga2'))).toEqual({ energy: 6, vp: 1 });
});
