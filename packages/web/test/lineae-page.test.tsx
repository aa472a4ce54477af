import { colonyIds, effects, game, spaceIds, techIds } from '@benchtop/games/lineae';
import type { Cube, Good, RocketId } from '@benchtop/games/lineae';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TechCard } from '../src/games/lineae/art/Cards.tsx';
import { tokensOf } from '../src/games/lineae/art/effect-tokens.ts';
import { lackOf, loadable, pays } from '../src/games/lineae/loading.ts';
import { ui } from '../src/games/lineae/ui.tsx';

const purse = (held: { readonly [C in Cube]?: number }) => ({
  goods: {
    silica: 0,
    iron: 0,
    salt: 0,
    sulfur: 0,
    hydrocarbon: 0,
    algae: 0,
    electricity: 0,
    money: 0,
    vp: 0,
    ...held,
  } satisfies Record<Good, number>,
});

const rocket = (card: RocketId, spots: (Cube | null)[]) => ({ card, spots });

describe('what a rocket lacks and would pay', () => {
  test('open spots are counted by mineral, and the wild one by itself', () => {
    expect(lackOf(rocket('tool-steel', ['iron', null, null, 'hydrocarbon', null]))).toEqual({
      printed: [
        { cube: 'iron', n: 1 },
        { cube: 'sulfur', n: 1 },
      ],
      wild: true,
      open: 3,
    });
  });

  test('printed spots take what fits, and the wild one takes what is left over', () => {
    const standing = rocket('tool-steel', [null, null, null, null, null]);
    expect(loadable(standing, purse({ iron: 3, salt: 1 }))).toEqual(['iron', 'iron', 'iron']);
    expect(loadable(standing, purse({ iron: 1, algae: 1 }))).toEqual(['iron', 'algae']);
    expect(loadable(standing, purse({}))).toEqual([]);
  });

  test('a filled wild spot takes nothing more', () => {
    expect(loadable(rocket('tool-steel', [null, null, null, null, 'salt']), purse({ salt: 2, iron: 1 }))).toEqual([
      'iron',
    ]);
  });

  test('cubes of one action climb the ladder', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => pays(n))).toEqual([0, 1, 3, 6, 9, 12]);
    expect(pays(5, 2)).toBe(13);
  });
});

describe('what is drawn from the effects', () => {
  test('every place for workers has icons, and a sign for each of them', () => {
    for (const row of [...colonyIds, ...spaceIds]) {
      const tokens = tokensOf(row);
      expect(tokens.length, row).toBeGreaterThan(0);
      for (const token of tokens)
        if (token.kind === 'word')
          expect(['/', '›', '→', 'per', '=', '≤2×', '1–2×', '1–3×'], row).toContain(token.word);
    }
  });

  test('a technology card says what the rules say', () => {
    for (const id of techIds) {
      const words = renderToStaticMarkup(<TechCard id={id} />);
      expect(words, id).toContain(effects.text(id).replaceAll("'", '&#x27;'));
    }
  });
});

test('every question that is answered on a page is one of the game', () => {
  const pages = ui.layout?.pages ?? [];
  for (const { steps = [] } of pages) for (const step of steps) expect(Object.keys(game.steps)).toContain(step);
});
