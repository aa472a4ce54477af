import { expect, it } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { missedIn, saboteurRuns } from '../../harness/attacks/saboteur-runs.ts';
import { called } from '../attacks/called.ts';

it.concurrent.for(saboteurRuns().map((run) => [run.attack, run.parts.join(', '), run] as const))(
  '%s: a server with %s is found out',
  async ([name, , run]) => {
    const attack = attacks[name];
    if (attack === undefined) throw new Error(`there is no attack ${name}`);
    expect(missedIn(run, (await attack.run(called(attack, run.parts))).failures)).toEqual([]);
  },
);
