import type { Game } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import { describe, expect, test } from 'vitest';
import { basic, full, over, pose, rover } from '../../games/test/algoracing/position.ts';
import type { Race } from '../../games/test/algoracing/position.ts';
import { greedy } from '../src/index.ts';
import { taskFor } from './matches.ts';

/** Plays the seat's whole turn as greedy would; what it chose, and where that leads. */
function turnOf(t: Race, seat: number, seed: string): { readonly chosen: string[]; readonly after: Race } {
  const chosen: string[] = [];
  let after = t;
  while (after.over === null && after.decision?.seat === seat) {
    const { option } = greedy.choose(taskFor(algoracing, after.state, seat, `${seed} ${chosen.length}`));
    chosen.push(option);
    after = after.play(seat, option);
  }
  return { chosen, after };
}

const seeds = ['a', 'b', 'c', 'd', 'e'];
const aside = { at: '5 4 N', hand: ['step', 'left', 'left', 'right', 'right'] } as const;

describe('greedy plans the whole algorithm', () => {
  test('three cards fetch two samples and deliver them', () => {
    const t = basic([{ at: '0 0 E', hand: ['all-way', 'step', 'all-way', 'u-turn', 'left'] }, aside], {
      ground: { '2 0': 1, '3 0': 1 },
    });
    for (const seed of seeds) {
      const { chosen, after } = turnOf(t, 0, seed);
      expect(chosen).toEqual(['add all-way', 'add step', 'add all-way', 'run']);
      expect(rover(after, 0).delivered).toHaveLength(2);
    }
  });

  test('a turn that helps nothing by itself comes before the drive home', () => {
    const load = ['yellow', 'blue', 'green'] as const;
    const t = basic([{ at: '0 2 E', load, hand: ['left', 'all-way', 'jump', 'right', 'right'] }, aside], {
      rest: '3 3',
    });
    for (const seed of seeds) {
      const { chosen, after } = turnOf(t, 0, seed);
      expect(chosen[0]).toMatch(/^add (left|right)$/);
      expect(rover(after, 0).delivered).toHaveLength(3);
    }
  });

  test('a cycle over a command of the shared algorithm brings a load home', () => {
    const load = ['yellow', 'blue', 'green'] as const;
    const cards = ['cycle-3', 'left', 'left', 'right', 'right'] as const;
    const t = full([{ at: '3 8 W', load, hand: cards }, {}], { commands: ['step'], rest: '4 4' });
    for (const seed of seeds) {
      const { chosen, after } = turnOf(t, 0, seed);
      expect(chosen.slice(0, 2)).toEqual(['pick cycle-3', 'over 1']);
      expect(rover(after, 0).delivered).toHaveLength(3);
    }
  });

  test('a cycle that drives past the lab is taken away', () => {
    const load = ['yellow', 'blue', 'green'] as const;
    const cards = ['jump', 'left', 'left', 'left', 'left'] as const;
    const lying = { commands: ['u-turn', 'step'], cycles: [over(1, 1, 2)], rest: '4 4' } as const;
    const t = full([{ at: '1 8 E', load, hand: cards }, {}], lying);
    for (const seed of seeds) expect(rover(turnOf(t, 0, seed).after, 0).delivered).toHaveLength(3);
  });

  test('what wins at once is played', () => {
    const winning = { at: '2 0 N', delivered: ['yellow', 'blue', 'violet'], load: ['green'] } as const;
    const t = basic([{ ...winning, hand: ['left', 'step', 'step', 'all-way', 'right'] }, aside]);
    for (const seed of seeds) expect(turnOf(t, 0, seed).after.outcome?.winners).toEqual([0]);
  });

  test('with nothing to gain it changes its cards', () => {
    const stuck = { at: '0 0 N', hand: ['step', 'step', 'step', 'step', 'step'] } as const;
    for (const seed of seeds) {
      const { after } = turnOf(
        basic([stuck, aside], { deck: ['left', 'right', 'jump', 'all-way', 'u-turn'] }),
        0,
        seed,
      );
      expect(pose(after, 0)).toBe('0 0 N');
      expect(rover(after, 0).hand.filter((kind) => kind === 'step').length).toBeLessThanOrEqual(3);
    }
  });

  test('a position that is reached in several orders is thought over once', () => {
    const t = full([{ at: '3 8 W' }, {}], { commands: ['step', 'left'] });
    const task = { ...taskFor(algoracing, t.state, 0, 'orders'), iterations: 2000 };
    const evaluations = (game: Game): number => Number(greedy.choose({ ...task, game }).info['evaluations']);
    expect(evaluations(algoracing)).toBeLessThan(
      evaluations({ ...algoracing, draft: () => null, positionKey: () => null }),
    );
  });

  test('samples are not kept from the lab because they may be of known types', () => {
    const cards = ['right', 'u-turn', 'step', 'jump', 'all-way'] as const;
    const t = full([{ at: '1 8 W', load: ['yellow', 'blue'], hand: cards }, { at: '2 0 E' }]);
    for (let i = 0; i < 24; i++) expect(rover(turnOf(t, 0, `luck ${i}`).after, 0).delivered).toHaveLength(2);
  });

  test('what the third card brings is found though the first two bring nothing', () => {
    const cards = ['u-turn', 'step', 'left', 'jump', 'right'] as const;
    const loaded = { corner: 'se', at: '3 0 W', load: ['violet'], delivered: ['blue', 'green'], hand: cards } as const;
    const rival = {
      corner: 'nw',
      colour: 'black',
      at: '0 2 S',
      load: ['blue'],
      hand: ['jump', 'left', 'right'],
    } as const;
    const ground = { '1 1': 1, '2 2': 1, '3 2': 1, '2 3': 1, '3 3': 1, '1 4': 1, '4 4': 1, '2 5': 1 };
    const t = basic([loaded, rival], { ground });
    for (const seed of seeds) {
      const { option, plan = [] } = greedy.choose({ ...taskFor(algoracing, t.state, 0, seed), iterations: 2000 });
      const { load, delivered } = rover(t.play(0, option, ...plan, 'run'), 0);
      expect(load.length + delivered.length).toBeGreaterThan(3);
    }
  });

  test('a turn that is drafted is chosen as one that is played', () => {
    const t = full([{ at: '3 8 W' }, {}], { commands: ['step', 'left'] });
    const played: Game = { ...algoracing, draft: () => null };
    for (const seed of seeds) {
      const task = { ...taskFor(algoracing, t.state, 0, seed), iterations: 2000 };
      expect(greedy.choose(task)).toEqual(greedy.choose({ ...task, game: played }));
    }
  });

  test('the same seed gives the same plan, and few evaluations still give one', () => {
    const t = full([{ at: '3 8 W' }, {}]);
    const task = taskFor(algoracing, t.state, 0, 'again');
    expect(greedy.choose(task)).toEqual(greedy.choose(task));
    const { texts } = algoracing.steps['build-full']?.vocabulary ?? { texts: [] };
    expect(texts).toContain(greedy.choose({ ...task, iterations: 1 }).option);
  });
});
