import { describe, expect, it, test } from 'vitest';
import type { AttackCall } from '../../../bench/src/attacks/attack.ts';
import { attacks } from '../../../bench/src/attacks/attacks.ts';
import { saboteurs } from '../../../bench/src/attacks/saboteurs.ts';

/** Short attacks on real processes; `docs/reliability.md` has the long ones. */
const LONG = 120_000;

describe.for(Object.entries(attacks))('%s', ([name, { threats, short = {}, run }]) => {
  const called = (part: string | null): AttackCall => ({
    part,
    build: null,
    number: (option, otherwise) => short[option] ?? otherwise,
  });

  it(
    `is held off (${threats.join(', ')})`,
    async () => {
      expect((await run(called(null))).failures).toEqual([]);
    },
    LONG,
  );

  const parts = Object.entries(saboteurs).filter(([, { attack }]) => attack === name);
  it.each(parts)(
    'finds out a server with %s',
    async (part) => {
      expect((await run(called(part))).failures).not.toEqual([]);
    },
    LONG,
  );
});

test('every attack has a saboteur, and every saboteur an attack', () => {
  const found = new Set(Object.values(saboteurs).map(({ attack }) => attack));
  expect([...found].toSorted()).toEqual(Object.keys(attacks).toSorted());
});
