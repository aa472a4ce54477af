import {
  challengeOf,
  challenges,
  creatureCount,
  END_CREATURES,
  genes,
  goods,
  MEDICINE_MAX,
  playerColours,
  players,
  roundLimit,
} from '@benchtop/games/biohack';
import type { biohack, BioView } from '@benchtop/games/biohack';
import { gameUi, looksOf, routeBy, weightBy } from '../../table/contract.ts';
import type { Nearness, Resource, PagesOf } from '../../table/contract.ts';
import { GoodIcon } from './art/icons.tsx';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Footer } from './Footer.tsx';
import { guide } from './guide.tsx';
import { playerOf } from './model.ts';

const glyphs = { red: '◆', blue: '◎', yellow: '▲', green: '✚' } as const;

const stages = { setup: 'Setup', planning: 'Planning', research: 'Research', 'clean-up': 'Clean up' } as const;

const most = ({ players: all }: BioView): number => Math.max(...all.map(creatureCount));

/** How near the end is: the last round, and the player with most creatures; rounds stand beside it. */
function progress(view: BioView): string {
  if (view.over !== null) return 'The match is over';
  const last = view.lastRound || view.round === roundLimit(view) ? 'Last round. ' : '';
  if (view.seats === 1) return `${last}Goal: ${challenges[challengeOf(view)].goal}`;
  return view.lastRound ? 'Last round' : `${last}${most(view)} of ${END_CREATURES} creatures`;
}

function nearness(view: BioView): Nearness | null {
  return view.stage === 'setup'
    ? null
    : { name: 'Most creatures', value: Math.min(END_CREATURES, most(view)), max: END_CREATURES };
}

function resources(view: BioView, seat: number): readonly Resource[] {
  const p = playerOf(view, seat);
  return [
    ...genes.map((gene) => ({
      name: goods[gene].many,
      value: p.goods[gene],
      icon: <GoodIcon good={gene} size={16} />,
    })),
    { name: 'Coins', value: p.goods.coin, icon: <GoodIcon good="coin" size={16} /> },
    { name: 'Medicine', value: p.goods.medicine, max: MEDICINE_MAX, icon: <GoodIcon good="medicine" size={16} /> },
    { name: 'EP', value: p.goods.ep, icon: <GoodIcon good="ep" size={16} /> },
  ];
}

/** Where things come from and go to that are drawn nowhere before or after. */
const route = routeBy<typeof biohack>({
  'card-kept': ({ seat, kind }) => ({ from: `deck ${kind}`, to: `hand ${seat}` }),
  'cards-looked-at': ({ kind }) => ({ from: `deck ${kind}` }),
  'creature-created': ({ seat }) => ({ from: `hand ${seat}` }),
  'milestone-reported': ({ seat }) => ({ from: `seat ${seat}` }),
  'creation-milestone-reached': ({ seat }) => ({ from: `seat ${seat}` }),
  'turn-order-reserved': ({ seat }) => ({ from: `seat ${seat}` }),
  'noman-retrieved': ({ seat, location }) => ({
    way: { piece: `noman ${seat}`, from: location, to: `home ${seat}` },
  }),
  'noman-deployed': ({ seat, space }) => ({ way: { piece: `noman ${seat}`, from: `home ${seat}`, to: space } }),
});

/** How long each event takes, in shares; what is not named happens at once. */
const weight = weightBy<typeof biohack>({
  'scientist-taken': 0.6,
  'creature-drafted': 1,
  'round-started': 0.6,
  'turn-order-reset': 0.8,
  'locations-revealed': 1.5,
  'noman-retrieved': 1,
  'noman-deployed': 1,
  'noman-injured': 0.8,
  'noman-healed': 0.8,
  'goods-gained': 0.6,
  'goods-paid': 0.4,
  'die-rolled': 1.2,
  'card-bought': 1,
  'card-kept': 1,
  'creature-created': 1.3,
  'creation-milestone-reached': 1,
  'milestone-reported': 1,
  'ability-unlocked': 0.7,
  'turn-order-reserved': 0.8,
  'nomans-collected': 1,
  'display-discarded': 0.6,
  'display-refilled': 1,
  'downtown-updated': 0.5,
  'assistant-placed': 0.8,
  'police-placed': 0.8,
});

/** On a small screen: the questions that each page answers. */
const PAGES: PagesOf<typeof biohack> = [
  { id: 'city', title: 'City' },
  { id: 'display', title: 'Display', steps: ['buy-card', 'keep-card', 'draft-creature'] },
  {
    id: 'lab',
    title: 'My lab',
    steps: [
      'choose-side',
      'take-scientist',
      'create-pick',
      'use-scientist',
      'spare-gene',
      'heal-nomans',
      'use-ability',
      'choose-one',
      'choose-good',
    ],
  },
  { id: 'company', title: 'Company', steps: ['visit-office', 'reserve-space'] },
];

export const ui = gameUi<typeof biohack>({
  seats: looksOf(playerColours, glyphs, (colour) => players[colour].name),
  Board,
  Dashboard,
  Footer,
  progress,
  phase: ({ stage }) => stages[stage],
  round: (view) => ({ at: view.round, of: roundLimit(view) }),
  nearness,
  resources,
  route,
  weight,
  main: ({ value }) =>
    ('do' in value && (value.do === 'done' || value.do === 'pass')) || ('text' in value && value.text === 'done'),
  ...guide,
  layout: {
    left: { small: 224, large: 296 },
    right: { small: 242, large: 330 },
    compact: true,
    pages: PAGES,
    pagesBelow: 500,
    pairsBelow: 760,
  },
  boardFirst: true,
});
