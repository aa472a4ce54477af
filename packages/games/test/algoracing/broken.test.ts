import { hashOf, loadState } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';
import { askedOf, table } from '../table.ts';
import { position } from './position.ts';

const basic = position({ layout: 'first-steps', seats: 3 }).state;
const full = position({
  layout: 'staircase',
  seats: 3,
  commands: ['step', 'jump'],
  cycles: [{ factor: 2, start: 0, width: 2 }],
}).state;

/** What `loadState` says of a position that was spoilt by hand. */
function spoilt(s: Readonly<AlgoracingState>, edit: (s: AlgoracingState) => void): string {
  const copy = algoracing.clone(s);
  edit(copy);
  const loaded = loadState(algoracing, JSON.parse(JSON.stringify(copy)));
  return loaded.ok ? 'nothing is wrong' : loaded.reason;
}

const first = (s: AlgoracingState) => s.rovers[0] ?? s.rovers[1];

const faults: readonly [string, Readonly<AlgoracingState>, (s: AlgoracingState) => void][] = [
  ['the turn order does not name every seat once', basic, (s) => (s.order = [0, 0, 1])],
  ['it is not the turn of the active player', basic, (s) => (s.active = 1)],
  ['two rovers stand on one square', basic, (s) => Object.assign(first(s) ?? {}, { x: 5, y: 0 })],
  ['two rovers have one colour', basic, (s) => s.rovers.forEach((rover) => (rover.colour = 'red'))],
  ['seat 0: the base is not on its corner', basic, (s) => Object.assign(first(s) ?? {}, { corner: 'se' })],
  ['seat 0: there are no elevators in the basic game', basic, (s) => Object.assign(first(s) ?? {}, { lift: true })],
  ['a block belongs to the other board', basic, (s) => (s.placements = full.placements)],
  ['the layout is not legal: overlap', full, (s) => (s.placements = s.placements.map((p) => ({ ...p, x: 4, y: 3 })))],
  ['a sample is lost or doubled', basic, (s) => (s.ground = s.ground.slice(1))],
  ['a sample has no type', basic, (s) => s.faces.pop()],
  ['there should be 3 of blue, not 2', basic, (s) => s.faces.splice(s.faces.indexOf('blue'), 1, 'yellow')],
  ['there should be 12 of step, not 13', basic, (s) => s.deck.push('step')],
  ['the row and the cards used do not agree', basic, (s) => (s.commands = ['step'])],
  ['a cycle does not lie above commands of its own', full, (s) => (s.commands = s.commands.slice(0, -1))],
  ['cards were used and nothing was changed', full, (s) => (s.used = 1)],
  ['locks[0] should be in ascending order', full, (s) => (s.locks = [[1, 0]])],
  ['locks[0][1] should be a whole number from 0 to 2', full, (s) => (s.locks = [[0, 3]])],
  [
    'two rovers are locked twice',
    full,
    (s) =>
      (s.locks = [
        [0, 1],
        [0, 1],
      ]),
  ],
  ['seat 0 does not have its five cards', full, (s) => first(s)?.hand.pop()],
  ['the decision is not the active player’s', full, (s) => (s.stack = askedOf(1, s.stack))],
  [
    'build-basic belongs to the other game',
    full,
    (s) => (s.stack = s.stack.map((f) => ({ ...f, step: 'build-basic' }))),
  ],
];

for (const [reason, from, edit] of faults)
  test(`a state is refused: ${reason}`, () => {
    expect(spoilt(from, edit)).toBe(reason);
  });

test('a position is loaded whatever the order of the keys in its records', () => {
  const turned: unknown = JSON.parse(JSON.stringify(full), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );
  const loaded = loadState(algoracing, turned);
  if (!loaded.ok) throw new Error(loaded.reason);
  expect(hashOf(loaded.value)).toBe(hashOf(full));
});

test('handles tell nothing: the same deal with other types gives every seat the same view', () => {
  const dealt = table(algoracing, 2, { mode: 'full' });
  const other = dealt.with((s) => s.faces.reverse());
  expect(other.state.faces).not.toEqual(dealt.state.faces);
  for (const seat of [null, 0, 1]) expect(other.view(seat)).toEqual(dealt.view(seat));
});
