import { describe, expect, test } from 'vitest';
import { eventFor, keyOfSeed, Match } from '../../src/host.ts';
import { lawsOf } from '../../src/laws/index.ts';
import type { KitEvent } from '../../src/effects/index.ts';
import { putUnder, takePiece } from '../../src/pieces.ts';
import { effects } from './market/effects.ts';
import { market } from './market/game.ts';
import type { CardId, Good } from './market/rows.ts';
import { wares } from './market/rows.ts';
import { playerAt } from './market/state.ts';
import type { MarketState, Player } from './market/state.ts';
import { position } from './place.ts';
import type { TestMatch } from './place.ts';

/** Ann's turn, with these goods and these cards in play. */
function ann(goods: { readonly [G in Good]?: number }, ...tableau: readonly CardId[]): TestMatch<MarketState> {
  return position(market, (s) => {
    const p = playerAt(s, 0);
    for (const ware of wares) s.supply[ware] -= goods[ware] ?? 0;
    Object.assign(p.goods, { coin: 0, ...goods });
    for (const card of tableau) {
      const shown = s.display.indexOf(card);
      if (shown >= 0) {
        // Another card takes its place on display.
        s.display[shown] = s.pile.deck.faces.find((each) => !tableau.includes(each)) ?? null;
        takePiece(s.pile.deck, s.display[shown] ?? card);
        putUnder(s.pile.deck, card);
      }
      p.tableau.push(takePiece(s.pile.deck, card));
    }
  });
}

const player = (t: TestMatch<MarketState>): Player => playerAt(t.state, 0);

describe('words', () => {
  test('the card book', async () => {
    const lines = effects.book.map(({ row, text, icons }) => `${row}\n  ${text}\n  ${icons.join(' ')}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./market/cards.golden.txt');
    for (const { row, text } of effects.book) {
      expect(text, row).toMatch(/^[A-Z0-9].*\.$/);
      expect(text, row).not.toMatch(/undefined|[{}[\]]| {2}/);
    }
    expect(new Set(effects.book.map(({ text }) => text)).size).toBe(effects.book.length);
  });

  test('a match in words', async () => {
    const match = Match.deal(market, 2, {}, keyOfSeed('golden'));
    const name = (seat: number): string => ['Ann', 'Ben'][seat] ?? '';
    const lines: string[] = [];
    for (let n = 0; !match.over; n++) {
      const seat = match.waiting()[0] ?? 0;
      const due = match.legalOptions(seat);
      const option = due?.options[(7 * n + 3) % due.options.length];
      if (due === null || option === undefined) throw new Error('dead end');
      lines.push(`${name(seat)}: ${due.decision.prompt}: ${option.label}`);
      const played = match.play(seat, option.id);
      for (const event of played.ok ? played.events : []) {
        const line = market.eventWords(eventFor(event, null), name);
        if (line !== null) lines.push(`    ${line}`);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./market/match.golden.txt');
  });

  test('a tooltip tells the numbers of a seat', () => {
    const t = ann({ coin: 9, wood: 2 }, 'collector', 'foreman', 'weaver', 'auditor');
    const tip = (row: Parameters<typeof effects.tooltip>[2]): string => effects.tooltip(t.state, 0, row);
    expect(tip('square')).toBe('Gain 3 coins.');
    expect(tip('collector')).toBe('At the end, gain 2 fame per craft card (now 6).');
    expect(tip('auditor')).toBe('At the end, gain 1 fame per 4 coins, at most 3 (now 2).');
    expect(tip('weaver')).toBe('Once per round, at dawn, you may pay 1 wood (you have 2 wood) to gain 1 cloth.');
    expect(tip('magnates')).toBe('At least 2 cards of price 3 or more (now 2).');
  });

  test('a screen reader hears what there is now', () => {
    const heard: KitEvent[] = [
      { type: 'goods-gained', seat: 0, goods: { wood: 2 }, wasted: { wood: 1 }, now: { wood: 5 }, from: 'yard' },
      { type: 'goods-paid', seat: 1, goods: { coin: 2, cloth: 1 }, now: { coin: 3, cloth: 0 }, from: null },
      { type: 'ability-used', seat: 0, row: 'weaver', offered: true },
      { type: 'ability-used', seat: 0, row: 'woodcutter', offered: false },
    ];
    expect(heard.map((event) => effects.spoken(event, (seat) => ['You', 'Ben'][seat] ?? ''))).toEqual([
      'You gained 2 wood at the Yard; 1 wood was wasted. You have 5 wood now.',
      'Ben paid 2 coins and 1 cloth. Ben has 3 coins and 0 cloths left.',
      'You used Weaver.',
      null,
    ]);
  });
});

describe('several seats at once', () => {
  /** A context that keeps what is pushed, as the stack would. */
  const pushed = (run: (ctx: Parameters<typeof effects.runEach>[1]) => void): unknown[] => {
    const frames: unknown[] = [];
    const ctx = {
      emit: null,
      ask: (step: string, seat: number) => void frames.push([step, seat]),
      resumeFor: (phase: string, seat: number, args: Readonly<Record<string, unknown>>) =>
        void frames.push([phase, seat, ...Object.values(args)]),
    };
    run(ctx);
    return frames.reverse();
  };

  test('what all have chosen is carried out in turn order, each to its end', () => {
    const turns = [
      { seat: 1, row: 'yard' },
      { seat: 0, row: 'tavern' },
    ] as const;
    expect(pushed((ctx) => effects.runEach(turns, ctx))).toEqual([
      ['rest-of-row', 1, 'yard/0'],
      ['rest-of-row', 0, 'tavern/0'],
    ]);
  });

  test('the first in turn is served first where there is not enough for all', () => {
    const { state } = ann({}, 'woodcutter');
    const s = market.clone(state);
    playerAt(s, 1).tableau.push('woodcutter');
    s.supply.wood = 1;
    const asked = pushed((ctx) => effects.atEach(s, [1, 0], 'dawn', ctx));
    expect([playerAt(s, 0).goods.wood, playerAt(s, 1).goods.wood, s.supply.wood]).toEqual([0, 1, 0]);
    expect(asked).toEqual([
      ['menu-again', 1, 'dawn'],
      ['menu-again', 0, 'dawn'],
    ]);
  });
});

describe('rows at work', () => {
  test('instead: what would arrive becomes something else', () => {
    const done = ann({ coin: 2 }, 'smuggler').play('shrine', 'pay 2 coin');
    expect(player(done).goods).toMatchObject({ favour: 0, fame: 1, coin: 3 });
    expect(done.log()).toContain('Ann gained 2 coins and 1 fame at the Shrine.');
  });

  test('surplus becomes something else', () => {
    const done = ann({ coin: 2, favour: 2 }).play('shrine', 'pay 2 coin');
    expect(player(done).goods).toMatchObject({ favour: 2, fame: 2 });
  });

  test('a cap and a supply cut a gain off', () => {
    const t = ann({ wood: 4 }).play('yard', '2 wood');
    expect(player(t).goods.wood).toBe(5);
    expect(t.log().at(-1)).toBe('Ann gained 1 wood at the Yard; 1 wood was wasted.');
    expect(ann({ coin: 1 }).refusal('harbour')).toBe('legal');
    expect(ann({ coin: 1 }).refusal('workshop')).toBe('MKT-ROW-02 You need 1 ware of your choice and have none.');
  });

  test('a discount that the seat may use, once', () => {
    const t = ann({ wood: 1, stone: 2 }, 'courier').play('court');
    expect(t.options()).toEqual(['cloth']);
    const done = t.play('cloth');
    expect(player(done).goods).toMatchObject({ wood: 0, stone: 1, cloth: 0, fame: 5 });
    expect(player(done).marks.round).toEqual(['courier:0']);
    expect(effects.changes(done.state, 0, 'order')).toEqual([]);
    expect(ann({ wood: 1 }, 'courier').refusal('court')).toBe('MKT-ORD-01 2 of the wares are missing.');
  });

  test('the first of a round is cheaper', () => {
    const t = ann({ coin: 9 }, 'patron');
    const dear = t.state.display.find((card) => card !== null) ?? 'bard';
    const before = effects.value(t.state, 0, 'card-price', { price: 3 });
    const bought = t.play(`buy ${dear}`);
    expect([before, effects.value(bought.state, 0, 'card-price', { price: 3 })]).toEqual([1, 3]);
  });

  test('undo takes back one answer at a time, in the middle of a row', () => {
    const match = Match.deal(market, 2, {}, keyOfSeed('undo'));
    const { first } = match.state;
    match.play(first, 'depot');
    match.play(first, 'wood');
    expect(playerAt(match.state, first).goods.wood).toBe(1);
    expect(match.undo(first).ok).toBe(true);
    expect(playerAt(match.state, first).goods.wood).toBe(0);
    expect(match.decision(first)?.step).toBe('choose-good');
    match.play(first, 'stone');
    match.play(first, 'stone');
    expect(playerAt(match.state, first).goods).toMatchObject({ stone: 2, fame: 1 });
  });
});

describe('a game on the kit keeps the law:', () => {
  const recount = (s: Readonly<MarketState>, seat: number): number => {
    const { goods, tableau } = playerAt(s, seat);
    const craft = ['woodcutter', 'quarry', 'weaver', 'foreman', 'mason', 'collector'];
    const crafts = tableau.filter((id) => craft.includes(id)).length;
    const dear = tableau.filter((id) => ['patron', 'collector', 'auditor'].includes(id)).length;
    let total = goods.fame;
    if (tableau.includes('collector')) total += 2 * crafts;
    if (tableau.includes('auditor')) total += Math.min(3, Math.floor(goods.coin / 4));
    if (crafts >= 2 && tableau.length > crafts) total += 3;
    return dear >= 2 ? total + 3 : total;
  };
  for (const law of lawsOf(market, { runs: 40, lead: 40, recount, silent: ['players', 'pile', 'display'] }))
    test(law.name, () => expect(() => law.run()).not.toThrow());
});
