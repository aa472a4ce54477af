import fs from 'node:fs';
import { expect, test } from 'vitest';
import { playerColours } from '../../src/arctic-cleanup/data/players.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { checkPlaythrough } from '../playthrough.ts';

const folder = new URL('playthroughs/', import.meta.url);
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.golden.txt'));

test('there are playthroughs for every number of seats, of graded tempo and of every ending that bots reach', () => {
  const texts = files.map((name) => fs.readFileSync(new URL(name, folder), 'utf8'));
  for (const seats of [1, 2, 3, 4]) expect(texts.some((text) => text.includes(`\nseats ${seats}\n`))).toBe(true);
  expect(texts.some((text) => text.includes('tempo graded'))).toBe(true);
  for (const reason of ['sixteen', 'clean-ocean', 'becalmed', 'season-over'])
    expect(
      texts.some((text) => text.includes(`\nover ${reason}\n`)),
      reason,
    ).toBe(true);
});

for (const name of files)
  test(`the playthrough ${name} comes out word for word`, () => {
    checkPlaythrough(arcticCleanup, playerColours, new URL(name, folder));
  });
