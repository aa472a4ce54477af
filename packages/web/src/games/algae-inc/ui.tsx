import { goods, kinds, playerColours, players, turnOrder, WEEKS } from '@benchtop/games/algae-inc';
import type { algaeInc, AlgView } from '@benchtop/games/algae-inc';
import { gameUi } from '../../table/contract.ts';
import type { Resource, TablePage } from '../../table/contract.ts';
import { Icon } from './art/icons.tsx';
import { Picture, TokenPicture, VpMark } from './art/pieces.tsx';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { playerOf } from './model.ts';

const glyphs = { red: '◆', orange: '▲', white: '◎', teal: '✚' } as const;

const stages = { setup: 'Setup', monday: 'Monday', work: 'Work week', weekend: 'Weekend', end: 'End' } as const;

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

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** On a small screen: the questions that each page answers. */
const PAGES: readonly TablePage[] = [
  { id: 'week', title: 'Week' },
  { id: 'map', title: 'Map', steps: ['export-target', 'export-cubes', 'competitor-city'] },
  { id: 'goals', title: 'Goals', steps: ['choose-department', 'assign-contracts'] },
  {
    id: 'plant',
    title: 'Plant',
    steps: [
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
    steps: ['engineer-tile', 'science-tile', 'science-rotation', 'science-cell', 'side-bonus', 'choose-insert'],
  },
  { id: 'desk', title: 'Desk', steps: ['recruit-team', 'byproduct-tank', 'give-up', 'pay-mode', 'choose-pool'] },
];

export const ui = gameUi<typeof algaeInc>({
  seats: playerColours.map((colour) => ({
    name: players[colour].name,
    colour: `var(--player-${colour})`,
    ink: `var(--on-player-${colour})`,
    glyph: glyphs[colour],
  })),
  Board,
  Dashboard,
  progress: ({ week, over }) => (over === null ? `Week ${week}` : 'The match is over'),
  phase: ({ stage }) => stages[stage],
  round: ({ week }) => ({ at: week, of: WEEKS }),
  order: turnOrder,
  resources,
  layout: {
    left: 256,
    right: { small: 262, large: 322 },
    denseBelow: 1600,
    compact: true,
    pages: PAGES,
    pagesBelow: 760,
    pairsBelow: 1000,
  },
  ghosts: false,
  boardFirst: true,
});
