import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Core } from '../../src/author.ts';
import { defineEffects, price, rowsFor } from '../../src/effects/index.ts';
import type { Holding, Row } from '../../src/effects/index.ts';

/*
 * The example of docs/effects.md, as it stands there.
 */

interface MyLexicon {
  readonly good: 'coin' | 'wood' | 'fame';
  readonly group: never;
  readonly trait: { readonly trade: 'craft' | 'commerce' };
  readonly set: { readonly card: 'trade' };
  readonly point: 'card-price';
  readonly cost: never;
  readonly moment: 'dawn';
  readonly scope: 'round';
  readonly act: { readonly act: 'draw'; readonly cards: number };
}
const { gain, pay, oneOf, may, on, add, score, per } = rowsFor<MyLexicon>();

const cards = {
  woodcutter: { name: 'Woodcutter', abilities: [on('dawn', [gain({ wood: 1 })])] },
  weaver: {
    name: 'Weaver',
    abilities: [on('dawn', [pay({ wood: 1 }, gain({ coin: 3 }))], { may: true, once: 'round' })],
  },
  haggler: { name: 'Haggler', abilities: [add('card-price', -1)] },
  collector: { name: 'Collector', abilities: [score(per(2, 'card', { trade: 'craft' }))] },
  fair: {
    name: 'the Fair',
    do: [oneOf(gain({ coin: 2 }), gain({ wood: 1 })), may(pay({ coin: 1 }, { act: 'draw', cards: 1 }))],
  },
} as const satisfies Record<string, Row<MyLexicon>>;

type State = Core & { readonly seat: Holding<MyLexicon>; readonly tableau: readonly (keyof typeof cards)[] };

const coin = { one: 'coin', many: 'coins', icon: 'coin' };

const effects = defineEffects<State, MyLexicon, unknown>()({
  goods: {
    coin,
    wood: { one: 'wood', many: 'wood', icon: 'wood' },
    fame: { one: 'fame', many: 'fame', icon: 'points' },
  },
  groups: {},
  traits: { trade: { one: 'trade', many: 'trades', say: (trade) => ({ before: trade }) } },
  sets: {
    card: { one: 'card', many: 'cards', icon: 'card', members: (s) => s.tableau, traits: { trade: () => 'craft' } },
  },
  points: { 'card-price': { base: 3, ...price('a card', coin) } },
  costs: {},
  moments: { dawn: { when: 'at dawn', icon: 'sun' } },
  scopes: { round: { one: 'round' } },
  acts: {
    draw: {
      check: 'always',
      asks: true,
      icon: 'deck',
      say: ({ cards: n }, w) => [w.verb('draw'), w.count(n, 'card')],
      run: () => {},
    },
  },
  tables: { cards: { rows: cards, held: (s, _seat, id) => s.tableau.includes(id), by: 'with', rule: 'MY-END-02' } },
  scored: 'fame',
  rules: { choose: 'MY-01', pay: 'MY-02', gain: 'MY-03', use: 'MY-04', once: 'MY-05', while: 'MY-06' },
  holding: (s) => s.seat,
});

test('the page shows what the kit really writes', () => {
  const page = readFileSync(new URL('../../../../docs/effects.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^\| `([a-z]+)`\s*\| ([A-Z][^|]*?)\s*\|$/gm)].map(([, row, text]) => [row, text]);
  expect(shown).toEqual(effects.book.map(({ row, text }) => [row, text]));
});
