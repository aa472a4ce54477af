import { expect } from 'vitest';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import { rule } from '../table.ts';
import type { Arctic, Board, Position } from './position.ts';
import { board, position } from './position.ts';

/** A factory with fourteen tokens in which red goes on the unload line. */
const fourteen = {
  'line-plan': ['green', 4],
  'line-move': ['blue', 4],
  'line-load': ['black', 4],
  'line-unload': ['red', 2],
} as const;
const fifteen = { ...fourteen, 'line-unload': ['red', 3] } as const;

const unloading = (lines: Board['lines'], cargo: Colour[], column: number, spec: Position = {}): Arctic =>
  position({
    ...spec,
    boards: [
      { site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: column }, cargo: [cargo, []], lines: lines ?? {} },
      ...(spec.boards ?? []),
    ],
  }).play(0, 'unload');
const processed = (t: Arctic, seat: number): number =>
  Object.values(board(t, seat).lines).reduce((sum, { count }) => sum + count, 0);

rule('ARC-END-01', 'fifteen tokens do not end the match', () => {
  const t = unloading(fourteen, ['red'], 1).play(0, 'unload 1 hdpe line-unload');
  expect([processed(t, 0), t.over, t.decision?.seat]).toEqual([15, null, 1]);
});

rule('ARC-END-01', 'sixteen end it at once: nobody else gets a turn', () => {
  const t = unloading(fifteen, ['red'], 1, { seats: 3 }).play(0, 'unload 1 hdpe line-unload');
  expect([processed(t, 0), t.over, t.decision]).toEqual([16, 'sixteen', null]);
  expect(t.heard('match-ended')).toEqual([{ type: 'match-ended', seat: 0, reason: 'sixteen', tokens: 16 }]);
  expect(t.heard('turn-ended')).toEqual([]);
  expect(t.outcome?.reason).toBe('sixteen');
});

rule('ARC-END-01', 'only the player who unloads is looked at, and only sixteen count', () => {
  const rival = position({ boards: [{}, { lines: fifteen }] });
  for (const card of ['plan', 'move', 'load', 'unload']) expect(rival.play(0, card, 'done').over, card).toBeNull();
  expect(position({ boards: [{ lines: fifteen }] }).play(0, 'unload', 'done').over).toBeNull();
});

rule('ARC-END-01', 'the screen warns that the match would end, and says who would win then', () => {
  const warned = (rival: Board, lines: Board['lines'] = fifteen): string | null =>
    unloading(lines, ['red'], 1, { boards: [rival] }).warning(0, 'unload 1 hdpe line-unload');
  // 30 for tokens, 10 for dice and 1 aboard. The token adds 1 and wins a die.
  const own = 30 + 10 + 1;
  expect(unloading(fifteen, ['red'], 1).score(0).total).toBe(own);
  expect(warned({})).toBe(
    `Your factory will have 16 tokens, so the match ends after this action. If you stop there, you win by ${own + 6} points.`,
  );
  expect(warned({}, fourteen)).toBeNull();
});

rule('ARC-END-01', 'what the last token wins is counted in: a trailing player can win by it', () => {
  const rival: Board = {
    lines: {
      'line-plan': ['pink', 4],
      'line-move': ['purple', 4],
      'line-load': ['green', 2],
      'line-unload': ['blue', 2],
    },
    cargo: [
      ['yellow', 'yellow', 'yellow', 'yellow'],
      ['grey', 'grey', 'grey', 'red'],
    ],
  };
  const t = unloading(fifteen, ['red'], 1, { boards: [rival] });
  expect([t.score(0).total, t.score(1).total]).toEqual([41, 42]);
  expect(t.warning(0, 'unload 1 hdpe line-unload')).toContain('If you stop there, you win by 5 points.');
});

rule('ARC-END-02', 'the action is finished first, so that more than sixteen may be placed', () => {
  const t = unloading(fifteen, ['red', 'pink', 'pink'], 3);
  const sixteen = t.play(0, 'unload 1 hdpe line-unload');
  expect([processed(sixteen, 0), sixteen.over, sixteen.step]).toEqual([16, null, 'unload-token']);
  const seventeen = sixteen.play(0, 'unload 1 pa6 short-2');
  expect(seventeen.over).toBeNull();
  const stopped = seventeen.play(0, 'done');
  expect([processed(stopped, 0), stopped.over]).toEqual([17, 'sixteen']);
  const eighteen = seventeen.play(0, 'unload 1 pa6 short-2');
  expect([processed(eighteen, 0), eighteen.over]).toEqual([18, 'sixteen']);
});

/** Three players who hold all fifty tokens; only special plastic before an unlock is still aboard. */
const stuck: readonly [Colour[], Colour[]] = [
  ['yellow', 'yellow', 'yellow', 'grey'],
  ['grey', 'grey', 'grey'],
];
const first: Board = {
  cargo: stuck,
  lines: { 'line-plan': ['green', 4], 'line-move': ['blue', 4], 'line-load': ['black', 4], 'short-3': ['pink', 3] },
};
const second: Board = {
  lines: {
    'hatched-4': ['yellow', 4],
    'hatched-3': ['grey', 3],
    'line-load': ['pink', 3],
    'line-unload': ['black', 2],
    'line-plan': ['green', 2],
  },
};
const third: Board = {
  lines: {
    'line-plan': ['red', 4],
    'short-2': ['red', 2],
    'line-move': ['blue', 2],
    'line-load': ['purple', 4],
    'short-3': ['purple', 2],
  },
};
const clean = (boards: Board[], spec: Position = {}): Arctic => position({ seats: 3, bag: [], boards, ...spec });

rule(
  'ARC-END-03',
  'sea and bag empty and nothing aboard that fits: the match ends at once, whoever played what',
  () => {
    const t = clean([first, second, third]);
    expect(t.state.sea['out-w']).toEqual([]);
    for (const card of ['plan', 'move', 'load', 'unload'])
      expect(t.play(0, card, 'done').over, card).toBe('clean-ocean');
    expect(t.play(0, 'analyze', 'draw 0').over).toBe('clean-ocean');
    expect(clean([first, second, third], { turn: 2 }).play(2, 'plan', 'done').over).toBe('clean-ocean');
  },
);

rule('ARC-END-03', 'a token in the bag or in the sea keeps it going, even one that nobody could process', () => {
  const lighter: Board = { ...first, cargo: [stuck[0], ['grey', 'grey']] };
  const bag = clean([lighter, second, third], { bag: ['grey'] });
  expect(bag.state.bag).toEqual(['grey']);
  expect(bag.play(0, 'plan', 'done').over).toBeNull();
  const sea = clean([lighter, second, third]);
  expect(sea.state.sea['out-w']).toEqual(['grey']);
  expect(sea.play(0, 'plan', 'done').over).toBeNull();
});

rule('ARC-END-03', 'a token aboard that its owner’s factory can take keeps it going, whoever owns it', () => {
  const waiting: Board = {
    cargo: [['purple'], []],
    lines: { ...third.lines, 'short-3': ['purple', 1] },
  };
  expect(clean([first, second, waiting]).play(0, 'plan', 'done').over).toBeNull();
  const unlocked: Board = { ...second, cargo: [['grey'], []], lines: { ...second.lines, 'hatched-3': ['grey', 2] } };
  expect(clean([first, unlocked, third]).play(0, 'plan', 'done').over).toBeNull();
});

rule('ARC-END-03', 'the last unload of a player can bring it about', () => {
  const waiting: Board = {
    site: 'site-s',
    ships: ['in-s', 'in-s'],
    cargo: [['purple'], []],
    lines: { ...third.lines, 'short-3': ['purple', 1] },
  };
  const t = clean([first, second, waiting], { turn: 2 }).play(2, 'unload', 'unload 1 pet short-3');
  expect(t.play(2, 'done').over).toBe('clean-ocean');
});

for (const seats of [2, 3, 4])
  rule('ARC-END-04', `with ${seats} players ${6 * seats} quiet turns end the match, one fewer does not`, () => {
    let t = position({ seats });
    for (let turn = 0; turn < 6 * seats - 1; turn++) {
      t = t.play(turn % seats, 'plan', 'done');
      expect(t.over).toBeNull();
    }
    expect(t.state.quiet).toBe(6 * seats - 1);
    const ended = t.play((6 * seats - 1) % seats, 'plan', 'done');
    expect(ended.over).toBe('becalmed');
    expect(ended.heard('match-ended')).toMatchObject([{ reason: 'becalmed' }]);
  });

rule('ARC-END-04', 'a token that is drawn, loaded or unloaded breaks the calm for all', () => {
  const t = position({
    quiet: 11,
    bag: ['red'],
    sea: { 'in-s': ['blue'] },
    boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], cargo: [['green'], []] }],
  });
  for (const after of [
    t.play(0, 'analyze', 'draw 1', 'ship-1'),
    t.play(0, 'load', 'load 1 eva', 'done'),
    t.play(0, 'unload', 'unload 1 ldpe short-2', 'done'),
  ]) {
    expect([after.over, after.state.quiet]).toEqual([null, 0]);
    expect(after.play(1, 'plan', 'done').state.quiet).toBe(1);
  }
});

rule('ARC-END-04', 'planning, sailing and cards played for nothing do not break it', () => {
  const t = position({ quiet: 11, boards: [{ ships: ['pole', 'pole'] }] });
  expect(t.play(0, 'plan', 'row-1 1', 'row-1 2', 'done').over).toBe('becalmed');
  expect(t.play(0, 'move', 'move 1 up', 'done').over).toBe('becalmed');
  expect(t.play(0, 'analyze', 'draw 0').over).toBe('becalmed');
  expect(t.play(0, 'load', 'done').over).toBe('becalmed');
});
