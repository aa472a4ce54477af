import { expect, it, test } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { missedIn, saboteurRuns } from '../../harness/attacks/saboteur-runs.ts';
import { saboteurs } from '../../harness/attacks/saboteurs.ts';
import { called } from './called.ts';

const runs = saboteurRuns();

it.concurrent.for(runs.map((run) => [run.attack, run.parts.join(', '), run] as const))(
  '%s: a server with %s is found out',
  async ([name, , run]) => {
    const attack = attacks[name];
    if (attack === undefined) throw new Error(`there is no attack ${name}`);
    expect(missedIn(run, (await attack.run(called(attack, run.parts))).failures)).toEqual([]);
  },
);

test('every attack has a saboteur, and every saboteur is in one run', () => {
  expect(runs.flatMap(({ parts }) => parts).toSorted()).toEqual(Object.keys(saboteurs).toSorted());
  expect([...new Set(runs.map(({ attack }) => attack))].toSorted()).toEqual(Object.keys(attacks).toSorted());
});
