import fs from 'node:fs';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { checkPlaythrough } from '../playthrough.ts';

const names = ['ann', 'ben', 'cleo', 'dan'];
const folder = new URL('playthroughs/', import.meta.url);
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.golden.txt'));
const texts = files.map((name) => fs.readFileSync(new URL(name, folder), 'utf8'));
const somewhere = (words: string): boolean => texts.some((text) => text.includes(words));

test('there are playthroughs of both games for every number of seats', () => {
  for (const mode of ['basic', 'full'])
    for (const seats of [1, 2, 3, 4])
      expect(somewhere(`\nseats ${seats}\nsettings mode ${mode}`), `${mode}, ${seats} seats`).toBe(true);
});

test('between them they show every way to lay out the hills, most endings and everything a run can do', () => {
  for (const layout of ['players', 'random', 'staircase']) expect(somewhere(`layout ${layout}\n`), layout).toBe(true);
  for (const reason of ['target', 'stalled', 'all-delivered'])
    expect(somewhere(`\nover ${reason}\n`), reason).toBe(true);
  for (const event of ['encounter', 'compensation', 'rover-teleported', 'samples-pulled', 'elevator-ride'])
    expect(somewhere(` ${event}: `), event).toBe(true);
  for (const event of ['elevator-blocked', 'cycle-lost', 'cycle-removed', 'algorithm-cleared', 'deck-reshuffled'])
    expect(somewhere(` ${event}: `), event).toBe(true);
});

for (const name of files)
  test(`the playthrough ${name} comes out word for word`, () => {
    checkPlaythrough(algoracing, names, new URL(name, folder));
  });
