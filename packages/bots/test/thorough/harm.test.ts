import type { Game, Settings } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { greedy } from '../../src/index.ts';
import { wastedTurns } from '../harm.ts';

/** Whole matches at each table: `HARM_MATCHES=100 npm run harm` plays more. */
const MATCHES = Number(process.env['HARM_MATCHES'] ?? 2);

const games: readonly (readonly [Game, Settings])[] = [
  [arcticCleanup, {}],
  [algoracing, { mode: 'basic' }],
  [algoracing, { mode: 'full' }],
  [biohack, {}],
  [lineae, {}],
  [algaeInc, {}],
];
const tables = games.flatMap(([game, settings]) =>
  [2, 3, 4]
    .filter((seats) => seats <= game.seats.max)
    .map((seats) => [game.id, JSON.stringify(settings), seats, game, settings] as const),
);

test.each(tables)(
  'UX-39: in whole matches of %s %s at %i seats greedy wastes fewer than one turn in a hundred',
  (_, __, seats, game, settings) => {
    const sum = { looked: 0, idle: 0, wasted: 0 };
    for (let i = 0; i < MATCHES; i++) {
      const { drives } = wastedTurns(game, { drives: greedy }, seats, `whole ${i}`, settings, Number.POSITIVE_INFINITY);
      sum.looked += drives.looked;
      sum.idle += drives.idle;
      sum.wasted += drives.wasted;
    }
    console.log(`${game.id} at ${seats}: ${sum.looked} turns, ${sum.idle} brought nothing, ${sum.wasted} were wasted`);
    // A few turns are let go by on purpose: in Lineae to keep a worker, in Arctic CleanUp lest the match end by the last token.
    expect(sum.wasted).toBeLessThan(sum.looked / 100);
  },
);
