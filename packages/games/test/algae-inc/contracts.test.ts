import { expect } from 'vitest';
import { contracts } from '../../src/algae-inc/data/contracts.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rule, table, until } from '../table.ts';
import { plant, position, valueOf } from './position.ts';

const dealt = (seed = 'test') => until(table(algaeInc, 2, {}, seed), 'assign-contracts');

rule('ALG-SET-11', 'three of the eight contracts of a department are dealt', () => {
  const t = dealt();
  for (const p of t.state.players) {
    expect(p.hand.faces.length).toBe(3);
    expect(p.hand.faces.every((id) => contracts[id].department === p.department)).toBe(true);
  }
  expect(t.state.box.faces.length).toBe(26);
  const hands = Array.from({ length: 12 }, (_, i) => String(dealt(`hand ${i}`).state.players[0]?.hand.faces));
  expect(new Set(hands).size).toBeGreaterThan(8);
});

rule('ALG-SET-12', 'one card scores, one exports, one works', () => {
  const t = dealt();
  expect(t.options(0)).toEqual(['123', '132', '213', '231', '312', '321']);
  const [a, b, c] = plant(t, 0).hand.faces;
  const done = t.play(1, '123').play(0, '231');
  expect(plant(done, 0).contract).toEqual({ scoring: b, export: c, ability: a });
  expect(plant(done, 0).hand.faces).toEqual([]);
  expect(done.heard('contracts-assigned')[0]).toMatchObject({ seat: 0, scoring: b, export: c, ability: a });
});

rule('ALG-RUL-60', 'only their owner sees the cards before all have assigned them', () => {
  const t = dealt();
  const dealtCards = t.heard('contracts-dealt').find((event) => event['seat'] === 0);
  if (dealtCards === undefined) throw new Error('no cards were dealt');
  expect(t.seeing(dealtCards, 'cards')).toEqual([0]);
  const one = t.play(0, '123');
  expect(plant(one, 0).contract).toBeNull();
  expect(one.step).toBe('assign-contracts');
});

rule('ALG-RUL-70', 'the map is laid out after the contracts are assigned', () => {
  const t = dealt();
  expect([t.state.demand, t.state.milestones, t.state.weekend]).toEqual([[], [], []]);
  expect(t.play(0, '123').play(1, '123').state.demand.length).toBe(24);
});

rule('ALG-CON-06', 'the ability of the chosen card works all month, and its scoring counts', () => {
  const with_ = position({
    plants: [{ contract: { ability: 'ab-machine-c', scoring: 'es-energy' }, goods: { energy: 5 } }],
  });
  const without = position({ plants: [{ goods: { energy: 5 } }] });
  expect(valueOf(with_, 'capacity-c') - valueOf(without, 'capacity-c')).toBe(1);
  expect(with_.points(0, 'ALG-END-06')).toBe(2);
});
