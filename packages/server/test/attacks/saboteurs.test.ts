import { expect, it, test } from 'vitest';
import { attacks } from '../../harness/attacks/attacks.ts';
import { saboteurs } from '../../harness/attacks/saboteurs.ts';
import { called, LONG } from './called.ts';

it.each(Object.entries(saboteurs))(
  'a server with %s is found out',
  async (part, { attack: name }) => {
    const attack = attacks[name];
    if (attack === undefined) throw new Error(`there is no attack ${name}`);
    expect((await attack.run(called(attack, part))).failures).not.toEqual([]);
  },
  LONG,
);

test('every attack has a saboteur', () => {
  const found = new Set(Object.values(saboteurs).map(({ attack }) => attack));
  expect([...found].toSorted()).toEqual(Object.keys(attacks).toSorted());
});
