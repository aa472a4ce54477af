import { keyOfSeed, Match } from '@benchtop/engine/host';
import type { Settings } from '@benchtop/engine/host';
import * as arcticCleanup from '@benchtop/games/arctic-cleanup';
import type { ArcticState } from '@benchtop/games/arctic-cleanup';
import { loadGame } from '@benchtop/games/catalogue';
import { describe, expect, test } from 'vitest';
import { position } from '../../games/test/arctic-cleanup/position.ts';
import type { Board, Position } from '../../games/test/arctic-cleanup/position.ts';
import { greedy } from '../src/index.ts';
import { broughtNothing, isAlwaysBetter, isBetter, judgeable, wasteful, wastedTurns } from './harm.ts';
import type { Judgeable } from './harm.ts';

/** Turns that are few enough to be quick, and enough for the wasteful bot to be caught. */
const tables: { readonly [game: string]: { readonly turns: number; readonly settings: readonly Settings[] } } = {
  'arctic-cleanup': { turns: 16, settings: [{}] },
  algoracing: { turns: 14, settings: [{ mode: 'basic' }, { mode: 'full' }] },
  biohack: { turns: 30, settings: [{}] },
  lineae: { turns: 10, settings: [{}] },
  'algae-inc': { turns: 16, settings: [{}] },
};

describe('UX-39: greedy wastes no turn, and a bot that stops as soon as it may is caught at it', () => {
  test.each(Object.entries(tables))('in %s', async (id, { turns, settings }) => {
    const of = judgeable(await loadGame(id));
    for (const chosen of settings) {
      const found = wastedTurns(of, { drives: greedy, aside: wasteful(of) }, 2, 'a', chosen, turns);
      expect(found.drives).toMatchObject({ looked: turns, wasted: [] });
      expect(found.aside.wasted).not.toEqual([]);
    }
  });
});

const { game, gains } = arcticCleanup;
const of: Judgeable = { game, gains };
const arctic = (spec: Position = {}): Readonly<ArcticState> =>
  position({ rest: 'out-nne', boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], cargo: [['red'], []] }], ...spec })
    .state;

describe('a turn brought nothing', () => {
  const before = arctic();
  const nothing = (edit: (s: ArcticState, own: ArcticState['players'][number]) => void): boolean => {
    const after = game.clone(before);
    const [own] = after.players;
    if (own !== undefined) edit(after, own);
    return broughtNothing(of, before, after, 0);
  };

  test('if all is as it was, whoever is next and however the cards lie', () => {
    expect(
      nothing((s, own) => {
        s.turns++;
        s.active = 1;
        own.cards.reverse();
      }),
    ).toBe(true);
  });

  test('if only something was spent', () => {
    expect(nothing((_, own) => (own.pool -= 1))).toBe(true);
  });

  test('but not if there is more of anything, or something is elsewhere, the own or that of a rival', () => {
    expect(nothing((_, own) => (own.pool += 1))).toBe(false);
    expect(nothing((_, own) => (own.ships[0].hex = 'pole'))).toBe(false);
    expect(nothing((_, own) => (own.rows[0][0] = 6))).toBe(false);
    expect(nothing((s) => s.sea['out-nne'].pop())).toBe(false);
    expect(nothing((s) => (s.players[1] === undefined ? 0 : (s.players[1].pool -= 1)))).toBe(false);
  });
});

/** Plays the options of seat 0, then whatever comes first until its turn is over; all that it chose. */
function playOut(match: Match, first: readonly string[]): string[] {
  const made: string[] = [];
  for (let i = 0; i < 50 && match.waiting()[0] === 0; i++) {
    const option = first[i] ?? match.optionIds(0)[0] ?? '';
    made.push(option);
    match.play(0, option);
  }
  return made;
}

describe('another turn is better', () => {
  const red = { 'line-plan': ['red', 1] } as const;
  const ends = (own: Board, rival: Board = {}): Match<ArcticState> =>
    Match.from(
      game,
      arctic({ boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], ...own }, rival] }),
      keyOfSeed('end'),
    );
  const idle = ends({ cargo: [['red'], []] });

  test('if it has more points, and no less to pay with', () => {
    expect(isBetter(of, ends({ lines: red }), idle, 0)).toBe(true);
    expect(isBetter(of, ends({ cargo: [['red'], []] }), idle, 0)).toBe(false);
    const poorer: Judgeable = { ...of, gains: { ...of.gains, stock: (s) => (s === idle.state ? [1] : [0]) } };
    expect(isBetter(poorer, ends({ lines: red }), idle, 0)).toBe(false);
  });

  test('if no rival has more points by it', () => {
    expect(isBetter(of, ends({ lines: red }, { lines: { 'line-plan': ['blue', 1] } }), idle, 0)).toBe(false);
  });

  test('if it is so whatever lies hidden', () => {
    const start = Match.from(
      game,
      arctic({
        boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], cargo: [['red'], []] }],
        rest: 'out-nne',
        bag: ['red', 'red', 'blue', 'blue', 'blue', 'blue'],
      }),
      keyOfSeed('hidden'),
    );
    const unload = playOut(start.fork(), ['unload']);
    const end = start.fork();
    playOut(end, ['analyze', 'draw 0']);
    expect(isAlwaysBetter(of, start, unload, end, 0)).toBe(true);
    expect(isAlwaysBetter(of, start, [...unload, 'unload'], end, 0)).toBe(false);
    // Points for red tokens in the sea, which only some worlds let it draw.
    const reds = ({ sea }: Readonly<ArcticState>): number =>
      Object.values(sea)
        .flat()
        .filter((one) => one === 'red').length;
    const score: typeof game.score = (s, seat) => [{ rule: '', label: '', points: seat === 0 ? reds(s) : 0 }];
    const lucky: Judgeable = { game: { ...game, score }, gains };
    const draw = playOut(start.fork(), ['analyze', 'draw 1']);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const other = start.sample(0, seed);
      for (const option of draw) other.play(0, option);
      return isBetter(lucky, other, end, 0);
    });
    expect(new Set(drawn)).toEqual(new Set([true, false]));
    expect(isAlwaysBetter(lucky, start, draw, end, 0)).toBe(false);
  });

  test('if it wins the match, and not if it ends it otherwise', () => {
    const over = (own: number, theirs: number): Match => {
      const s = game.clone(
        ends({ lines: { 'line-plan': ['red', own] } }, { lines: { 'line-plan': ['blue', theirs] } }).state,
      );
      s.over = 'clean-ocean';
      s.stack = [];
      return Match.from(game, s, keyOfSeed('over'));
    };
    expect(isBetter(of, over(4, 1), idle, 0)).toBe(true);
    expect(isBetter(of, over(3, 4), idle, 0)).toBe(false);
  });
});
