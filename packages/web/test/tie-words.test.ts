import { at, dealtState, outcomeOf, scoresOf } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShownMatch } from '../src/match/shown-match.ts';
import { winnersWords } from '../src/match/status.ts';
import { speak } from '../src/words/language.ts';

afterEach(async () => speak('en'));

const names = ['Green', 'Blue', 'Red'];

/** A table as it lies after the setup. */
function dealt<S extends Core>(game: Game<S>, seats: number): S {
  return game.clone(dealtState(game, seats, {}, '0'.repeat(64)));
}

/** What is told of a match that ended like this. */
function told<S extends Core>(game: Game<S>, s: S): string {
  const outcome = outcomeOf(game, { ...s, over: 'x' });
  const match = {
    game,
    seats: names.slice(0, s.seats).map((name) => ({ name, bot: null })),
    name: (seat: number) => names[seat] ?? '',
    outcome: () => outcome,
  };
  return winnersWords(match as unknown as ShownMatch);
}

/** Gives everybody what is lacking to 60. */
function levelled<S extends Core>(game: Game<S>, s: S, give: (seat: number, points: number) => void): string {
  for (const { seat, total } of scoresOf(game, s)) give(seat, 60 - total);
  return told(game, s);
}

describe('who wins a tie, and by what', () => {
  const launched = (...counts: readonly number[]): string => {
    const s = dealt(lineae, counts.length);
    const cards = ['tool-steel', 'soda-glass', 'pyrite-cells'] as const;
    counts.forEach((n, seat) => at(s.players, seat).launched.push(...cards.slice(0, n)));
    return levelled(lineae, s, (seat, n) => (at(s.players, seat).goods.vp += n));
  };

  it('Lineae: rockets', async () => {
    expect(launched(2, 1)).toBe('Green wins the tie at 60 VP: 2 rockets launched (Blue: 1).');
    expect(launched(0, 1, 0)).toBe('Blue wins the tie at 60 VP: 1 rocket launched (Green: 0, Red: 0).');
    expect(launched(1, 1)).toBe(
      'Green and Blue share the win with 60 VP: what breaks ties is level, too (1 rocket launched).',
    );
    await speak('de');
    expect(launched(2, 1)).toBe('Green gewinnt den Gleichstand bei 60 VP: 2 gestartete Raketen (Blue: 1).');
  });

  it('Biohack: creatures, then nobles, then artisans', () => {
    const s = dealt(biohack, 3);
    at(s.players, 0).rows.common.push('crag-ram');
    at(s.players, 0).rows.artisan.push('antler-smith');
    at(s.players, 1).rows.common.push('kite-hound');
    at(s.players, 1).rows.noble.push('twin-diadem');
    expect(levelled(biohack, s, (seat, n) => (at(s.players, seat).goods.ep += n))).toBe(
      'Blue wins the tie at 60 EP: 2 creatures (Red: 0); 1 noble (Green: 0).',
    );
  });

  it('Algoracing: types of samples', () => {
    const s = dealt(algoracing, 2);
    at(s.rovers, 0).delivered = ['blue', 'blue', 'blue'];
    at(s.rovers, 1).delivered = ['green', 'violet'];
    expect(told(algoracing, s)).toBe('Blue wins the tie at 4 points: 2 types of samples (Green: 1).');
  });

  it('Algae, Inc.: the darkest row, then who came there first', async () => {
    const ended = (...claims: readonly (readonly [slot: number, claim: number])[]): string => {
      const s = dealt(algaeInc, 2);
      s.milestones = ['m-capital-1', 'm-demand-1x3', ...s.milestones.slice(2)];
      claims.forEach(([slot, claim], seat) => {
        at(s.players, seat).milestones.push(slot);
        at(s.players, seat).claimed.push(claim);
      });
      return levelled(algaeInc, s, (seat, n) => (at(s.players, seat).goods.vp += n));
    };
    expect(ended([0, 0], [1, 1])).toBe('Blue wins the tie at 60 VP: a milestone marker in the lime row (Green: mint).');
    expect(ended([1, 0], [1, 1])).toBe(
      'Green wins the tie at 60 VP: the first milestone marker in the lime row (Blue: later).',
    );
    expect(ended([1, 0])).toBe('Green wins the tie at 60 VP: a milestone marker in the lime row (Blue: none).');
    expect(ended()).toBe(
      'Green and Blue share the win with 60 VP: what breaks ties is level, too (no milestone marker).',
    );
    await speak('de');
    expect(ended([1, 0])).toBe(
      'Green gewinnt den Gleichstand bei 60 VP: ein Meilenstein-Marker in der limettengrünen Reihe (Blue: keiner).',
    );
  });

  it('Arctic CleanUp: nothing, the win is shared', () => {
    expect(told(arcticCleanup, dealt(arcticCleanup, 2))).toBe('Green and Blue share the win with 0 points.');
  });
});
