import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyOfSeed, Match } from '../src/host.ts';
import { lawsOf } from '../src/laws/index.ts';
import { undoNeverPeeks } from '../src/laws/undo.ts';
import { saboteurs } from './trap/saboteurs.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

const recount = (s: Readonly<TrapState>, seat: number): number => {
  const board = s.players[seat];
  return board === undefined ? Number.NaN : board.coins + board.won * 2;
};
const options = { runs: 60, lead: 20, picks: 10, recount };

describe('the trap game keeps every law', () => {
  for (const law of lawsOf(trap, options)) test(law.name, () => expect(() => law.run()).not.toThrow());
});

describe('the laws catch every saboteur', () => {
  for (const { name, law, game } of saboteurs)
    test(`${name}: ${law}`, () => {
      const broken = lawsOf(game, { ...options, shrinks: false }).find((one) => one.name === law);
      expect(broken, `there is no law named "${law}"`).toBeDefined();
      expect(() => broken?.run()).toThrow();
    });
});

describe('undo never peeks catches an undo', () => {
  afterEach(() => void vi.restoreAllMocks());

  const peek = (): void => {
    const match = Match.deal(trap, 2, { length: 'short', dice: true }, keyOfSeed('undo'));
    match.play(0, 'bid 1');
    match.play(1, 'bid 0');
    for (let seed = 0; seed < 20; seed++) undoNeverPeeks(match, 0, 'peek', seed);
  };

  test('of what a seat looked at', () => {
    expect(peek).not.toThrow();
    vi.spyOn(Match.prototype, 'undoBarrier').mockReturnValue(null);
    expect(peek).toThrow('what seat 0 saw of peek');
  });
});
