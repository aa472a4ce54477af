import { colonies, colonyIds } from '../../src/lineae/data/colonies.ts';
import type { ColonyId } from '../../src/lineae/data/colonies.ts';
import { cubes } from '../../src/lineae/data/goods.ts';
import { boards, printed, printedIds, tracks, trackSpaces } from '../../src/lineae/data/spaces.ts';
import type { PrintedSpace, TrackSpace } from '../../src/lineae/data/spaces.ts';
import { playerColours } from '../../src/lineae/data/table.ts';
import { techIds, technologies } from '../../src/lineae/data/technologies.ts';
import type { TechId } from '../../src/lineae/data/technologies.ts';
import { effects } from '../../src/lineae/effects.ts';
import { endings } from '../../src/lineae/events.ts';
import { lineae } from '../../src/lineae/index.ts';
import type { LinState } from '../../src/lineae/state.ts';
import { rulings } from '../../src/lineae/rulings.ts';
import type { CardPage } from '../card-book.ts';
import { gameSuite } from '../suite.ts';
import { table } from '../table.ts';
import { position } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

/** Counted from the finished table as the rulebook tells it, without the game's own scoring. */
const stars: { readonly [id: string]: number } = {
  'ecology-lab': 3,
  'matter-synthesizer': 3,
  'fuel-cell': 3,
  'mineral-exchange': 2,
  'shift-foreman': 2,
  'docking-arm': 2,
  'algae-incubator': 2,
  'biofuel-refinery': 3,
};

function recount(s: Readonly<LinState>, seat: number): number {
  const p = s.players[seat];
  if (p === undefined) return Number.NaN;
  let total = p.goods.vp + Math.floor(p.goods.money / 5);
  for (const id of p.technologies) total += stars[id] ?? 1;
  for (const cube of cubes) total += Math.floor(p.goods[cube] / 2) - 3 * p.debts[cube];
  return total;
}

type Refused = CardPage<LinState>['refused'];
type Played = NonNullable<CardPage<LinState>['played']>;

const modules = { biogenesis: true, reactorCore: true };

/** One player with both modules; everything else as it is given. */
function alone(own: Captain, more: Omit<Position, 'captains' | 'seats' | 'settings'> = {}): Lin {
  return position({ seats: 1, settings: modules, ...more, captains: [{ column: 2, ...own }] });
}

/** After the only player has passed in round 2: Jupiter covers columns 5 and 6. */
function dawn(own: Captain, more: Omit<Position, 'captains' | 'seats' | 'settings' | 'round'> = {}): Played {
  return [alone(own, { round: 2, city: [], ...more }), 0, 'pass'];
}

const smoke = { 6: 'hydrocarbon' } as const;
const docked = { 'sub-b': { x: 6, r: 5, hold: ['iron', 'iron'] } } as const;
const seated = { 'sub-d': [0, 1], 'lock-1': [0, 1] } as const;
const rocket = {
  2: ['jovian-semiconductors', [null, null, null, null, null]],
  3: ['seawater-batteries', [null, null, null, null, null]],
} as const;

const technologyPages: { readonly [T in TechId]: readonly [Refused, Played] } = {
  'ecology-lab': [null, after(dawn({ technologies: ['ecology-lab'] }, { sky: smoke }), 'ecology-lab')],
  'high-yield-panels': [null, dawn({ technologies: ['high-yield-panels'] })],
  'ballast-thrusters': [
    [alone({}).play(0, 'place sub-d', 'right'), 0, 'right'],
    [alone({ technologies: ['ballast-thrusters'] }), 0, 'place sub-d', 'right', 'right', 'up', 'end', 'done'],
  ],
  'docking-arm': [
    [alone({}, { subs: docked }).play(0, 'place sub-b'), 0, 'dock'],
    [alone({ technologies: ['docking-arm'] }, { subs: docked }), 0, 'place sub-b', 'dock', 'iron'],
  ],
  'payload-catapult': [
    [
      alone({ goods: { salt: 1 }, technologies: ['payload-catapult'] }, { row: { 2: 'spaceport' } }),
      0,
      'place launch-pad',
    ],
    [
      alone(
        { goods: { salt: 1, electricity: 1 }, technologies: ['payload-catapult'] },
        { row: { 2: 'broadcast-tower' }, rockets: { 3: rocket[3] } },
      ),
      0,
      'place launch-pad',
      'c3',
      'salt spot',
    ],
  ],
  'plasma-drill': [
    null,
    [
      alone({ technologies: ['plasma-drill'] }, { subs: { 'sub-d': { x: 13, r: 1 } } }),
      0,
      'place sub-d',
      'excavate',
      'end',
      'done',
    ],
  ],
  'matter-synthesizer': [
    [alone({ technologies: ['matter-synthesizer'], goods: { iron: 1 } }), 0, 'tech matter-synthesizer'],
    [
      alone({ technologies: ['matter-synthesizer'], goods: { iron: 1, electricity: 1 } }),
      0,
      'tech matter-synthesizer',
      'iron',
      'salt',
    ],
  ],
  'mineral-exchange': [
    [alone({ technologies: ['mineral-exchange'] }), 0, 'tech mineral-exchange'],
    [alone({ technologies: ['mineral-exchange'], goods: { iron: 1, salt: 1 } }), 0, 'tech mineral-exchange', 'iron'],
  ],
  'shift-foreman': [
    [alone({ technologies: ['shift-foreman'] }), 0, 'foreman sub-d'],
    [alone({ technologies: ['shift-foreman'], available: 2 }, { occupied: seated }), 0, 'foreman sub-d', 'end', 'done'],
  ],
  'fuel-cell': [
    [alone({ technologies: ['fuel-cell'], goods: { hydrocarbon: 1, electricity: 9 } }), 0, 'tech fuel-cell'],
    [alone({ technologies: ['fuel-cell'], goods: { hydrocarbon: 1 } }), 0, 'tech fuel-cell'],
  ],
  'algae-incubator': [null, dawn({ technologies: ['algae-incubator'], goods: { algae: 1 } })],
  'biofuel-refinery': [
    [alone({ technologies: ['biofuel-refinery'] }), 0, 'tech biofuel-refinery'],
    [alone({ technologies: ['biofuel-refinery'], goods: { algae: 1 } }), 0, 'tech biofuel-refinery'],
  ],
  'saline-stimulant': [
    [alone({ technologies: ['saline-stimulant'], goods: { algae: 1, salt: 1 } }), 0, 'tech saline-stimulant'],
    [
      alone({ technologies: ['saline-stimulant'], goods: { algae: 1, salt: 1 }, available: 2 }, { occupied: seated }),
      0,
      'tech saline-stimulant',
      'sub-d',
      'lock-1',
    ],
  ],
};

/** The same, and one choice more. */
function after([before, seat, ...options]: Played, ...more: readonly string[]): Played {
  return [before.play(seat, ...options), seat, ...more];
}

/** What its owner needs for a colony card, and what is chosen then. */
const colonyUses: { readonly [C in ColonyId]: readonly [Captain, ...string[]] | null } = {
  'commerce-exchange': [{ goods: { iron: 2 } }, 'iron', 'iron'],
  'greenhouse-dome': null,
  'training-academy': [{ goods: { money: 3 } }],
  'hydrodynamic-generator': null,
  'remote-pilot-station': [{}, 'sub-d', 'up', 'end'],
  'broadcast-tower': [{ goods: { money: 4 } }],
  'water-treatment-plant': [{ goods: { money: 2 } }, 'x6r5', 'x7r4'],
  'lock-control-tower': [{}, 'lock-1'],
  'chemical-works': [{ goods: { iron: 2 } }, 'iron', 'salt', 'iron', 'sulfur'],
  spaceport: [{ goods: { salt: 1 } }, 'c3', 'salt spot'],
  'algae-farm': [{ goods: { algae: 1 } }],
  'bio-reactor': [{ goods: { algae: 3 } }, 'pay 1 algae', 'done'],
  'stim-clinic': [{ goods: { algae: 1, salt: 1 }, available: 2 }, 'sub-d', 'lock-1'],
};

function colonyPage(id: ColonyId): CardPage<LinState> {
  const used = colonyUses[id];
  const text = effects.text(id);
  const title = colonies[id].name;
  if (used === null) return { title, text, refused: null, played: dawn({}, { row: { 2: id } }) };
  const [own, ...options] = used;
  const more = {
    row: { 2: id },
    rockets: { 3: rocket[3] },
    cubes: { x6r5: 'iron', x7r4: 'salt' },
    ...(id === 'stim-clinic' ? { occupied: seated } : {}),
  } as const;
  return {
    title,
    text,
    refused: [alone({ ...own, column: 1 }, more), 0, `place ${id}`],
    played: [alone(own, more), 0, `place ${id}`, ...options],
  };
}

const spaceUses: { readonly [P in PrintedSpace]: readonly [Captain, ...string[]] } = {
  'city-1': [{}],
  'city-2': [{ goods: { money: 5 } }],
  'city-3': [{}],
  'launch-pad': [{ goods: { silica: 2, iron: 1 } }, 'silica spot', 'silica wild', 'done'],
  'lock-1': [{}],
  'lock-2': [{}],
  'lock-3': [{}],
  'lock-4': [{}],
  'sub-a': [{}, 'up', 'end'],
  'sub-b': [{}, 'up', 'end'],
  'sub-c': [{}, 'up', 'end'],
  'sub-d': [{}, 'up', 'end'],
  'sub-e': [{}, 'up', 'end'],
  'sub-f': [{}, 'up', 'end'],
  'reactor-core': [{ goods: { salt: 1, electricity: 2 } }, 'convert salt hydrocarbon', 'borrow iron', 'done'],
};

function spacePage(id: PrintedSpace): CardPage<LinState> {
  const [own, ...options] = spaceUses[id];
  return {
    title: printed[id].name,
    text: effects.text(id),
    refused: [alone({ ...own, available: 0, placed: ['city-1', 'city-1', 'city-1', 'city-1'] }), 0, `place ${id}`],
    played: [alone(own, { rockets: rocket }), 0, `place ${id}`, ...options],
  };
}

/** A token that comes to a space of its track; the second excavation of the turn is refused. */
function trackPage(id: TrackSpace, i: number): CardPage<LinState> {
  const before = alone({ tracks: [0, i, 0, 0] }, { subs: { 'sub-c': { x: 10, r: 1 } } }).play(0, 'place sub-c');
  const chosen = id === 'track-2' ? ['iron'] : id === 'track-4' ? ['fuel-cell'] : [];
  return {
    title: tracks[id].name,
    text: effects.text(id),
    refused: [before.play(0, 'excavate', ...chosen), 0, 'excavate'],
    played: [before, 0, 'excavate', ...chosen],
  };
}

const boardPages: CardPage<LinState>[] = [
  {
    title: boards['solar-panel'].name,
    text: effects.text('solar-panel'),
    refused: null,
    played: dawn({}),
  },
  {
    title: boards['diesel-engine'].name,
    text: effects.text('diesel-engine'),
    refused: null,
    played: after(dawn({ goods: { hydrocarbon: 1 } }), 'diesel-engine'),
  },
];

const rich: Captain = {
  column: 4,
  goods: { silica: 2, iron: 1, salt: 1, hydrocarbon: 1, algae: 1, money: 7, electricity: 4 },
  technologies: ['shift-foreman', 'fuel-cell'],
};
const both = position({
  seats: 3,
  settings: modules,
  row: { 4: 'spaceport' },
  occupied: { 'sub-d': [1, 1], 'lock-2': [2, 1] },
  captains: [rich, { column: 2, goods: { money: 2 }, available: 3 }, { column: 0, available: 3 }],
});
const among = position({
  seats: 2,
  subs: { 'sub-d': { x: 13, r: 2, hold: ['iron', 'iron', 'salt', 'silica'] }, 'sub-e': { x: 14, r: 2 } },
  cubes: { x12r2: 'iron', x13r1: 'salt', x13r3: 'sulfur', x12r3: 'iron' },
  captains: [{ column: 4, goods: { electricity: 3, money: 1 } }],
});
const positions = {
  'setup, 5 seats': table(lineae, 5),
  'a turn': position({ seats: 2, captains: [{ column: 4, goods: { electricity: 6, money: 3 } }, { column: 1 }] }),
  'a turn with both modules and two technologies': both,
  'a full submersible among cubes': among.play(0, 'place sub-d'),
  'a toll': both.play(0, 'place lock-4'),
  'loading a rocket': position({ seats: 2, settings: modules, rockets: { 4: rocket[2] }, captains: [rich] }).play(
    0,
    'place launch-pad',
  ),
  'the Reactor Core': both.play(0, 'place reactor-core'),
  'the end': position({
    seats: 1,
    settings: modules,
    round: 7,
    captains: [{ ...rich, technologies: ['fuel-cell', 'matter-synthesizer'] }],
  }).play(0, 'pass'),
};

gameSuite(lineae, {
  folder: new URL('./', import.meta.url),
  names: playerColours,
  endings: Object.keys(endings),
  rulings,
  recount,
  perft: { positions, depth: 3 },
  cards: [
    ...techIds.map((id): CardPage<LinState> => {
      const [refused, played] = technologyPages[id];
      return { title: technologies[id].name, text: effects.text(id), refused, played };
    }),
    ...colonyIds.map(colonyPage),
    ...printedIds.map(spacePage),
    ...trackSpaces.map(trackPage),
    ...boardPages,
  ],
  matches: 1,
  shown: [
    'mode starter',
    'biogenesis true',
    'reactorCore true',
    'water-out',
    'sub-returned',
    'cube-washed-away',
    'toll-paid',
    'workers-bumped',
    'worker-hired',
    'colony-promoted',
    'technology-returned',
    'diesel-burned',
    'core-converted',
    'worker-recalled',
    'track-unmoved',
  ],
});
