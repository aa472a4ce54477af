import { lawsOf } from '@benchtop/engine/laws';
import { describe, expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';

/** Counted delivery by delivery as the rulebook tells it, without the game's own scoring. */
function recount(s: Readonly<AlgoracingState>, seat: number): number {
  const seen = new Set<string>();
  let total = 0;
  for (const type of s.rovers[seat]?.delivered ?? []) {
    total += seen.has(type) ? 1 : 2;
    seen.add(type);
  }
  return total;
}

describe('Algoracing keeps the law:', () => {
  for (const law of lawsOf(algoracing, { recount })) test(law.name, () => expect(() => law.run()).not.toThrow());
});
