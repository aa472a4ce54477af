import { existsSync } from 'node:fs';
import { keyOfSeed, Match, checkSettings } from '@benchtop/engine/host';
import type { Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { paintFor } from '../src/boards/board.ts';
import { boardOf, seatNames } from '../src/boards/index.ts';
import { plainBoard } from '../src/boards/plain.ts';

const paint = paintFor({ isTTY: false });

function begun(game: Game): Match {
  const seats = game.seats.max;
  const settings = checkSettings(game, seats, {});
  if (!settings.ok) throw new Error(settings.reason);
  return Match.deal(game, seats, settings.value, keyOfSeed('boards'));
}

const ofItsOwn = games.filter(({ id }) => existsSync(new URL(`../src/boards/${id}.ts`, import.meta.url)));

describe('text boards', () => {
  test.each(ofItsOwn)('that of $title is found by its name and names every seat', (game) => {
    expect(boardOf(game.id)).not.toBe(plainBoard);
    expect(new Set(boardOf(game.id).names).size).toBeGreaterThanOrEqual(game.seats.max);
  });

  test.each(games)('$title is drawn for every seat and for who only watches', (game) => {
    const match = begun(game);
    const names = seatNames(game.id, game.seats.max);
    for (const viewer of [null, ...names.keys()]) {
      const text = boardOf(game.id).draw(match.view(viewer), viewer, names, paint).join('\n');
      expect(text).not.toMatch(/^$|undefined|\[object/);
      if (ofItsOwn.includes(game)) for (const name of names) expect(text).toContain(name);
    }
  });

  test('a game without one is shown key by key', () => {
    expect(boardOf('chess')).toBe(plainBoard);
    expect(plainBoard.draw({ over: null, bag: [1] } as never, null, [], paint)).toEqual(['bag: [1]']);
  });
});
