import { players, playerColours } from '../../src/algae-inc/data/table.ts';
import { endings } from '../../src/algae-inc/events.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rulings } from '../../src/algae-inc/rulings.ts';
import { gameSuite } from '../suite.ts';
import { table, until } from '../table.ts';
import { cards } from './cards.ts';
import { atAction, friday, monday } from './position.ts';
import type { Alg, PlantOf } from './position.ts';
import { recount } from './recount.ts';

const rich = { euro: 3, science: 4, market: 1, freelance: 1, choice: 2, wild: 1 } as const;
const inBerlin: PlantOf = { department: 'food', exports: [['berlin', -1, 1]] };
const running = (own: PlantOf, machine: string): Alg =>
  atAction({ seats: 4, plants: [{ goods: { energy: 2, euro: 3 }, ...own }] }, 'a0').play(
    0,
    `printed machine-${machine}`,
  );

const positions = {
  'departments, 4 seats': table(algaeInc, 4),
  'contracts, 2 seats': until(table(algaeInc, 2), 'assign-contracts'),
  pools: until(table(algaeInc, 3), 'choose-pool'),
  'a Monday of Biofuel': monday({
    plants: [{ department: 'biofuel', fields: { 'st-chlorella': 3, 'b-low': 1, 'c-low': 1, d0: 1, d1: 1 } }],
  }),
  'an action with tokens': atAction(
    { plants: [{ department: 'biofuel', goods: rich, fields: { 'st-chlorella': 2, 'b-low': 1, d1: 2 } }, inBerlin] },
    'a2',
  ),
  'Machine A of Food': running({ department: 'food', fields: { 'st-nori': 3, c1: 3, c2: 1 } }, 'a'),
  'Machine B of Biofuel': running({ department: 'biofuel', fields: { 'b-up': 1, 'b-low': 2, 'c-up': 1 } }, 'b'),
  'Machine C of Cosmetics': running({ department: 'cosmetics', fields: { c1: 2, c2: 1, c3: 2 } }, 'c'),
  'Machine C of Bioplastics': running({ department: 'bioplastics', fields: { c1: 2, c2: 2 } }, 'c'),
  'cubes that are lost': running(
    {
      department: 'biofuel',
      built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
      fields: { 'st-chlorella': 2 },
    },
    'a',
  ).play(0, 'move ya2', 'move ya2', 'done'),
  'three exports': atAction(
    {
      demand: { munich: 3, hamburg: 1, zurich: 3 },
      plants: [
        {
          department: 'biofuel',
          staff: { operators: 3 },
          goods: { euro: 4, market: 1 },
          fields: { 'st-chlorella': 5, d1: 2, d3: 2 },
        },
        inBerlin,
      ],
    },
    'a2',
  ).play(0, 'printed operators'),
  'two tiles of Engineers': atAction(
    { plants: [{ department: 'food', staff: { engineers: 2 }, goods: { freelance: 1 } }] },
    'a2',
  ).play(0, 'printed engineers'),
  'two tiles of Scientists': atAction(
    { plants: [{ department: 'cosmetics', staff: { scientists: 2 }, goods: { science: 7 } }] },
    'a2',
  ).play(0, 'printed scientists', 'place'),
  'six kinds of tokens': atAction({ plants: [{ department: 'food', goods: { ...rich, wild: 0 } }] }, 'b0').play(
    0,
    'wild recruit',
  ),
  'the end of the month': friday(
    { week: 4, milestones: { 0: 'm-capital-1' }, plants: [{ exports: [['berlin', -1, 1]], reached: [0], spot: 'e1' }] },
    'e0',
  ),
};

gameSuite(algaeInc, {
  folder: new URL('./', import.meta.url),
  names: playerColours.map((colour) => players[colour].name),
  endings: Object.keys(endings),
  rulings,
  rareEndings: ['competitor-beaten'],
  recount,
  perft: { positions, depth: 3 },
  cards,
  matches: 1,
  shown: [
    'contract-fulfilled',
    'refined',
    'food-degenerated',
    'tanks-balanced',
    'team-upgraded',
    'crossover-taken',
    'tile-laid',
    'milestone-reached',
    'double-action-used',
    'competitor-milestone',
    'month-bonus-scored',
    'inserts true',
    'firstGame true',
    'payment free',
    'soloHandicap 10',
    'departments random',
  ],
});
