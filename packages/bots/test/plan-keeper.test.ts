import { describe, expect, test } from 'vitest';
import { PlanKeeper } from '../src/index.ts';

/** A keeper of a plan of seat 1, made when seven words were drawn. */
function kept(...plan: string[]): PlanKeeper {
  const keeper = new PlanKeeper();
  keeper.keep(1, 7, plan);
  return keeper;
}

describe('a plan', () => {
  test('is followed word for word to its end', () => {
    const keeper = kept('load', 'done');
    expect([keeper.follow(1, 7), keeper.follow(1, 7), keeper.follow(1, 7)]).toEqual(['load', 'done', null]);
  });

  test('is dropped for good when somebody else chooses', () => {
    const keeper = kept('load', 'done');
    expect([keeper.follow(0, 7), keeper.follow(1, 7)]).toEqual([null, null]);
  });

  test('is dropped for good when chance was drawn', () => {
    const keeper = kept('load', 'done');
    expect([keeper.follow(1, 8), keeper.follow(1, 7)]).toEqual([null, null]);
  });

  test('makes room for the next one', () => {
    const keeper = kept('load', 'done');
    keeper.follow(1, 7);
    keeper.keep(0, 9, ['move']);
    expect([keeper.follow(0, 9), keeper.follow(0, 9)]).toEqual(['move', null]);
  });
});

test('without a plan nothing is followed', () => {
  const keeper = new PlanKeeper();
  expect(keeper.follow(0, 0)).toBeNull();
  const dropped = kept('load');
  dropped.drop();
  expect(dropped.follow(1, 7)).toBeNull();
});
