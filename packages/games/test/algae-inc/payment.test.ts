import { expect, test } from 'vitest';
import { kinds } from '../../src/algae-inc/data/goods.ts';
import { cityBonusIds } from '../../src/algae-inc/data/map.ts';
import type { CityBonusId } from '../../src/algae-inc/data/map.ts';
import { rule } from '../table.ts';
import { atAction, friday, goodsOf, position } from './position.ts';
import type { Alg, PlantOf } from './position.ts';

/** On a spot that shows Operators, with tokens; Engineers cost 1 Choice token. */
function onOperators(goods: PlantOf['goods']): Alg {
  return atAction({ plants: [goods === undefined ? {} : { goods }] }, 'c1');
}

rule('ALG-RES-01', 'all six kinds of tokens are given up, but a Wild token for no other Wild token', () => {
  const each = { euro: 1, science: 1, market: 1, freelance: 1, wild: 1 } as const;
  const choice = onOperators(each).play(0, 'choice engineers');
  expect(choice.options(0)).toEqual(['euro', 'science', 'market', 'freelance', 'wild']);
  const { wild: _wild, ...others } = each;
  const wild = onOperators({ ...others, choice: 1 }).play(0, 'wild recruit');
  expect(wild.options(0)).toEqual(kinds.filter((kind) => kind !== 'wild'));
});

rule('ALG-RES-02', 'science points above ten are lost', () => {
  const t = atAction({ plants: [{ goods: { science: 9 }, staff: { scientists: 3 } }] }, 'a2');
  const gained = t.play(0, 'printed scientists', 'gain');
  expect(goodsOf(gained)['science']).toBe(10);
  expect(gained.heard('goods-gained')).toEqual([
    expect.objectContaining({ goods: { science: 1 }, wasted: { science: 2 }, now: { science: 10 } }),
  ]);
});

rule('ALG-RES-03', 'science points of a bonus are marked at once', () => {
  const t = friday({ plants: [{ goods: { science: 9, energy: 3 } }, { goods: { energy: 3 } }] });
  expect([t.step, t.decision?.seat]).toEqual(['weekend-bonus', 0]);
  const taken = t.play(0, 'w0');
  expect(goodsOf(taken, 0)['science']).toBe(10);
  expect(taken.heard('goods-gained').at(-1)).toMatchObject({ goods: { science: 1 }, wasted: { science: 1 } });
});

rule('ALG-RES-04', 'a bonus token is like one of the supply', () => {
  const with_ = (bonus: CityBonusId) => {
    const t = position({
      demand: { porto: 2 },
      bonuses: { porto: bonus },
      plants: [{ fields: { paste: 1 }, goods: { energy: 0 } }],
    });
    return goodsOf(t.play(0, 'a2', 'printed operators', 'export', 'porto', 'cube paste'));
  };
  expect(Object.fromEntries(cityBonusIds.map((id) => [id, with_(id)]))).toEqual({
    'cb-euro': { euro: 2 },
    'cb-market': { market: 1 },
    'cb-freelance': { freelance: 1 },
    'cb-science': { science: 2 },
    'cb-choice': { choice: 1 },
    'cb-wild': { wild: 1 },
  });
  // A Choice token of a city changes an action like any other.
  const choice = atAction({ plants: [{ goods: { choice: 1 } }] }, 'c1').play(0, 'choice engineers');
  expect(goodsOf(choice)['choice']).toBeUndefined();
});

rule('ALG-RES-05', 'tokens are exchanged while something is paid, at no other time', () => {
  const t = onOperators({ euro: 2, science: 2, wild: 2 });
  const verbs = new Set(t.options(0).map((option) => option.split(' ')[0] ?? ''));
  expect([...verbs]).toEqual(['printed', 'choice', 'wild', 'small']);
  const paid = t.play(0, 'choice engineers', 'euro', 'science');
  expect(paid.step).toBe('engineer-tile');
});

rule('ALG-RES-06', 'two tokens make one unit', () => {
  const t = onOperators({ euro: 1, science: 1 }).play(0, 'choice engineers');
  expect([t.step, t.options(0)]).toEqual(['give-up', ['euro', 'science']]);
  const paid = t.play(0, 'euro', 'science');
  expect([goodsOf(paid), paid.step]).toEqual([{ energy: 3 }, 'engineer-tile']);
  const own = onOperators({ choice: 1, euro: 2 }).play(0, 'choice engineers');
  expect([goodsOf(own), own.step]).toEqual([{ euro: 2, energy: 3 }, 'engineer-tile']);
  expect(onOperators({ euro: 1 }).refusal(0, 'choice engineers')?.rule).toBe('ALG-RES-09');
});

rule('ALG-RES-08', 'a Wild token may be one of the two', () => {
  const t = onOperators({ euro: 1, wild: 1 }).play(0, 'choice engineers');
  expect(t.options(0)).toEqual(['euro', 'wild']);
  expect(goodsOf(t.play(0, 'wild', 'euro'))).toEqual({ energy: 3 });
});

rule('ALG-RES-10', 'what is exchanged is spent at once', () => {
  const t = onOperators({ euro: 2, science: 1 }).play(0, 'choice engineers', 'euro');
  expect(goodsOf(t)).toEqual({ euro: 1, science: 1, energy: 3 });
  const paid = t.play(0, 'science');
  expect([paid.heard('goods-gained'), goodsOf(paid)]).toEqual([[], { euro: 1, energy: 3 }]);
  expect(paid.heard('tokens-given-up')).toHaveLength(2);
});

test('ALG-RUL-07 with free payment own units may be kept', () => {
  const t = atAction({ settings: { payment: 'free' }, plants: [{ goods: { choice: 1, euro: 2 } }] }, 'c1').play(
    0,
    'choice engineers',
  );
  expect([t.step, t.options(0)]).toEqual(['pay-mode', ['own', 'keep 1 choice']]);
  expect(goodsOf(t.play(0, 'own'))).toEqual({ euro: 2, energy: 3 });
  const kept = t.play(0, 'keep 1 choice', 'euro', 'euro');
  expect([goodsOf(kept), kept.step]).toEqual([{ choice: 1, energy: 3 }, 'engineer-tile']);
});
