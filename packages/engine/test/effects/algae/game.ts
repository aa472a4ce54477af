import { at, defineGame, int, menu } from '../../../src/author.ts';
import type { EventWords } from '../../../src/author.ts';
import { effects, oilCost, phase, pickCard, pickNumber, pickPlace, step } from './effects.ts';
import type { AlgEvent } from './effects.ts';
import { beltIds, cities, cityIds, contractIds, rosterIds, tileIds } from './rows.ts';
import type { CityId } from './rows.ts';
import { playerAt, state } from './state.ts';
import type { AlgState } from './state.ts';

/*
 * The frame that rows of Algae, Inc. need to be played: belts, tiles, exports, a Monday now and then.
 */

const ledger = {
  'ALG-WRK-04': 'A turn is one action.',
  'ALG-MON-02': 'On Monday income is paid.',
  'ALG-RES-02': 'Science points never exceed 10.',
  'ALG-RES-09': 'A cost must be paid in full, exchange included.',
  'ALG-CON-06': 'An ability belongs to who chose it.',
  'ALG-MAC-02': 'A belt needs a cube to move.',
  'ALG-BYP-05': 'A by-product may be burned.',
  'ALG-SIDE-01': 'Placing a tile costs science points by zone.',
  'ALG-EXP-02': 'Exports go to cities in reach, once each.',
  'ALG-END-01': 'VP count at the end.',
} as const;

const TURNS = 16;
const WEEK = 6;

/** The distance to the nearest own city; 1 from nowhere. */
function distanceTo(s: Readonly<AlgState>, seat: number, city: CityId): number {
  const own = playerAt(s, seat).cities;
  if (own.length === 0) return 1;
  let reached: readonly string[] = own;
  for (let distance = 1; distance < cityIds.length; distance++) {
    reached = cityIds.filter((id) => reached.includes(id) || cities[id].roads.some((road) => reached.includes(road)));
    if (reached.includes(city)) return distance;
  }
  return cityIds.length;
}

function inTurn(s: Readonly<AlgState>): number[] {
  return Array.from({ length: s.seats }, (_, i) => (s.active + i) % s.seats);
}

const transports = ['transport-1', 'transport-2', 'transport-3', 'transport-4'] as const;

function transportCost(s: Readonly<AlgState>, seat: number, city: CityId): { readonly euro: number } {
  return { euro: effects.value(s, seat, at(transports, distanceTo(s, seat, city) - 1)) };
}

const takeTurn = step({
  kind: 'take-turn',
  rule: 'ALG-WRK-04',
  options: menu({ belt: { id: beltIds }, roster: { id: rosterIds }, place: {}, export: {}, burn: {}, rest: {} }),
  prompt: 'choose an action',
  label: (_s, _d, o) => (o.do === 'belt' || o.do === 'roster' ? effects.text(o.id) : `To ${o.do}`),
  refuse(s, d, o) {
    const { tiles, goods } = playerAt(s, d.seat);
    if (o.do === 'belt' || o.do === 'roster') return effects.check(s, d.seat, o.id);
    if (o.do === 'export') return cityIds.some((city) => refuseExport(s, d.seat, city) === null) ? null : 'ALG-EXP-02';
    if (o.do === 'place')
      return tiles.length < tileIds.length && effects.checkCost(s, d.seat, tileCost(s, d.seat, 4)) === null
        ? null
        : 'ALG-SIDE-01';
    return o.do === 'burn' && goods.energy > 9 ? 'ALG-BYP-05' : null;
  },
  facts: (s, d, o, rule) => (o.do === 'belt' || o.do === 'roster' ? effects.facts(s, d.seat, o.id, rule) : {}),
  refusals: {
    ...effects.refusals,
    'ALG-EXP-02': null,
    'ALG-SIDE-01': null,
    'ALG-BYP-05': null,
    'ALG-MAC-02': 'There is no cube to move.',
  },
  apply(s, d, o, ctx) {
    const { seat } = d;
    const p = playerAt(s, seat);
    ctx.resume('end-turn');
    if (o.do === 'belt' || o.do === 'roster') effects.run(s, seat, o.id, ctx);
    else if (o.do === 'place') ctx.ask('place-tile', seat, { left: 2 });
    else if (o.do === 'export') ctx.ask('export-target', seat);
    else if (o.do === 'burn') {
      // Two by-products, one after the other.
      for (let i = 0; i < 2; i++) {
        effects.gain(s, seat, { energy: effects.value(s, seat, 'burn-yield') }, ctx);
        effects.occasion(s, seat, 'burn-yield');
      }
      p.fields['c-up']++;
    }
  },
});

function tileCost(s: Readonly<AlgState>, seat: number, zone: number): { readonly science: number } {
  return { science: effects.value(s, seat, 'tile-cost', { zone }) };
}

const beltLoad = pickNumber({
  kind: 'belt-load',
  rule: 'ALG-MAC-02',
  min: 1,
  max: 3,
  unit: { one: 'by-product', many: 'by-products', icon: 'leaf' },
  refuse(s, d, cubes) {
    if (cubes > effects.value(s, d.seat, 'gb1-load')) return 'ALG-MAC-02';
    return effects.checkCost(s, d.seat, oilCost(s, d.seat, cubes));
  },
  facts: (s, d, cubes) => effects.costFacts(s, d.seat, oilCost(s, d.seat, cubes)),
  refusals: { ...effects.refusals, 'ALG-MAC-02': 'The belt does not carry as many.' },
  pick(_s, d, cubes, ctx) {
    ctx.resumeFor('add-oil', d.seat, { cubes });
  },
});

/** Zones have prices 2 to 5; here every tile lies in zone 4. */
const placeTile = pickCard({
  kind: 'place-tile',
  rule: 'ALG-SIDE-01',
  args: { left: int(1, 2) },
  of: tileIds,
  name: (id) => effects.name(id),
  stop: 'Stop placing',
  refuse(s, d, id) {
    if (playerAt(s, d.seat).tiles.includes(id)) return 'ALG-SIDE-01';
    return effects.checkCost(s, d.seat, tileCost(s, d.seat, 4));
  },
  facts: (s, d) => effects.costFacts(s, d.seat, tileCost(s, d.seat, 4)),
  refusals: { ...effects.refusals, 'ALG-SIDE-01': 'It lies there already.' },
  pick(s, d, id, ctx) {
    // Whoever pays pushes what comes after it first: tokens may have to be given up.
    if (d.args.left > 1) ctx.resumeFor('place-more', d.seat, { left: d.args.left - 1 });
    const cost = tileCost(s, d.seat, 4);
    playerAt(s, d.seat).tiles.push(id);
    ctx.emit?.({ type: 'tile-placed', seat: d.seat, tile: id });
    effects.occasion(s, d.seat, 'tile-cost');
    effects.pay(s, d.seat, cost, ctx, id);
  },
});

function refuseExport(s: Readonly<AlgState>, seat: number, city: CityId): string | null {
  if (playerAt(s, seat).cities.includes(city) || playerAt(s, seat).disks === 10) return 'ALG-EXP-02';
  if (distanceTo(s, seat, city) > effects.value(s, seat, 'reach')) return 'ALG-EXP-02';
  return effects.checkCost(s, seat, transportCost(s, seat, city));
}

const exportTarget = pickPlace({
  kind: 'export-target',
  rule: 'ALG-EXP-02',
  of: cityIds,
  name: (city) => `export to ${city}`,
  refuse: (s, d, city) => refuseExport(s, d.seat, city),
  facts: (s, d, city) =>
    distanceTo(s, d.seat, city) > 4 ? {} : effects.costFacts(s, d.seat, transportCost(s, d.seat, city)),
  refusals: { ...effects.refusals, 'ALG-EXP-02': 'It is out of reach, or has your disk.' },
  pick(s, d, city, ctx) {
    const p = playerAt(s, d.seat);
    const cost = transportCost(s, d.seat, city);
    ctx.resumeFor('opened', d.seat);
    p.cities.push(city);
    p.disks++;
    p.markers = Math.min(10, p.markers + (p.cities.length % 2));
    ctx.emit?.({ type: 'exported', seat: d.seat, city });
    effects.pay(s, d.seat, cost, ctx);
  },
});

export const phases = {
  ...effects.phases,
  setup: phase({
    name: 'setup',
    run(s, _d, ctx) {
      s.oil = 4;
      s.active = ctx.randomInt(s.seats);
      for (let i = 0; i < s.seats; i++) {
        const p = playerAt(s, (s.active + i) % s.seats);
        p.contract = at(contractIds, ctx.randomInt(contractIds.length));
        Object.assign(p.goods, { energy: 3, euro: 4, science: 4, choice: 2, market: 1 });
        p.fields['c-up'] = 2;
      }
    },
  }),
  'end-turn': phase({
    name: 'end-turn',
    run(s, _d, ctx) {
      effects.endScope(s, s.active, 'activation');
      s.turn++;
      s.active = (s.active + 1) % s.seats;
      if (s.turn === TURNS) ctx.end('over');
      else if (s.turn % WEEK === 0) ctx.resume('monday');
    },
  }),
  monday: phase({
    name: 'monday',
    run(s, _d, ctx) {
      effects.atEach(s, inTurn(s), 'monday', ctx);
    },
  }),
  'add-oil': phase({
    name: 'add-oil',
    args: { cubes: int(1, 3) },
    run(s, d, ctx) {
      const seat = d.seat ?? 0;
      const cost = oilCost(s, seat, d.args.cubes);
      s.oil = Math.max(0, s.oil - d.args.cubes);
      playerAt(s, seat).fields['b-up'] += d.args.cubes;
      ctx.emit?.({ type: 'act-done', seat, act: { act: 'add-byproduct', belt: 'gb1', to: 'upper extractor' } });
      effects.pay(s, seat, cost, ctx, 'gb1');
    },
  }),
  'place-more': phase({
    name: 'place-more',
    args: { left: int(1, 2) },
    run(_s, d, ctx) {
      ctx.ask('place-tile', d.seat ?? 0, d.args);
    },
  }),
  opened: phase({
    name: 'opened',
    run(s, d, ctx) {
      effects.at(s, d.seat ?? 0, 'opened', ctx);
    },
  }),
};

export const steps = {
  ...effects.steps,
  'take-turn': takeTurn,
  'belt-load': beltLoad,
  'place-tile': placeTile,
  'export-target': exportTarget,
};

const eventWords: EventWords<AlgEvent> = {
  ...effects.eventWords,
  'act-done': null,
  'tile-placed': (e, name) => `${name(e.seat)} placed ${effects.name(e.tile)}.`,
  exported: (e, name) => `${name(e.seat)} exported to ${e.city}.`,
};

export const algae = defineGame({
  id: 'algae-rows',
  title: 'Rows of Algae, Inc.',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  settings: {
    payment: {
      type: 'string',
      enum: ['own-first', 'free'],
      default: 'own-first',
      title: 'Payment',
      description: 'Whether own units go first.',
    },
  },
  rulebook: Object.fromEntries(Object.entries(ledger).map(([id, text]) => [id, { heading: 'Algae, Inc.', text }])),
  state,
  steps,
  phases,
  next(s, ctx) {
    ctx.ask('take-turn', s.active);
  },
  score: (s, seat) => [
    { rule: 'ALG-END-01', label: 'VP', points: playerAt(s, seat).goods.vp },
    ...effects.score(s, seat),
  ],
  maxDecisions: 600,
  eventWords,
  endings: { over: 'The month is over.' },
});
