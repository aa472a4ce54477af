import { readdirSync } from 'node:fs';
import { games } from '@benchtop/games';
import { checkSettings } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { measuredGames } from '../src/game-rows.ts';
import { gameVariantNamed } from '../src/game-variants.ts';
import { selectSuites } from '../src/suites.ts';

test('every game that can be played brings a row, and every row belongs to a game', () => {
  const files = readdirSync(new URL('../src/games', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  expect(files.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  expect(measuredGames.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

test.each(measuredGames)('the tables of $title are tables of the game', ({ id, row }) => {
  const game = games.find((each) => each.id === id);
  for (const { seats, settings } of [...row.playouts, row.largest, row.simulated])
    expect(game === undefined ? null : checkSettings(game, seats, settings)).toMatchObject({
      ok: true,
      value: settings,
    });
});

test.each(measuredGames)('speed, matches, clone, size and options of $title have gates', ({ id, title }) => {
  const metrics = selectSuites('').flatMap((suite) => suite.metrics);
  const gated = metrics.filter(({ of, gate }) => of.variant.startsWith(`game/${id}/`) && gate !== null);
  expect([...new Set(gated.map((metric) => metric.id))].toSorted()).toEqual(['E4', 'E5', 'E6', 'E7', 'L1']);
  for (const { of } of gated) expect([title, of.variant, gameVariantNamed(of.variant)]).not.toContain(null);
});

test.each(['game/arctic-cleanup/search/9 seats', 'game/chess/search/2 seats'])('there is no variant %s', (name) => {
  expect(gameVariantNamed(name)).toBeNull();
});
