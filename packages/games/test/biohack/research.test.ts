import { expect } from 'vitest';
import type { Location } from '../../src/biohack/data/table.ts';
import { rule } from '../table.ts';
import { goodsOf, lab, planned, position, rolling, roundOver } from './position.ts';
import type { Bio, Lab } from './position.ts';

/** Seat 0 and so many others have a Noman at a location. */
function at(location: Location, others: number, own: Lab = {}, seats = 4): Bio {
  const rest = Array.from({ length: seats - 1 }, (_, i): Lab => (i < others ? { away: [location] } : {}));
  return position({ seats, labs: [{ ...own, away: [location, ...(own.away ?? [])] }, ...rest] });
}

const visit = (location: Location, others: number, own: Lab = {}, seats = 4): Bio =>
  at(location, others, own, seats).play(0, `research ${location}`);

rule('BIO-RES-01', 'turns go round and round in turn order', () => {
  let t = position({ order: [2, 0, 3, 1] });
  const asked: (number | undefined)[] = [];
  for (let i = 0; i < 5; i++) {
    const seat = t.decision?.seat ?? -1;
    asked.push(seat);
    t = t.play(seat, 'experiment dna-inc');
  }
  expect(asked).toEqual([2, 0, 3, 1, 2]);
});

rule('BIO-RES-02', 'one action each turn; healing is none', () => {
  const t = position({ labs: [{ injured: 1, goods: { medicine: 1 }, away: ['bank'] }] });
  expect(t.options(0).filter((text) => !text.startsWith('experiment'))).toEqual(['research bank', 'heal']);
  const healed = t.play(0, 'heal');
  expect([healed.step, healed.decision?.seat]).toEqual(['take-turn', 0]);
  expect(healed.play(0, 'research bank').decision?.seat).toBe(1);
});

rule('BIO-RES-03', 'who has passed is left out; the phase ends when all have', () => {
  const t = position({ seats: 3 }).play(0, 'pass').play(1, 'experiment dna-inc').play(2, 'pass');
  expect(t.decision?.seat).toBe(1);
  expect(t.play(1, 'pass').state.round).toBe(2);
});

rule('BIO-RES-04', 'a Noman comes home standing, and its space acts', () => {
  const t = at('bank', 0);
  expect(t.reason(0, 'research river')).toBe('You have no Noman at the River.');
  const done = t.play(0, 'research bank');
  expect(lab(done, 0)).toMatchObject({ away: [], home: 3 });
  expect(goodsOf(done)).toEqual({ coin: 3, ep: 1 });
});

rule('BIO-RES-05', 'the row goes by players and by Nomans that stay behind', () => {
  expect(goodsOf(visit('bank', 3))).toEqual({ coin: 4, ep: 3 });
  expect(goodsOf(visit('bank', 2, {}, 3))).toEqual({ coin: 4, ep: 3 });
  expect(goodsOf(visit('bank', 0, {}, 3))).toEqual({ coin: 3, ep: 2 });
  expect(goodsOf(visit('bank', 1, {}, 2))).toEqual({ coin: 4, ep: 3 });
});

rule('BIO-RES-06', 'commons of the location, each once per round, several for one action', () => {
  const t = visit('bank', 0, { made: ['coin-magpie', 'ledger-toad', 'pulse-hare'] });
  expect(t.options(0)).toEqual(['coin-magpie', 'ledger-toad', 'done']);
  const one = t.play(0, 'coin-magpie');
  expect(one.reason(0, 'coin-magpie')).toBe('Coin Magpie was used in this round already.');
  expect([one.refusal(0, 'coin-magpie')?.rule, one.decision?.rule]).toEqual(['BIO-RES-06', 'BIO-RES-06']);
  expect(one.decision?.prompt).toBe('activate your creatures of the Bank');
  expect([one.refusal(0, 'pulse-hare')?.rule, one.reason(0, 'pulse-hare')]).toEqual([
    'BIO-ICO-06',
    'Pulse Hare works when you research at the Hospital.',
  ]);
  expect([one.refusal(0, 'mender-ape')?.rule, one.reason(0, 'mender-ape')]).toEqual([
    'BIO-RES-06',
    'Mender Ape is not yours to use now.',
  ]);
  const both = one.play(0, 'ledger-toad');
  expect(goodsOf(both)).toEqual({ coin: 6, ep: 2 });
  expect(both.step).toBe('take-turn');
  expect(visit('bank', 0, { made: ['coin-magpie'], used: ['coin-magpie:0'] }).step).toBe('take-turn');
});

rule('BIO-DIE-01', 'one roll at the Mountain and the River, none elsewhere', () => {
  expect(visit('mountain', 3).heard('die-rolled')).toHaveLength(1);
  expect(visit('river', 3).heard('die-rolled')).toHaveLength(1);
  for (const place of ['bank', 'hospital', 'basement'] as const)
    expect(visit(place, 3).heard('die-rolled')).toEqual([]);
});

rule('BIO-DIE-02', 'again and again while it is paid; only the last result counts', () => {
  const t = at('mountain', 0, { goods: { coin: 4 } });
  const done = rolling(t, 0, ['research mountain', 'coins', 'coins'], 'injury', 'feral', 'feral-injury');
  expect(goodsOf(done)).toEqual({ mammal: 2, feral: 1 });
  expect(lab(done, 0)).toMatchObject({ injured: 1, home: 2 });
});

rule('BIO-DIE-03', '2 coins, or 1 avian gene at the Mountain, 1 reptile gene at the River', () => {
  const mountain = visit('mountain', 0, { goods: { coin: 2, avian: 1, reptile: 1 } });
  expect(mountain.options(0)).toEqual(['accept', 'gene', 'coins']);
  expect(goodsOf(mountain.play(0, 'gene'))).toMatchObject({ coin: 2, reptile: 1 });
  expect(lab(mountain.play(0, 'gene'), 0).goods.avian).toBe(0);
  const river = visit('river', 0, { goods: { coin: 1, reptile: 1 } });
  expect(river.options(0)).toEqual(['accept', 'gene']);
  expect(river.reason(0, 'coins')).toBe('You need 2 coins and have 1.');
  expect(lab(river.play(0, 'gene'), 0).goods.reptile).toBe(0);
});

rule('BIO-DIE-04', 'injury: the Noman lies', () => {
  const t = rolling(at('river', 0), 0, ['research river'], 'injury');
  expect(lab(t, 0)).toMatchObject({ injured: 1, home: 2 });
  expect(goodsOf(t)).toEqual({ aquatic: 2 });
});

rule('BIO-DIE-05', 'feral gene and injury', () => {
  const t = rolling(at('river', 0), 0, ['research river'], 'feral-injury');
  expect([lab(t, 0).injured, goodsOf(t)]).toEqual([1, { aquatic: 2, feral: 1 }]);
});

rule('BIO-DIE-06', 'feral gene alone', () => {
  const t = rolling(at('river', 0), 0, ['research river'], 'feral');
  expect([lab(t, 0).injured, goodsOf(t)]).toEqual([0, { aquatic: 2, feral: 1 }]);
});

rule('BIO-DIE-07', 'a choice of two genes', () => {
  const t = rolling(at('river', 0), 0, ['research river'], 'choice');
  expect(t.options(0)).toEqual(['1 mammal', '1 aquatic']);
  expect(goodsOf(t.play(0, '1 mammal'))).toEqual({ mammal: 1, aquatic: 2 });
});

rule('BIO-DIE-09', 'a creature rolls again for nothing, once, at its own location', () => {
  const own: Lab = { made: ['lantern-lynx', 'sluice-newt'] };
  const t = visit('mountain', 0, own);
  expect(t.options(0)).toEqual(['accept', 'lantern-lynx']);
  expect([t.refusal(0, 'sluice-newt')?.rule, t.reason(0, 'sluice-newt')]).toEqual([
    'BIO-DIE-09',
    'Sluice Newt works when you roll at the River.',
  ]);
  const again = t.play(0, 'lantern-lynx');
  expect(again.heard('die-rolled').map(({ again: repeated }) => repeated)).toEqual([false, true]);
  expect(again.step).not.toBe('decide-die');
  const paid = visit('mountain', 0, { ...own, goods: { coin: 4 } }).play(0, 'lantern-lynx');
  expect([paid.refusal(0, 'lantern-lynx')?.rule, paid.reason(0, 'lantern-lynx')]).toEqual([
    'BIO-DIE-09',
    'Lantern Lynx was used in this round already.',
  ]);
  expect(visit('river', 0, own).options(0)).toEqual(['accept', 'sluice-newt']);
});

/** What research at a rolled location brings, by Nomans that stay behind, when the die shows a feral gene. */
const rolled = (location: 'mountain' | 'river', others: number, ...choice: readonly string[]): unknown =>
  goodsOf(rolling(at(location, others), 0, [`research ${location}`, ...choice], 'feral'));

rule('BIO-LOC-01', 'the rows of the Mountain', () => {
  // With avian genes the die could be rolled again; it is asked about before it counts.
  const accept = (others: number): unknown =>
    goodsOf(rolling(at('mountain', others), 0, ['research mountain', 'accept'], 'feral'));
  expect([accept(3), accept(2), rolled('mountain', 0)]).toEqual([
    { mammal: 3, avian: 2, feral: 1 },
    { mammal: 2, avian: 1, feral: 1 },
    { mammal: 2, feral: 1 },
  ]);
  expect(visit('mountain', 1).options(0)).toEqual(['2 mammal', '1 avian']);
  expect(rolled('mountain', 1, '2 mammal')).toEqual({ mammal: 2, feral: 1 });
  expect(rolled('mountain', 1, '1 avian', 'accept')).toEqual({ avian: 1, feral: 1 });
});

rule('BIO-LOC-02', 'the rows of the River', () => {
  const accept = (others: number): unknown =>
    goodsOf(rolling(at('river', others), 0, ['research river', 'accept'], 'feral'));
  expect([accept(3), accept(2), rolled('river', 0)]).toEqual([
    { aquatic: 3, reptile: 2, feral: 1 },
    { aquatic: 2, reptile: 1, feral: 1 },
    { aquatic: 2, feral: 1 },
  ]);
  expect(visit('river', 1).options(0)).toEqual(['2 aquatic', '1 reptile']);
  expect(rolled('river', 1, '2 aquatic')).toEqual({ aquatic: 2, feral: 1 });
  expect(rolled('river', 1, '1 reptile', 'accept')).toEqual({ reptile: 1, feral: 1 });
});

rule('BIO-LOC-03', 'the rows of the Bank', () => {
  const got = [3, 2, 1, 0].map((others) => goodsOf(visit('bank', others)));
  expect(got).toEqual([
    { coin: 4, ep: 3 },
    { coin: 4, ep: 2 },
    { coin: 3, ep: 2 },
    { coin: 3, ep: 1 },
  ]);
});

rule('BIO-LOC-04', 'the rows of the Hospital', () => {
  const got = [3, 2, 1].map((others) => goodsOf(visit('hospital', others)));
  expect(got).toEqual([
    { primate: 3, medicine: 1 },
    { primate: 2, medicine: 1 },
    { primate: 1, medicine: 1 },
  ]);
  const last = visit('hospital', 0);
  expect(last.options(0)).toEqual(['1 primate', '1 medicine']);
  expect(goodsOf(last.play(0, '1 medicine'))).toEqual({ medicine: 1 });
});

rule('BIO-LOC-05', 'the rows of the Basement', () => {
  const shown = { common: ['crag-ram', 'kite-hound', 'reed-otter', 'mud-prophet'] } as const;
  const frames = [3, 2, 1, 0].map((others) => {
    const rest = Array.from({ length: 3 }, (_, i): Lab => (i < others ? { away: ['basement'] } : {}));
    const t = position({ display: shown, labs: [{ goods: { coin: 9 }, away: ['basement'] }, ...rest] });
    const { left, discount, decks } = (t.play(0, 'research basement').state.stack.at(-1)?.args ?? {}) as Record<
      string,
      unknown
    >;
    return [left, discount, decks];
  });
  expect(frames).toEqual([
    [2, 1, true],
    [2, 0, true],
    [1, 1, true],
    [1, 0, true],
  ]);
});

rule('BIO-NOM-01', 'standing anywhere is active, lying is injured', () => {
  // One on the board, one on an experiment, one lying at home: nobody at home can experiment until it stands up.
  const t = position({ labs: [{ away: ['bank'], placed: ['alley'], injured: 1, goods: { medicine: 1 } }] });
  expect(t.refusal(0, 'experiment biofarm')?.rule).toBe('BIO-EXP-01');
  expect(t.play(0, 'heal').options(0)).toContain('experiment biofarm');
  expect([position().refusal(0, 'heal')?.rule, position().reason(0, 'heal')]).toEqual([
    'BIO-NOM-01',
    'None of your Nomans is injured.',
  ]);
  // Two that stand choose two locations, wherever they stood before.
  const over = roundOver({
    seats: 1,
    settings: { challenge: 'survival' },
    labs: [{ injured: 1, placed: ['alley'] }],
  });
  expect(
    planned(over)
      .options(0)
      .every((text) => text.split('+').length === 2),
  ).toBe(true);
});

rule('BIO-NOM-02', 'injured Nomans do nothing', () => {
  const t = position({ labs: [{ injured: 3 }] });
  expect(t.options(0)).toEqual(['pass']);
  expect(t.reason(0, 'experiment biofarm')).toBe('No active Noman of yours is at home: 3 are injured.');
});

rule('BIO-NOM-03', 'one full medicine, one Noman', () => {
  const t = position({ labs: [{ injured: 2, goods: { medicine: 1 } }] });
  const healed = t.play(0, 'heal');
  expect(lab(healed, 0)).toMatchObject({ injured: 1, home: 2, goods: { medicine: 0 } });
  expect(healed.reason(0, 'heal')).toBe('You have no full medicine.');
});

rule('BIO-NOM-04', 'a third medicine is lost', () => {
  const t = visit('hospital', 3, { goods: { medicine: 2 } });
  expect(goodsOf(t)).toEqual({ primate: 3, medicine: 2 });
  expect(t.heard('goods-gained')).toMatchObject([{ wasted: { medicine: 1 } }]);
});

rule('BIO-GEN-01', 'each gene moves its marker by one, and only what is there is paid', () => {
  const t = rolling(at('mountain', 0, { goods: { mammal: 2 } }), 0, ['research mountain'], 'feral');
  expect(goodsOf(t)).toEqual({ mammal: 4, feral: 1 });
  const goods = { mammal: 6, avian: 2, reptile: 3 } as const;
  const created = position({ labs: [{ goods, hand: ['crag-ram'] }] }).play(0, 'experiment biofarm', 'crag-ram');
  expect(goodsOf(created)).toEqual({ mammal: 2, avian: 1, reptile: 3 });
  const alley = position({ labs: [{ goods: { mammal: 1, coin: 2 } }] }).play(0, 'experiment alley', 'top 1');
  expect([alley.refusal(0, 'mammal->coin')?.rule, alley.options(0)]).toEqual([
    'BIO-GEN-01',
    ['coin->mammal', 'coin->aquatic'],
  ]);
});

rule('BIO-GEN-02', 'at most 10 of a gene', () => {
  const t = rolling(at('mountain', 3, { goods: { mammal: 9 } }), 0, ['research mountain'], 'feral');
  expect(goodsOf(t.step === 'decide-die' ? t.play(0, 'accept') : t)).toMatchObject({ mammal: 10, avian: 2 });
  expect(t.heard('goods-gained')[0]).toMatchObject({ goods: { mammal: 1, avian: 2 }, wasted: { mammal: 2 } });
});

rule('BIO-GEN-03', 'coins have no limit', () => {
  expect(goodsOf(visit('bank', 3, { goods: { coin: 200 } }))).toMatchObject({ coin: 204 });
});

rule('BIO-ICO-01', 'one of what a slash divides', () => {
  const t = visit('mountain', 1);
  expect(t.options(0)).toEqual(['2 mammal', '1 avian']);
  expect(t.reason(0, '1 reptile')).toBe('That is not among the choices here.');
});

rule('BIO-ICO-06', 'a creature of one location does not help at another', () => {
  expect(visit('hospital', 1, { made: ['coin-magpie'] }).step).toBe('take-turn');
  expect(visit('hospital', 1, { made: ['mender-ape'] }).options(0)).toEqual(['mender-ape', 'done']);
});
