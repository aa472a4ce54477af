import type { Settings } from '@benchtop/engine/host';
import { loadGame } from '@benchtop/games/catalogue';
import { expect, test } from 'vitest';
import { greedy } from '../../src/index.ts';
import { judgeable, wastedTurns } from '../harm.ts';

/** Whole matches at each table: `HARM_MATCHES=100 npm run harm` plays more, `HARM_GAME=lineae` of one game. */
const MATCHES = Number(process.env['HARM_MATCHES'] ?? 2);
const ONLY = process.env['HARM_GAME'];
const SEATS = process.env['HARM_SEATS'] ?? '2,3,4';

/** The aim is none; one in so many does not fail the test, but is named. */
const RARE = 1000;

const games: readonly (readonly [string, Settings])[] = [
  ['arctic-cleanup', {}],
  ['algoracing', { mode: 'basic' }],
  ['algoracing', { mode: 'full' }],
  ['biohack', {}],
  ['lineae', {}],
  ['algae-inc', {}],
];
const tables = games
  .filter(([id]) => ONLY === undefined || id === ONLY)
  .flatMap(([id, settings]) =>
    SEATS.split(',').map((seats) => [id, JSON.stringify(settings), Number(seats), settings] as const),
  );

test.each(tables)(
  'UX-39: in whole matches of %s %s at %i seats greedy wastes no turn',
  async (id, _, seats, settings) => {
    const of = judgeable(await loadGame(id));
    const sum = { looked: 0, idle: 0, wasted: [] as string[] };
    for (let i = 0; i < MATCHES; i++) {
      const seed = `whole ${i}`;
      const { drives } = wastedTurns(of, { drives: greedy }, seats, seed, settings, Number.POSITIVE_INFINITY);
      sum.looked += drives.looked;
      sum.idle += drives.idle;
      sum.wasted.push(...drives.wasted.map((turn) => `"${seed}", ${turn}`));
    }
    console.log(
      `${id} at ${seats}: ${sum.looked} turns, ${sum.idle} brought nothing, ${sum.wasted.length} were wasted\n${sum.wasted.join('\n')}`,
    );
    expect(sum.wasted.length).toBeLessThan(sum.looked / RARE + 1);
  },
);
