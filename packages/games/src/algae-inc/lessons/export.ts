import type { Lesson } from '@benchtop/engine/author';
import { start } from './export.generated.ts';
import { task } from './script.ts';

/** One turn with three exports, a milestone, a contract, the export bonus and a Double Action. */
export const exporting: Lesson = {
  id: 'export',
  title: 'Export and contracts',
  game: 'algae-inc',
  seats: ['Fiona', 'Carl'],
  settings: {},
  seed: 'export',
  start,
  steps: [
    task(
      'ALG-WRK-13',
      'a2',
      'Five fuels wait in dispatch, worth 0 to 3 each. Selling needs Operators: go to the spot for any team.',
    ),
    task('ALG-OPS-01', 'printed operators', 'You have 3 Operators. Activate them.'),
    task(
      'ALG-EXP-01',
      'export',
      'They could take cubes, but you want to sell: up to three times, each to another city.',
    ),
    task(
      'ALG-EXP-04',
      'munich',
      'Carl’s disk lies in Berlin. Transport is counted from the nearest disk of anybody: Munich is one step away, €1.',
    ),
    task('ALG-EXP-08', 'cube d1', 'Munich asks for 2. Values are added up: take a biodiesel, worth 1.'),
    task(
      'ALG-EXP-14',
      'cube d1',
      'And another. The first disk in a city also takes its bonus token, here market value.',
    ),
    task(
      'ALG-CON-02',
      'contract',
      'One of your contracts can be exported to, once, without transport. The Fire Brigade asks for 3 and pays VP and tokens.',
    ),
    task('ALG-CON-03', 'cube d3', 'One kerosene is just right: 3 VP, a Wild token and 3 market value tokens.'),
    task(
      'ALG-EXP-04',
      'zurich',
      'Since Munich has a disk, Zurich is one step away. It asks for 4, and your fuels are worth 3 together.',
    ),
    task('ALG-EXP-08', 'cube d3', 'Add the kerosene: 3 of 4.'),
    task('ALG-EXP-09', 'market', 'Crude oil is worth nothing. Fill up with a market value token: each adds 1.'),
    task(
      'ALG-WRK-08',
      'yes',
      'A milestone: 1 VP for two exports one step away! Disk and marker are off your first Double Action tile. Use it for a second action.',
    ),
    task(
      'ALG-EXP-18',
      'printed operators',
      'Whoever exports in week 1 upgrades the team of that week. Yours were the Operators: now they take and export. Once more!',
    ),
    task('ALG-OPS-02', 'chlorella', 'First they take. Your storage has room for one cube.'),
    task(
      'ALG-EXP-04',
      'hamburg',
      'Then they export. Hamburg asks for 1: crude oil and a market value token will do. It is one step from Berlin.',
    ),
    task(
      'ALG-RES-06',
      'market',
      'The way costs €1, and you have none left. Any two tokens stand in for one that is missing: give up market value.',
    ),
    task('ALG-RES-06', 'market', 'And the other one. Wild and Choice tokens are worth more to you.'),
  ],
  done: 'Three cities, a contract, a milestone: on Monday your bare Double Action tiles pay more euros. You are ready for a whole match. Alone, the next lesson shows what is different.',
};
