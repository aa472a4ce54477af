import { expect, test } from 'vitest';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import { lineae } from '../../src/lineae/index.ts';
import type { LinState } from '../../src/lineae/state.ts';
import { table } from '../table.ts';
import { position, roundOver } from './position.ts';
import type { Lin } from './position.ts';

// What cannot be a position is refused when it is loaded, with a sentence, and never reaches the rules.

const turn = position({
  seats: 2,
  captains: [{ goods: { money: 5, iron: 2, hydrocarbon: 2 } }, { goods: { money: 1 } }],
});
const modules = position({ seats: 2, settings: { biogenesis: true, reactorCore: true } });
const starter = position({ seats: 2, settings: { mode: 'starter' } });
const late = position({ seats: 1, round: 5, row: { 3: 'broadcast-tower' }, captains: [{ column: 3 }] });
const sunlight = roundOver({ seats: 2, captains: [{ column: 1, goods: { hydrocarbon: 1 } }] });
const setup = table(lineae, 3);
const seat = setup.decision?.seat ?? 0;
const sailing = turn.play(0, 'place city-3');
const docking = position({
  subs: { 'sub-d': { x: 13, r: 4, hold: ['iron', 'salt'] } },
  captains: [{ column: 4, goods: { money: 1 } }, { column: 7 }],
}).play(0, 'place sub-d', 'dock');
const diving = turn.play(0, 'place sub-d');
const toll = position({ seats: 2, captains: [{}, { column: 1, goods: { money: 1 } }] }).play(0, 'place lock-2');
const hiring = position({ seats: 2, captains: [{ goods: { money: 7 }, available: 6, tracks: [1, 2, 0, 0] }] }).play(
  0,
  'place city-2',
);
const loadingIn = (round: number): Lin =>
  position({
    seats: 2,
    round,
    rockets: { 4: ['tool-steel', [null, null, null, null, null]] },
    captains: [{ column: 4, goods: { iron: 3 } }],
  }).play(0, 'place launch-pad');
const loading = loadingIn(1);
const lastLoading = loadingIn(7);
const launching = position({
  seats: 2,
  rockets: { 4: ['tool-steel', ['iron', null, 'sulfur', 'hydrocarbon', 'salt']] },
  captains: [{ column: 4, goods: { iron: 1 } }],
}).play(0, 'place launch-pad', 'iron spot');
const recalling = position({
  seats: 1,
  settings: { biogenesis: true },
  occupied: { 'lock-1': [0, 1], 'lock-2': [0, 1] },
  captains: [{ technologies: ['saline-stimulant'], goods: { algae: 1, salt: 1 } }],
}).play(0, 'tech saline-stimulant');
const ending = roundOver({
  seats: 2,
  round: 7,
  captains: [{ technologies: ['mineral-exchange'], goods: { iron: 1 } }],
});
const over = roundOver({ seats: 2, round: 7 });

const first = (edit: (p: LinState['players'][number]) => void) => (s: LinState) => {
  const [p] = s.players;
  if (p !== undefined) edit(p);
};
const second = (edit: (p: LinState['players'][number]) => void) => (s: LinState) => {
  const p = s.players[1];
  if (p !== undefined) edit(p);
};

/** Other arguments of the open question. */
const args =
  (given: Record<string, unknown>) =>
  (s: LinState): void => {
    s.stack = s.stack.map((frame, i) =>
      i === s.stack.length - 1 ? ({ ...frame, args: given } as typeof frame) : frame,
    );
  };

/** The open question is asked of another seat. */
const asked =
  (other: number) =>
  (s: LinState): void => {
    s.stack = s.stack.map((frame, i) =>
      i === s.stack.length - 1 ? ({ ...frame, seat: other } as typeof frame) : frame,
    );
  };

/** A phase lies below the open question. */
const below =
  (step: string, given: Record<string, unknown> = {}, of: number | null = null) =>
  (s: LinState): void => {
    const phase = { kind: 'phase', id: 0, step, seat: of, seats: null, answers: null, args: given };
    s.stack = [phase as LinState['stack'][number], ...s.stack];
  };

/** A cube goes from the supply to a space of the ocean. */
function lay(s: LinState, x: number, r: number): void {
  s.supply.iron--;
  s.cubes[cellOf(x, r)] = 'iron';
}

const faults: readonly (readonly [string, Lin, (s: LinState) => unknown])[] = [
  // The ocean.
  ['the water of column 4 does not stand as the locks let it', turn, (s) => (s.water[3] = 2)],
  ['does not stand as the locks let it', turn, (s) => (s.locks['lock-3'] = true)],
  ['column 8, row 3, left is not in water', turn, (s) => lay(s, 21, 3)],
  ['submersible A is not in water', turn, (s) => Object.assign(s.subs['sub-a'], { x: 21, r: 3 })],
  ['submersible D rests on a cube', turn, (s) => lay(s, 13, 2)],
  ['submersible B shares its space', turn, (s) => Object.assign(s.subs['sub-b'], { x: 13, r: 2 })],
  ['only hydrocarbon gets into the atmosphere', turn, (s) => (s.supply.iron--, (s.sky[3] = 'iron'))],
  ['more was burned than there were rounds for', turn, smoke],
  ['the reactor core is not in play', turn, (s) => ((s.supply.iron -= 1), (s.core.iron = 1))],
  // Tiles, rockets, colony cards.
  [
    'a deposit lies there twice',
    turn,
    (s) => (s.deposits = ['tholin-bed-a', 'tholin-bed-b', 'brine-pool-a', 'black-smoker-a']),
  ],
  ['is there twice', turn, (s) => Object.assign(s.rockets[1] ?? {}, { card: s.rockets[2]?.card })],
  ['does not match its spot', loading, misload],
  ['is full and stands there', turn, fill],
  ['the card under column 1 is wrong', turn, (s) => ((s.under[0] = null), s.colonyDeck.push('hydrodynamic-generator'))],
  ['the Broadcast Tower lies above column 3, where a rocket stands', late, move],
  ['no colony card lies above column 4', late, (s) => ((s.row[3] = null), s.colonyDeck.push('broadcast-tower'))],
  ['slot 3 of Europa City is covered too early', late, (s) => (s.city[2] = s.colonyDeck.pop() ?? null)],
  ['slot 1 of Europa City is not covered', late, uncover],
  // Players.
  ['workers are placed in turns', sunlight, first((p) => (p.available--, p.placed.push('city-1')))],
  [
    'workers stand at Universal Basic Income, which is not there',
    late,
    first((p) => (p.available--, p.placed.push('city-1'))),
  ],
  [
    'workers stand at the Spaceport, which is not there',
    starter,
    first((p) => (p.available--, p.placed.push('spaceport'))),
  ],
  ['seat 0 has lost workers', turn, first((p) => p.available--)],
  ['seat 0 has more than 8 worker tokens', turn, first((p) => ((p.available = 8), (p.tracks[0] = 1)))],
  ['two tokens are at the end of track 2', turn, (s) => s.players.forEach((p) => (p.tracks[1] = 5))],
  ['Docking Arm is there twice', turn, (s) => s.players.forEach((p) => p.technologies.push('docking-arm'))],
  ['Algae Incubator is not in play', turn, first((p) => p.technologies.push('algae-incubator'))],
  ['nobody owes anything without the reactor core', turn, first((p) => (p.debts.iron = 1))],
  ['nobody owes more than 2 cubes', modules, first((p) => ((p.debts.iron = 2), (p.debts.salt = 1)))],
  ['the vessel of seat 0 is nowhere', turn, first((p) => (p.column = -1))],
  ['vessels start in different columns', setup.play(seat, 'c3').play((seat + 2) % 3, 'c4'), twice],
  // The course of the match.
  ['players pass in turns', sunlight, second((p) => (p.passed = true))],
  ['a match ends when all have passed', ending, second((p) => (p.passed = false))],
  ['the match is not at its end', ending, (s) => ((s.round = 6), (s.city[2] = null), s.colonyDeck.push('spaceport'))],
  ['the stage sunlight does not go on with take-turn', turn, (s) => (s.stage = 'sunlight')],
  ['a match is over after its last round', over, (s) => (s.stage = 'action')],
  ['this match did not end by rockets-launched', over, (s) => (s.over = 'rockets-launched')],
  // Questions and phases.
  ['the decision is not the active player’s', turn, asked(1)],
  ['who has passed takes no turns', turn, first((p) => (p.passed = true))],
  ['a turn belongs to the Action Phase', lastLoading, finished],
  ['a turn begins when everything else is done', turn, below('wrap-up', {}, 0)],
  ['a turn ends when everything else is done', sailing, below('wrap-up', {}, 0)],
  ['the decision is not the active player’s', diving, asked(1)],
  ['the active player pays no toll', toll, asked(0)],
  ['tokens of the supply are hired first', hiring, first((p) => (p.tracks[0] = 0))],
  ['the worker cannot be paid', hiring, first((p) => (p.goods.money = 6))],
  ['fewer cubes are on the rocket', loading, args({ column: 4, loaded: 1, first: 1 })],
  ['no technology gives that cube for nothing', docking, args({ sub: 'sub-d', free: 1 })],
  ['the rocket is too far away', loading, first((p) => (p.column = 6))],
  ['there is nobody to take back', recalling, homeward],
  ['vessels are placed before the first round', setup, (s) => ((s.stage = 'action'), s.stack.shift())],
  [
    `the vessel of seat ${seat} is placed already`,
    setup,
    (s) => s.players.forEach((p, i) => (p.column = i === seat ? 4 : p.column)),
  ],
  ['the first round begins once', turn, below('opening')],
  ['that belongs to the Sunlight Phase', turn, below('after-sunlight', {}, 0)],
  ['that belongs to the Sunlight Phase', turn, below('run-diesel', {}, 0)],
  ['that belongs to the Sunlight Phase', turn, below('begin-action')],
  ['that belongs to the Sunlight Phase', turn, below('start-round')],
  ['a round ends when all have passed', turn, below('end-round')],
  ['a round ends when all have passed', turn, below('clean-up')],
  ['a match is counted at its end', turn, below('finish')],
  ['no rocket was launched there', launching, below('reveal-colony', { column: 2 })],
];

/** The match is at its end in the middle of a turn. */
function finished(s: LinState): void {
  s.stage = 'end';
  s.stack.shift();
  below('finish')(s);
  for (const p of s.players) p.passed = true;
}

function smoke(s: LinState): void {
  s.supply.hydrocarbon -= 3;
  s.sky.fill('hydrocarbon', 0, 3);
}

/** All vessels that are placed are in one column. */
function twice(s: LinState): void {
  for (const p of s.players) if (p.column >= 0) p.column = 3;
}

/** A cube that does not belong there lies on a printed spot. */
function misload(s: LinState): void {
  const rocket = s.rockets[4] ?? null;
  if (rocket === null) return;
  s.supply.salt--;
  rocket.spots[0] = 'salt';
}

function fill(s: LinState): void {
  const rocket = s.rockets[4] ?? null;
  if (rocket === null) return;
  const [a, b, c, d] = ['silica', 'iron', 'salt', 'sulfur'] as const;
  s.rockets[4] = { card: 'optical-fibre', spots: [a, a, c, d, b] };
  s.rockets.forEach((other, column) => {
    if (column !== 4 && other?.card === 'optical-fibre') other.card = rocket.card;
  });
  s.supply.silica -= 2;
  for (const cube of [b, c, d]) s.supply[cube]--;
}

/** A revealed card lies above a rocket. */
function move(s: LinState): void {
  s.row[2] = 'broadcast-tower';
  s.row[3] = s.colonyDeck.pop() ?? null;
}

/** The workers that could come back are at home. */
function homeward(s: LinState): void {
  s.occupied['lock-1'] = null;
  s.occupied['lock-2'] = null;
  s.players.forEach((p) => (p.available = 4));
}

function uncover(s: LinState): void {
  const card = s.city[0];
  if (card !== null) s.colonyDeck.push(card);
  s.city[0] = null;
}

for (const [i, [sentence, t, edit]] of faults.entries())
  test(`a state is refused because ${sentence} (${i + 1})`, () => {
    expect(() => t.with((s) => void edit(s))).toThrow(sentence);
  });

test('every state of a match can be loaded again, at every kind of table', () => {
  const kinds = [
    [1, {}],
    [2, { biogenesis: true, reactorCore: true }],
    [3, { mode: 'starter' }],
    [5, { reactorCore: true }],
  ] as const;
  for (const [seats, settings] of kinds) {
    let t: Lin = table(lineae, seats, settings);
    for (let i = 0; i < 250 && t.over === null; i++) {
      const next = t.decision?.seat ?? -1;
      const options = t.options(next);
      t = t.with(() => undefined).play(next, options[(i * 7 + options.length) % options.length] ?? '');
    }
    expect([seats, t.state.stage === 'setup']).toEqual([seats, false]);
  }
});
