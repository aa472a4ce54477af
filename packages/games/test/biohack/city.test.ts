import { expect } from 'vitest';
import { effects } from '../../src/biohack/effects.ts';
import { worth } from '../../src/biohack/data/goods.ts';
import type { Good } from '../../src/biohack/data/goods.ts';
import { fuzzFrom } from '@benchtop/engine/laws';
import { biohack } from '../../src/biohack/index.ts';
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
  const one = t.play(0, 'coin->aquatic');
  expect(one.options(0)).toEqual(['mammal->aquatic', 'done']);
  expect(one.reason(0, 'aquatic->coin')).toBe(
    'Within one action you do not pay what you gained, nor gain what you paid.',
  );
  expect(one.reason(0, 'coin->avian')).toBe('That belongs to another option of the top row.');
  const most = one.play(0, 'mammal->aquatic', 'mammal->aquatic');
  expect([goodsOf(most), most.options(0)]).toEqual([{ aquatic: 6 }, ['done']]);
  const full = alley({ coin: 2, aquatic: 10, mammal: 9 }).play(0, 'top 1');
  expect(full.reason(0, 'coin->aquatic')).toBe('You can hold no more of that gene.');
  expect(full.options(0)).toContain('coin->mammal');
});

rule('BIO-ALY-03', '2 coins, 1 avian gene, 1 reptile gene', () => {
  const t = alley({ coin: 3, avian: 1 }).play(0, 'top 2');
  expect(t.options(0)).toEqual(['coin->avian', 'coin->reptile', 'avian->coin', 'avian->reptile']);
  expect(goodsOf(t.play(0, 'avian->reptile', 'coin->reptile', 'done'))).toEqual({ coin: 1, reptile: 2 });
});

rule('BIO-ALY-04', '2 coins and 1 primate gene, and at least one trade', () => {
  const t = alley({ coin: 2, primate: 2 }).play(0, 'top 3');
  expect(t.options(0)).toEqual(['coin->primate', 'primate->coin']);
  expect(t.reason(0, 'done')).toBe('You chose this option: make a first trade.');
  expect(goodsOf(t.play(0, 'primate->coin', 'primate->coin', 'done'))).toEqual({ coin: 6 });
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
  expect(t.reason(0, 'fuse mammal')).toBe('You have too little to pay with.');
  const full = alley({ mammal: 2, aquatic: 2, avian: 1, feral: 10 });
  expect(full.reason(0, 'fuse reptile')).toBe('You can hold no more feral genes.');
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
  const value = (t: { goods: { readonly [G in Good]: number } }): number =>
    Object.entries(t.goods).reduce((sum, [good, n]) => sum + worth[good as Good] * n, 0);
  for (const option of ['top 1', 'split avian', 'fuse primate']) {
    const before = alley({ coin: 5, mammal: 5, aquatic: 5, feral: 1 });
    if (!before.options(0).includes(option)) continue;
    const after = before.play(0, option);
    expect(value(lab(after, 0))).toBe(value(lab(before, 0)));
  }
  expect(
    fuzzFrom(biohack, alley({ coin: 9, mammal: 9, feral: 3 }).state, 'alley', { eager: true }).reason,
  ).not.toBeNull();
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

rule('BIO-DNA-02', 'only what is met, and once', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother'], goods: { coin: 5 } };
  const t = office(own, {
    milestones: { 'fang-report': [2, 0], 'herd-report': [], 'scale-report': [], 'hand-report': [] },
  });
  expect(t.reason(0, 'report fang-report')).toBe('You have reported that milestone already.');
  expect(t.reason(0, 'report herd-report')).toMatch(/It asks for: 4 creatures with a mammal gene.$/);
  expect(t.reason(0, 'report summit-report')).toBe('That milestone is not in the display.');
});

rule('BIO-DNA-03', 'the leftmost free space, whose EP count at the end', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother'] };
  const t = office(own, {
    milestones: { 'fang-report': [2], 'herd-report': [], 'scale-report': [], 'hand-report': [] },
  });
  const done = t.play(0, 'report fang-report');
  expect(done.state.milestones[0]).toEqual({ card: 'fang-report', tokens: [2, 0] });
  expect(done.heard('milestone-reported')).toMatchObject([{ place: 2, ep: 6 }]);
  expect(done.score(0).items.find(({ label }) => label === 'Milestone cards')?.points).toBe(6);
});

rule('BIO-DNA-04', 'one report per action', () => {
  const own: Lab = { made: ['salt-faun', 'fen-mother', 'kite-hound', 'crag-ram'], goods: { coin: 5 } };
  const t = office(own, {
    milestones: { 'fang-report': [], 'feather-report': [], 'scale-report': [], 'hand-report': [] },
  });
  expect(t.options(0)).toEqual(['report fang-report', 'report feather-report', 'unlock', 'done']);
  const one = t.play(0, 'report fang-report');
  expect(one.options(0)).toEqual(['unlock', 'done']);
  expect(one.reason(0, 'report feather-report')).toBe('One report for each action.');
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
  const own: Lab = { scientist: 'sunniva-holt', goods: { coin: 5, aquatic: 1, avian: 1 }, hand: ['vellum-owl'] };
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
