import { checkSettings } from '@benchtop/engine/host';
import { expect } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { soloRank } from '../../src/arctic-cleanup/scoring.ts';
import { rule, table, until } from '../table.ts';
import type { Arctic } from './position.ts';
import { position } from './position.ts';

const lines = {
  'line-plan': ['green', 4],
  'line-move': ['blue', 4],
  'line-load': ['black', 4],
  'line-unload': ['red', 3],
} as const;

/** A turn in which nothing happens. */
const rest = (t: Arctic): Arctic => t.play(0, 'plan', 'done');

rule('ARC-SOLO-01', 'one player on the south site, twenty turns and no more', () => {
  const start = table(arcticCleanup, 1, { solo: true });
  expect(start.options(0)).toEqual(['site-s']);
  let t: Arctic = until(start, 'choose-action');
  for (let turn = 1; turn < 20; turn++) {
    t = rest(t);
    expect([t.over, t.decision?.seat], `turn ${turn}`).toEqual([null, 0]);
  }
  const ended = rest(t);
  expect([ended.over, ended.state.turns]).toEqual(['season-over', 20]);
});

rule('ARC-SOLO-01', 'sixteen tokens end it sooner', () => {
  const own = { ships: ['in-s', 'in-s'], cargo: [['red'], []], lines, columns: { unload: 1 } } as const;
  const t = position({ seats: 1, turns: 12, boards: [own] }).play(0, 'unload', 'unload 1 hdpe line-unload');
  expect([t.over, t.state.turns]).toEqual(['sixteen', 13]);
  const last = position({ seats: 1, turns: 19, boards: [own] }).play(0, 'unload', 'unload 1 hdpe line-unload');
  expect(last.over).toBe('sixteen');
});

rule('ARC-SOLO-01', 'a table of one is solo with or without the switch; more seats cannot be solo', () => {
  expect(rest(position({ seats: 1, turns: 19 })).over).toBe('season-over');
  expect(rest(position({ seats: 2, turns: 19 })).over).toBeNull();
  expect(checkSettings(arcticCleanup, 2, { solo: true })).toEqual({
    ok: false,
    reason: 'The solo season is for one seat, not 2.',
  });
});

rule('ARC-SOLO-02', 'every unused turn adds a point', () => {
  const own = { ships: ['in-s', 'in-s'], cargo: [['red', 'pink'], []], lines, columns: { unload: 1 } } as const;
  const t = position({ seats: 1, turns: 12, boards: [own] }).play(0, 'unload', 'unload 1 hdpe line-unload');
  expect(t.points(0, 'ARC-SOLO-02')).toBe(7);
  // 16 regular tokens, three dice, one token aboard, seven turns to spare.
  expect(t.score(0).total).toBe(32 + 15 + 1 + 7);
  expect(rest(position({ seats: 1, turns: 19 })).points(0, 'ARC-SOLO-02')).toBe(0);
  expect(
    position()
      .score(0)
      .items.map((item) => item.rule),
  ).not.toContain('ARC-SOLO-02');
});

rule('ARC-SOLO-02', 'a solo match is never becalmed', () => {
  const t = rest(position({ seats: 1, turns: 10, quiet: 10 }));
  expect([t.over, t.state.quiet]).toEqual([null, 11]);
});

rule('ARC-SOLO-03', 'ranks change at 36, 44, 52 and 60 points', () => {
  const ranks = [0, 35, 36, 43, 44, 51, 52, 59, 60, 99].map(soloRank);
  expect(ranks).toEqual([
    'Deckhand',
    'Deckhand',
    'Mate',
    'Mate',
    'Captain',
    'Captain',
    'Admiral',
    'Admiral',
    'Guardian of the Arctic',
    'Guardian of the Arctic',
  ]);
});

rule('ARC-SOLO-03', 'the rank is told when the season ends, from the whole score', () => {
  const own = { lines, cargo: [['pink'], []] } as const;
  const t = rest(position({ seats: 1, turns: 19, boards: [own] }));
  expect(t.score(0).total).toBe(41);
  expect(t.heard('rank-earned')).toEqual([{ type: 'rank-earned', seat: 0, points: 41, rank: 'Mate' }]);
  const early = { ships: ['in-s', 'in-s'], cargo: [['red', 'pink'], []], lines, columns: { unload: 1 } } as const;
  const full = position({ seats: 1, turns: 12, boards: [early] }).play(0, 'unload', 'unload 1 hdpe line-unload');
  expect(full.heard('rank-earned')).toEqual([{ type: 'rank-earned', seat: 0, points: 55, rank: 'Admiral' }]);
  const two = position({ quiet: 11 }).play(0, 'plan', 'done');
  expect([two.over, two.heard('rank-earned').length]).toEqual(['becalmed', 0]);
});
