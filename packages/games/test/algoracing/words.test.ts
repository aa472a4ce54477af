import { eventFor } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { basic, drive, full } from './position.ts';
import type { Race } from './position.ts';

/** What was told of a turn, with the second seat as the reader's own. */
const told = (t: Race, type: string): (string | null)[] =>
  t.heard(type).map((event) => algoracing.eventWords(eventFor(event, 1), (seat) => (seat === 1 ? 'You' : 'Ann')));

test('who reads is called you, wherever the name stands', () => {
  const met = drive(
    full([
      { at: '2 8 E', hand: ['step'] },
      { at: '3 8 N', load: ['blue'] },
    ]),
    0,
    'step',
  );
  expect(told(met, 'encounter')).toEqual(['Ann met you.']);
  expect(told(met, 'compensation')).toEqual(['You handed Ann a sample.']);
  const sent = drive(
    full([
      { at: '0 8 N', hand: ['teleport'] },
      { at: '0 2 E', load: ['blue'] },
    ]),
    0,
    'teleport',
  );
  expect(told(sent, 'rover-teleported')).toEqual(['Ann sent you home; 1 sample stayed behind.']);
  const words = algoracing.eventWords({ type: 'colour-chosen', seat: 1, colour: 'red' }, () => 'You');
  expect(words).toBe('You drive the red rover.');
});

test('an elevator is called by its squares', () => {
  const busy = drive(full([{ at: '2 1 S', hand: ['step'] }, { at: '2 3 N' }]), 0, 'step');
  expect(told(busy, 'elevator-blocked')).toEqual(['Ann had to wait for the elevator from C3 to C4: you stand there.']);
  const free = drive(full([{ at: '2 1 S', hand: ['step'] }]), 0, 'step');
  expect(told(free, 'elevator-ride')).toEqual(['Ann rode the elevator from C3 to C4.']);
});

test('who has won is named with the points', () => {
  const mine = { at: '1 0 W', delivered: ['yellow', 'blue', 'blue'], load: ['green'], hand: ['step'] } as const;
  expect(told(drive(basic([mine]), 0, 'step'), 'match-ended')).toEqual(['Ann has 7 points: the match is over.']);
});

test('prompts go by what can be done', () => {
  expect(full().decision?.prompt).toBe('begin a new algorithm with up to three cards, or pass');
  expect(full([], { commands: ['step'] }).decision?.prompt).toBe('change the algorithm, run it as it is, or pass');
  expect(basic().decision?.prompt).toBe('lay up to 3 cards, or pass');
  const laid = basic([{ hand: ['left', 'right'] }]).play(0, 'add left');
  expect(laid.decision?.prompt).toBe('lay another card (up to 2 more) or run');
});
