import { eventFor } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import { lineae } from '../../src/lineae/index.ts';
import * as names from '../../src/lineae/names.ts';
import { capital, plural } from '../../src/words.ts';
import { rulebook } from '../../src/lineae/rulebook.ts';
import { rulings } from '../../src/lineae/rulings.ts';
import { position } from './position.ts';

/** How many rules each area has. */
const areas = {
  SET: 17,
  RND: 3,
  SUN: 9,
  DSL: 5,
  TRN: 6,
  WRK: 9,
  VES: 6,
  UBI: 1,
  HIR: 5,
  ELE: 2,
  LCH: 6,
  TEC: 5,
  COL: 9,
  SUB: 11,
  EXC: 8,
  DOC: 4,
  LOK: 4,
  WAT: 8,
  CLN: 5,
  END: 6,
  SOL: 1,
  BIO: 3,
  COR: 3,
} as const;

const numbered = (area: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `LIN-${area}-${String(i + 1).padStart(2, '0')}`);

/** Words that somebody types who has not read the rules. */
const asked =
  'victory points win tie star money vessel sail lock water toll submersible hold excavate deposit dock cargo rocket launch technology colony ' +
  'worker crew hire bump pass election first player sunlight electricity battery jupiter atmosphere diesel algae debt round';

describe('the ledger', () => {
  test('has 136 rules and 52 rulings', () => {
    const ids = Object.entries(areas).flatMap(([area, count]) => numbered(area, count));
    expect(ids).toHaveLength(136);
    expect(Object.keys(rulebook).sort()).toEqual(ids.sort());
    expect(Object.keys(rulings)).toEqual(numbered('RUL', 52));
  });

  test.each(asked.split(' '))('has a rule for a newcomer who searches for %s', (word) => {
    const found = Object.values(rulebook).filter(({ text }) => text.toLowerCase().includes(word));
    expect(found).not.toEqual([]);
  });

  test('keeps the rules of a heading together', () => {
    const headings = Object.values(rulebook).map(({ heading }) => heading);
    const changes = headings.filter((heading, i) => heading !== headings[i - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  });
});

test('things have names that people read', () => {
  expect([names.columnName(0), names.placeName(7, 5), names.cellName(cellOf(23, 1))]).toEqual([
    'column 1',
    'column 3, row 5, middle',
    'column 8, row 1, right',
  ]);
  expect([names.spaceName('city-2'), names.spaceName('spaceport'), names.spaceName('lock-4')]).toEqual([
    'Hire a Worker',
    'the Spaceport',
    'lock 4',
  ]);
  expect([names.subName('sub-e'), capital(names.lockName('lock-2'))]).toEqual(['submersible E', 'Lock 2']);
  expect(names.cubeNames(['iron', 'salt', 'iron'])).toBe('2 iron and 1 salt');
  expect([names.possessive('You'), names.possessive('Ann'), plural(1, 'worker')]).toEqual([
    'your',
    'Ann’s',
    '1 worker',
  ]);
});

test('labels say what happens and how many workers it takes', () => {
  const t = position({ occupied: { 'sub-b': [1, 1] } });
  const label = (option: string): string | null => t.label(0, option);
  expect(label('place sub-a')).toBe('Submersible A (1 worker): steer it');
  expect(label('place sub-b')).toBe('Submersible B (2 workers): steer it');
  expect([label('place lock-2'), label('place lock-3')]).toEqual([
    'Lock 2 (1 worker): open it',
    'Lock 3 (1 worker): close it',
  ]);
  expect(label('place city-1')).toBe('Universal Basic Income (1 worker): take $2');
  expect(label('vessel c5')).toBe('Sail to column 6');
});

test('lines of the log speak to everybody, and to oneself', () => {
  const t = position({ occupied: { 'sub-b': [1, 2] } }).play(0, 'place sub-b', 'up');
  const told = (reader: number): string[] =>
    t.events.map(
      (event) => lineae.eventWords(eventFor(event, reader), (seat) => (seat === reader ? 'You' : 'Ann')) ?? '',
    );
  expect(told(0)).toEqual([
    'You placed 3 workers at submersible B.',
    'Ann’s 2 workers went home from submersible B.',
    'You steered submersible B to column 3, row 3, left.',
  ]);
  expect(told(1).slice(0, 2)).toEqual([
    'Ann placed 3 workers at submersible B.',
    'Your 2 workers went home from submersible B.',
  ]);
});
