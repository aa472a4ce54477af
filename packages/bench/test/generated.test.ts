import { cloneSource } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { sampleStates } from '../src/costs.ts';
import { SEATS } from '../src/rivals/floor/yard.ts';
import { cloneByHand } from '../src/yard/clones.ts';
import { state } from '../src/yard/engine-state.ts';
import { yard } from '../src/yard/engine.ts';

test('the copy of Yard is what the declaration says', async () => {
  const text = cloneSource(state, { from: './engine-state.ts', type: 'YardState' });
  await expect(text).toMatchFileSnapshot('../src/yard/engine-state.generated.ts');
});

test('the copy by hand that it is measured against copies the same', () => {
  for (const s of sampleStates(yard, SEATS, {})) {
    const copy = cloneByHand(s);
    expect(copy).toStrictEqual(s);
    expect(copy).toStrictEqual(yard.clone(s));
    expect(copy.players[0]?.hand).not.toBe(s.players[0]?.hand);
  }
});
