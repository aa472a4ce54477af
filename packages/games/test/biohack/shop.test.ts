import { eventFor } from '@benchtop/engine/host';
import { expect } from 'vitest';
import { biohack } from '../../src/biohack/index.ts';
import { rule } from '../table.ts';
import { goodsOf, lab, position } from './position.ts';
import type { Bio, Lab, Position } from './position.ts';

const display = {
  common: ['crag-ram', 'kite-hound', 'reed-otter', 'mud-prophet'],
  artisan: ['antler-smith', 'tide-weaver', null, null],
  noble: [null, null, null, 'herd-king'],
} as const;

/** Seat 0 buys in the Basement; so many others stand there. */
function buying(own: Lab, others = 0, more: Position = {}): Bio {
  const rest = Array.from({ length: 3 }, (_, i): Lab => (i < others ? { away: ['basement'] } : {}));
  return position({ display, labs: [{ ...own, away: ['basement'] }, ...rest], ...more }).play(0, 'research basement');
}

rule('BIO-BUY-01', 'columns cost 2, 1, 1 and 0', () => {
  const poor = buying({});
  expect(poor.options(0)).toEqual(['mud-prophet', 'herd-king', 'done']);
  expect(poor.reason(0, 'crag-ram')).toBe('It costs 2 coins, and you have none.');
  expect(poor.reason(0, 'kite-hound')).toBe('It costs 1 coin, and you have none.');
  const paid = ['crag-ram', 'kite-hound', 'reed-otter', 'mud-prophet'].map(
    (card) => 5 - lab(buying({ goods: { coin: 5 } }).play(0, card), 0).goods.coin,
  );
  expect(paid).toEqual([2, 1, 1, 0]);
});

rule('BIO-BUY-02', 'an emptied space stays empty', () => {
  const t = buying({ goods: { coin: 5 } }, 2).play(0, 'kite-hound');
  expect(t.state.display.common).toEqual(['crag-ram', null, 'reed-otter', 'mud-prophet']);
  expect(t.reason(0, 'kite-hound')).toBe('That card does not lie in the display.');
});

rule(
  'BIO-BUY-03',
  'two cards of a deck for 2 coins: one is kept, the other goes under, and only the buyer knows them',
  () => {
    const t = buying({ goods: { coin: 3 } }, 0, { decks: { noble: ['apex-maw', 'guild-hydra'] } });
    const looking = t.play(0, 'deck noble');
    expect([goodsOf(looking), looking.options(0)]).toEqual([{ coin: 1 }, ['apex-maw', 'guild-hydra']]);
    const seen = looking.heard('cards-looked-at')[0];
    expect(seen === undefined ? null : looking.seeing(seen, 'cards')).toEqual([0]);
    const kept = looking.play(0, 'guild-hydra');
    expect(lab(kept, 0).hand).toEqual({ faces: ['guild-hydra'], known: [0] });
    const { deck } = kept.state.piles.noble;
    expect([deck.faces[0], deck.known[0]]).toEqual(['apex-maw', 2]);
    const viewed = (seat: number): unknown =>
      (kept.view(seat)['piles'] as Record<string, { deck: { faces: unknown[] } }>)['noble']?.deck.faces[0];
    expect([viewed(0), viewed(1)]).toEqual(['apex-maw', null]);
    const hand = (seat: number): unknown =>
      (kept.view(seat)['players'] as { hand: { faces: unknown[]; backs: unknown[] } }[])[0]?.hand;
    expect([hand(0), hand(1)]).toMatchObject([{ faces: ['guild-hydra'] }, { faces: [null], backs: ['noble'] }]);
    expect(buying({ goods: { coin: 1 } }).reason(0, 'deck noble')).toBe('It costs 2 coins, and you have 1.');
  },
);

rule('BIO-BUY-04', 'a deck that runs out is made anew from its discards', () => {
  const t = buying({ goods: { coin: 3 } }, 0, {
    decks: { noble: ['apex-maw'] },
    discards: { noble: ['guild-hydra', 'twin-diadem'] },
    short: ['noble'],
  });
  const looking = t.play(0, 'deck noble');
  expect(looking.heard('deck-reshuffled')).toMatchObject([{ kind: 'noble', cards: 2 }]);
  expect(looking.options(0)).toContain('apex-maw');
  expect(looking.state.piles.noble.discard).toEqual([]);
  expect(looking.play(0, 'apex-maw').state.piles.noble.deck.faces).toHaveLength(2);
  const none = buying({ goods: { coin: 3 } }, 0, { short: ['noble'] });
  expect(none.reason(0, 'deck noble')).toBe('Neither the deck nor its discard pile has a card left.');
});

rule('BIO-BUY-04', 'a single card is taken and kept', () => {
  const one = buying({ goods: { coin: 3 } }, 0, { decks: { noble: ['apex-maw'] }, short: ['noble'] });
  expect(one.label(0, 'deck noble')).toBe('Take the last noble card for 2 coins');
  expect(one.label(0, 'deck common')).toBe('Look at two common cards and keep one, for 2 coins');
  const looking = one.play(0, 'deck noble');
  expect([looking.options(0), looking.decision?.prompt]).toEqual([['apex-maw'], 'keep the only card that was left']);
  expect(one.play(0, 'deck common').decision?.prompt).toBe('keep one card; the other goes under the deck');
});

rule('BIO-BUY-06', 'the question says how many', () => {
  expect(buying({ goods: { coin: 5 } }).decision?.prompt).toBe('buy 1 card');
  expect(buying({ goods: { coin: 5 } }, 3).decision?.prompt).toBe('buy up to 2 cards, 1 coin less in total');
});

rule('BIO-BUY-05', 'display and deck in one action', () => {
  const t = buying({ goods: { coin: 3 } }, 2).play(0, 'kite-hound', 'deck common');
  const kept = t.play(0, t.options(0)[0] ?? '');
  expect([goodsOf(kept), lab(kept, 0).hand.faces.length, kept.step]).toEqual([{}, 2, 'take-turn']);
  const deckFirst = buying({ goods: { coin: 3 } }, 2).play(0, 'deck common');
  expect(deckFirst.play(0, deckFirst.options(0)[0] ?? '').options(0)).toContain('kite-hound');
});

rule('BIO-BUY-06', 'up to so many, or none', () => {
  const t = buying({ goods: { coin: 5 } }, 2);
  expect(lab(t.play(0, 'done'), 0).hand.faces).toEqual([]);
  expect(lab(t.play(0, 'mud-prophet', 'done'), 0).hand.faces).toEqual(['mud-prophet']);
  expect(t.play(0, 'mud-prophet', 'herd-king').step).toBe('take-turn');
});

rule('BIO-BUY-07', 'one discount for the whole action', () => {
  const t = buying({ goods: { coin: 3 } }, 3);
  expect(goodsOf(t.play(0, 'mud-prophet', 'crag-ram'))).toEqual({ coin: 2 });
  expect(goodsOf(t.play(0, 'kite-hound', 'crag-ram'))).toEqual({ coin: 1 });
  // Vellum Owl and Cellar Imp help once per round, in the Basement only.
  const own: Lab = { made: ['vellum-owl', 'cellar-imp'], goods: { coin: 1 } };
  const helped = buying(own).play(0, 'crag-ram', 'kite-hound');
  expect([goodsOf(helped), lab(helped, 0).hand.faces]).toEqual([{}, ['crag-ram', 'kite-hound']]);
  expect(lab(helped, 0).marks.round).toEqual(['cellar-imp:0', 'vellum-owl:0']);
  const lines = helped.heard('ability-used').map((event) => biohack.eventWords(eventFor(event, null), () => 'Ann'));
  expect(lines).toEqual(['Ann used Cellar Imp.', 'Ann used Vellum Owl.']);
  const tile = position({ display, downtown: ['copy-vault'], labs: [own] }).play(0, 'experiment downtown-1');
  expect(tile.state.stack.at(-1)?.args).toEqual({ left: 2, discount: 2, decks: true });
});

rule('BIO-BUY-08', 'bought cards are in hand, and what was open stays known', () => {
  const t = buying({ goods: { coin: 5 } }).play(0, 'herd-king');
  expect(lab(t, 0).hand).toEqual({ faces: ['herd-king'], known: [1] });
});
