import { expect, test } from 'vitest';
import { ActionSpace, checkSettings, Environment, informationState, keyOfSeed, Match } from '../src/host.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

function environment(): Environment<TrapState> {
  const settings = checkSettings(trap, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  return Environment.deal(trap, 2, settings.value, keyOfSeed('environment'));
}

test('every action is one option of one step, and the mask shows the legal ones', () => {
  const space = new ActionSpace(trap);
  const options = Object.values(trap.steps).flatMap(({ kind, vocabulary }) =>
    vocabulary.texts.map((t) => `${kind}: ${t}`),
  );
  expect(Array.from({ length: space.size }, (_, action) => space.textOf(action))).toEqual(options);
  const env = environment();
  const mask = env.legalActionMask();
  expect(mask.length).toBe(space.size);
  expect(env.legalActions().map((action) => env.actions.textOf(action))).toEqual([
    'bid: bid 0',
    'bid: bid 1',
    'bid: bid 2',
    'bid: bid 3',
  ]);
  expect([...mask].flatMap((legal, action) => (legal === 1 ? [action] : []))).toEqual(env.legalActions());
});

test('rewards add up to the final points, and the end is told', () => {
  const env = environment();
  const start = env.returns();
  const sums = start.map(() => 0);
  let over = false;
  for (let n = 0; !over; n++) {
    const legal = env.legalActions();
    const result = env.act(legal[n % legal.length] ?? -1);
    result.rewards.forEach((reward, seat) => {
      sums[seat] = (sums[seat] ?? 0) + reward;
    });
    over = result.over;
  }
  expect(env.returns()).toEqual(start.map((points, seat) => points + (sums[seat] ?? 0)));
  expect([env.seatToAct, env.legalActions()]).toEqual([-1, []]);
});

test('what is not legal is refused and changes nothing; a copy goes its own way with the same chance', () => {
  const env = environment();
  const before = env.informationState(0);
  expect(() => env.act(env.actions.size - 1)).toThrow('not legal');
  expect(env.informationState(0)).toBe(before);
  const copy = env.clone();
  for (const each of [env, copy]) for (let n = 0; n < 6; n++) each.act(each.legalActions()[0] ?? -1);
  expect(copy.informationState(1)).toBe(env.informationState(1));
  copy.act(copy.legalActions().at(-1) ?? -1);
  expect(copy.informationState(1)).not.toBe(env.informationState(1));
});

test('an information state holds what the seat saw and nothing else', () => {
  const env = environment();
  env.act(env.actions.actionOf('bid', 1));
  env.act(env.actions.actionOf('bid', 0));
  const drawing = env.legalActions().find((action) => env.actions.textOf(action) === 'take-turn: draw') ?? -1;
  const seat = env.seatToAct;
  env.act(drawing);
  expect(env.informationState(seat)).toMatch(/"card-drawn","seat":\d,"card":\d/);
  expect(env.informationState(1 - seat)).toMatch(/"card-drawn","seat":\d,"card":null/);
});

test('a match has the same information states as the environment that was played alike, and knows what was taken back', () => {
  const settings = checkSettings(trap, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(trap, 2, settings.value, keyOfSeed('environment'));
  const env = environment();
  for (const option of ['bid 1', 'bid 0', 'pass']) {
    const seat = env.seatToAct;
    env.act(env.legalActions().find((action) => env.actions.textOf(action).endsWith(`: ${option}`)) ?? -1);
    expect(match.play(seat, option).ok).toBe(true);
  }
  expect([0, 1].map((seat) => informationState(match, seat))).toEqual([0, 1].map((seat) => env.informationState(seat)));
  expect(match.undo(0).ok).toBe(true);
  expect(informationState(match, 1)).toContain('choice-taken-back');
});
