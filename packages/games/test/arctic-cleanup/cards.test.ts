import { expect } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { rule, table, until } from '../table.ts';
import type { Arctic } from './position.ts';
import { board, position } from './position.ts';

const cards = ['plan', 'move', 'load', 'unload', 'analyze'] as const;
const A = ['analyze', 'unload', 'load', 'move', 'plan'];
const B = ['analyze', 'unload', 'move', 'load', 'plan'];
const C = ['analyze', 'unload', 'move', 'plan', 'load'];
const D = ['unload', 'analyze', 'move', 'load', 'plan'];

/** Gives a card up without using it. */
const idle = (t: Arctic, seat: number, card: string): Arctic =>
  t.play(seat, card, card === 'analyze' ? 'draw 0' : 'done');
const rowsInOrder = (t: Arctic): string[][] => t.state.order.map((seat) => [...board(t, seat).cards]);
const dealt = (seats: number, tempo: string): Arctic => table(arcticCleanup, seats, { tempo }, `row ${seats}`);

rule('ARC-SET-09', 'everybody starts with analyze, unload, load, move, plan in columns 1 to 5', () => {
  for (const seats of [1, 2, 3, 4])
    expect(rowsInOrder(dealt(seats, 'none'))).toEqual(Array.from({ length: seats }, () => A));
});

rule('ARC-SET-10', 'graded tempo gives later players other rows, by place in the turn order', () => {
  expect(rowsInOrder(dealt(1, 'graded'))).toEqual([A]);
  expect(rowsInOrder(dealt(2, 'graded'))).toEqual([A, C]);
  expect(rowsInOrder(dealt(3, 'graded'))).toEqual([A, A, D]);
  expect(rowsInOrder(dealt(4, 'graded'))).toEqual([A, B, B, C]);
});

rule('ARC-SET-10', 'without a choice it is graded at three and four players and not at fewer', () => {
  const standard = (seats: number): string[][] => rowsInOrder(table(arcticCleanup, seats, {}, `row ${seats}`));
  for (const seats of [1, 2]) expect(standard(seats)).toEqual(Array.from({ length: seats }, () => A));
  expect(standard(3)).toEqual([A, A, D]);
  expect(standard(4)).toEqual([A, B, B, C]);
});

rule('ARC-CARD-01', 'whatever is played, the five columns hold the five cards', () => {
  let t: Arctic = until(table(arcticCleanup, 1), 'choose-action');
  for (const card of ['move', 'analyze', 'plan', 'plan', 'unload', 'load', 'move', 'load'] as const) {
    t = idle(t, 0, card);
    expect([...board(t, 0).cards].sort()).toEqual([...cards].sort());
  }
});

rule('ARC-CARD-02', 'the strength of a card is its column', () => {
  for (const card of cards)
    for (const column of [1, 2, 3, 4, 5]) {
      const t = position({ boards: [{ columns: { [card]: column } }] }).play(0, card);
      expect(t.heard('action-chosen')).toEqual([{ type: 'action-chosen', seat: 0, card, column, strength: column }]);
      expect(t.state.stack.at(-1)?.args).toEqual({ left: column });
    }
});

rule('ARC-CARD-03', 'cards in lower columns rise by one, cards in higher columns stay', () => {
  const t = idle(position(), 0, 'load');
  expect(board(t, 0).cards).toEqual(['load', 'analyze', 'unload', 'move', 'plan']);
  expect(t.heard('cards-slid')).toEqual([
    { type: 'cards-slid', seat: 0, card: 'load', fromColumn: 3, row: ['load', 'analyze', 'unload', 'move', 'plan'] },
  ]);
});

rule('ARC-CARD-03', 'the cards of the other players do not move', () => {
  expect(board(idle(position(), 0, 'plan'), 1).cards).toEqual(A);
});

rule('ARC-CARD-04', 'the played card goes to column 1, from wherever it came', () => {
  for (const card of cards) expect(board(idle(position(), 0, card), 0).cards[0]).toBe(card);
});

rule('ARC-CARD-05', 'an action may stop early: the card still drops to column 1', () => {
  const t = position({ boards: [{ rows: [[1, 1, 1], [1]], ships: ['in-s', 'pole'], columns: { move: 5 } }] });
  const moved = t.play(0, 'move', 'move 1 up', 'done');
  expect(board(moved, 0).rows).toEqual([[1, 1], [1]]);
  expect(board(moved, 0).cards[0]).toBe('move');
});

rule('ARC-CARD-05', 'a card may be played for nothing, and the screen says so beforehand', () => {
  const t = position({
    bag: [],
    boards: [{ ships: ['pole', 'pole'], rows: [[], []] }],
  });
  for (const card of ['move', 'load', 'unload', 'analyze'])
    expect(t.warning(0, card), card).toBe('This card could not do anything now.');
  expect(t.warning(0, 'plan')).toBeNull();
  for (const card of cards) expect(idle(t, 0, card).decision?.seat, card).toBe(1);
});

rule('ARC-CARD-06', 'an upgraded card acts with twice its column', () => {
  const upgrades = {
    plan: { 'line-plan': ['red', 4] },
    move: { 'line-move': ['red', 4] },
    load: { 'line-load': ['red', 4] },
    unload: { 'line-unload': ['red', 4] },
    analyze: { 'line-load': ['red', 2], 'line-unload': ['blue', 2], 'hatched-4': ['grey', 4] },
  } as const;
  for (const card of cards)
    for (const column of [1, 3, 5]) {
      const t = position({ boards: [{ columns: { [card]: column }, lines: upgrades[card] }] }).play(0, card);
      expect(t.heard('action-chosen')[0]).toMatchObject({ column, strength: 2 * column });
      expect(t.state.stack.at(-1)?.args).toEqual({ left: 2 * column });
    }
});

rule('ARC-CARD-06', 'only the upgraded card is doubled', () => {
  const t = position({ boards: [{ lines: { 'line-move': ['red', 4] } }] });
  expect(t.play(0, 'plan').heard('action-chosen')[0]).toMatchObject({ strength: 5 });
  expect(t.play(0, 'move').heard('action-chosen')[0]).toMatchObject({ strength: 8 });
});

rule('ARC-CARD-07', 'an upgrade won during the action counts from the next play of the card', () => {
  const t = position({
    boards: [
      {
        site: 'site-s',
        ships: ['in-s', 'in-s'],
        columns: { unload: 2 },
        lines: { 'line-unload': ['purple', 3] },
        cargo: [['purple', 'red', 'red'], []],
      },
    ],
  }).play(0, 'unload', 'unload 1 pet line-unload');
  expect(board(t, 0).upgraded.unload).toBe(true);
  const ended = t.play(0, 'unload 1 hdpe line-move');
  expect(ended.decision?.seat).toBe(1);
  const next = ended.play(1, 'plan', 'done').play(0, 'unload');
  expect(next.heard('action-chosen').at(-1)).toMatchObject({ column: 1, strength: 2 });
});
