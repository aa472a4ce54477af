import { createDice, fastRandom, fastSeed } from '@benchtop/engine/host';
import type { Dice } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { Reach } from '../../src/arctic-cleanup/bot/reach.ts';
import { lineIds } from '../../src/arctic-cleanup/data/factory.ts';
import { colours } from '../../src/arctic-cleanup/data/tokens.ts';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import type { ArcticContext } from '../../src/arctic-cleanup/define.ts';
import { lineRefusal, processToken } from '../../src/arctic-cleanup/factory.ts';
import { points } from '../../src/arctic-cleanup/scoring.ts';
import type { Player } from '../../src/arctic-cleanup/state.ts';
import { board, position } from './position.ts';

const nobodyListens = {} as ArcticContext;
const pointsOf = (p: Player): number => points({ players: [p], seats: 2, turns: 0, over: null }, 0);

/** Every way to put one token of its cargo on a line, by the rules themselves. */
function unloadings(p: Player): Player[] {
  const after: Player[] = [];
  for (const ship of [0, 1] as const)
    for (const colour of new Set(p.ships[ship].cargo))
      for (const line of lineIds) {
        if (lineRefusal(p, colour, line) !== null) continue;
        const next = structuredClone(p);
        next.ships[ship].cargo.splice(next.ships[ship].cargo.indexOf(colour), 1);
        processToken(next, 0, ship, colour, line, nobodyListens);
        after.push(next);
      }
  return after;
}

/** The most points after at most so many tokens unloaded, by trying every way. */
function mostOf(p: Player, units: number, known = new Map<string, number>()): number {
  const key = `${units} ${JSON.stringify([p.lines, p.ships])}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  let most = pointsOf(p);
  if (units > 0) for (const next of unloadings(p)) most = Math.max(most, mostOf(next, units - 1, known));
  known.set(key, most);
  return most;
}

/** A board at the dock as it can come about: eight to thirteen tokens on its lines, five aboard. */
function drawnBoard(dice: Dice): Player {
  const some = (n: number): Colour[] =>
    Array.from({ length: n }, () => colours[dice.randomInt(colours.length)] ?? 'red');
  let p = structuredClone(board(position({ boards: [{ site: 'site-s', ships: ['in-s', 'in-s'] }] }), 0)) as Player;
  for (let i = 8 + dice.randomInt(6); i > 0; i--) {
    p.ships[0].cargo = [...colours];
    const ways = unloadings(p);
    p = ways[dice.randomInt(ways.length)] ?? p;
  }
  p.ships[0].cargo = some(3);
  p.ships[1].cargo = some(2);
  return p;
}

describe('what a player can still end with is what the best way of unloading brings', () => {
  const reach = new Reach();
  test.each(Array.from({ length: 40 }, (_, i) => i))('board %i', (number) => {
    const p = drawnBoard(createDice(fastRandom(fastSeed(`reach ${number}`))));
    const had = pointsOf(p);
    for (const units of [1, 2, 3, 4]) {
      const most = mostOf(p, units);
      expect([0, 1].map((more) => reach.canUnloadTo(most + more, p, had, units))).toEqual([true, false]);
    }
    const most = mostOf(p, 5);
    const noSea = colours.map(() => 0);
    expect([0, 1].map((more) => reach.canEndWith(most + more, p, had, noSea))).toEqual([true, false]);
  });

  test('a token in the sea counts as if it were aboard', () => {
    const p = drawnBoard(createDice(fastRandom(fastSeed('reach sea'))));
    const had = pointsOf(p);
    const sea = colours.map((colour) => (colour === 'red' ? 1 : 0));
    const laden = structuredClone(p);
    laden.ships[0].cargo.push('red');
    const most = mostOf(laden, 6);
    expect([0, 1].map((more) => reach.canEndWith(most + more, p, had, sea))).toEqual([true, false]);
  });

  test('a ship that is not at the dock unloads nothing', () => {
    const p = structuredClone(
      board(
        position({
          boards: [{ site: 'site-s', ships: ['in-n', 'in-s'], cargo: [['red'], ['blue']], lines: {} }],
        }),
        0,
      ),
    ) as Player;
    expect([3, 4].map((goal) => reach.canUnloadTo(goal, p, 2, 4))).toEqual([true, false]);
  });
});
