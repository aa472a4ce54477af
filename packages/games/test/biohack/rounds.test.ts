import { expect } from 'vitest';
import { classes } from '../../src/biohack/data/goods.ts';
import type { Location } from '../../src/biohack/data/table.ts';
import { biohack } from '../../src/biohack/index.ts';
import { rule, table, until } from '../table.ts';
import { goodsOf, lab, planned, position, rolling, roundOver, sent } from './position.ts';
import type { Bio, Lab, Position } from './position.ts';

const rich = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 } as const;
const six = ['kite-hound', 'reed-otter', 'mud-prophet', 'antler-smith', 'tide-weaver', 'herd-king'] as const;
const display = {
  common: ['crag-ram', 'kite-hound', null, 'mud-prophet'],
  artisan: ['antler-smith', null, null, null],
  noble: ['herd-king', 'apex-maw', 'guild-hydra', 'twin-diadem'],
} as const;

rule('BIO-RND-01', 'planning, research and clean-up, at most four times', () => {
  let t = until(table(biohack, 3), 'take-turn');
  const rounds = new Set<number>();
  while (t.over === null) {
    rounds.add(t.state.round);
    const seat = t.decision?.seat ?? -1;
    const options = t.options(seat);
    t = t.play(
      seat,
      options.find((text) => text === 'pass' || text === 'done' || text.startsWith('research')) ?? options[0] ?? '',
    );
  }
  expect([...rounds, t.over]).toEqual([1, 2, 3, 4, 'last-round']);
});

rule('BIO-RND-02', 'the last round is not cleaned up', () => {
  const t = roundOver({ round: 4, labs: [{ injured: 1, goods: { ep: 5, medicine: 1 } }] });
  expect([t.over, lab(t, 0).injured, lab(t, 0).goods.ep]).toEqual(['last-round', 1, 5]);
  const early = roundOver({ round: 2, labs: [{ made: [...six, 'apex-maw'], injured: 1 }] });
  expect([early.over, early.heard('nomans-collected')]).toEqual(['seventh-creature', []]);
});

rule('BIO-RND-03', 'the most EP win', () => {
  const t = roundOver({ round: 4, labs: [{ goods: { ep: 5 } }, { goods: { ep: 9 } }, {}, { goods: { coin: 32 } }] });
  expect(t.outcome).toMatchObject({ winners: [1], ranking: [[1], [3], [0], [2]] });
});

rule('BIO-CLN-01', 'all Nomans come home and the small spaces are free', () => {
  const t = roundOver({ labs: [{ placed: ['biofarm', 'downtown-1'] }, { placed: ['dna-buy'] }] });
  expect([lab(t, 0).home, lab(t, 0).placed, lab(t, 1).home]).toEqual([3, [], 3]);
  expect(Object.values(t.state.occupied).every((holder) => holder === null)).toBe(true);
});

rule('BIO-CLN-02', 'an injured Noman costs 12 EP, unless a medicine heals it before', () => {
  const own: Lab = { injured: 2, goods: { ep: 5 } };
  const t = roundOver({ labs: [own] });
  expect([lab(t, 0).goods.ep, lab(t, 0).home, lab(t, 0).injured]).toEqual([-19, 3, 0]);
  const asked = roundOver({ labs: [{ ...own, goods: { ep: 5, medicine: 1 } }] });
  expect([asked.step, asked.options(0), asked.warning(0, 'done')]).toEqual([
    'heal-nomans',
    ['heal', 'done'],
    'You would lose 24 EP.',
  ]);
  const healed = asked.play(0, 'heal');
  expect([lab(healed, 0).goods.ep, lab(healed, 0).goods.medicine]).toEqual([-7, 0]);
});

rule('BIO-CLN-03', 'what is left in the free column is discarded', () => {
  const t = roundOver({ display });
  expect(t.heard('display-discarded')).toMatchObject([{ cards: ['mud-prophet', 'twin-diadem'] }]);
  expect(t.state.piles.common.discard).toEqual(['mud-prophet']);
});

rule('BIO-CLN-04', 'cards slide right, new ones come from the left, and decks are made anew', () => {
  const t = roundOver({ display, decks: { common: ['fen-mother', 'salt-faun'] } });
  expect(t.state.display.common).toEqual(['salt-faun', 'fen-mother', 'crag-ram', 'kite-hound']);
  const short = roundOver({ display, decks: { noble: [] }, short: ['noble'] });
  // The card that was just discarded comes back.
  expect(short.heard('deck-reshuffled')).toMatchObject([{ kind: 'noble' }]);
  expect(short.state.display.noble).toEqual(['twin-diadem', 'herd-king', 'apex-maw', 'guild-hydra']);
  const empty = roundOver({ display: { ...display, noble: ['herd-king', null, null, null] }, short: ['noble'] });
  expect(empty.state.display.noble).toEqual([null, null, null, 'herd-king']);
});

rule('BIO-CLN-05', 'all tiles leave the game, and four new ones come', () => {
  const before = position({ downtown: ['pawn-shop', 'notary', 'talk-show', 'bird-loft'] });
  const t = roundOver({ downtown: ['pawn-shop', 'notary', 'talk-show', 'bird-loft'] });
  expect(t.state.downtown.filter((tile) => before.state.downtown.includes(tile))).toEqual([]);
  expect([t.state.downtown.length, t.state.tileStack.length]).toEqual([4, 12]);
});

rule('BIO-DTN-02', 'four different tiles each round', () => {
  const t = roundOver({ round: 3 });
  expect(new Set(t.state.downtown).size).toBe(4);
  expect(t.state.tileStack).toHaveLength(4);
});

rule('BIO-CLN-06', 'what was used in a round can be used again', () => {
  const own: Lab = {
    scientist: 'odo-fenwick',
    locks: 1,
    made: ['coin-magpie'],
    used: ['odo-fenwick:0', 'odo-fenwick:1', 'coin-magpie:0'],
  };
  const before = position({ labs: [{ ...own, away: ['bank'] }] }).play(0, 'research bank');
  expect(before.step).toBe('take-turn');
  // The other player is the first of the second round.
  const t = roundOver({ seats: 2, labs: [{ ...own, hand: ['pulse-hare'], goods: rich }] }).play(1, 'done');
  expect([t.step, t.options(0)]).toEqual(['use-ability', ['odo-fenwick', 'done']]);
  const sentOut = sent(planned(t), 'bank+hospital+basement', 'mountain+river+hospital');
  const bank = sentOut.play(1, 'research hospital').play(0, 'research bank');
  expect(bank.options(0)).toEqual(['coin-magpie', 'done']);
  const created = bank.play(0, 'done').play(1, 'experiment dna-inc').play(0, 'experiment biofarm', 'pulse-hare');
  expect(created.step).toBe('use-scientist');
});

rule('BIO-CLN-07', 'the round marker moves on', () => {
  expect(roundOver({ round: 2 }).state.round).toBe(3);
});

rule('BIO-END-01', 'after round 4, or after the round of a seventh creature, which is played to its end', () => {
  const t = position({ round: 3, labs: [{}, {}, { goods: rich, made: six, hand: ['apex-maw', 'crag-ram'] }], turn: 2 });
  const seventh = t.play(2, 'experiment biofarm', 'apex-maw');
  expect([seventh.state.lastRound, lab(seventh, 2).seventh, seventh.over]).toEqual([true, 3, null]);
  const eighth = seventh.play(2, 'crag-ram');
  expect(eighth.heard('end-triggered')).toMatchObject([{ seat: 2, round: 3 }]);
  expect(eighth.decision?.seat).toBe(3);
  const end = eighth.play(3, 'pass').play(0, 'pass').play(1, 'pass').play(2, 'pass');
  expect([end.over, end.state.round]).toEqual(['seventh-creature', 3]);
});

rule('BIO-END-02', 'track, creatures, scientist, milestones of both kinds and coins', () => {
  const points = (own: Lab, more: Position = {}): number[] =>
    position({ ...more, labs: [{ scientist: 'ines-calloway', ...own }] })
      .score(0)
      .items.map((item) => item.points);
  expect(
    position()
      .score(0)
      .items.map(({ label }) => label),
  ).toEqual([
    'EP track',
    'Commons and artisans',
    'Nobles',
    'Scientist',
    'Creation milestones',
    'Milestone cards',
    'Coins',
  ]);
  expect(points({})).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(points({ goods: { ep: 5, coin: 9 } })).toEqual([5, 0, 0, 0, 0, 0, 2]);
  expect(points({ made: ['crag-ram', 'twin-diadem'] })).toEqual([0, 4, 7, 0, 0, 0, 0]);
  expect(points({ made: ['crag-ram'], locks: 0 })).toEqual([0, 4, 0, 3, 0, 0, 0]);
  expect(points({ made: ['twin-diadem', 'guild-hydra'] })).toEqual([0, 0, 14, 0, 8, 0, 0]);
  const shown = { 'fang-report': [0], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;
  expect(points({ made: ['salt-faun', 'fen-mother'] }, { milestones: shown })).toEqual([0, 12, 0, 0, 0, 8, 0]);
  const all = position({ labs: [{ goods: { ep: 5, coin: 9 }, made: ['crag-ram', 'twin-diadem'] }] }).score(0);
  expect(all.total).toBe(5 + 4 + 7 + 2);
});

rule('BIO-CRD-04', 'printed EP count for created creatures, not for cards in hand', () => {
  const t = position({ labs: [{ made: ['crag-ram', 'antler-smith'], hand: ['kite-hound'] }] });
  expect(t.score(0).items[1]).toMatchObject({ points: 4 + 6 });
});

rule('BIO-CRD-05', 'nobles score by their ability', () => {
  const nobles = (...made: Required<Lab>['made']): number | undefined =>
    position({ labs: [{ made }] }).score(0).items[2]?.points;
  expect(nobles('herd-king', 'crag-ram', 'reed-otter')).toBe(3 * 2);
  expect(nobles('twin-diadem', 'herd-king')).toBe(7 * 2 + 3);
  expect(nobles('prism-chimera', 'crag-ram', 'antler-smith')).toBe(2 * 3);
  expect(nobles('perfect-form', 'herd-king')).toBe(9 + 3 * 2);
  const reports = position({
    labs: [
      { made: ['herald-archon', 'salt-faun', 'beast-binder', 'kite-hound'] },
      { made: ['fen-mother', 'vault-mimic'] },
    ],
    milestones: { 'fang-report': [1, 0], 'scale-report': [0], 'feather-report': [], 'hand-report': [] },
  });
  // Reports of others count for them.
  expect(reports.score(0).items[2]?.points).toBe(7 * 2);
});

rule('BIO-CML-03', '8, 6, 4 and 3 EP for filled rows', () => {
  const made = [
    ['kite-hound', 'reed-otter', 'mud-prophet', 'crag-ram'],
    ['lantern-lynx', 'salt-faun', 'sluice-newt', 'fen-mother'],
    ['coin-magpie', 'ledger-toad', 'gilt-gecko', 'vault-mimic'],
    ['mender-ape', 'ward-nymph', 'pulse-hare', 'ghost-lemur'],
  ] as const;
  const t = position({ labs: made.map((each) => ({ made: each })), completions: { common: [2, 0, 3, 1] } });
  expect([0, 1, 2, 3].map((seat) => t.score(seat).items[4]?.points)).toEqual([6, 3, 8, 4]);
});

rule('BIO-END-03', 'by printed cost, each creature once', () => {
  // Crag Ram costs four mammal genes and counts once; a discount does not change what it is.
  const t = position({ labs: [{ made: ['herd-king', 'crag-ram', 'antler-smith'] }] });
  expect(t.score(0).items[2]?.points).toBe(9);
});

rule('BIO-END-04', 'the scientist scores like a noble', () => {
  const own: Lab = { scientist: 'mara-quist', locks: 0, made: ['salt-faun', 'herd-king', 'crag-ram'] };
  expect(position({ labs: [own] }).score(0).items[3]?.points).toBe(8);
});

rule('BIO-END-05', '1 EP for every full 4 coins', () => {
  const coins = [3, 4, 11, 12].map((coin) => position({ labs: [{ goods: { coin } }] }).score(0).items[6]?.points);
  expect(coins).toEqual([0, 1, 2, 3]);
});

rule('BIO-END-06', 'ties: creatures, nobles, artisans, then shared', () => {
  const ranked = (...labs: readonly Lab[]): unknown => roundOver({ round: 4, labs }).outcome?.ranking.slice(0, 2);
  const ep = (n: number): Required<Lab>['goods'] => ({ ep: n });
  expect(ranked({ goods: ep(10) }, { goods: ep(6), made: ['crag-ram'] })).toEqual([[1], [0]]);
  // Two creatures each: a noble goes before an artisan, an artisan before a common.
  expect(
    ranked(
      { goods: ep(10), made: ['twin-diadem', 'crag-ram'] },
      { goods: ep(10), made: ['antler-smith', 'kite-hound'] },
    ),
  ).toEqual([[0], [1]]);
  expect(
    ranked(
      { goods: ep(10), made: ['kite-hound', 'mud-prophet'] },
      { goods: ep(10), made: ['crag-ram', 'tide-weaver'] },
    ),
  ).toEqual([[1], [0]]);
  expect(ranked({ goods: ep(10) }, { goods: ep(10) })).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

rule('BIO-SET-11', 'EP that are gained are added at once', () => {
  const t = position({ downtown: ['talk-show'] }).play(0, 'experiment downtown-1');
  expect(goodsOf(t)).toEqual({ ep: 4 });
});

rule('BIO-SET-18', 'the classes are refilled from their own decks', () => {
  const decks = {
    common: ['crag-ram', 'kite-hound', 'reed-otter', 'mud-prophet'],
    artisan: ['antler-smith', 'tide-weaver', 'plume-tailor', 'mask-carver'],
    noble: ['herd-king', 'apex-maw', 'guild-hydra', 'twin-diadem'],
  } as const;
  const t = roundOver({ display: {}, decks });
  // The first card that is drawn goes to the right.
  expect(t.state.display).toEqual(Object.fromEntries(classes.map((kind) => [kind, decks[kind].toReversed()])));
});

rule('BIO-TWO-01', 'two players play up to five rounds', () => {
  expect(roundOver({ seats: 2, round: 4 }).state.round).toBe(5);
  expect(roundOver({ seats: 2, round: 5 }).over).toBe('last-round');
  expect(roundOver({ seats: 2, round: 2, labs: [{ made: [...six, 'apex-maw'] }] }).over).toBe('seventh-creature');
});

rule('BIO-TWO-02', 'no booking desks and no reset', () => {
  const t = position({ seats: 2 });
  expect(t.options(0).filter((text) => text.endsWith('order'))).toEqual([]);
  expect(t.reason(0, 'experiment dna-order')).toBe('There is no such space on this side of the board.');
  expect(roundOver({ seats: 2 }).heard('turn-order-reset')).toEqual([]);
});

rule('BIO-TWO-03', 'the first player changes after every clean-up', () => {
  const t = roundOver({ seats: 2 });
  expect([t.state.order, t.heard('first-player-changed').length]).toEqual([[1, 0], 1]);
  expect(roundOver({ seats: 2, order: [1, 0], round: 2 }).state.order).toEqual([0, 1]);
  const first = Array.from({ length: 10 }, (_, i) => table(biohack, 2, {}, `${i}`).state.order[0]);
  expect(new Set(first).size).toBe(2);
});

rule('BIO-TWO-04', 'two tiles each round', () => {
  expect(
    position({ seats: 2 })
      .options(0)
      .filter((text) => text.includes('downtown')),
  ).toHaveLength(2);
  expect(roundOver({ seats: 2 }).state.downtown).toHaveLength(2);
});

rule('BIO-TWO-05', 'two rows for each public space', () => {
  const both = (location: Location): Bio => position({ seats: 2, labs: [{ away: [location] }, { away: [location] }] });
  const bank = both('bank').play(0, 'research bank');
  expect([goodsOf(bank), goodsOf(bank.play(1, 'research bank'), 1)]).toEqual([
    { coin: 4, ep: 3 },
    { coin: 3, ep: 2 },
  ]);
  const hospital = both('hospital').play(0, 'research hospital');
  expect([goodsOf(hospital), goodsOf(hospital.play(1, 'research hospital'), 1)]).toEqual([
    { primate: 2, medicine: 1 },
    { primate: 1, medicine: 1 },
  ]);
  const shop = (others: Lab): unknown =>
    position({
      seats: 2,
      display: { common: ['crag-ram', null, 'kite-hound'] },
      labs: [{ away: ['basement'], goods: { coin: 9 } }, others],
    })
      .play(0, 'research basement')
      .state.stack.at(-1)?.args;
  expect([shop({ away: ['basement'] }), shop({})]).toEqual([
    { left: 2, discount: 0, decks: true },
    { left: 1, discount: 0, decks: true },
  ]);
  const rolled = (location: 'mountain' | 'river', ...choice: readonly string[]): unknown =>
    goodsOf(rolling(both(location), 0, [`research ${location}`, ...choice], 'feral'));
  expect([rolled('mountain', 'accept'), rolled('river', 'accept')]).toEqual([
    { mammal: 2, avian: 1, feral: 1 },
    { aquatic: 2, reptile: 1, feral: 1 },
  ]);
  const alone = position({ seats: 2, labs: [{ away: ['mountain', 'river'] }] });
  expect(alone.play(0, 'research mountain').options(0)).toEqual(['2 mammal', '1 avian']);
  expect(alone.play(0, 'research river').options(0)).toEqual(['2 aquatic', '1 reptile']);
});

rule('BIO-TWO-06', 'three columns for 2, 1 and 0 coins', () => {
  const shown = { common: ['crag-ram', 'kite-hound', 'reed-otter'] } as const;
  const t = position({ seats: 2, display: shown, labs: [{ goods: { coin: 5 }, away: ['basement'] }] }).play(
    0,
    'research basement',
  );
  const paid = shown.common.map((card) => 5 - lab(t.play(0, card), 0).goods.coin);
  expect(paid).toEqual([2, 1, 0]);
});
