import fs from 'node:fs';
import { createChance, keyOfSeed, Runner } from '@benchtop/engine/host';
import type { Core } from '@benchtop/engine/host';
import { expect } from 'vitest';
import type { TestTable } from './table.ts';

/** How many sequences of options of each length from 1 to `depth` lead on from a state. */
export function perft<S extends Core>({ game, state }: TestTable<S>, depth: number): number[] {
  const counts = Array<number>(depth).fill(0);
  const runner = new Runner(game, createChance(keyOfSeed('perft')), null, game.clone(state));
  const visit = (s: S, level: number): void => {
    if (s.over !== null) return;
    const codes: number[] = [];
    const n = runner.options(s, codes);
    counts[level] = (counts[level] ?? 0) + n;
    if (level + 1 === depth) return;
    for (const code of codes.slice(0, n)) {
      const next = game.clone(s);
      runner.apply(next, code);
      visit(next, level + 1);
    }
  };
  visit(game.clone(state), 0);
  return counts;
}

/** Counts from every position and compares with the file; UPDATE_GOLDEN=1 writes it anew. */
export function checkPerft<S extends Core>(file: URL, positions: Record<string, TestTable<S>>, depth: number): void {
  const counted = Object.fromEntries(Object.entries(positions).map(([name, t]) => [name, perft(t, depth)]));
  if (process.env['UPDATE_GOLDEN'] === '1') {
    const lines = Object.entries(counted).map(([name, counts]) => `  ${JSON.stringify(name)}: [${counts.join(', ')}]`);
    fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  }
  expect(counted).toEqual(JSON.parse(fs.readFileSync(file, 'utf8')));
}
