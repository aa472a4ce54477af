import { expect, it } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { called, LONG } from './called.ts';

it.each(Object.entries(attacks))(
  '%s is held off',
  async (_name, attack) => {
    expect((await attack.run(called(attack, null))).failures).toEqual([]);
  },
  LONG,
);
