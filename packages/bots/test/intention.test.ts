import { at, fastRandom, Runner } from '@benchtop/engine/host';
import type { Game, Settings } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, test } from 'vitest';
import { trap } from '../../engine/test/trap/trap.ts';
import { greedy, PlanKeeper } from '../src/index.ts';
import type { BotTask } from '../src/index.ts';
import { deal, taskFor } from './matches.ts';

/** How one match went whose bots were asked only where they had no plan. */
interface Followed {
  asked: number;
  planned: number;
  /** Planned choices that were no options. */
  readonly refused: string[];
}

function hasChoice({ game, world, seat }: BotTask): boolean {
  return new Runner(game, fastRandom(0), null, world).optionsFor(world, seat, []) > 1;
}

function follow(game: Game, seats: number, seed: string, settings: Settings, most: number): Followed {
  const match = deal(game, seats, seed, settings);
  const keeper = new PlanKeeper();
  const went: Followed = { asked: 0, planned: 0, refused: [] };
  for (let n = 0; !match.over && n < most; n++) {
    const { seat } = at(match.decisions(), 0);
    const { draws } = match.state;
    const task = taskFor(game, match.state, seat, `${seed} ${n}`);
    const planned = hasChoice(task) ? keeper.follow(seat, draws) : null;
    if (planned !== null && match.play(seat, planned).ok) {
      went.planned++;
      continue;
    }
    if (planned !== null) went.refused.push(planned);
    const { option, plan } = greedy.choose(task);
    if (hasChoice(task)) {
      keeper.keep(seat, draws, plan ?? []);
      went.asked++;
    }
    match.play(seat, option);
  }
  return went;
}

const tables: { readonly game: Game; readonly settings: Settings; readonly share: number }[] = [
  { game: arcticCleanup, settings: {}, share: 0.5 },
  { game: algoracing, settings: { mode: 'basic' }, share: 0.5 },
  { game: algoracing, settings: { mode: 'full' }, share: 0.3 },
];

describe('greedy says what it means to do next', () => {
  test.each(tables)(
    'and can do so, for a good share of its choices: $game.id $settings',
    ({ game, settings, share }) => {
      const { asked, planned, refused } = follow(game, 2, 'intention', settings, 150);
      expect(refused).toEqual([]);
      expect(planned / (asked + planned)).toBeGreaterThan(share);
    },
  );

  test('but alone it thinks every choice over anew', () => {
    const { asked, planned } = follow(arcticCleanup, 1, 'alone', {}, 40);
    expect(asked).toBeGreaterThan(20);
    expect(planned).toBe(0);
  });

  test('but not beyond a choice that others make at the same time', () => {
    const game: Game = trap;
    const match = deal(game, 3, 'together');
    let secret = 0;
    for (let n = 0; !match.over && n < 200; n++) {
      const { seat } = at(match.decisions(), 0);
      const task = taskFor(game, match.state, seat, `together ${n}`);
      const { option, plan } = greedy.choose(task);
      if (match.state.stack.at(-1)?.kind === 'simultaneous' && hasChoice(task)) {
        secret++;
        expect(plan).toEqual([]);
      }
      match.play(seat, option);
    }
    expect(secret).toBeGreaterThan(0);
  });
});
