import { expect } from 'vitest';
import { effects } from '../../src/biohack/effects.ts';
import { worth } from '../../src/biohack/data/goods.ts';
import type { Good } from '../../src/biohack/data/goods.ts';
import { rule } from '../table.ts';
import { goodsOf, lab, position } from './position.ts';
import type { Bio, Lab, Position } from './position.ts';

const alley = (goods: Lab['goods'], own: Lab = {}): Bio =>
  position({ labs: [{ ...own, goods: goods ?? {} }] }).play(0, 'experiment alley');
const office = (own: Lab, more: Position = {}): Bio =>
  position({ ...more, labs: [own, ...(more.labs ?? [])] }).play(0, 'experiment dna-inc');

rule('BIO-ALY-01', 'one option of the top row, the bottom row, or both in any order', () => {
  const t = alley({ coin: 2, mammal: 4, primate: 1, feral: 1 });
  expect(t.options(0)).toEqual([
    'top 1',
    'top 2',
    'top 3',
    'split mammal',
    'split aquatic',
    'split avian',
    'split reptile',
    'done',
  ]);
  const top = t.play(0, 'top 1', 'mammal->aquatic', 'done');
  expect(top.options(0).filter((text) => text.startsWith('top'))).toEqual([]);
  expect(top.reason(0, 'top 2')).toBe('You have used the top row in this action already.');
  const bottom = t.play(0, 'split aquatic');
  expect(bottom.options(0)).toEqual(['top 1', 'top 2', 'top 3', 'done']);
  expect(t.play(0, 'done').step).toBe('take-turn');
  expect(alley({ mammal: 1 }).step).toBe('take-turn');
});

rule('BIO-ALY-02', 'coins, mammal and aquatic genes in twos; no circles', () => {
  const t = alley({ coin: 2, mammal: 4 }).play(0, 'top 1');
  expect(t.options(0)).toEqual(['coin->mammal', 'coin->aquatic', 'mammal->coin', 'mammal->aquatic']);
  expect(t.decision?.rule).toBe('BIO-ALY-02');
  const one = t.play(0, 'coin->aquatic');
  expect(one.options(0)).toEqual(['mammal->aquatic', 'done']);
  expect([one.refusal(0, 'aquatic->coin')?.rule, one.reason(0, 'aquatic->coin')]).toEqual([
    'BIO-ALY-01',
    'Within one action you do not pay what you gained, nor gain what you paid.',
  ]);
  expect([one.refusal(0, 'coin->avian')?.rule, one.reason(0, 'coin->avian')]).toEqual([
    'BIO-ALY-02',
    'That belongs to another option. Here you trade 2 coins, 2 mammal genes and 2 aquatic genes.',
  ]);
  // Nothing is left to trade: nobody is asked.
  const most = one.play(0, 'mammal->aquatic', 'mammal->aquatic');
  expect([goodsOf(most), most.step]).toEqual([{ aquatic: 6 }, 'take-turn']);
  const full = alley({ coin: 2, aquatic: 10, mammal: 9 }).play(0, 'top 1');
  expect(full.reason(0, 'coin->aquatic')).toBe('You have 10 aquatic genes and can hold no more.');
  expect(full.options(0)).toContain('coin->mammal');
  expect(alley({ coin: 2, mammal: 1 }).play(0, 'top 1').reason(0, 'mammal->coin')).toBe(
    'You need 2 mammal genes and have 1.',
  );
});

rule('BIO-ALY-03', '2 coins, 1 avian gene, 1 reptile gene', () => {
  const t = alley({ coin: 3, avian: 1 }).play(0, 'top 2');
  expect(t.options(0)).toEqual(['coin->avian', 'coin->reptile', 'avian->coin', 'avian->reptile']);
  expect([t.decision?.rule, t.refusal(0, 'coin->mammal')?.rule]).toEqual(['BIO-ALY-03', 'BIO-ALY-03']);
  expect(goodsOf(t.play(0, 'avian->reptile', 'coin->reptile'))).toEqual({ coin: 1, reptile: 2 });
  expect(t.play(0, 'coin->reptile').options(0)).toEqual(['avian->reptile', 'done']);
});

rule('BIO-ALY-04', '2 coins and 1 primate gene, and at least one trade', () => {
  const t = alley({ coin: 2, primate: 2 }).play(0, 'top 3');
  expect(t.options(0)).toEqual(['coin->primate', 'primate->coin']);
  expect([t.refusal(0, 'done')?.rule, t.reason(0, 'done')]).toEqual([
    'BIO-ALY-01',
    'You chose this option: make a first trade.',
  ]);
  expect(t.refusal(0, 'coin->mammal')?.rule).toBe('BIO-ALY-04');
  expect(goodsOf(t.play(0, 'primate->coin', 'primate->coin'))).toEqual({ coin: 6 });
});

rule('BIO-ALY-05', 'a feral gene for three different bundles', () => {
  const t = alley({ feral: 1 });
  expect(goodsOf(t.play(0, 'split mammal'))).toEqual({ aquatic: 2, reptile: 1, avian: 1 });
  expect(alley({ coin: 2 }).reason(0, 'split mammal')).toBe('You have no feral gene to pay with.');
});

rule('BIO-ALY-06', 'three different bundles for a feral gene', () => {
  const t = alley({ mammal: 2, aquatic: 2, avian: 1 });
  expect(t.options(0).filter((text) => text.startsWith('fuse'))).toEqual(['fuse reptile']);
  expect(goodsOf(t.play(0, 'fuse reptile'))).toEqual({ feral: 1 });
  expect(t.reason(0, 'fuse mammal')).toBe(
    'You need 2 aquatic genes, 1 avian gene and 1 reptile gene to pay with, and have 2, 1 and 0.',
  );
  expect(t.reason(0, 'top 3')).toBe('You need 2 coins or 1 primate gene to pay with, and have 0 and 0.');
  const full = alley({ mammal: 2, aquatic: 2, avian: 1, feral: 10 });
  expect(full.reason(0, 'fuse reptile')).toBe('You have 10 feral genes and can hold no more.');
});

rule('BIO-ALY-07', 'once, in one direction', () => {
  const t = alley({ mammal: 2, aquatic: 2, avian: 1, feral: 1, coin: 2 }).play(0, 'fuse reptile');
  expect(t.reason(0, 'split mammal')).toBe('You have used the bottom row in this action already.');
  expect(t.refusal(0, 'fuse reptile')?.rule).toBe('BIO-ALY-07');
});

rule('BIO-ICO-05', 'once per action: the bottom row works again in the next one', () => {
  const t = position({ seats: 2, labs: [{ goods: { feral: 2 } }, { passed: true }] });
  const twice = t.play(0, 'experiment alley', 'split mammal', 'done', 'experiment alley', 'split mammal');
  expect(lab(twice, 0).goods.feral).toBe(0);
});

rule('BIO-ICO-03', 'three different bundles, four different creatures', () => {
  expect(effects.text('compass-report')).toMatch(/^4 different creatures/);
  expect(
    alley({ mammal: 6 })
      .options(0)
      .filter((text) => text.startsWith('fuse')),
  ).toEqual([]);
});

rule('BIO-ALY-01', 'no action in the ALLEY makes worth', () => {
  const value = (t: Bio): number =>
    Object.entries(lab(t, 0).goods).reduce((sum, [good, n]) => sum + worth[good as Good] * n, 0);
  const before = alley({ coin: 5, mammal: 5, aquatic: 5, avian: 1, primate: 1, feral: 2 });
  for (const options of [['top 1', 'mammal->aquatic'], ['top 3', 'primate->coin'], ['split avian'], ['fuse reptile']])
    expect([options, value(before.play(0, ...options))]).toEqual([options, value(before)]);
  // Whatever is done, in whatever order: what does not fit is lost, and nothing comes from nowhere.
  const visit = (seed: number): number => {
    let t = alley({ coin: 9, mammal: 9, aquatic: 7, reptile: 2, avian: 2, primate: 3, feral: 3 });
    let trades = 0;
    for (; t.step !== 'take-turn'; trades++) {
      const options = t.options(0);
      const next = t.play(0, options[(seed * 7 + trades * 13) % options.length] ?? '');
      expect(value(next)).toBeLessThanOrEqual(value(t));
      t = next;
    }
    return trades;
  };
  expect(Math.max(...Array.from({ length: 20 }, (_, seed) => visit(seed)))).toBeGreaterThan(3);
});

rule('BIO-DNA-01', 'a report and an unlock, in any order', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother'], goods: { coin: 5 } };
  const t = office(own, {
    milestones: { 'fang-report': [], 'herd-report': [], 'scale-report': [], 'hand-report': [] },
  });
  expect(t.options(0)).toEqual(['report fang-report', 'unlock', 'done']);
  expect(t.play(0, 'unlock').options(0)).toEqual(['report fang-report', 'done']);
  expect(t.play(0, 'report fang-report', 'unlock').step).toBe('take-turn');
  expect(office({}).step).toBe('take-turn');
});

/** Two creatures with a feral gene, for a seat that has reported Fang Report. */
const reporter: Lab = { made: ['vault-mimic', 'heron-pilot'] };

rule('BIO-DNA-02', 'only what is met, and once', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother'], goods: { coin: 5 } };
  const t = office(own, {
    milestones: { 'fang-report': [2, 0], 'herd-report': [], 'scale-report': [], 'compass-report': [] },
    labs: [{}, reporter],
  });
  expect(t.options(0)).toEqual(['unlock', 'done']);
  expect([t.refusal(0, 'report fang-report')?.rule, t.reason(0, 'report fang-report')]).toEqual([
    'BIO-DNA-02',
    'You have reported that milestone already.',
  ]);
  expect([t.refusal(0, 'report herd-report')?.rule, t.reason(0, 'report herd-report')]).toEqual([
    'BIO-DNA-02',
    'You do not meet it yet. It asks for: 4 creatures with a mammal gene. You have 1 with a mammal gene.',
  ]);
  expect(t.reason(0, 'report compass-report')).toMatch(
    /You have 1 with a mammal gene, 1 with an aquatic gene, 1 with a reptile gene and 1 with an avian gene\.$/,
  );
  expect(t.reason(0, 'report summit-report')).toBe('That milestone is not in the display.');
  // Once it is met and not yet reported it can be.
  const shown = { 'fang-report': [2], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;
  expect(office(own, { milestones: shown, labs: [{}, reporter] }).options(0)).toContain('report fang-report');
});

rule('BIO-DNA-03', 'the leftmost free space, whose EP count at the end', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother'] };
  const t = office(own, {
    milestones: { 'fang-report': [2], 'herd-report': [], 'scale-report': [], 'hand-report': [] },
    labs: [{}, reporter],
  });
  const done = t.play(0, 'report fang-report');
  expect(done.state.milestones[0]).toEqual({ card: 'fang-report', tokens: [2, 0] });
  expect(done.heard('milestone-reported')).toMatchObject([{ place: 2, ep: 6 }]);
  expect(done.score(0).items.find(({ label }) => label === 'Milestone cards')?.points).toBe(6);
});

rule('BIO-DTN-01', 'the Notary only unlocks, the Press Office only takes reports', () => {
  const shown = { 'fang-report': [], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;
  const own: Lab = { made: ['salt-faun', 'fen-mother'], goods: { coin: 9 } };
  const at = (tile: 'notary' | 'press-office'): Bio =>
    position({ downtown: [tile], milestones: shown, labs: [own] }).play(0, 'experiment downtown-1');
  expect([at('notary').options(0), at('press-office').options(0)]).toEqual([
    ['unlock', 'done'],
    ['report fang-report', 'done'],
  ]);
  expect(at('notary').reason(0, 'report fang-report')).toBe('The Notary takes no reports.');
  expect(at('press-office').reason(0, 'unlock')).toBe('The Press Office does not unlock abilities.');
  expect([at('notary').label(0, 'done'), office(own, { milestones: shown }).label(0, 'done')]).toEqual([
    'Leave the Notary',
    'Leave DNA Inc.',
  ]);
  // At DNA Inc. itself both are possible, each once.
  const unlocked = office(own, { milestones: shown }).play(0, 'unlock');
  expect(unlocked.reason(0, 'unlock')).toBe('You have unlocked an ability in this action already.');
});

rule('BIO-DNA-04', 'one report per action', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother', 'kite-hound', 'crag-ram'], goods: { coin: 5 } };
  const t = office(own, {
    milestones: { 'fang-report': [], 'feather-report': [], 'scale-report': [], 'hand-report': [] },
  });
  expect(t.options(0)).toEqual(['report fang-report', 'report feather-report', 'unlock', 'done']);
  const one = t.play(0, 'report fang-report');
  expect(one.options(0)).toEqual(['unlock', 'done']);
  expect(one.reason(0, 'report feather-report')).toBe('You have reported a milestone in this action already.');
});

rule('BIO-SCI-01', '5 coins, the topmost lock, one per action', () => {
  const t = office({ goods: { coin: 12 }, scientist: 'mara-quist' });
  const one = t.play(0, 'unlock');
  expect([lab(one, 0).locks, goodsOf(one)]).toEqual([1, { coin: 7 }]);
  expect(one.heard('ability-unlocked')).toMatchObject([{ row: 2 }]);
  expect(one.step).toBe('take-turn');
  const last = office({ goods: { coin: 5 }, locks: 1 }).play(0, 'unlock');
  expect(last.heard('ability-unlocked')).toMatchObject([{ row: 3 }]);
  expect(office({ goods: { coin: 5 }, locks: 0 }).step).toBe('take-turn');
  expect(office({ goods: { coin: 4 } }).step).toBe('take-turn');
  const notary = position({ downtown: ['notary'], labs: [{ goods: { coin: 3 } }] }).play(
    0,
    'experiment downtown-1',
    'unlock',
  );
  expect([lab(notary, 0).locks, goodsOf(notary)]).toEqual([1, { ep: 1 }]);
});

rule('BIO-SCI-03', 'the middle row works after the first unlock, in the same round too', () => {
  const own: Lab = { scientist: 'sunniva-holt', goods: { coin: 5, avian: 2 }, hand: ['vellum-owl'] };
  const t = position({ seats: 2, labs: [own, { passed: true }] });
  expect(t.play(0, 'experiment biofarm').step).toBe('take-turn');
  const unlocked = t.play(0, 'experiment dna-inc', 'unlock', 'experiment biofarm', 'vellum-owl');
  expect([goodsOf(unlocked), lab(unlocked, 0).rows.common]).toEqual([{}, ['vellum-owl']]);
  expect(lab(unlocked, 0).marks.round).toEqual(['sunniva-holt:1']);
});

rule('BIO-SCI-04', 'the bottom row scores after two unlocks', () => {
  const scientist = (locks: number): number | undefined =>
    position({ labs: [{ scientist: 'ines-calloway', made: ['crag-ram', 'kite-hound'], locks }] })
      .score(0)
      .items.find(({ label }) => label === 'Scientist')?.points;
  expect([scientist(2), scientist(1), scientist(0)]).toEqual([0, 0, 6]);
});
