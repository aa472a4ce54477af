import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { saboteurRuns } from '../../harness/attacks/saboteur-runs.ts';
import { saboteurs } from '../../harness/attacks/saboteurs.ts';

const runs = saboteurRuns();

test('every attack has a saboteur, and every saboteur is in one run', () => {
  expect(runs.flatMap(({ parts }) => parts).toSorted()).toEqual(Object.keys(saboteurs).toSorted());
  expect([...new Set(runs.map(({ attack }) => attack))].toSorted()).toEqual(Object.keys(attacks).toSorted());
});

it.for(Object.entries(saboteurs))('%s: what it takes out of the built server is still there', ([, { file, find }]) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  expect(text.split(find)).toHaveLength(2);
});
