import { at, keyOfSeed, Match } from '@benchtop/engine/host';
import { biohack, effects, goalsOf } from '@benchtop/games/biohack';
import type { BioView, SeenPlayer } from '@benchtop/games/biohack';
import { expect, test } from 'vitest';
import { billOf, costRows, helpOf, lacking, meansFor } from '../src/games/biohack/costs.ts';
import { alternativeOf } from '../src/games/biohack/model.ts';

const chooseOne = effects.steps['choose-one'].vocabulary;
const chooseGood = effects.steps['choose-good'].vocabulary;

const match = (seats: number, challenge = 'standard'): BioView =>
  Match.deal(biohack, seats, { boards: 'basic', challenge }, keyOfSeed('costs')).view(0) as unknown as BioView;

const view = match(2);
const nobody = view.players[0] as SeenPlayer;
const none = { ...nobody.goods, mammal: 0, aquatic: 0, reptile: 0, avian: 0, primate: 0, feral: 0 };

/** Mara Quist takes 1 reptile and 1 avian gene off, after the first unlock. */
const quist = (goods: Partial<SeenPlayer['goods']>, more: Partial<SeenPlayer> = {}): SeenPlayer => ({
  ...nobody,
  scientist: 'mara-quist',
  locks: 1,
  goods: { ...none, ...goods },
  ...more,
});

test('the scientist helps after an unlock, once a round', () => {
  expect(helpOf(view, quist({}, { locks: 2 }))?.idle).toBe('locked');
  expect(helpOf(view, quist({}))).toEqual({ scientist: 'mara-quist', less: [0, 0, 1, 1, 0, 0], idle: null });
  expect(helpOf(view, quist({}, { marks: { round: ['mara-quist:1'] } }))?.idle).toBe('used this round');
  expect(helpOf(view, nobody)).toBeNull();
});

test('a card is payable from the store, with the scientist, or lacks genes', () => {
  // Lantern Lynx: 2 mammal, 1 avian, 1 primate.
  expect(meansFor(view, quist({ mammal: 2, avian: 1, primate: 1 }), 'lantern-lynx').by).toBe('store');
  expect(meansFor(view, quist({ mammal: 2, primate: 1 }), 'lantern-lynx').by).toBe('scientist');
  expect(meansFor(view, quist({ mammal: 2, primate: 1 }, { locks: 2 }), 'lantern-lynx')).toEqual({
    by: null,
    short: [{ gene: 'avian', units: 1 }],
  });
  expect(meansFor(view, quist({ primate: 1 }), 'lantern-lynx').short).toEqual([{ gene: 'mammal', units: 2 }]);
});

test('artisans and free discounts count, but never for feral genes', () => {
  const tinker = { rows: { ...nobody.rows, artisan: ['changeling-tinker'] } } as const;
  expect(meansFor(view, quist({ mammal: 1, primate: 1 }, tinker), 'lantern-lynx').by).toBe('scientist');
  // Salt Faun: 1 aquatic, 1 avian, 1 feral.
  expect(meansFor(view, quist({ aquatic: 1 }, tinker), 'salt-faun').short).toEqual([{ gene: 'feral', units: 1 }]);
  expect(billOf(view, quist({}), 'salt-faun').map(({ due, helped }) => [due, helped])).toEqual([
    [1, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('tips and the plan say what is missing and where it is found', () => {
  const p = quist({ primate: 1 }, { hand: { ...nobody.hand, faces: ['lantern-lynx', null] } });
  expect(costRows(view, p, 'lantern-lynx').at(-1)).toEqual({
    name: 'Missing',
    value: '2 mammal (Mountain, danger die)',
  });
  expect(lacking(view, p).map(({ gene, units }) => [gene, units])).toEqual([
    ['mammal', 2],
    ['avian', 1],
  ]);
});

test('alternatives of effects are read by good and number', () => {
  const one = (text: string) => alternativeOf(at(chooseOne.values, chooseOne.code(text)));
  expect(one('2 mammal')).toEqual({ good: 'mammal', units: 2, pays: false });
  expect(one('pay 1 coin')).toEqual({ good: 'coin', units: 1, pays: true });
  expect(one('done')).toBeNull();
  expect(alternativeOf(at(chooseGood.values, chooseGood.code('avian')))).toEqual({
    good: 'avian',
    units: 1,
    pays: false,
  });
  expect(alternativeOf({ text: '1 coin 1 mammal', goods: { coin: 1, mammal: 1 } })).toBeNull();
});

const goalsFor = (challenge: string, total: number) => {
  const alone = match(1, challenge);
  return goalsOf(alone, alone.players[0] as SeenPlayer, total);
};

test('every solo goal names all that it asks for', () => {
  const names = (challenge: string): readonly string[] => goalsFor(challenge, 0).map(({ name }) => name);
  expect(names('standard')).toEqual(['Creatures', 'EP']);
  expect(names('small-creature')).toEqual(['Creatures', 'Commons', 'EP']);
  expect(names('report-mania')).toEqual(['Creatures', 'Reported milestones', 'EP']);
  expect(names('professional')).toEqual(['Creatures', 'Unlocks', 'Reported milestones', 'Coins left']);
  expect(names('survival')).toEqual(['Creatures', 'Creatures with a feral gene', 'EP']);
  expect(goalsFor('report-mania', 12).at(-1)).toEqual({ name: 'EP', value: 12, of: 105 });
});
