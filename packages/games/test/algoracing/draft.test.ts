import { at, checkSettings, createDice, fastRandom, gainedInformation, Runner } from '@benchtop/engine/host';
import type { Dice } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { draft } from '../../src/algoracing/bot/draft.ts';
import { evaluate } from '../../src/algoracing/bot/evaluate.ts';
import { positionKey } from '../../src/algoracing/bot/position-key.ts';
import { algoracing } from '../../src/algoracing/index.ts';
import { activeSeat } from '../../src/algoracing/state.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';

interface Walk {
  /** Drafts that were compared, by what was asked; ends as "end" and, where the rules had to tell, as "rules". */
  readonly met: Map<string, number>;
  readonly keys: Map<string | number, number>;
}

/** A chain of options by chance from a state, in drafts and on a copy by the rules. */
function walk(s: AlgoracingState, dice: Dice, { met, keys }: Walk): void {
  const seat = activeSeat(s);
  const copy = algoracing.clone(s);
  let turn = 0;
  const runner = new Runner(
    { ...algoracing, next: (t, ctx) => (turn++, algoracing.next(t, ctx)) },
    fastRandom(9),
    null,
    copy,
  );
  const codes: number[] = [];
  const count = (what: string): void => {
    met.set(what, (met.get(what) ?? 0) + 1);
  };
  for (let there = draft(s, seat); ;) {
    if (there === null) return count('rules');
    // What a delivery brings is what may be expected of it, and not what this world deals.
    if (there.goesOn || copy.unseen.length === s.unseen.length) expect(there.value()).toBe(evaluate(copy, seat));
    expect(there.goesOn).toBe(turn === 0 && copy.over === null);
    if (!there.goesOn) {
      expect(there.reveals).toBe(copy.draws !== s.draws || gainedInformation(algoracing, s, copy, seat));
      return count(copy.unseen.length < s.unseen.length ? 'delivery' : 'end');
    }
    const { step } = at(copy.stack, copy.stack.length - 1);
    expect(there.step).toBe(step);
    count(step);
    codes.length = runner.options(copy, codes);
    expect(there.options()).toEqual(codes);
    if (algoracing.quietSteps.includes(step)) {
      const key = positionKey(copy);
      expect(keys.get(there.key) ?? key).toBe(key);
      keys.set(there.key, key);
    }
    const code = at(codes, dice.randomInt(codes.length));
    there = there.after(code);
    runner.apply(copy, code);
  }
}

test.each(['basic', 'full'] as const)('drafts say what the rules and the evaluation say: %s', (mode) => {
  const dice = createDice(fastRandom(mode === 'basic' ? 5 : 6));
  const met = new Map<string, number>();
  for (let i = 0; i < 8; i++) {
    const settings = checkSettings(algoracing, 1 + (i % 4), { mode, layout: i % 3 === 0 ? 'standard' : 'random' });
    if (!settings.ok) throw new Error(settings.reason);
    const s = algoracing.create({
      seats: 1 + (i % 4),
      settings: settings.value,
      stack: [],
      asked: 0,
      draws: 0,
      over: null,
    });
    const runner = new Runner(algoracing, fastRandom(i), null, s);
    runner.begin(s);
    const codes: number[] = [];
    while (s.over === null) {
      if (s.rovers.every(({ x }) => x >= 0)) {
        const keys = new Map<string | number, number>();
        for (let n = 0; n < (dice.randomInt(4) === 0 ? 2 : 0); n++) walk(s, dice, { met, keys });
      }
      runner.apply(s, at(codes, dice.randomInt(runner.options(s, codes))));
    }
  }
  const steps = mode === 'basic' ? ['build-basic'] : ['build-full', 'place-command', 'place-cycle'];
  for (const step of [...steps, 'pass-discard', 'rules']) expect(met.get(step)).toBeGreaterThan(20);
  expect(met.get('delivery')).toBeGreaterThan(3);
  expect(met.get('end')).toBeGreaterThan(10 * (met.get('rules') ?? 0));
});
