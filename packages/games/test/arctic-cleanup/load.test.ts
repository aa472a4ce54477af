import { expect } from 'vitest';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import { rule } from '../table.ts';
import type { Arctic, Board } from './position.ts';
import { board, position } from './position.ts';

/** Seat 0 is about to load: ship 1 on the pole, ship 2 on in-s. */
function loading(column: number, sea: { pole?: Colour[]; 'in-s'?: Colour[] }, own: Board = {}): Arctic {
  return position({
    bag: [],
    sea,
    boards: [
      { site: 'site-n', ships: ['pole', 'in-s'], columns: { load: column }, ...own },
      { ships: ['in-s', 'in-s'] },
    ],
  }).play(0, 'load');
}

rule('ARC-LOAD-01', 'up to as many tokens as the card is strong, split between the ships as one likes', () => {
  const t = loading(3, { pole: ['red', 'red', 'blue'], 'in-s': ['pink', 'grey'] });
  const two = t.play(0, 'load 1 hdpe', 'load 2 pa6');
  expect(two.step).toBe('load-token');
  const three = two.play(0, 'load 1 eva');
  expect([three.step, three.decision?.seat]).toEqual(['choose-action', 1]);
  expect(board(three, 0).ships.map(({ cargo }) => cargo)).toEqual([['red', 'blue'], ['pink']]);
  expect(three.state.sea.pole).toEqual(['red']);
  expect(three.state.sea['in-s']).toEqual(['grey']);
  expect(board(t.play(0, 'load 2 ps', 'done'), 0).ships.map(({ cargo }) => cargo)).toEqual([[], ['grey']]);
});

rule('ARC-LOAD-02', 'a ship takes only what lies on its own hex', () => {
  const t = loading(3, { pole: ['red'], 'in-s': ['pink'] });
  expect(t.options(0)).toEqual(['load 1 hdpe', 'load 2 pa6', 'done']);
  expect(t.refusal(0, 'load 1 pa6')).toEqual({
    rule: 'ARC-LOAD-02',
    facts: { capacity: 4, ship: 1, colour: 'pink' },
  });
  expect(t.refusal(0, 'load 2 hdpe')?.rule).toBe('ARC-LOAD-02');
  expect(t.play(0, 'load 1 hdpe').refusal(0, 'load 1 hdpe')?.rule).toBe('ARC-LOAD-02');
});

rule('ARC-LOAD-03', 'any colour may be loaded, special ones before the hatched lines are open too', () => {
  const t = loading(5, { pole: ['red', 'green', 'blue', 'black', 'purple', 'pink', 'yellow', 'grey'] });
  expect(t.options(0)).toEqual([
    'load 1 hdpe',
    'load 1 ldpe',
    'load 1 eva',
    'load 1 pmma',
    'load 1 pet',
    'load 1 pa6',
    'load 1 pp',
    'load 1 ps',
    'done',
  ]);
  expect(board(t.play(0, 'load 1 ps', 'load 1 pp', 'done'), 0).ships[0].cargo).toEqual(['grey', 'yellow']);
});

rule('ARC-LOAD-04', 'a hold of three takes a fourth token, a full one takes none', () => {
  const three = loading(5, { pole: ['red', 'red'] }, { cargo: [['blue', 'blue', 'blue'], []] });
  const four = three.play(0, 'load 1 hdpe');
  expect(board(four, 0).ships[0].cargo).toEqual(['blue', 'blue', 'blue', 'red']);
  expect(four.options(0)).toEqual(['done']);
  expect(four.refused(0)).toEqual({ 'load 1 hdpe': 'ARC-LOAD-04' });
  expect(four.refusal(0, 'load 1 hdpe')).toEqual({
    rule: 'ARC-LOAD-04',
    facts: { capacity: 4, ship: 1, colour: 'red' },
  });
});

rule('ARC-LOAD-04', 'the other ship still loads', () => {
  const t = loading(5, { 'in-s': ['red'] }, { cargo: [['blue', 'blue', 'pink', 'pink'], ['green']] });
  expect(t.options(0)).toEqual(['load 2 hdpe', 'done']);
});

rule('ARC-LOAD-05', 'nothing ever takes a token from a ship back to the sea: no such option exists', () => {
  const texts = Object.values(position().game.steps).flatMap((step) => step.vocabulary.texts);
  expect(texts.filter((text) => /^(throw|drop|swap|exchange|dump)/.test(text))).toEqual([]);
  const t = position({
    sea: { pole: ['red'] },
    rest: 'out-e',
    boards: [
      { site: 'site-s', ships: ['pole', 'pole'], cargo: [['blue', 'blue', 'pink', 'pink'], []], rows: [[1], []] },
    ],
  });
  const before = board(t, 0).ships[0].cargo;
  const loading1 = t.play(0, 'load');
  expect(loading1.options(0)).toEqual(['load 2 hdpe', 'done']);
  for (const after of [
    loading1.play(0, 'load 2 hdpe'),
    t.play(0, 'move', 'move 1 up', 'done'),
    t.play(0, 'unload', 'done'),
    t.play(0, 'plan', 'row-1 1', 'row-2 3', 'done'),
  ])
    expect(board(after, 0).ships[0].cargo).toEqual(before);
});

const special = (count: number): Colour[] => Array<Colour>(count).fill('yellow');
const grey = (count: number): Colour[] => Array<Colour>(count).fill('grey');

rule(
  'ARC-LOAD-06',
  'the eighth place may not be filled with special plastic when the other seven are, before the unlock',
  () => {
    const t = loading(1, { 'in-s': ['grey', 'red'] }, { cargo: [special(4), grey(3)] });
    expect(t.options(0)).toEqual(['load 2 hdpe', 'done']);
    expect(t.refusal(0, 'load 2 ps')).toEqual({ rule: 'ARC-LOAD-06', facts: { capacity: 4, ship: 2, colour: 'grey' } });
  },
);

rule('ARC-LOAD-06', 'the seventh special token is allowed', () => {
  const t = loading(1, { 'in-s': ['grey'] }, { cargo: [special(4), grey(2)] });
  expect(t.refusal(0, 'load 2 ps')).toBeNull();
});

rule('ARC-LOAD-06', 'one regular token aboard lifts the ban, on either ship', () => {
  expect(
    loading(1, { 'in-s': ['grey'] }, { cargo: [special(4), [...grey(2), 'red']] }).refusal(0, 'load 2 ps'),
  ).toBeNull();
  expect(
    loading(1, { 'in-s': ['grey'] }, { cargo: [[...special(3), 'red'], grey(3)] }).refusal(0, 'load 2 ps'),
  ).toBeNull();
});

rule('ARC-LOAD-06', 'after the unlock all eight may be special', () => {
  const lines = { 'line-load': ['blue', 2], 'line-unload': ['pink', 2] } as const;
  const t = loading(1, { 'in-s': ['grey'] }, { cargo: [special(4), grey(3)], lines });
  expect(t.refusal(0, 'load 2 ps')).toBeNull();
  expect(board(t.play(0, 'load 2 ps'), 0).ships[1].cargo).toEqual(grey(4));
});

rule('ARC-LOAD-06', 'the screen warns before the last place is filled with plastic that fits nowhere', () => {
  const own = { cargo: [['red', 'red', 'red', 'red'], grey(3)] } as const;
  const t = loading(1, { 'in-s': ['grey', 'blue'] }, own);
  expect(t.warning(0, 'load 2 ps')).toContain('last free slot');
  expect(t.warning(0, 'load 2 eva')).toBeNull();
});
