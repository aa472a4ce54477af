import { expect, test } from 'vitest';
import { creatureIds, creatures, creaturesOf } from '../../src/biohack/data/creatures.ts';
import type { CreatureId } from '../../src/biohack/data/creatures.ts';
import { classes, genes, rowSpaces, worth } from '../../src/biohack/data/goods.ts';
import type { Class, Gene, Good } from '../../src/biohack/data/goods.ts';
import { milestoneIds, milestones } from '../../src/biohack/data/milestones.ts';
import { BOARDS, boardSides, bonuses, playerBoards } from '../../src/biohack/data/player-boards.ts';
import { markCount, soloCards, soloIds, soloOf } from '../../src/biohack/data/solo.ts';
import type { Area } from '../../src/biohack/data/solo.ts';
import type { Effect } from '@benchtop/engine/effects';
import type { BioLexicon } from '../../src/biohack/data/lexicon.ts';
import { die, research, spacesOn } from '../../src/biohack/data/spaces.ts';
import { locations, playerColours, sides, tables } from '../../src/biohack/data/table.ts';
import { units } from '../../src/biohack/alley.ts';
import { effects } from '../../src/biohack/effects.ts';
import { biohack } from '../../src/biohack/index.ts';
import { rulebook } from '../../src/biohack/rulebook.ts';
import { rulings } from '../../src/biohack/rulings.ts';
import { rule, table } from '../table.ts';

type Amounts = { readonly [G in Good]?: number };

const costOf = (id: CreatureId): Amounts => creatures[id].cost;
const valueOf = (goods: Amounts): number =>
  Object.entries(goods).reduce((sum, [good, n]) => sum + worth[good as Good] * n, 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const withGene = (ids: readonly CreatureId[]): number[] =>
  genes.map((gene) => ids.filter((id) => gene in creatures[id].cost).length);

rule('BIO-CMP-01', 'every card, tile and board of the box is in a match, once', () => {
  const { state } = table(biohack, 4);
  const lying = classes.map(
    (kind) => state.piles[kind].deck.faces.length + state.display[kind].filter((card) => card !== null).length,
  );
  expect(lying).toEqual([20, 16, 12]);
  const counts = Object.values(biohack.componentCounts(state));
  expect([counts.length, counts.every((n) => n === 1)]).toEqual([48, true]);
  expect(new Set([...state.downtown, ...state.tileStack]).size).toBe(20);
  expect([state.scientists.length, milestoneIds.length, die.length, BOARDS]).toEqual([6, 10, 6, 4]);
  expect([locations.length, playerColours.length]).toEqual([5, 4]);
  const { solo } = table(biohack, 1).state;
  const cards = [solo.top, ...locations.flatMap((location) => solo.cards[location])];
  expect(new Set(cards).size).toBe(15);
});

test('how many creatures contain each gene, what they cost and of how many types', () => {
  expect(classes.map((kind) => withGene(creaturesOf[kind]))).toEqual([
    [11, 11, 10, 9, 9, 3],
    [11, 9, 8, 7, 10, 5],
    [7, 7, 6, 7, 9, 9],
  ]);
  expect(withGene(creatureIds)).toEqual([29, 27, 24, 23, 28, 17]);
  const costs = classes.map((kind) => mean(creaturesOf[kind].map((id) => valueOf(costOf(id)))).toFixed(2));
  expect(costs).toEqual(['6.85', '9.81', '13.33']);
  const types = classes.map((kind) => mean(creaturesOf[kind].map((id) => Object.keys(costOf(id)).length)).toFixed(2));
  expect(types).toEqual(['2.65', '3.13', '3.75']);
  expect(mean(creatureIds.map((id) => valueOf(costOf(id)))).toFixed(2)).toBe('9.46');
});

test('printed EP by class, and none on nobles', () => {
  const sums = classes.map((kind) => creaturesOf[kind].reduce((sum, id) => sum + creatures[id].ep, 0));
  expect(sums).toEqual([97, 98, 0]);
});

test('no two cards of a class have the same cost, and every cost fits the tracks', () => {
  for (const kind of classes) {
    const costs = creaturesOf[kind].map((id) => JSON.stringify(genes.map((gene) => costOf(id)[gene] ?? 0)));
    expect(new Set(costs).size).toBe(costs.length);
  }
  for (const id of creatureIds) for (const n of Object.values(costOf(id))) expect(n).toBeLessThanOrEqual(10);
});

test('four commons for each location', () => {
  const at = (location: string): number =>
    creaturesOf.common.filter((id) => JSON.stringify(creatures[id].abilities).includes(`"${location}`)).length;
  expect(locations.map(at)).toEqual([4, 4, 4, 4, 4]);
});

test('trades in the ALLEY neither make nor lose worth', () => {
  expect(Object.entries(units).map(([good, n]) => worth[good as keyof typeof units] * n)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(worth.feral).toBe(3 * 2);
});

test('what milestones ask for', () => {
  const letters: { readonly [G in Gene]: string } = {
    mammal: 'M',
    aquatic: 'A',
    reptile: 'R',
    avian: 'V',
    primate: 'P',
    feral: 'F',
  };
  expect(milestoneIds.map((id) => milestones[id].icons.map((gene) => letters[gene]).join(''))).toEqual([
    'MMMM',
    'AAAA',
    'RRR',
    'VVV',
    'PPPP',
    'FF',
    'MARV',
    'MMPF',
    'AARR',
    'VVPP',
  ]);
});

test('the bonuses of every side of a player board are worth 14 to 17 coins', () => {
  const spaces = (kind: Class): number => rowSpaces[kind];
  for (const side of boardSides)
    expect(classes.map((kind) => playerBoards[side][kind].length)).toEqual(classes.map(spaces));
  expect(Object.keys(bonuses)).toHaveLength(6 + 7 + 6 + 6 + 5);
  // A choice is worth 0.3 more.
  const bonusWorth = (bonus: Effect<BioLexicon> | null): number => {
    if (bonus === null) return 0;
    if ('gain' in bonus) return valueOf(bonus.gain as Amounts);
    const [first] = 'oneOf' in bonus ? bonus.oneOf : [];
    return 0.3 + bonusWorth(first?.[0] ?? null);
  };
  const total = (side: (typeof boardSides)[number]): number =>
    classes
      .flatMap((kind): readonly (Effect<BioLexicon> | null)[] => playerBoards[side][kind])
      .reduce((sum, bonus) => sum + bonusWorth(bonus), 0);
  expect(boardSides.map((side) => total(side).toFixed(1))).toEqual(['14.2', '13.7', '14.4', '16.7', '14.2']);
  expect(effects.text('basic-common-3')).toBe('Gain 1 mammal gene or 1 aquatic gene.');
  expect(effects.text('adv-3-noble-1')).toBe('Gain 3 coins.');
});

test('the danger die', () => {
  const count = (face: string): number => die.filter((each) => each === face).length;
  expect(['injury', 'feral-injury', 'feral', 'choice'].map(count)).toEqual([1, 1, 1, 3]);
});

test('both sides of the main board', () => {
  expect(sides.large).toEqual({ prices: [2, 1, 1, 0], tiles: 4, milestones: [8, 6, 4, 3], rows: 4 });
  expect(sides.small).toEqual({ prices: [2, 1, 0], tiles: 2, milestones: [6, 4], rows: 2 });
  expect(Object.values(tables).map(({ side, rounds }) => [side, rounds])).toEqual([
    ['small', 4],
    ['small', 5],
    ['large', 4],
    ['large', 4],
  ]);
  expect(Object.keys(research)).toHaveLength(5 * 4 + 5 * 2);
  expect([spacesOn.large.length, spacesOn.small.length]).toEqual([13, 8]);
});

test('solo cards: three of each location, three marks each, thirty of them in the free column', () => {
  for (const location of locations) expect(soloOf[location]).toHaveLength(3);
  expect(soloIds.map(markCount)).toEqual(soloIds.map(() => 3));
  const free = soloIds.flatMap((id) => classes.flatMap((kind) => soloCards[id].marks[kind])).filter((c) => c === 2);
  expect(free).toHaveLength(30);
  const areas = soloIds.flatMap((id): readonly Area[] => soloCards[id].police);
  const times = (area: Area): number => areas.filter((each) => each === area).length;
  expect((['biofarm', 'alley', 'dna-inc', 'downtown'] as const).map(times)).toEqual([5, 10, 10, 5]);
  for (const id of soloIds) expect(new Set(soloCards[id].police).size).toBe(2);
});

test('167 rules and 48 rulings', () => {
  expect([Object.keys(rulebook).length, Object.keys(rulings).length]).toEqual([167, 48]);
});
