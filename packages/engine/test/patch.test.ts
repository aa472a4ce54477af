import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, patched } from '../src/host.ts';
import type { Change } from '../src/host.ts';

// Keys that no path can name are among them.
const key = fc.constantFrom('a', 'b', 'c', 'long name', '', '+', 'x/y', '0');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, 0, 1, 2, '', 'word'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

function changes(before: unknown, after: unknown): Change[] {
  const out: Change[] = [];
  difference(before, after, '', out);
  return out;
}

describe('patches', () => {
  test('the difference of two values leads from one to the other, also over a wire', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const sent = JSON.parse(JSON.stringify(changes(before, after))) as Change[];
        expect(patched(before, sent)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('equal values have no difference', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(changes(one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  test('only what changed is named, and lists name what was added', () => {
    const before = { a: [1, 2, { b: 3 }], c: { d: 4, e: 5 }, f: 6 };
    const after = { a: [1, 9, { b: 8 }, 7], c: { d: 4 }, f: 6, g: 0 };
    expect(changes(before, after)).toEqual([['a/1', 9], ['a/2/b', 8], ['a/+', [7]], ['c/e'], ['g', 0]]);
  });
});
