import { put } from '@benchtop/engine/author';
import type { Args } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { cityIds } from '../../src/algae-inc/data/map.ts';
import type { CityId } from '../../src/algae-inc/data/map.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import { table, until } from '../table.ts';
import { atAction, friday, monday, position } from './position.ts';
import type { Alg } from './position.ts';

// What cannot be a position is refused when it is loaded, with a sentence, and never reaches the rules.

const turn = position({
  day: 2,
  plants: [
    {
      department: 'biofuel',
      fields: { 'st-chlorella': 2 },
      exports: [
        ['berlin', -1, 1],
        ['hamburg', 1, 2],
      ],
      laid: { 'bf-sci-refinery': [0, 'r5c0'] },
      built: { 'bf-eng-turbine': 'extra-1' },
      goods: { euro: 3 },
    },
    { department: 'food', exports: [['munich', 1, 1]] },
  ],
});
const solo = position({ seats: 1, day: 2, week: 2 });
const acting = atAction({}, 'a1');
const doubled = atAction(
  { milestones: { 0: 'm-capital-1' }, plants: [{ exports: [['berlin', -1, 1]], reached: [0] }] },
  'a1',
).play(0, 'small euro');
const weekend = friday();
const mornings = monday();
const month = friday({ week: 4 });
const ended = month.play(0, 'w0').play(1, 'w0');
const beaten = friday({
  seats: 1,
  week: 4,
  neutral: { e0: 0, e1: 0, e2: 0 },
  plants: [{ goods: { energy: 0 } }],
  competitor: { vp: 90 },
});
const taking = atAction({ plants: [{ staff: { operators: 2 } }] }, 'a2').play(0, 'printed operators');
const moving = atAction({ plants: [{ staff: { engineers: 2 }, fields: { 'st-kelp': 1 } }] }, 'a1').play(
  0,
  'small move',
);
const choosing = table(algaeInc, 3);
const chosen = choosing.play(choosing.state.first, 'food').play((choosing.state.first + 1) % 3, 'biofuel');
const paired = until(table(algaeInc, 2, { departments: 'random', inserts: true }), 'choose-insert');
const assigning = until(table(algaeInc, 2), 'assign-contracts');
const inserting = until(table(algaeInc, 2, { inserts: true }), 'choose-insert');
const pooling = until(table(algaeInc, 2), 'choose-pool');
const tied = friday({
  seats: 1,
  neutral: { b1: 1, b2: 0 },
  demand: { hamburg: 3, gdansk: 3, krakow: 1, munich: 1, warsaw: 5 },
  plants: [{ goods: { energy: 0 } }],
});

const first = (edit: (p: AlgState['players'][number]) => void) => (s: AlgState) => {
  const [p] = s.players;
  if (p !== undefined) edit(p);
};
const second = (edit: (p: AlgState['players'][number]) => void) => (s: AlgState) => {
  const p = s.players[1];
  if (p !== undefined) edit(p);
};

function phase(step: string, args: Args = {}, seat: number | null = 0): AlgState['stack'][number] {
  return { kind: 'phase', id: 0, step, seat, seats: null, answers: null, args };
}

/** Puts phases below the open question. */
const below =
  (...steps: readonly (readonly [step: string, args?: Args])[]) =>
  (s: AlgState) =>
    s.stack.splice(-1, 0, ...steps.map(([step, args]) => phase(step, args)));

/** The seat or the arguments of the open question are others. */
const instead = (change: { readonly seat?: number; readonly args?: Args }) => (s: AlgState) => {
  s.stack = s.stack.map((frame, i) => (i === s.stack.length - 1 ? ({ ...frame, ...change } as typeof frame) : frame));
};

/** Another question is open. */
const asked =
  (step: string, args: Args = {}) =>
  (s: AlgState) => {
    s.stack = s.stack.map((frame, i) => (i === s.stack.length - 1 ? { ...frame, step, args } : frame));
  };

const dropped = (s: AlgState) => void s.stack.shift();

const faults: readonly (readonly [string, Alg, (s: AlgState) => unknown])[] = [
  // The table.
  ['nothing is laid out before', assigning, (s) => (s.month = [1, 2, 3, 4])],
  ['every city has a demand token', turn, (s) => (s.demand = s.demand.slice(1))],
  ['demand tokens of the capitals', turn, (s) => (s.demand = [6, ...s.demand.slice(1)].map((n, i) => (i < 2 ? 6 : n)))],
  [
    'demand tokens of the other cities',
    turn,
    (s) => (s.demand = s.demand.map((n, i) => (i === 2 || i === 3 ? 1 + (n % 4) : n))),
  ],
  ['every city was dealt a bonus token', turn, (s) => (s.bonuses = [])],
  ['has no bonus token', turn, (s) => (s.bonuses = s.bonuses.map((token, i) => (i === 5 ? null : token)))],
  ['has no bonus token', solo, (s) => (s.bonuses = s.bonuses.map((token) => token ?? 'cb-euro'))],
  ['tokens cb-wild', turn, (s) => (s.bonuses = s.bonuses.map(() => 'cb-wild'))],
  ['two milestones of each colour', turn, (s) => (s.milestones = s.milestones.slice(1))],
  ['in the row of their colour', turn, (s) => (s.milestones = [...s.milestones].reverse())],
  [
    'a milestone tile shows one side',
    turn,
    (s) => (s.milestones = ['m-dist-2', 'm-dist-1x2', ...s.milestones.slice(2)]),
  ],
  ['four different weekend tiles', turn, (s) => (s.weekend = ['wk-1', 'wk-1', 'wk-2', 'wk-3'])],
  ['four different end-of-month tokens', turn, (s) => (s.month = [1, 2, 3, 3])],
  ['one export bonus for each team', turn, (s) => (s.exportBonus = ['operators', 'operators', 'engineers'])],
  ['pools leave the table', turn, (s) => s.pools.push(null)],
  ['there are 3 pools', pooling, (s) => s.pools.pop()],
  ['who has chosen has a pool', pooling, (s) => (s.pools[0] = null)],
  ['a pool has two bonus tokens', pooling, (s) => (s.pools[0] = { staff: 'operators', tokens: [] })],
  ['the Kelp tank holds too much', turn, (s) => (s.algae.kelp = 5)],
  ['the biomass tank holds too much', turn, (s) => (s.byproducts.biomass = 7)],
  // Departments, contracts, plants.
  ['once it is chosen', choosing, first((p) => (p.department = 'food'))],
  ['once it is chosen', turn, first((p) => (p.department = null))],
  [
    'the same department',
    chosen,
    (s) => s.players.forEach((p) => (p.department = p.department === null ? null : 'food')),
  ],
  ['different by-products', paired, (s) => rivals(s)],
  ['the Side board belongs to the department', turn, first((p) => (p.layout = 'insert-1-a'))],
  ['an insert lies on every Side board', inserting, first((p) => (p.layout = 'food'))],
  ['two players have the same insert', inserting, (s) => s.players.forEach((p) => (p.layout = 'insert-1-a'))],
  ['three contracts are in hand', turn, (s) => giveBack(s)],
  ['contracts belong to the department', turn, (s) => exchanged(s)],
  [
    'every contract is for one thing',
    turn,
    first((p) => p.contract !== null && (p.contract.export = p.contract.ability)),
  ],
  ['cubes lie where the board has no field', turn, first((p) => (p.fields[6] = 1))],
  ['the nori storage is closed', turn, first((p) => (p.fields[2] = 1))],
  ['has no room for 6', turn, first((p) => (p.fields[1] = 6))],
  ['no cube gets to d5 yet', turn, first((p) => (p.fields[13] = 1))],
  ['no cube gets to d5 yet', turn, second((p) => (p.fields[15] = 1))],
  ['a staff tile comes with the pool', turn, first((p) => (p.staff = { operators: 1, engineers: 1, scientists: 1 }))],
  ['a staff tile comes with the pool', pooling, first((p) => (p.staff.operators = 2))],
  ['are upgraded in their week', turn, first((p) => (p.upgraded.scientists = true))],
  ['an upgrade takes an export', acting, first((p) => (p.upgraded.operators = true))],
  ['used before it was unlocked', turn, first((p) => (p.doubleUsed = 1))],
  ['come at the end', turn, first((p) => (p.monthVp = 3))],
  ['come at the end', month, second((p) => (p.monthVp = 3))],
  ['the end-of-month bonus is another', ended, first((p) => (p.monthVp = 3))],
  ['with several players the month is over', ended, (s) => (s.over = 'competitor-beaten')],
  ['beats the competitor, or does not', beaten, (s) => (s.over = 'competitor-beaten')],
  ['beats the competitor, or does not', beaten, first((p) => (p.goods.vp = 99))],
  // Exports and milestones.
  ['a distance and an activation', turn, first((p) => p.batches.pop())],
  ['one disk of each', turn, first((p) => (p.cities[1] = 'berlin'))],
  ['activations come one after the other', turn, first((p) => (p.batches = [2, 1]))],
  ['distance 4 needs a contract', turn, first((p) => (p.distances[1] = 4))],
  ['finds the map empty', turn, first((p) => (p.distances[1] = -1))],
  ['one export was the first of all', turn, first((p) => (p.distances[0] = 1))],
  ['one exporter opened Munich', turn, second((p) => (p.distances[0] = 0))],
  ['one exporter opened Berlin', turn, second((p) => (p.cities[0] = 'berlin'))],
  ['every milestone was reached at some time', doubled, first((p) => p.claimed.pop())],
  ['a milestone is reached once', doubled, first((p) => ((p.milestones = [0, 0]), (p.claimed = [0, 1])))],
  ['milestone 3 is not reached', doubled, first((p) => (p.milestones = [3]))],
  ['counted from the first', doubled, first((p) => (p.claimed = [1]))],
  // Tiles.
  ['the department lacks', turn, first((p) => (p.laid[12] = 0))],
  ['does not fit there', turn, first((p) => (p.laid[0] = 47))],
  ['two tiles lie on one cell', turn, first((p) => (p.laid[0] = 30))],
  ['two tiles lie on one cell', turn, first((p) => (p.laid[0] = 0))],
  ['does not go to cap-a', turn, first((p) => (p.built[9] = 'cap-a'))],
  ['cap-a holds two tiles', turn, first((p) => ((p.built[0] = 'cap-a'), (p.built[1] = 'cap-a')))],
  ['the second loss table lies under the first', turn, first((p) => (p.built[6] = 'table'))],
  ['laid on a later turn', turn, first((p) => (p.laid[13] = 31))],
  ['its tiles are kept', turn, first((p) => (p.crossover[0] = 'fresh'))],
  // The week.
  ['no week begins before', pooling, (s) => (s.week = 2)],
  ['stands on another day', turn, first((p) => (p.spot = 'b0'))],
  ['stands on another day', turn, (s) => (s.day = 3)],
  ['stands on another day', acting, first((p) => (p.spot = null))],
  ['stands on another day', mornings, first((p) => (p.spot = 'a0'))],
  ['stands on another day', weekend, first((p) => (p.spot = 'd0'))],
  ['stands on another day', month, first((p) => (p.spot = 'd0'))],
  ['the month has four weeks', month, (s) => (s.week = 3)],
  [
    'not the active player',
    turn,
    (s) => ((s.active = 1), s.players.forEach((p, i) => (p.spot = i === 0 ? 'b0' : 'a0'))),
  ],
  // Solo.
  ['there is no competitor', turn, (s) => (s.competitor.vp = 3)],
  ['there are no neutral disks', turn, (s) => (s.neutral[5] = 1)],
  ['a0 has at most 0 neutral disks', solo, (s) => (s.neutral[0] = 1)],
  ['the disks of a strip that turns', solo, (s) => (s.neutral[4] = 1)],
  ['the cities of the competitor are linked', solo, (s) => competitorIn(s, 'madrid')],
  ['starts in a capital', solo, (s) => startedIn(s, 'hamburg')],
  // Questions and phases.
  ['the match is set up once', acting, below(['lay-out'])],
  ['Monday Morning begins by itself', acting, below(['monday'])],
  ['the weekend begins by itself', acting, below(['weekend'])],
  ['that belongs to the weekend', acting, below(['refill'])],
  ['that belongs to Monday Morning', acting, below(['science-income'])],
  ['that belongs to the end of the month', acting, below(['finish'])],
  ['a turn begins with an empty table', turn, below(['end-turn'], ['after-action', { second: false }])],
  ['lies above the end of its turn', acting, below(['engineer'])],
  ['the end of a turn lies below all else', acting, below(['end-turn'])],
  ['the end of the turn is missing', acting, dropped],
  ['what comes after the action is missing', acting, (s) => void s.stack.splice(1, 1)],
  ['the first action of a turn is not the second', acting, instead({ args: { second: true } })],
  ['not the active player', acting, (s) => void s.stack.splice(2, 0, phase('engineer', {}, 1))],
  ['something of the monday is left out', mornings, dropped],
  ['something of the monday comes at a wrong time', mornings, (s) => void s.stack.splice(2, 1)],
  ['something of the monday comes at a wrong time', mornings, instead({ seat: 1 })],
  ['something of the monday comes at a wrong time', mornings, asked('move-cubes', { left: 1, within: 'any' })],
  ['something of the weekend comes at a wrong time', weekend, (s) => void s.stack.splice(1, 1)],
  ['something of the weekend comes at a wrong time', weekend, asked('month-bonus')],
  ['something of the end is left out', month, dropped],
  ['something of the end comes at a wrong time', month, instead({ seat: 1 })],
  ['setup goes on after a choice', pooling, dropped],
  ['more cubes are taken than anybody brings', mornings, instead({ args: { left: 2 } })],
  ['more cubes are taken than anybody brings', taking, instead({ args: { left: 3 } })],
  ['more cubes are moved than anybody moves', moving, instead({ args: { left: 3, within: 'any' } })],
  ['no conveyor tile moves so many cubes', moving, instead({ args: { left: 1, within: 'c' } })],
  ['no Double Action tile is unlocked', doubled, first((p) => (p.doubleUsed = 1))],
  ['only the neutral zone asks', weekend, first((p) => (p.goods.energy = 6))],
  ['only the neutral zone asks', month, first((p) => (p.goods.energy = 6))],
  ['departments are chosen in player order', choosing, (s) => s.stack.splice(1, 2, ...s.stack.slice(1, 3).reverse())],
  ['the competitor has no disk on that strip', tied, (s) => (s.neutral[4] = 0)],
  ['there is no competitor', weekend, (s) => rivalled(s)],
  ['exports when a strip is turned', tied, asked('competitor-city', { batch: 2 })],
  ['contracts are assigned before the map is laid out', turn, (s) => unassigned(s)],
];

/** A contract goes back into the hand. */
function giveBack(s: AlgState): void {
  const [p] = s.players;
  if (p === undefined || p.contract === null) return;
  p.hand = { faces: [p.contract.scoring, p.contract.export, p.contract.ability], known: [0, 0, 0] };
  p.contract = null;
}

/** All contracts of a player are in the box. */
function unassigned(s: AlgState): void {
  giveBack(s);
  const [p] = s.players;
  for (const card of p?.hand.faces.splice(0) ?? []) put(s.box, card);
  p?.hand.known.splice(0);
}

/** Two players are in the weekend of a competitor. */
function rivalled(s: AlgState): void {
  s.week = 2;
  for (const p of s.players) p.spot = null;
  instead({ seat: 0, args: { batch: 1 } })(s);
  asked('competitor-city', { batch: 1 })(s);
  s.stack = [phase('refill', {}, null), phase('competitor-next', { batch: 1 }, null), ...s.stack.slice(-1)];
}

/** Both of two players make bio-oil. */
function rivals(s: AlgState): void {
  s.players.forEach((p, seat) => {
    p.department = seat === 0 ? 'food' : 'bioplastics';
    p.fields.fill(0);
  });
}

/** Two players have exchanged contracts. */
function exchanged(s: AlgState): void {
  const [a, b] = s.players;
  if (a !== undefined && b !== undefined) [a.contract, b.contract] = [b.contract, a.contract];
}

/** The competitor began elsewhere. */
function startedIn(s: AlgState, city: CityId): void {
  const [first] = s.competitor.cities;
  s.competitor.cities = [city];
  s.bonuses = cityIds.map((id, i) => (id === city ? null : id === first ? 'cb-market' : (s.bonuses[i] ?? 'cb-market')));
}

function competitorIn(s: AlgState, city: 'madrid'): void {
  s.competitor.cities.push(city);
  s.competitor.distances.push(1);
  s.competitor.batches.push(1);
}

for (const [i, [sentence, t, edit]] of faults.entries())
  test(`a state is refused because ${sentence} (${i + 1})`, () => {
    expect(() => t.with((s) => void edit(s))).toThrow(sentence);
  });

test('every state of a match can be loaded again', () => {
  for (const seats of [1, 2, 3]) {
    let t: Alg = table(algaeInc, seats, { inserts: seats === 3 }, `loaded ${seats}`);
    for (let i = 0; i < 260 && t.over === null; i++) {
      const seat = t.decision?.seat ?? -1;
      const options = t.options(seat);
      t = t.with(() => undefined).play(seat, options[(i * 7 + options.length) % options.length] ?? '');
    }
    expect(t.state.week).toBeGreaterThan(1);
  }
});
