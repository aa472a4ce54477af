import { dayNames, goods, kinds, playerColours, players, WEEKS } from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView } from '@benchtop/games/algae-inc';
import { gameUi, looksOf, routeBy, weightBy } from '../../table/contract.ts';
import type { Resource, PagesOf } from '../../table/contract.ts';
import { capital } from '../../table/kit/words.ts';
import { Icon } from './art/icons.tsx';
import { Picture, TokenPicture, VpMark } from './art/pieces.tsx';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { guide } from './guide.tsx';
import { chainOf, heading } from './listing.tsx';
import { playerOf } from './model.ts';

const glyphs = { red: '◆', orange: '▲', white: '◎', teal: '✚' } as const;

const stages = { setup: 'Setup', monday: 'Monday Morning', work: 'Work week', weekend: 'Weekend', end: 'End' } as const;

/** The day of the week, or what stands in its place. */
function progress({ over, stage, week, day }: AlgView): string {
  if (over !== null) return 'The match is over';
  if (stage === 'setup') return 'Setup';
  const last = week === WEEKS ? 'Last week. ' : '';
  return last + (stage === 'work' ? (dayNames[day - 1] ?? 'Monday') : stages[stage]);
}

/** Where things come from and go to that are drawn nowhere before or after. */
const route = routeBy<typeof algaeInc>({
  'worker-moved': ({ seat, spot }) => ({ from: `seat ${seat}`, to: `spot ${spot}` }),
  'algae-taken': ({ seat, species, bought }) => ({ from: bought ? `wallet ${seat}` : `tank ${species}` }),
  exported: ({ seat, to }) => ({ from: `tile ${seat}`, to: `city ${to}` }),
  'contract-fulfilled': ({ seat }) => ({ from: `tile ${seat}`, to: `contract ${seat}` }),
  'city-opened': ({ seat }) => ({ to: `wallet ${seat}` }),
  'milestone-reached': ({ seat, slot }) => ({ from: `tile ${seat}`, to: `goal ${slot}` }),
  'competitor-exported': ({ city }) => ({ to: `city ${city}` }),
});

/** How long each event takes, in shares; what is not named happens at once. */
const weight = weightBy<typeof algaeInc>({
  'worker-moved': 0.8,
  'action-chosen': 0.3,
  'algae-taken': 0.7,
  'cube-moved': 0.5,
  'link-used': 0.5,
  'cube-lost': 0.5,
  'byproduct-burned': 0.7,
  'byproduct-stored': 0.8,
  refined: 0.6,
  'food-degenerated': 0.8,
  exported: 1.2,
  'contract-fulfilled': 1.2,
  'repeat-exported': 1,
  'city-opened': 0.6,
  'milestone-reached': 1,
  'team-upgraded': 0.6,
  'tile-built': 0.9,
  'crossover-taken': 0.8,
  'tile-laid': 1,
  'staff-recruited': 0.7,
  'weekend-bonus-taken': 0.8,
  'strip-turned': 0.8,
  'tanks-refilled': 0.8,
  'tanks-balanced': 0.6,
  'competitor-exported': 1,
  'competitor-milestone': 0.8,
});

function resources(view: AlgView, seat: number): readonly Resource[] {
  const p = playerOf(view, seat);
  return [
    ...kinds.map((kind) => ({
      name: capital(goods[kind].many),
      value: p.goods[kind],
      icon: <TokenPicture kind={kind} size={16} />,
      ...(kind === 'science' && { max: goods.science.cap }),
    })),
    { name: 'Energy', value: p.goods.energy, max: goods.energy.cap, icon: <Icon shape="energy" size={16} /> },
    {
      name: 'VP',
      value: p.goods.vp,
      icon: (
        <Picture size={18}>
          <VpMark n="" size={16} />
        </Picture>
      ),
    },
  ];
}

/** On a small screen: the questions that each page answers. */
const PAGES: PagesOf<typeof algaeInc> = [
  { id: 'week', title: 'Week' },
  { id: 'map', title: 'Map', steps: ['export-target', 'export-cubes', 'competitor-city'] },
  {
    id: 'plant',
    title: 'Plant',
    steps: [
      'choose-department',
      'science-tile',
      'take-algae',
      'move-cubes',
      'refine',
      'machine-step',
      'loss-count',
      'loss-field',
      'use-byproduct',
      'engineer-slot',
    ],
  },
  {
    id: 'lab',
    title: 'Lab',
    steps: ['engineer-tile', 'science-rotation', 'science-cell', 'side-bonus', 'choose-insert'],
  },
  { id: 'goals', title: 'Goals', steps: ['assign-contracts'] },
  { id: 'desk', title: 'Desk', steps: ['recruit-team', 'byproduct-tank', 'give-up', 'pay-mode', 'choose-pool'] },
];

export const ui = gameUi<typeof algaeInc>({
  seats: looksOf(playerColours, glyphs, (colour) => players[colour].name),
  Board,
  Dashboard,
  progress,
  round: ({ week }) => ({ at: week, of: WEEKS, name: 'Week' }),
  resources,
  route,
  weight,
  steps: chainOf,
  group: heading,
  main: ({ step, value }) =>
    (step === 'double-action' && 'pick' in value && value.pick === false) || ('do' in value && value.do === 'done'),
  ...guide,
  upfront: ['departments', 'firstGame'],
  layout: {
    left: 240,
    right: { small: 262, large: 302 },
    denseBelow: 1600,
    compact: true,
    pages: PAGES,
    pagesBelow: 500,
    pairsBelow: 1000,
  },
  ghosts: false,
  boardFirst: true,
});
