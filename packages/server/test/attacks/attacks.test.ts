import { expect, it } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { called } from './called.ts';

it.concurrent.for(Object.entries(attacks))('%s is held off', async ([, attack]) => {
  expect((await attack.run(called(attack, []))).failures).toEqual([]);
});
