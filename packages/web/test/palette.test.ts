import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ui as algaeInc } from '../src/games/algae-inc/ui.tsx';
import { ui as arcticCleanup } from '../src/games/arctic-cleanup/ui.tsx';
import { ui as biohack } from '../src/games/biohack/ui.tsx';
import { ui as lineae } from '../src/games/lineae/ui.tsx';
import type { SeatLook } from '../src/table/contract.ts';
import { blindness, contrast, difference, lightOf, seenWith } from './colours.ts';

function variables(game: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`../src/games/${game}/theme.css`, import.meta.url), 'utf8');
  return new Map([...css.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]));
}

interface Palette {
  readonly game: string;
  /** Colour, and what is written on it. */
  readonly seats: readonly (readonly [string, string])[];
}

function seatsOf(game: string, looks: readonly Pick<SeatLook, 'colour' | 'ink'>[]): Palette {
  const known = variables(game);
  const hex = (value: string): string => known.get(value.slice(4, -1)) ?? value;
  return { game, seats: looks.map(({ colour, ink = '#ffffff' }) => [hex(colour), hex(ink)]) };
}

const rovers = ['red', 'white', 'black', 'orange'].map((colour) => ({
  colour: `var(--rover-${colour})`,
  ink: `var(--on-rover-${colour})`,
}));

const palettes = [
  seatsOf('arctic-cleanup', arcticCleanup.seats),
  seatsOf('algoracing', rovers),
  seatsOf('biohack', biohack.seats),
  seatsOf('lineae', lineae.seats),
  seatsOf('algae-inc', algaeInc.seats),
];

describe.each(palettes)('the players of $game', ({ seats }) => {
  test.each(Object.entries(blindness))('UX-30: can be told apart with %s', (_, matrix) => {
    const seen = seats.map(([colour]) => seenWith(matrix, lightOf(colour)));
    for (const [i, one] of seen.entries())
      for (const other of seen.slice(i + 1)) expect(difference(one, other)).toBeGreaterThanOrEqual(10);
  });

  test('have glyphs that stand out from their colour', () => {
    for (const [colour, ink] of seats) expect(contrast(lightOf(colour), lightOf(ink))).toBeGreaterThanOrEqual(4.5);
  });
});

test('UX-29: no two players of a game have the same glyph', () => {
  for (const { seats } of [arcticCleanup, biohack, lineae, algaeInc])
    expect(new Set(seats.map(({ glyph }) => glyph)).size).toBe(seats.length);
});

test('the difference of two colours is that of the published examples', () => {
  // Black and white differ by 100, a colour from itself by nothing.
  expect(difference(lightOf('#000000'), lightOf('#ffffff'))).toBeCloseTo(100, 0);
  expect(difference(lightOf('#c8322b'), lightOf('#c8322b'))).toBe(0);
});
