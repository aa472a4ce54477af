import { expect } from 'vitest';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import { rule } from '../table.ts';
import type { Board } from './position.ts';
import { board, position } from './position.ts';

const unloading = (cargo: Colour[], lines: Board['lines'] = {}, seats = 2) =>
  position({
    seats,
    boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: 5 }, cargo: [cargo, []], lines }],
  }).play(0, 'unload');
const open = { 'line-load': ['blue', 2], 'line-unload': ['pink', 2] } as const;

rule('ARC-FAC-01', 'a line keeps the colour of its first token', () => {
  const t = unloading(['red', 'green']).play(0, 'unload 1 hdpe line-plan');
  expect(t.refusal(0, 'unload 1 ldpe line-plan')).toEqual({
    rule: 'ARC-FAC-01',
    facts: { ship: 1, colour: 'green', line: 'line-plan', held: 'red', open: null, size: 4 },
  });
  expect(t.reason(0, 'unload 1 ldpe line-plan')).toBe('The plan line is for HDPE (red) only.');
});

rule('ARC-FAC-02', 'slots are filled from the left, one after the other, until the line is full', () => {
  const t = unloading(['red', 'red', 'red']).play(0, 'unload 1 hdpe short-2', 'unload 1 hdpe short-2');
  expect(t.heard('token-processed').map((event) => event['slot'])).toEqual([1, 2]);
  expect(t.refusal(0, 'unload 1 hdpe short-2')?.rule).toBe('ARC-FAC-02');
  expect(t.reason(0, 'unload 1 hdpe short-2')).toBe('The short line of two is full: it holds 2.');
});

rule('ARC-FAC-02', 'lines hold 4, 3, 3, 2, 4, 4, 4 and 4', () => {
  const sizes = { 'short-3': 3, 'short-2': 2, 'line-plan': 4, 'line-move': 4, 'line-load': 4, 'line-unload': 4 };
  for (const [line, size] of Object.entries(sizes)) {
    const full = unloading(['red'], { [line]: ['red', size] });
    expect(full.refusal(0, `unload 1 hdpe ${line}`)?.rule, line).toBe('ARC-FAC-02');
    const last = unloading(['red'], { [line]: ['red', size - 1] });
    expect(last.options(0), line).toEqual([`unload 1 hdpe ${line}`, 'done']);
  }
  for (const [line, size] of [
    ['hatched-4', 4],
    ['hatched-3', 3],
  ] as const) {
    expect(unloading(['grey'], { ...open, [line]: ['grey', size] }).refusal(0, `unload 1 ps ${line}`)?.rule).toBe(
      'ARC-FAC-02',
    );
    expect(unloading(['grey'], { ...open, [line]: ['grey', size - 1] }).refusal(0, `unload 1 ps ${line}`)).toBeNull();
  }
});

rule('ARC-FAC-03', 'while a line of the colour is unfinished, the next token must go there', () => {
  const t = unloading(['red'], { 'line-plan': ['red', 2] });
  expect(t.options(0)).toEqual(['unload 1 hdpe line-plan', 'done']);
  expect(t.refusal(0, 'unload 1 hdpe short-2')).toEqual({
    rule: 'ARC-FAC-03',
    facts: { ship: 1, colour: 'red', line: 'short-2', held: null, open: 'line-plan', size: 2 },
  });
});

rule('ARC-FAC-03', 'it holds for special plastic on hatched lines too', () => {
  const t = unloading(['grey'], { ...open, 'hatched-3': ['grey', 1] });
  expect(t.options(0)).toEqual(['unload 1 ps hatched-3', 'done']);
  expect(t.refusal(0, 'unload 1 ps hatched-4')?.rule).toBe('ARC-FAC-03');
});

rule('ARC-FAC-04', 'when the line is full another one of the colour may be started', () => {
  const t = unloading(['red', 'red'], { 'short-2': ['red', 2] });
  expect(t.options(0)).toEqual([
    'unload 1 hdpe short-3',
    'unload 1 hdpe line-plan',
    'unload 1 hdpe line-move',
    'unload 1 hdpe line-load',
    'unload 1 hdpe line-unload',
    'done',
  ]);
  expect(t.play(0, 'unload 1 hdpe line-plan').options(0)).toEqual(['unload 1 hdpe line-plan', 'done']);
});

rule('ARC-FAC-05', 'regular plastic never goes on a hatched line, open or not', () => {
  for (const lines of [{}, open])
    for (const line of ['hatched-4', 'hatched-3'])
      expect(unloading(['red'], lines).refusal(0, `unload 1 hdpe ${line}`)?.rule).toBe('ARC-FAC-05');
});

rule('ARC-FAC-06', 'special plastic goes nowhere before the unlock and only on hatched lines after it', () => {
  const closed = unloading(['grey', 'yellow'], { 'line-load': ['blue', 4], 'line-unload': ['pink', 1] });
  expect(closed.options(0)).toEqual(['done']);
  expect(closed.refusal(0, 'unload 1 ps hatched-4')?.rule).toBe('ARC-FAC-06');
  expect(closed.reason(0, 'unload 1 ps hatched-4')).toContain('Your hatched lines are closed.');
  const opened = unloading(['grey', 'yellow'], open);
  expect(opened.options(0)).toEqual([
    'unload 1 pp hatched-4',
    'unload 1 pp hatched-3',
    'unload 1 ps hatched-4',
    'unload 1 ps hatched-3',
    'done',
  ]);
  expect(opened.refusal(0, 'unload 1 ps line-plan')?.rule).toBe('ARC-FAC-06');
  expect(opened.reason(0, 'unload 1 ps line-plan')).toBe('PS (grey) is worth 3 points: it goes on hatched lines only.');
});

rule('ARC-FAC-07', 'a hatched line keeps its colour', () => {
  const t = unloading(['grey'], { ...open, 'hatched-4': ['yellow', 1] });
  expect(t.options(0)).toEqual(['unload 1 ps hatched-3', 'done']);
  expect(t.refusal(0, 'unload 1 ps hatched-4')).toMatchObject({ rule: 'ARC-FAC-07', facts: { held: 'yellow' } });
});

rule('ARC-FAC-08', 'every factory is open to all players and to spectators', () => {
  const t = unloading(['red'], open, 3).play(0, 'unload 1 hdpe line-plan');
  for (const seat of [1, 2, null]) expect(t.view(seat)['players']).toEqual(t.state.players);
});

rule('ARC-FAC-09', 'no option moves a processed token, and no action takes one away', () => {
  const full = unloading(['red'], { 'line-plan': ['red', 3], 'line-move': ['green', 2] });
  const texts = Object.values(full.game.steps).flatMap((step) => step.vocabulary.texts);
  const namesLine = texts.filter((text) => /hatched|short|line-/.test(text));
  expect(namesLine.every((text) => /^unload [12] [a-z0-9]+ [a-z]+-[a-z0-9]+$/.test(text))).toBe(true);
  const filled = full.play(0, 'unload 1 hdpe line-plan', 'done').play(1, 'plan', 'done');
  const before = board(filled, 0).lines;
  expect(before['line-plan']).toEqual({ colour: 'red', count: 4 });
  for (const after of [
    filled.play(0, 'plan', 'row-1 1', 'row-1 2', 'done'),
    filled.play(0, 'load', 'done'),
    filled.play(0, 'analyze', 'draw 1', 'ship-1'),
    filled.play(0, 'unload', 'done'),
  ])
    expect(board(after, 0).lines).toEqual(before);
});
