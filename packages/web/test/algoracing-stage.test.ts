import { eventFor, keyOfSeed, Match } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import { expect, test } from 'vitest';
import type { Field } from '../src/games/algoracing/field.ts';
import { algoracingView, cardInHand, fieldOf } from '../src/games/algoracing/model.ts';
import { after } from '../src/games/algoracing/moves.ts';
import { nextAlgorithm } from '../src/games/algoracing/next-algorithm.ts';
import { beatsOf } from '../src/games/algoracing/run-moves.ts';
import { atRest, during } from '../src/games/algoracing/shown.ts';

/** The same choices every time. */
function dice(seed: number): (n: number) => number {
  let s = seed;
  return (n) => {
    s = (s * 1103515245 + 12345) % 2147483648;
    return Math.floor((s / 2147483648) * n);
  };
}

/** Plays a match by chance and shows every choice with the views before and after it. */
function* choices(mode: 'basic' | 'full', layout: string, seed: number) {
  const match = Match.deal(algoracing, 3, { mode, layout }, keyOfSeed(`stage ${seed}`));
  const roll = dice(seed);
  for (let i = 0; i < 400 && !match.over; i++) {
    const seat = match.decisions()[0]?.seat ?? 0;
    const options = match.legalOptions(seat)?.options ?? [];
    const option = options[roll(options.length)]?.id ?? '';
    const before = algoracingView(match.view(seat));
    const played = match.play(seat, option);
    if (!played.ok) throw new Error(played.reason);
    const events = played.events.map((event) => eventFor(event, seat));
    yield { seat, option, before, events, now: algoracingView(match.view(seat)) };
  }
}

const standing = ({ rovers, ground }: Field) => ({
  rovers: [...rovers].sort((a, b) => a.seat - b.seat),
  ground: [...ground].sort(([a], [b]) => (a < b ? -1 : 1)),
});

test.each([
  ['basic', 'first-steps'],
  ['full', 'staircase'],
  ['full', 'rim-walk'],
] as const)('what is played to the eye ends where the rules end (%s, %s)', (mode, layout) => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 6; seed++)
    for (const { before, events, now } of choices(mode, layout, seed)) {
      const beats = beatsOf(events, (seat) => before.rovers[seat]?.colour ?? null);
      beats.forEach(({ move }) => kinds.add(move.kind));
      const end = beats.reduce((field, { move }) => after(field, move), fieldOf(before));
      expect(standing(end)).toEqual(standing(fieldOf(now)));
    }
  expect(kinds).toContain('drive');
  expect(kinds).toContain('jump');
  if (mode === 'full') expect([...kinds]).toEqual(expect.arrayContaining(['ride', 'pull', 'bump', 'balk']));
});

test('a move begins where the field is and ends where it will be', () => {
  for (const { before, events } of choices('full', 'canyon', 9)) {
    let field = fieldOf(before);
    for (const { move } of beatsOf(events, (seat) => before.rovers[seat]?.colour ?? null)) {
      if (move.kind !== 'place')
        for (const rover of during(field, move, 0).rovers) {
          const { x, y, z } = atRest(field).rovers.find(({ seat }) => seat === rover.seat) ?? rover;
          expect([rover.x, rover.y, rover.z].map((n) => n.toFixed(4))).toEqual([x, y, z].map((n) => n.toFixed(4)));
        }
      field = after(field, move);
      expect(during(field, move, 1).rovers).toHaveLength(field.rovers.length);
    }
  }
});

test('the previewed algorithm is the one that lies there afterwards', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 8; seed++)
    for (const { option, before, now } of choices('full', 'citadel', seed)) {
      const verb = option.split(' ')[0] ?? '';
      if (!['insert', 'cover', 'over', 'remove-cycle'].includes(verb)) continue;
      seen.add(verb);
      const { commands, cycles } = nextAlgorithm(before, cardInHand(before), option);
      expect({ commands, cycles }).toEqual({ commands: now.commands, cycles: now.cycles });
    }
  expect([...seen].sort()).toEqual(['cover', 'insert', 'over', 'remove-cycle']);
});
