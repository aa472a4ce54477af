import { playerColours, players, processed, QUIET_ROUNDS, SOLO_TURNS, TO_END } from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup, ArcticView } from '@benchtop/games/arctic-cleanup';
import { cardTitle } from './names.ts';
import { gameUi, looksOf, routeBy, weightBy } from '../../table/contract.ts';
import type { ChainSteps, Nearness, Resource } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Footer } from './Footer.tsx';
import { guide, logo } from './guide.tsx';
import { PAGED, PAGES } from './layout.ts';
import { playedCard, stepOf } from './model.ts';
import type { Step } from './model.ts';
import { counted, t } from './words.ts';

const glyphs = { red: '◆', orange: '▲', white: '●', teal: '✚' } as const;

const SETUP: readonly (Step | null)[] = ['place-factory', 'place-ship'];

/** Factories and ships are placed before the first turn. */
function turn(view: ArcticView): string {
  return SETUP.includes(stepOf(view)) ? 'Setup' : t('Turn {n}', { n: view.turns + 1 });
}

/** How near the end is: the fullest factory, the season of a solo match, or the calm. */
function progress(view: ArcticView): string {
  const { seats, turns, players: boards, quiet } = view;
  if (view.over !== null) return t('The match is over');
  if (turn(view) === 'Setup') return t('Setup');
  const most = Math.max(...boards.map(processed));
  if (seats === 1)
    return t('Turn {n} of {turns}, {most} of {of} processed', { n: turns + 1, turns: SOLO_TURNS, most, of: TO_END });
  const calm = QUIET_ROUNDS * seats - quiet;
  const becalmed =
    quiet >= 2 * seats
      ? ` ${counted(calm, 'Becalmed in 1 turn unless a token moves.', 'Becalmed in {n} turns unless a token moves.')}`
      : '';
  return `${t('Round {n}: the fullest factory has {most} of {of}.', { n: Math.floor(turns / seats) + 1, most, of: TO_END })}${becalmed}`;
}

/** The end that is nearest: of a solo match its season, in a calm the calm, else the fullest factory. */
function nearness(view: ArcticView): Nearness | null {
  const { seats, turns, players: boards, quiet } = view;
  if (turn(view) === 'Setup') return null;
  if (seats === 1) return { name: t('Turns played'), value: turns, max: SOLO_TURNS };
  if (quiet >= 2 * seats) return { name: t('Turns without a token moved'), value: quiet, max: QUIET_ROUNDS * seats };
  return { name: t('Fullest factory'), value: Math.max(...boards.map(processed)), max: TO_END };
}

/** What a card asks, one after the other. */
const CHAINS: readonly (readonly Step[])[] = [
  ['plan-pick', 'plan-set'],
  ['analyze-amount', 'analyze-place'],
];
const STEP_NAMES: { readonly [S in Step]?: string } = {
  'plan-pick': t('Die'),
  'plan-set': t('Row and direction'),
  'analyze-amount': t('How many'),
  'analyze-place': t('Where'),
};

/** Cards that ask two things are chains; the others ask one thing again and again. */
function steps(view: ArcticView): ChainSteps | null {
  const step = stepOf(view);
  const chain = step === null ? undefined : CHAINS.find((all) => all.includes(step));
  const card = playedCard(view);
  if (step === null || chain === undefined || card === null) return null;
  return { names: [cardTitle(card), ...chain.map((one) => STEP_NAMES[one] ?? one)], at: chain.indexOf(step) + 1 };
}

function resources(view: ArcticView, seat: number): readonly Resource[] {
  const p = view.players[seat];
  if (p === undefined) return [];
  const [one, two] = p.rows;
  return [
    { name: t('Processed'), value: processed(p), max: TO_END, icon: logo('unload') },
    { name: t('Aboard'), value: p.ships.reduce((sum, { cargo }) => sum + cargo.length, 0), max: 8, icon: logo('load') },
    { name: t('Dice in row 1'), value: one.length, max: 5, icon: logo('move') },
    { name: t('Dice in row 2'), value: two.length, max: 5, icon: logo('move') },
    { name: t('Dice beside the board'), value: p.pool, icon: logo('plan') },
  ];
}

const shipOf = ({ seat, ship }: { readonly seat: number; readonly ship: number }): string => `ship ${seat} ${ship - 1}`;

/** What comes from or goes to things that are not drawn as pieces, and what is traced. */
const route = routeBy<typeof arcticCleanup>({
  'ship-placed': ({ seat }) => ({ from: `factory ${seat}` }),
  'ship-moved': (event) => ({ way: { piece: shipOf(event), from: event.from, to: event.to } }),
  'token-loaded': (event) => ({ to: shipOf(event), count: { at: event.hex, by: -1 } }),
  'bag-drawn': () => ({ from: 'bag' }),
  'token-surfaced': ({ hex }) => ({ from: 'bag', count: { at: hex, by: 1 } }),
  'token-processed': (event) => ({ from: shipOf(event), to: `factory ${event.seat}` }),
});

/** How long each event takes, in shares; what is not named happens at once. */
const weight = weightBy<typeof arcticCleanup>({
  'factory-placed': 0.8,
  'ship-placed': 0.8,
  'action-chosen': 0.4,
  'die-planned': 0.8,
  'ship-moved': 1,
  'token-loaded': 1,
  'bag-drawn': 1,
  'token-surfaced': 0.9,
  'token-processed': 1,
  'card-upgraded': 0.6,
  'block-completed': 0.5,
  'die-gained': 0.6,
  'hatched-opened': 0.6,
  'cards-slid': 0.5,
});

export const ui = gameUi<typeof arcticCleanup>({
  seats: looksOf(playerColours, glyphs, (colour) => t(players[colour].name)),
  Board,
  Dashboard,
  progress,
  turn,
  route,
  weight,
  ...guide,
  nearness,
  steps,
  resources,
  Footer,
  layout: {
    left: { small: 232, large: 276 },
    right: { small: 272, large: 344 },
    pages: PAGES,
    pagesBelow: PAGED,
  },
  choiceName: (value) => (value === 'graded' ? t('Graded') : value === 'none' ? t('None|tempo') : t('Standard')),
  boardFirst: true,
});
