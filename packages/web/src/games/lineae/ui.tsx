import { COLUMNS, playerColours, ROUNDS } from '@benchtop/games/lineae';
import type { lineae, LinView } from '@benchtop/games/lineae';
import { gameUi } from '../../table/contract.ts';
import type { TablePage } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';

const glyphs = { blue: '◎', red: '◆', green: '✚', yellow: '▲', violet: '■' } as const;
const names = { blue: 'Blue', red: 'Red', green: 'Green', yellow: 'Yellow', violet: 'Violet' } as const;

const stages = { setup: 'Setup', sunlight: 'Sunlight', action: 'Actions', end: 'End' } as const;

const launched = ({ rockets }: LinView): number => rockets.filter((rocket) => rocket === null).length;

/** How near the end is. */
function progress(view: LinView): string {
  if (view.over !== null) return 'The match is over';
  if (view.stage === 'setup') return 'Setup';
  const left = COLUMNS - launched(view);
  const rockets = left === 0 ? 'All rockets are launched' : `${left} ${left === 1 ? 'rocket' : 'rockets'} to go`;
  return `Round ${view.round} of ${ROUNDS}. ${rockets}`;
}

/** On a small screen: the questions that each page answers. */
const PAGES: readonly TablePage[] = [
  { id: 'ocean', title: 'Ocean' },
  { id: 'rockets', title: 'Rockets', steps: ['choose-rocket', 'load-cube'] },
  { id: 'actions', title: 'Actions', steps: ['recall-worker', 'operate-core'] },
  { id: 'techs', title: 'Techs', steps: ['choose-technology', 'return-technology'] },
  { id: 'mine', title: 'Mine', steps: ['use-ability', 'choose-good', 'choose-one', 'give-cube', 'take-cube', 'choose-token'] },
];

export const ui = gameUi<typeof lineae>({
  seats: playerColours.map((colour) => ({
    name: names[colour],
    colour: `var(--player-${colour})`,
    ink: `var(--on-player-${colour})`,
    glyph: glyphs[colour],
  })),
  Board,
  Dashboard,
  progress,
  phase: ({ stage }) => stages[stage],
  round: ({ round }) => ({ at: round, of: ROUNDS }),
  layout: {
    left: { small: 194, large: 250 },
    right: { small: 244, large: 336 },
    compact: true,
    pages: PAGES,
    pagesBelow: 700,
  },
  boardFirst: true,
});
