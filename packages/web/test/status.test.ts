import type { Game } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { describe, expect, it } from 'vitest';
import type { ShownMatch } from '../src/match/shown-match.ts';
import { ofOthers, winnersWords } from '../src/match/status.ts';

describe('what somebody is asked, told to the others', () => {
  it('speaks of them, not of the reader', () => {
    expect(ofOthers('choose a corner for your factory')).toBe('choose a corner for their factory');
    expect(ofOthers('throw away the cards you do not want')).toBe('throw away the cards they do not want');
  });

  it('leaves other words alone', () => {
    expect(ofOthers('sail a ship (1 left)')).toBe('sail a ship (1 left)');
  });
});

describe('how a match ended', () => {
  const names = ['Ann', 'Bo'];
  const ended = (game: Game, seats: number, winners: readonly number[]): string => {
    const scores = [41, 43].slice(0, seats).map((total, seat) => ({ seat, total, items: [] }));
    const match = {
      game,
      seats: names.slice(0, seats).map((name) => ({ name, bot: null })),
      name: (seat: number) => names[seat] ?? '',
      outcome: () => ({ winners, ranking: [], scores, tieBreaks: [], reason: 'x' }),
    };
    return winnersWords(match as unknown as ShownMatch);
  };

  it('names who won, or who share the win', () => {
    expect(ended(biohack, 2, [1])).toBe('Bo wins with 43 EP.');
    expect(ended(biohack, 2, [0, 1])).toBe('Ann and Bo share the win with 41 EP.');
  });

  it('says alone whether the goal was reached, where there is one', () => {
    expect(ended(biohack, 1, [0])).toBe('Ann wins with 41 EP.');
    expect(ended(biohack, 1, [])).toBe('Ann loses with 41 EP.');
    expect(ended(arcticCleanup, 1, [0])).toBe('Ann finishes with 41 points.');
  });
});
