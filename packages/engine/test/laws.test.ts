import { describe, expect, test } from 'vitest';
import { lawsOf } from '../src/laws/index.ts';
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
      const broken = lawsOf(game, options).find((one) => one.name === law);
      expect(broken, `there is no law named "${law}"`).toBeDefined();
      expect(() => broken?.run()).toThrow();
    });
});
