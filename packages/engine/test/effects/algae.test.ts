import { describe, expect, test } from 'vitest';
import { lawsOf } from '../../src/laws/index.ts';
import { effects } from './algae/effects.ts';
import { algae } from './algae/game.ts';
import type { CityId, ContractId, MilestoneId, TileId } from './algae/rows.ts';
import { playerAt } from './algae/state.ts';
import type { AlgState } from './algae/state.ts';
import { position } from './place.ts';
import type { TestMatch } from './place.ts';

type Goods = AlgState['players'][number]['goods'];

interface Things {
  readonly tiles?: readonly TileId[];
  readonly contract?: ContractId;
  readonly cities?: readonly CityId[];
  readonly oil?: number;
  readonly payment?: 'own-first' | 'free';
}

function ann(
  goods: Partial<Goods>,
  { tiles = [], contract = 'es-euros', cities = [], oil = 4, payment = 'own-first' }: Things = {},
): TestMatch<AlgState> {
  const edit = (s: AlgState): void => {
    const p = playerAt(s, 0);
    s.active = 0;
    s.oil = oil;
    s.stack = [{ kind: 'decision', id: 0, step: 'take-turn', seat: 0, seats: null, answers: null, args: {} }];
    Object.assign(p.goods, {
      euro: 0,
      science: 0,
      market: 0,
      freelance: 0,
      choice: 0,
      wild: 0,
      energy: 0,
      vp: 0,
      ...goods,
    });
    Object.assign(p, { tiles: [...tiles], contract, cities: [...cities], disks: cities.length });
  };
  return position(algae, edit, 'rows', { payment });
}

const goodsOf = (t: TestMatch<AlgState>): Goods => playerAt(t.state, 0).goods;

describe('tiles', () => {
  test('bf-eng-oil-intake, and the belt it improves', () => {
    expect(effects.text('gb1')).toBe('Pay 1 Energy to add 1 by-product to the upper extractor.');
    expect(effects.icons('gb1')).toEqual(['leaf', 'bolt', 'arrow']);
    expect(effects.text('bf-eng-oil-intake')).toBe('The oil intake adds up to 2 by-products instead of 1.');
    expect(effects.icons('bf-eng-oil-intake')).toEqual(['belt-green', 'leaf', 'leaf']);
    const plain = ann({ energy: 1 }).play('belt gb1');
    expect(playerAt(plain.state, 0).fields['b-up']).toBe(1);
    const t = ann({ energy: 1, euro: 1 }, { tiles: ['bf-eng-oil-intake'], oil: 1 }).play('belt gb1');
    expect(t.options()).toEqual(['1', '2']);
    expect(t.refusal('3')).toBe('ALG-MAC-02 The belt does not carry as many.');
    // One cube from the tank, one bought: Energy and euro are one cost.
    const done = t.play('2');
    expect(playerAt(done.state, 0).fields['b-up']).toBe(2);
    expect(goodsOf(done)).toMatchObject({ energy: 0, euro: 0 });
    expect(done.log()).toEqual(['Ann paid €1 and 1 Energy on the oil intake.']);
    expect(ann({ euro: 1 }).refusal('belt gb1')).toBe(
      'ALG-RES-09 You need €2 and have €1, and too little to exchange.',
    );
  });

  test('bf-eng-heat-exchanger', () => {
    expect(effects.text('bf-eng-heat-exchanger')).toBe('The still link costs you nothing.');
    expect(effects.icons('bf-eng-heat-exchanger')).toEqual(['equals', '0']);
    expect(ann({}).refusal('belt gb2')).toMatch(/^ALG-RES-09/);
    const done = ann({}, { tiles: ['bf-eng-heat-exchanger'] }).play('belt gb2');
    expect(playerAt(done.state, 0).fields).toEqual({ 'b-up': 0, 'c-up': 1, 'c-low': 1 });
  });

  test('bf-sci-transport', () => {
    expect(effects.text('bf-sci-transport')).toBe(
      'Transport over distance 1 costs you nothing, over distance 2 costs you €1, over distance 3 costs you €3 and over distance 4 costs you €5.',
    );
    const far = { cities: ['berlin'] } as const;
    expect(ann({ euro: 1 }, far).play('export').refusal('milan')).toMatch(/^ALG-EXP-02/);
    expect(goodsOf(ann({ euro: 1 }, far).play('export', 'hamburg')).euro).toBe(0);
    expect(goodsOf(ann({ euro: 1 }, { ...far, tiles: ['bf-sci-transport'] }).play('export', 'hamburg')).euro).toBe(1);
    // Out of the way: the contract opens the distance, the tile makes it cheaper.
    expect(effects.text('ab-long-haul')).toBe('You may export over distance 4 for €8.');
    const s = ann({}, { contract: 'ab-long-haul', tiles: ['bf-sci-transport'] }).state;
    expect([effects.value(s, 0, 'reach'), effects.value(s, 0, 'transport-4')]).toEqual([4, 5]);
  });

  test('bp-sci-laminate and bp-sci-composite', () => {
    expect(effects.text('bp-sci-laminate')).toBe('The pair bonus rises by 2.');
    expect(effects.icons('bp-sci-laminate')).toEqual(['tag', 'plus', '2']);
    const s = ann({}, { tiles: ['bp-sci-composite', 'bp-sci-laminate'] }).state;
    expect(effects.value(s, 0, 'pair-bonus')).toBe(5);
    expect(effects.changes(s, 0, 'pair-bonus').map(({ name, by }) => [name, by])).toEqual([
      ['Composite', 1],
      ['Laminate', 2],
    ]);
    const t = ann({ science: 10 }).play('place', 'bp-sci-laminate');
    expect(t.refusal('bp-sci-laminate')).toBe('ALG-SIDE-01 It lies there already.');
    expect(effects.value(t.state, 0, 'pair-bonus')).toBe(4);
  });

  test('bf-sci-additives', () => {
    expect(effects.text('bf-sci-additives')).toBe(
      'The market value of crude oil becomes 1 and of biodiesel becomes 2.',
    );
    const s = ann({}, { tiles: ['bf-sci-additives'] }).state;
    expect([effects.value(s, 0, 'value-d0'), effects.value(s, 0, 'value-d1'), effects.value(s, 1, 'value-d1')]).toEqual(
      [1, 2, 1],
    );
  });

  test('cos-sci-storage-nori counts for everybody', () => {
    expect(effects.text('cos-sci-storage-nori')).toBe(
      'The nori storage is open. The capacity of the nori tank rises by 1.',
    );
    expect(effects.icons('cos-sci-storage-nori')).toEqual(['tank', 'open', 'tank', 'plus', '1']);
    const s = ann({}, { tiles: ['cos-sci-storage-nori'] }).state;
    const seats = [0, 1];
    expect(seats.map((seat) => effects.value(s, seat, 'storage-nori'))).toEqual([1, 0]);
    expect(seats.map((seat) => effects.value(s, seat, 'tank-nori'))).toEqual([5, 5]);
  });
});

describe('contracts and boards', () => {
  test('ab-lab: the first of each activation', () => {
    expect(effects.text('ab-lab')).toBe(
      'The first tile you place in each activation costs you 1 science point less, but at least 1.',
    );
    const t = ann({ science: 9 }, { contract: 'ab-lab' }).play('place', 'bp-sci-laminate');
    expect(goodsOf(t).science).toBe(5);
    expect(playerAt(t.state, 0).marks.activation).toEqual(['tile-cost']);
    expect(goodsOf(t.play('bf-sci-additives')).science).toBe(0);
    expect(effects.value(t.state, 0, 'tile-cost', { zone: 0 })).toBe(1);
  });

  test('ab-burner and surplus Energy', () => {
    expect(effects.text('ab-burner')).toBe('The first by-product burned in each activation gives 2 Energy.');
    expect(goodsOf(ann({ energy: 0 }, { contract: 'ab-burner' }).play('burn')).energy).toBe(3);
    const full = ann({ energy: 5 }, { contract: 'ab-burner' }).play('burn');
    expect(goodsOf(full)).toMatchObject({ energy: 6, vp: 2 });
    expect(full.log()).toEqual(['Ann gained 1 Energy and 1 VP.', 'Ann gained 1 VP.']);
  });

  test('double-action', () => {
    expect(effects.text('double-action')).toBe(
      'On Monday morning, gain €2 plus €1 per disk removed from your tiles and 1 VP per marker removed from your tiles.',
    );
    expect(effects.icons('double-action')).toEqual([
      'monday',
      'coin',
      'coin',
      'coin',
      'per',
      'disk',
      'points',
      'per',
      'marker',
    ]);
  });

  test('fd-eng-rack: two belts without limit', () => {
    expect(effects.text('fd-eng-rack')).toBe(
      'The first rack link may be used without limit. The second rack link may be used without limit.',
    );
    const s = ann({}, { tiles: ['fd-eng-rack'] }).state;
    expect([effects.value(s, 0, 'gc1-limit'), effects.value(s, 1, 'gc1-limit')]).toEqual([99, 1]);
  });

  test('con-fd-6: four goods at once are one event', () => {
    expect(effects.text('con-fd-6')).toBe('Gain 3 VP, 1 Wild token, 1 freelance engineer and €2.');
    const done = ann({}).play('roster con-fd-6');
    expect(goodsOf(done)).toMatchObject({ vp: 3, wild: 1, freelance: 1, euro: 2 });
    expect(done.log()).toHaveLength(1);
  });

  test('ab-planner: income of one among several seats', () => {
    expect(effects.text('ab-planner')).toBe('On Monday morning, gain 1 Choice token.');
    const s = algae.clone(ann({ euro: 1 }, { contract: 'ab-planner' }).state);
    Object.assign(playerAt(s, 1), { contract: 'es-euros' });
    const before = [0, 1].map((seat) => playerAt(s, seat).goods.choice);
    // It works by itself and asks nobody.
    const ctx = { emit: null, ask: () => expect.unreachable(), resumeFor: () => undefined };
    effects.atEach(s, [1, 0], 'monday', ctx);
    expect([0, 1].map((seat) => playerAt(s, seat).goods.choice - (before[seat] ?? 0))).toEqual([1, 0]);
  });

  test('m-values-4: different values of a number', () => {
    expect(effects.text('m-values-4')).toBe('Cities of at least 4 different demand values.');
    const holds = (...cities: readonly CityId[]): boolean => effects.holds(ann({}, { cities }).state, 0, 'm-values-4');
    expect(holds('berlin', 'hamburg', 'krakow', 'gdansk')).toBe(false);
    expect(holds('berlin', 'hamburg', 'warsaw', 'gdansk')).toBe(true);
    const progress = (...cities: readonly CityId[]) => effects.progress(ann({}, { cities }).state, 0, 'm-values-4');
    expect(progress()).toEqual({ have: 0, want: 4 });
    expect(progress('berlin', 'hamburg', 'krakow', 'gdansk')).toEqual({ have: 3, want: 4 });
    expect(progress('berlin', 'hamburg', 'warsaw', 'gdansk')).toEqual({ have: 4, want: 4 });
  });

  test('end scorings', () => {
    expect(effects.text('es-group')).toBe('At the end, gain 1 VP per city of your largest linked group.');
    expect(effects.text('es-regions')).toBe('At the end, gain 2 VP per region with a city.');
    expect(effects.text('es-euros')).toBe('At the end, gain 1 VP per 2 euros, at most 8.');
    expect(effects.text('es-high-demand')).toBe('At the end, gain 2 VP per city with demand 4 or more.');
    const cities = ['berlin', 'krakow', 'warsaw', 'paris', 'milan'] as const;
    const points = (contract: ContractId): number =>
      effects.score(ann({ euro: 5 }, { contract, cities }).state, 0)[0]?.points ?? 0;
    expect([points('es-group'), points('es-regions'), points('es-euros'), points('es-high-demand')]).toEqual([
      3, 8, 2, 6,
    ]);
  });

  test('milestones', () => {
    expect(effects.text('m-pairs')).toBe('At least 2 cities in each of 3 regions.');
    expect(effects.text('m-regions-3')).toBe('Cities of at least 3 different regions.');
    expect(effects.text('m-region-3')).toBe('At least 3 cities of one region.');
    expect(effects.text('m-chain-5')).toBe('At least 5 linked cities.');
    expect(effects.text('m-sum-16')).toBe('Cities with a total demand of at least 16.');
    expect(effects.text('m-demand-5')).toBe('At least 1 city with demand 5 or more.');
    const holds = (id: MilestoneId, ...cities: readonly CityId[]): boolean =>
      effects.holds(ann({}, { cities }).state, 0, id);
    const pairs = ['berlin', 'hamburg', 'warsaw', 'krakow', 'paris'] as const;
    expect(holds('m-pairs', ...pairs)).toBe(false);
    expect(holds('m-pairs', ...pairs, 'lyon')).toBe(true);
    expect(holds('m-region-3', ...pairs)).toBe(false);
    expect(holds('m-region-3', ...pairs, 'gdansk')).toBe(true);
    expect(holds('m-chain-5', ...pairs)).toBe(false);
    expect(holds('m-chain-5', ...pairs, 'gdansk')).toBe(true);
    expect(holds('m-sum-16', ...pairs)).toBe(true);
    expect(holds('m-sum-16', 'berlin', 'hamburg', 'krakow')).toBe(false);
    expect(holds('m-demand-5', 'milan')).toBe(false);
  });
});

describe('payment with exchange', () => {
  test('own units go first, then two tokens for each that is missing', () => {
    const t = ann({ euro: 1, choice: 2, science: 3 }).play('roster engineers-4');
    expect(goodsOf(t)).toMatchObject({ euro: 0, choice: 2, science: 3, vp: 0 });
    expect(t.labels()).toEqual(['Give up 1 science point', 'Give up 1 Choice token']);
    expect(t.refusal('euro')).toBe('ALG-RES-09 You have no euro to give.');
    expect(t.state.stack.map(({ step, args }) => [step, args])).toEqual([
      ['end-turn', {}],
      ['rest-of-row', { node: 'engineers-4/0/0' }],
      ['give-up', { left: 4, for: 'any', keep: '', from: 'engineers-4' }],
    ]);
    const done = t.play('science', 'choice', 'choice', 'science');
    expect(goodsOf(done)).toMatchObject({ euro: 0, choice: 0, science: 1, vp: 3, wild: 1 });
    expect(done.log()).toEqual([
      'Ann paid €1 for the roster.',
      'Ann gave up 1 science point for the roster.',
      'Ann gave up 1 Choice token for the roster.',
      'Ann gave up 1 Choice token for the roster.',
      'Ann gave up 1 science point for the roster.',
      'Ann gained 1 Wild token and 3 VP for the roster.',
    ]);
    expect(ann({ euro: 1, choice: 1, science: 2 }).refusal('roster engineers-4')).toBe(
      'ALG-RES-09 You need €3 and have €1, and too little to exchange.',
    );
  });

  test('a Wild token costs three, and no Wild token helps', () => {
    const t = ann({ euro: 2, freelance: 2 }).play('roster change-action');
    expect(t.state.stack.at(-1)?.args).toEqual({ left: 3, for: 'wild', keep: '', from: 'change-action' });
    expect(goodsOf(t.play('euro', 'freelance', 'freelance'))).toMatchObject({ euro: 1, freelance: 0, science: 4 });
    expect(goodsOf(ann({ wild: 1 }).play('roster change-action'))).toMatchObject({ wild: 0, science: 4 });
    expect(ann({ euro: 2 }).refusal('roster change-action')).toMatch(/^ALG-RES-09 You need 1 Wild token and have none/);
  });

  test('missing Energy is bought, at a price that rows change', () => {
    expect(effects.text('ab-grid')).toBe('Each missing Energy costs you €1.');
    expect(goodsOf(ann({ euro: 2 }).play('belt gb2')).euro).toBe(0);
    expect(goodsOf(ann({ euro: 2 }, { contract: 'ab-grid' }).play('belt gb2')).euro).toBe(1);
    // Two euros are missing: four tokens.
    const t = ann({ market: 4 }).play('belt gb2');
    expect(goodsOf(t.play('market', 'market', 'market', 'market')).market).toBe(0);
  });
});

describe('payment that is free', () => {
  const free = { payment: 'free' } as const;

  test('the payer may keep units of one kind, and gives up two tokens of other kinds for each', () => {
    const t = ann({ science: 9, euro: 4, market: 1 }, free).play('place', 'bp-sci-laminate');
    expect(goodsOf(t)).toMatchObject({ science: 9, euro: 4 });
    expect(t.options()).toEqual(['own', 'keep 1 science', 'keep 2 science']);
    expect(t.labels().at(-1)).toBe('Keep 2 science points and give up 4 other tokens');
    expect(t.refusal('keep 3 science')).toMatch(/^ALG-RES-09/);
    expect(goodsOf(t.play('own'))).toMatchObject({ science: 4, euro: 4 });
    const kept = t.play('keep 2 science');
    expect(goodsOf(kept)).toMatchObject({ science: 6, euro: 4 });
    expect(kept.options()).toEqual(['euro', 'market']);
    expect(goodsOf(kept.play('euro', 'market', 'euro', 'euro'))).toMatchObject({ science: 6, euro: 1, market: 0 });
  });

  test('what is missing anyway is given up for, too', () => {
    const t = ann({ euro: 1, choice: 4, science: 2 }, free).play('roster engineers-4');
    expect(t.options()).toEqual(['own', 'keep 1 euro']);
    const kept = t.play('keep 1 euro', 'choice', 'choice', 'choice', 'choice', 'science', 'science');
    expect(goodsOf(kept)).toMatchObject({ euro: 1, choice: 0, science: 0, vp: 3, wild: 1 });
  });

  test('a Wild token is kept for three others', () => {
    const t = ann({ wild: 1, euro: 3 }, free).play('roster change-action');
    expect(t.options()).toEqual(['own', 'keep 1 wild']);
    expect(goodsOf(t.play('keep 1 wild', 'euro', 'euro', 'euro'))).toMatchObject({ wild: 1, euro: 0, science: 4 });
  });

  test('nobody is asked where nothing could be kept', () => {
    expect(goodsOf(ann({ euro: 3, choice: 1 }, free).play('roster engineers-4'))).toMatchObject({ euro: 0, vp: 3 });
  });
});

describe('rows of Algae, Inc. keep the law:', () => {
  for (const law of lawsOf(algae, { runs: 25, lead: 40, silent: ['players'] }))
    test(law.name, () => expect(() => law.run()).not.toThrow());
});
