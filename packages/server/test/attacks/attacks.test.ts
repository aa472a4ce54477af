import { describe, expect, it, test } from 'vitest';
import { attacks } from '../../../bench/src/attacks/attacks.ts';
import { saboteurs } from '../../../bench/src/attacks/saboteurs.ts';

/** Short attacks on real processes; `docs/reliability.md` has the long ones. */
const LONG = 120_000;
const short = { build: null, number: (_name: string, otherwise: number) => otherwise };

describe.for(Object.entries(attacks))('%s', ([name, { threats, run }]) => {
  it(
    `is held off (${threats.join(', ')})`,
    async () => {
      expect((await run({ ...short, part: null })).failures).toEqual([]);
    },
    LONG,
  );

  const parts = Object.entries(saboteurs).filter(([, { attack }]) => attack === name);
  it.for(parts)('finds out a server with %s', { timeout: LONG }, async ([part]) => {
    expect((await run({ ...short, part })).failures).not.toEqual([]);
  });
});

test('every attack has a saboteur, and every saboteur an attack', () => {
  const found = new Set(Object.values(saboteurs).map(({ attack }) => attack));
  expect([...found].toSorted()).toEqual(Object.keys(attacks).toSorted());
});
