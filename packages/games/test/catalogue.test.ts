import { isTask } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { catalogue, loadGame } from '../src/catalogue.ts';
import { gameOf, games } from '../src/index.ts';

test('every game has one row, and those that can be played are all there', () => {
  const ids = catalogue.map(({ about }) => about.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(games.map(({ id }) => id)).toEqual(ids.filter((_, i) => catalogue[i]?.load !== null));
  expect([gameOf('arctic-cleanup')?.title, gameOf('chess')]).toEqual(['Arctic CleanUp', null]);
});

test('what is not there is not loaded', async () => {
  expect(await loadGame('chess')).toBeNull();
});

const playable = catalogue.flatMap(({ about, load }) => (load === null ? [] : [{ about, load }]));

test.each(playable)('what is said of $about.title before it is loaded holds afterwards', async ({ about, load }) => {
  const { game, lessons = [] } = await load();
  expect([game.id, game.title, game.seats]).toEqual([about.id, about.title, about.seats]);
  expect(game.hasSoloGoal).toBe(about.soloGoal);
  expect(lessons.map(({ id, title }) => ({ id, title }))).toEqual(about.lessons);
  for (const lesson of lessons) {
    const tasks = lesson.steps.filter(isTask);
    expect(lesson.game).toBe(about.id);
    expect(tasks.filter(({ point }) => !(point in game.rulebook))).toEqual([]);
    expect(tasks.length).toBeLessThanOrEqual(20);
    expect(lesson.steps.filter(({ say }) => say.length > 150)).toEqual([]);
  }
});
