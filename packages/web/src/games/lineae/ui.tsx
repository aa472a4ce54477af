import {
  COLUMNS,
  cubeName,
  hasBiogenesis,
  minerals,
  playerColours,
  ROUNDS,
  BATTERY,
  locks,
  subs,
} from '@benchtop/games/lineae';
import type { lineae, LinView, SpaceId } from '@benchtop/games/lineae';
import { gameUi, looksOf, routeBy, weightBy } from '../../table/contract.ts';
import type { AnyOption, Nearness, OptionHeading, Resource, PagesOf } from '../../table/contract.ts';
import { Icon } from './art/icons.tsx';
import { CubePicture } from './art/pieces.tsx';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Footer } from './Footer.tsx';
import { guide } from './guide.tsx';
import { playerOf } from './model.ts';
import { oceanRoutes, oceanTravel, oceanWeights } from './ocean/motion.ts';

const glyphs = { blue: '◎', red: '◆', green: '✚', yellow: '▲', violet: '■' } as const;
const names = { blue: 'Blue', red: 'Red', green: 'Green', yellow: 'Yellow', violet: 'Violet' } as const;

const stages = { setup: 'Setup', sunlight: 'Sunlight', action: 'Actions', end: 'End' } as const;

const launched = ({ rockets }: LinView): number => rockets.filter((rocket) => rocket === null).length;

/** How near the end is; rounds and the phase stand beside it. */
function progress(view: LinView): string {
  if (view.over !== null) return 'The match is over';
  const left = COLUMNS - launched(view);
  if (left === 0) return 'All rockets are launched: the last round';
  const rockets = `${left} ${left === 1 ? 'rocket' : 'rockets'} to go`;
  return view.round === ROUNDS ? `Last round. ${rockets}` : rockets;
}

function nearness(view: LinView): Nearness | null {
  return view.stage === 'setup' ? null : { name: 'Rockets launched', value: launched(view), max: COLUMNS };
}

function resources(view: LinView, seat: number): readonly Resource[] {
  const { goods, available } = playerOf(view, seat);
  const kinds = hasBiogenesis(view) ? [...minerals, 'algae' as const] : minerals;
  return [
    { name: 'Electricity', value: goods.electricity, max: BATTERY, icon: <Icon shape="bolt" size={16} /> },
    { name: 'Dollars', value: goods.money, icon: <Icon shape="coin" size={16} /> },
    { name: 'VP', value: goods.vp, icon: <Icon shape="star" size={16} /> },
    { name: 'Workers', value: available, icon: <Icon shape="worker" size={16} /> },
    ...kinds.map((cube) => ({
      name: cubeName(cube),
      value: goods[cube],
      icon: <CubePicture cube={cube} size={18} />,
    })),
  ];
}

/** Where things come from and go to that are drawn nowhere before or after. */
const route = routeBy<typeof lineae>({
  ...oceanRoutes,
  'workers-placed': ({ seat }) => ({ from: `crew ${seat}` }),
  'workers-bumped': ({ seat }) => ({ to: `crew ${seat}` }),
  'worker-recalled': ({ seat }) => ({ to: `crew ${seat}` }),
  'cube-loaded': ({ seat }) => ({ from: `cargo ${seat}` }),
  'diesel-burned': ({ seat }) => ({ from: `cargo ${seat}` }),
  'sky-cleaned': ({ cube }) => ({ to: `supply ${cube}` }),
  'rocket-launched': ({ seat }) => ({ to: `seat ${seat}` }),
  'technology-taken': ({ seat, id }) => ({ from: `deck ${id}`, to: `seat ${seat}` }),
  'technology-returned': ({ id }) => ({ to: `deck ${id}` }),
  'colony-revealed': () => ({ from: 'colony deck' }),
  'colony-promoted': () => ({ from: 'colony deck' }),
  'setup-cube': ({ cube, seat }) => ({ from: `supply ${cube}`, to: `cargo ${seat}` }),
  'core-borrowed': ({ cube, seat }) => ({ from: `core ${cube}`, to: `cargo ${seat}` }),
  'core-repaid': ({ cube, seat }) => ({ from: `cargo ${seat}`, to: `core ${cube}` }),
});

/** How long each event takes, in shares; what is not named happens at once. */
const weight = weightBy<typeof lineae>({
  ...oceanWeights,
  'round-started': 0.6,
  'jupiter-moved': 1.4,
  sunlight: 0.5,
  'goods-gained': 0.5,
  'goods-paid': 0.4,
  'diesel-burned': 1,
  'sky-cleaned': 0.8,
  'workers-placed': 0.9,
  'workers-bumped': 0.6,
  'worker-hired': 0.6,
  'worker-recalled': 0.6,
  'workers-reset': 1,
  'first-player': 0.6,
  'cube-loaded': 0.8,
  'rocket-launched': 1.8,
  'technology-taken': 1,
  'technology-returned': 0.7,
  'colony-revealed': 1.2,
  'colony-promoted': 1.2,
  'core-borrowed': 0.7,
  'core-repaid': 0.7,
  'core-converted': 0.7,
});

/** What options are listed under: a turn has dozens. */
function group({ step, value }: AnyOption<typeof lineae>): OptionHeading | null {
  if (step !== 'take-turn') return null;
  switch (value.do) {
    case 'vessel':
      return { words: 'Sail', icon: <Icon shape="water" size={18} />, rest: `Column ${value.column + 1}` };
    case 'tech':
      return { words: 'Use a technology', icon: <Icon shape="card" size={18} /> };
    case 'place':
    case 'foreman':
      return placing(value.space);
    case 'pass':
    case 'end':
      return null;
  }
}

function placing(space: SpaceId): OptionHeading {
  if (space in locks) return { words: 'Locks', icon: <Icon shape="lock" size={18} /> };
  if (space in subs) return { words: 'Submersibles', icon: <Icon shape="sub" size={18} /> };
  return { words: 'City and colony', icon: <Icon shape="worker" size={18} /> };
}

/** On a small screen: the questions that each page answers. */
const PAGES: PagesOf<typeof lineae> = [
  { id: 'ocean', title: 'Ocean' },
  { id: 'rockets', title: 'Rockets', steps: ['choose-rocket', 'load-cube'] },
  { id: 'actions', title: 'Actions', steps: ['recall-worker', 'operate-core'] },
  { id: 'techs', title: 'Techs', steps: ['choose-technology', 'return-technology'] },
  { id: 'mine', title: 'Mine', steps: ['use-ability', 'choose-good', 'choose-one', 'give-cube', 'take-cube'] },
];

/** Options that end a turn or a chain, by what they do. */
const ENDS: readonly string[] = ['pass', 'end', 'done'];

export const ui = gameUi<typeof lineae>({
  seats: looksOf(playerColours, glyphs, (colour) => names[colour]),
  Board,
  Dashboard,
  Footer,
  progress,
  phase: ({ stage }) => stages[stage],
  round: ({ round }) => ({ at: round, of: ROUNDS }),
  nearness,
  resources,
  route,
  travel: oceanTravel,
  weight,
  group,
  main: ({ value }) => ('do' in value && ENDS.includes(value.do)) || ('text' in value && value.text === 'done'),
  ...guide,
  upfront: ['mode'],
  layout: {
    left: { small: 194, large: 250 },
    right: { small: 244, large: 336 },
    compact: true,
    pages: PAGES,
    pagesBelow: 500,
    pairsBelow: 700,
  },
  ghosts: false,
  boardFirst: true,
});
