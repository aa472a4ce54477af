import { expect, test } from 'vitest';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { crossoverIds, engineeringIds } from '../../src/algae-inc/data/engineering.ts';
import { layoutIds } from '../../src/algae-inc/data/side-board.ts';
import { spotIds } from '../../src/algae-inc/data/week.ts';
import { departmentIds, greenIds, yellowIds } from '../../src/algae-inc/data/words.ts';
import {
  beltName,
  cellName,
  fieldName,
  layoutName,
  listed,
  possessive,
  spotName,
  tileName,
} from '../../src/algae-inc/names.ts';
import { plural } from '../../src/words.ts';
import { plants } from '../../src/algae-inc/plant.ts';
import { rulebook } from '../../src/algae-inc/rulebook.ts';
import { rulings } from '../../src/algae-inc/rulings.ts';

/** How many rules each part of the ledger has. */
const ledger = {
  SET: 28,
  RES: 10,
  CON: 7,
  SIDE: 14,
  DEP: 6,
  BYP: 5,
  MON: 13,
  WRK: 14,
  OPS: 3,
  EXP: 22,
  MIL: 2,
  ENG: 9,
  SCI: 4,
  MACH: 13,
  NRG: 3,
  REC: 3,
  WKD: 9,
  END: 8,
  SOLO: 11,
} as const;
const RULINGS = 81;
const ids = (area: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `ALG-${area}-${String(i + 1).padStart(2, '0')}`);

test('the ledger and the rulings are complete', () => {
  const expected = Object.entries(ledger).flatMap(([area, count]) => ids(area, count));
  expect(Object.keys(rulebook).sort()).toEqual(expected.sort());
  expect(Object.keys(rulings)).toEqual(ids('RUL', RULINGS));
});

test('spots, cells, tiles and layouts have names of their own', () => {
  expect(spotName('a0')).toBe('Monday 1');
  expect(spotName('b3')).toBe('Tuesday 4');
  expect(spotName('e2')).toBe('Friday 3');
  expect(new Set(spotIds.map(spotName)).size).toBe(spotIds.length);
  expect(cellName(0)).toBe('row 1, column 1');
  expect(cellName(47)).toBe('row 8, column 6');
  expect(layoutName('insert-3-b')).toBe('insert 3, side B');
  expect(layoutIds.filter((id) => layoutName(id) === 'the printed bonuses')).toEqual([...departmentIds]);
  expect(engineeringIds.map(tileName)).not.toContain('');
  expect(crossoverIds.map(tileName)).toEqual(crossoverIds.map(() => 'Crossover'));
  expect(tileName('cos-sci-perfume')).toBe('Perfume');
});

test('every belt and every field of a board has a name, others throw', () => {
  for (const department of departmentIds) {
    const p = { department };
    const { fields, beltById, links } = plants[department];
    for (const field of fields) if (field !== null) expect(fieldName(p, field)).not.toBe('');
    const green = new Set(Object.values(links).flatMap((own) => own.map(({ id }) => id)));
    for (const id of yellowIds)
      if (beltById.has(id)) expect(beltName(p, id)).toMatch(/^.+ to .+$/);
      else expect(() => beltName(p, id)).toThrow(departments[department].name);
    for (const id of greenIds)
      if (green.has(id)) expect(beltName(p, id)).toMatch(/^the /);
      else expect(() => beltName(p, id)).toThrow(departments[department].name);
  }
  expect(beltName({ department: 'cosmetics' }, 'ya1')).toBe('Kelp storage to Paste mixer');
  expect(() => fieldName({ department: 'food' }, 'paste')).toThrow('Food has no field paste');
  expect(() => fieldName({ department: null }, 'paste')).toThrow('no board');
});

test('numbers and owners', () => {
  expect([plural(1, 'cube'), plural(0, 'cube'), plural(2, 'cube')]).toEqual(['1 cube', '0 cubes', '2 cubes']);
  expect([possessive('You'), possessive('Red')]).toEqual(['Your', 'Red’s']);
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});

test('the rules begin with the goal, then what is in the box', () => {
  const headings = [...new Set(Object.values(rulebook).map(({ heading }) => heading))];
  expect(headings.slice(0, 4)).toEqual(['Goal', 'Components', 'Setup', 'Tokens and payment']);
  expect(headings.slice(-3)).toEqual(['Weekend', 'Final scoring', 'Solo']);
});

/** Words that somebody types who has not read the rules. */
const asked =
  'win goal points victory tie weeks components setup players alone solo money euro coins worker turn order first pass action card contract ' +
  'cube algae tank storage machine belt capacity waste lose burn energy export sell city road capital transport demand value market milestone marker disk ' +
  'tile science place engineer hire recruit staff team upgrade weekend bonus refined spoils pair mixed by-product exchange token choice wild insert';

test.each(asked.split(' '))('a newcomer who searches for %s finds a rule', (word) => {
  const found = Object.values(rulebook).filter(({ heading, text }) =>
    `${heading} ${text}`.toLowerCase().includes(word),
  );
  expect(found.length).toBeGreaterThan(0);
});
