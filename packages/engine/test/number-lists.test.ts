import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defineState, int, list, perSeat, record, times } from '../src/author.ts';
import { emptyState } from '../src/declare.ts';

setFlagsFromString('--allow-natives-syntax');
/** What the machine takes a list for: one of small whole numbers is copied without looking at what is in it. */
const holdsNumbers = runInThisContext('(list) => %HasSmiElements(list)') as (list: unknown) => boolean;

const { fields } = defineState({
  rows: times(2, record({ height: int(0, 9) })),
  players: perSeat({ goods: times(5, int(0, 99)), rows: times(2, list(int(0, 9), 3)) }),
});

test('a list of numbers is one from its beginning, whatever other lists are made beside it', () => {
  const core = { seats: 4, settings: {}, stack: [], asked: 0, draws: 0, over: null };
  for (let i = 0; i < 100; i++) {
    const s = emptyState(fields, core) as unknown as { players: { goods: number[] }[] };
    for (const { goods } of s.players) expect(holdsNumbers(goods)).toBe(true);
  }
});
