import { describe, expect, test } from 'vitest';
import { effects } from '../../src/biohack/effects.ts';
import { classes } from '../../src/biohack/data/goods.ts';
import { goodsOf, lab, planned, position, rolling, roundOver, sent } from './position.ts';
import type { Bio, Lab } from './position.ts';

// The worked examples: those of the rulebook first, then more, with their numbers. Red, Blue, Yellow and Green are seats 0 to 3.

const three = (location: 'mountain' | 'bank' | 'basement'): Lab[] => [1, 2, 3].map(() => ({ away: [location] }));

describe('examples of the rulebook', () => {
  test('turn order: Red reserved 4; Blue and Yellow move up, Blue first', () => {
    const t = roundOver(
      { seats: 3, order: [1, 2, 0], reservation: [null, null, null, 0], labs: [{}, { scientist: 'odo-fenwick' }] },
      1,
    );
    expect(t.heard('turn-order-reset')).toMatchObject([{ reservation: [1, 2, null, 0], order: [1, 2, 0] }]);
    expect(t.state.reservation).toEqual([1, 2, null, 0]);
    expect(t.options(1)).not.toContain('track-2');
    const yellow = t.play(1, 'done');
    expect(goodsOf(yellow.play(2, 'track-2'), 2)).toEqual({ coin: 1 });
    const red = yellow.play(2, 'done').play(0, 'track-4');
    expect(red.options(0)).toEqual(['1 reptile', '1 avian', '1 primate']);
    expect(goodsOf(red.play(0, '1 primate'), 0)).toEqual({ primate: 1, coin: 1 });
  });

  test('the Mountain: first of four, and last of four', () => {
    const first = position({ labs: [{ away: ['mountain'] }, ...three('mountain')] }).play(0, 'research mountain');
    expect(first.heard('goods-gained')[0]).toMatchObject({ goods: { mammal: 3, avian: 2 } });
    expect(first.heard('noman-retrieved')).toMatchObject([{ remaining: 3, row: 'large-mountain-0' }]);
    const last = position({ labs: [{ away: ['mountain'] }] }).play(0, 'research mountain');
    expect(last.heard('goods-gained')[0]).toMatchObject({ goods: { mammal: 2 } });
    expect([first, last].map((t) => t.heard('die-rolled').length)).toEqual([1, 1]);
  });

  test('the Alley: six aquatic genes, then a feral one', () => {
    const t = position({ labs: [{ goods: { coin: 3, mammal: 6, avian: 1 } }] }).play(
      0,
      'experiment alley',
      'top 1',
      'coin->aquatic',
    );
    expect(t.options(0).filter((text) => text.startsWith('aquatic') || text.endsWith('coin'))).toEqual([]);
    const two = t.play(0, 'mammal->aquatic');
    expect(two.options(0).filter((text) => text.endsWith('mammal'))).toEqual([]);
    const top = two.play(0, 'mammal->aquatic', 'done');
    expect(goodsOf(top)).toEqual({ coin: 1, mammal: 2, aquatic: 6, avian: 1 });
    expect(goodsOf(top.play(0, 'fuse reptile'))).toEqual({ coin: 1, aquatic: 4, feral: 1 });
  });
});

describe('more examples', () => {
  test('two creations, the artisan first', () => {
    const own: Lab = { goods: { mammal: 1, aquatic: 5, reptile: 3 }, hand: ['tide-weaver', 'reed-otter'] };
    const t = position({ labs: [own] }).play(0, 'experiment biofarm');
    expect(t.options(0)).toEqual(['tide-weaver', 'reed-otter', 'done']);
    const one = t.play(0, 'tide-weaver');
    expect(goodsOf(one)).toEqual({ aquatic: 2, reptile: 1 });
    const two = one.play(0, 'reed-otter');
    expect([goodsOf(two), lab(two, 0).rows]).toEqual([
      {},
      { common: ['reed-otter'], artisan: ['tide-weaver'], noble: [] },
    ]);
  });

  test('the scientist once per round', () => {
    const own: Lab = {
      scientist: 'odo-fenwick',
      locks: 1,
      goods: { mammal: 5, avian: 1, primate: 1 },
      hand: ['pulse-hare', 'lantern-lynx'],
    };
    const t = position({ labs: [own] }).play(0, 'experiment biofarm', 'pulse-hare');
    // Both ways can be paid: 4 mammal and 1 primate, or 3 mammal.
    expect([t.step, t.options(0)]).toEqual(['use-scientist', ['yes', 'no']]);
    const used = t.play(0, 'yes');
    expect([used.step, goodsOf(used)]).toEqual(['create-pick', { mammal: 2, avian: 1, primate: 1 }]);
    const both = used.play(0, 'lantern-lynx');
    expect(both.heard('scientist-used')).toHaveLength(1);
    expect([goodsOf(both), lab(both, 0).rows.common]).toEqual([{ coin: 1 }, ['pulse-hare', 'lantern-lynx']]);
  });

  test('the danger loop', () => {
    const t = position({ labs: [{ goods: { coin: 3 }, away: ['mountain'] }, { away: ['mountain'] }] });
    const hurt = rolling(t, 0, ['research mountain', '1 avian'], 'injury');
    expect(hurt.options(0)).toEqual(['accept', 'gene', 'coins']);
    const again = rolling(t, 0, ['research mountain', '1 avian', 'coins'], 'injury', 'choice');
    expect([lab(again, 0).goods.coin, again.options(0)]).toEqual([1, ['accept', 'gene']]);
    const done = again.play(0, 'accept', '1 mammal');
    expect([goodsOf(done), lab(done, 0).home, lab(done, 0).injured]).toEqual([{ mammal: 1, avian: 1, coin: 1 }, 3, 0]);
  });

  test('a purchase discount', () => {
    const display = { common: ['crag-ram', null, null, 'kite-hound'] } as const;
    const t = position({ display, labs: [{ goods: { coin: 3 }, away: ['basement'] }, ...three('basement')] }).play(
      0,
      'research basement',
    );
    const free = t.play(0, 'kite-hound');
    expect([goodsOf(free), free.state.stack.at(-1)?.args]).toEqual([
      { coin: 3 },
      { left: 1, discount: 1, decks: true },
    ]);
    const both = free.play(0, 'crag-ram');
    expect([goodsOf(both), lab(both, 0).hand.known]).toEqual([{ coin: 2 }, [1, 1]]);
    expect(both.state.display.common).toEqual([null, null, null, null]);
  });

  test('a deck runs out', () => {
    const t = position({
      decks: { noble: ['herd-king'] },
      discards: { noble: ['apex-maw', 'guild-hydra'] },
      short: ['noble'],
      labs: [{ goods: { coin: 3 }, away: ['basement'] }],
    }).play(0, 'research basement', 'deck noble');
    expect([goodsOf(t), t.options(0).includes('herd-king'), t.options(0).length]).toEqual([{ coin: 1 }, true, 2]);
    const kept = t.play(0, 'herd-king');
    expect([kept.state.piles.noble.deck.faces.length, kept.state.piles.noble.discard]).toEqual([2, []]);
    expect(lab(kept, 0).hand).toEqual({ faces: ['herd-king'], known: [0] });
  });

  test('milestones are matched by different creatures', () => {
    const holds = (...made: Required<Lab>['made']): boolean =>
      effects.holds(position({ labs: [{ made }] }).state, 0, 'compass-report');
    expect(holds('crag-ram', 'reed-otter', 'kite-hound')).toBe(false);
    expect(holds('crag-ram', 'reed-otter', 'kite-hound', 'vellum-owl')).toBe(true);
    expect(holds('crag-ram', 'blueprint-crow', 'reed-otter', 'pulse-hare')).toBe(false);
  });

  test('the hidden vat', () => {
    const own: Lab = {
      goods: { coin: 2, mammal: 4, avian: 1 },
      hand: ['herd-king'],
      scientist: 'odo-fenwick',
      locks: 1,
    };
    const t = position({ downtown: ['pawn-shop', 'hidden-vat'], labs: [own] }).play(
      0,
      'experiment downtown-2',
      'pay 2 coin',
      'herd-king',
    );
    expect(t.options(0)).toEqual(['primate', 'feral']);
    const one = t.play(0, 'feral');
    expect(one.options(0)).toEqual(['primate']);
    const done = one.play(0, 'primate');
    expect([goodsOf(done), lab(done, 0).rows.noble]).toEqual([{}, ['herd-king']]);
  });

  test('reservations of four players', () => {
    const t = roundOver({ reservation: [3, null, null, 0] });
    expect([t.state.reservation, t.state.order]).toEqual([
      [3, 1, 2, 0],
      [3, 1, 2, 0],
    ]);
    // Green has no effect, Blue 1 coin, Yellow one of two genes, Red one of three.
    const tracks = (now: Bio, seat: number): string[] => now.options(seat).filter((text) => text.startsWith('track'));
    expect([t.decision?.seat, tracks(t, 3)]).toEqual([3, []]);
    const blue = t.play(3, 'done');
    expect(tracks(blue, 1)).toEqual(['track-2']);
    expect(goodsOf(blue.play(1, 'track-2'), 1)).toEqual({ coin: 1 });
    const yellow = blue.play(1, 'done');
    expect(yellow.play(2, 'track-3').options(2)).toEqual(['1 reptile', '1 avian']);
    const red = yellow.play(2, 'done');
    expect(red.play(0, 'track-4').options(0)).toEqual(['1 reptile', '1 avian', '1 primate']);
  });

  test('the final score', () => {
    const own: Lab = {
      goods: { ep: 9, coin: 7 },
      made: ['crag-ram', 'reed-otter', 'coin-magpie', 'mender-ape', 'antler-smith', 'satyr-chemist', 'herd-king'],
      scientist: 'ines-calloway',
      locks: 0,
    };
    const other: Lab = { made: ['salt-faun', 'fen-mother', 'mud-prophet', 'sluice-newt'] };
    const t = position({
      round: 4,
      labs: [own, other, { made: ['vault-mimic', 'heron-pilot'] }],
      completions: { common: [1, 0] },
      milestones: { 'herd-report': [0], 'fang-report': [1, 2, 0], 'hand-report': [], 'scale-report': [] },
    });
    expect(t.score(0).items.map(({ points }) => points)).toEqual([9, 29, 15, 12, 6, 12, 1]);
    expect(t.score(0).total).toBe(84);
  });

  test('the penalty for an injured Noman', () => {
    const t = roundOver({ round: 2, labs: [{ injured: 1, goods: { ep: 5 } }] });
    expect([lab(t, 0).goods.ep, lab(t, 0).home]).toEqual([-7, 3]);
    const healed = roundOver({ round: 2, labs: [{ injured: 1, goods: { ep: 5, medicine: 1 } }] }).play(0, 'heal');
    expect(goodsOf(healed)).toEqual({ ep: 5 });
    const last = roundOver({ round: 4, labs: [{ injured: 1, goods: { ep: 5, medicine: 1 } }] });
    expect([last.over, goodsOf(last)]).toEqual(['last-round', { ep: 5, medicine: 1 }]);
  });

  test('caps', () => {
    const t = position({ labs: [{ goods: { mammal: 9 }, away: ['mountain'] }, ...three('mountain')] }).play(
      0,
      'research mountain',
    );
    expect(t.heard('goods-gained')[0]).toMatchObject({ goods: { mammal: 1, avian: 2 }, wasted: { mammal: 2 } });
    const sick = position({ labs: [{ goods: { medicine: 2 }, away: ['hospital'] }, { away: ['hospital'] }] }).play(
      0,
      'research hospital',
    );
    expect([goodsOf(sick), sick.heard('goods-gained')[0]]).toMatchObject([
      { primate: 1, medicine: 2 },
      { wasted: { medicine: 1 } },
    ]);
  });

  test('creatures seven and eight in one action', () => {
    const goods = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 };
    const made = ['kite-hound', 'reed-otter', 'mud-prophet', 'antler-smith', 'tide-weaver', 'herd-king'] as const;
    const t = position({ round: 3, turn: 2, labs: [{}, {}, { goods, made, hand: ['apex-maw', 'crag-ram'] }] }).play(
      2,
      'experiment biofarm',
      'apex-maw',
      'crag-ram',
    );
    expect(t.heard('end-triggered')).toHaveLength(1);
    expect(t.play(3, 'pass').play(0, 'pass').play(1, 'pass').play(2, 'pass').over).toBe('seventh-creature');
  });

  test('an injury in planning', () => {
    const before = roundOver({ labs: [{ scientist: 'mara-quist', goods: { medicine: 1 } }] });
    const hurt = rolling(before, 0, ['mara-quist'], 'injury');
    const two = planned(hurt);
    expect([two.options(0).length, two.options(0)[0]]).toEqual([10, 'mountain+river']);
    const healed = planned(hurt.play(0, 'heal'));
    expect([healed.options(0)[0], lab(healed, 0).goods.medicine]).toEqual(['mountain+river+bank', 0]);
  });

  test('medicine in the right order', () => {
    const own: Lab = { made: ['salt-faun'], goods: { medicine: 2 }, away: ['mountain'] };
    const t = rolling(position({ labs: [own] }), 0, ['research mountain', 'done'], 'injury');
    expect([t.step, t.options(0)]).toEqual(['use-ability', ['salt-faun', 'heal', 'done']]);
    const healed = t.play(0, 'heal');
    expect(lab(healed, 0).goods.medicine).toBe(1);
    expect(lab(healed.play(0, 'salt-faun'), 0).goods.medicine).toBe(2);
  });

  test('a solo round', () => {
    const t = planned(roundOver({ seats: 1, solo: ['solo-hospital-1', 'solo-bank-1', 'solo-river-3'] }));
    expect(t.state.solo.assistants).toEqual(['bank']);
    const out = t.play(0, 'mountain+bank+basement');
    expect(out.state.occupied).toMatchObject({ 'alley-serum': 'police', 'dna-buy': 'police', 'biofarm-gene': null });
    expect(out.state.solo.assistants).toEqual(['bank', 'river']);
    const bank = out.play(0, 'research bank');
    expect(goodsOf(bank)).toMatchObject({ coin: 4, ep: 3 });
    expect(bank.play(0, 'research mountain').options(0)).toEqual(['2 mammal', '1 avian']);
    let end: Bio = bank.play(0, 'research basement', 'done', 'research mountain', '1 avian');
    while (end.step !== 'take-turn') end = end.play(0, end.options(0)[0] ?? '');
    const shown = end.state.display;
    const next = end.play(0, 'pass');
    const gone = [shown.common[0], shown.artisan[2], shown.noble[2]].filter((card) => card !== null);
    expect(next.heard('display-discarded').at(-1)?.['cards']).toEqual(gone);
    expect(next.state.solo.assistants).toEqual(['river']);
  });

  describe('a solo end', () => {
    const six = ['kite-hound', 'reed-otter', 'mud-prophet', 'antler-smith', 'tide-weaver', 'herd-king'] as const;
    const seven = [...six, 'apex-maw'] as const;
    /** The end of a round with a total of so many EP, before anything that comes for an early seventh creature. */
    const ending = (round: number, made: Required<Lab>['made'], total: number): Bio => {
      const sheet = position({ seats: 1, round, labs: [{ made }] }).score(0);
      const early = sheet.items.find(({ label }) => label === 'Seven creatures early')?.points ?? 0;
      return roundOver({ seats: 1, round, labs: [{ made, goods: { ep: total - sheet.total + early } }] });
    };
    const told = (t: Bio): unknown => [t.over, t.state.round, t.score(0).total, t.outcome?.winners];

    test('the seventh in round 3 with 82 EP: 102, won', () => {
      expect(told(ending(3, seven, 82))).toEqual(['goal-met', 3, 102, [0]]);
    });

    test('the seventh in round 4 with 99 EP: lost', () => {
      expect(told(ending(4, seven, 99))).toEqual(['goal-missed', 4, 99, []]);
    });

    test('six creatures with 120 EP: lost', () => {
      expect(told(ending(4, six, 120))).toEqual(['goal-missed', 4, 120, []]);
    });
  });

  test('survival', () => {
    const before = position({
      seats: 1,
      settings: { challenge: 'survival' },
      solo: ['solo-bank-1', 'solo-basement-1'],
      labs: [{ injured: 1, away: ['mountain'], goods: { coin: 6 } }],
    });
    const t = rolling(before, 0, ['research mountain', '2 mammal', 'accept'], 'feral-injury');
    expect([t.step, t.options(0)]).toEqual(['survive-injury', ['coins', 'accept']]);
    expect(goodsOf(t)).toEqual({ mammal: 2, feral: 1, coin: 6 });
    const paid = t.play(0, 'coins');
    expect([paid.over, lab(paid, 0).goods.coin, lab(paid, 0).home, lab(paid, 0).injured]).toEqual([null, 1, 2, 1]);
    const lost = t.play(0, 'accept');
    expect([lost.over, lab(lost, 0).home, lost.outcome?.winners]).toEqual(['survival-lost', 1, []]);
  });

  test('two players change places, and ten tiles of twenty are used', () => {
    let t = roundOver({ seats: 2, order: [0, 1] });
    const firsts = [0];
    const tiles = 2;
    for (let round = 2; round <= 5; round++) {
      firsts.push(t.state.order[0] ?? -1);
      t = sent(planned(t), 'bank+hospital+basement', 'bank+hospital+basement');
      while (t.over === null && t.state.round === round && t.state.stage !== 'planning') {
        const seat = t.decision?.seat ?? -1;
        const options = t.options(seat);
        t = t.play(
          seat,
          options.find((text) => text.startsWith('research') || text === 'pass' || text === 'done') ?? options[0] ?? '',
        );
      }
    }
    expect([firsts, t.over, t.state.tileStack.length]).toEqual([[0, 1, 0, 1, 0], 'last-round', 20 - tiles * 5]);
    for (const kind of classes) expect(t.state.display[kind]).toHaveLength(3);
  });
});
