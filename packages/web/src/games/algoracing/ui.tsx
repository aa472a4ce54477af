import {
  CAPACITY,
  modeOf,
  PASSES,
  points,
  presetIds,
  presets,
  roundOf,
  squareName,
  target,
} from '@benchtop/games/algoracing';
import type { algoracing, AlgoracingEvent, AlgoracingView } from '@benchtop/games/algoracing';
import { gameUi, routeBy } from '../../table/contract.ts';
import type { Route, SeatLook } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { guide } from './guide.tsx';
import { isSetup, stepOf } from './kit.ts';
import { signGlyph } from './signs.tsx';

const turn = (view: AlgoracingView): string => (isSetup(stepOf(view)) ? 'Setup' : `Turn ${view.turns + 1}`);

function phase(view: AlgoracingView): string {
  const step = stepOf(view);
  if (isSetup(step)) return 'Setup';
  return step === 'pass-discard' ? 'Swapping cards' : step === null ? 'Driving' : 'Programming';
}

/** How near the end is: the leader's points, and a warning when everybody only passes. */
function progress(view: AlgoracingView): string {
  if (view.over !== null) return 'The match is over';
  if (isSetup(stepOf(view))) return `A race to ${target[modeOf(view)]} points.`;
  const most = Math.max(...view.rovers.map(({ delivered }) => points(delivered)));
  const left = PASSES * view.seats - view.passes;
  const stall =
    view.passes >= 2 * view.seats ? ` ${left} more ${left === 1 ? 'pass ends' : 'passes end'} the match.` : '';
  return `Round ${roundOf(view)}: ${most} of ${target[modeOf(view)]} points.${stall}`;
}

const seats: readonly SeatLook[] = [
  { name: 'Olympus', colour: '#4a6a8a', ink: '#ffffff', glyph: 'O' },
  { name: 'Gale', colour: '#3f7a63', ink: '#ffffff', glyph: 'G' },
  { name: 'Hellas', colour: '#7a5a96', ink: '#ffffff', glyph: 'H' },
  { name: 'Jezero', colour: '#8a6d1f', ink: '#ffffff', glyph: 'J' },
];

/** A team looks like its rover as soon as it has one. */
function look({ rovers }: AlgoracingView, seat: number): SeatLook | null {
  const colour = rovers[seat]?.colour ?? null;
  const name = seats[seat]?.name ?? '';
  return colour === null
    ? null
    : { name, colour: `var(--rover-${colour})`, ink: `var(--on-rover-${colour})`, glyph: signGlyph[colour] };
}

const choiceName = (value: string): string | null => {
  const preset = presetIds.find((id) => id === value);
  return preset === undefined ? (value === 'players' ? 'Placed by the players' : null) : presets[preset].name;
};

const thrown = (): Route => ({ to: 'discard' });
const driven = ({ seat, from, to }: Extract<AlgoracingEvent, { readonly type: 'rover-moved' | 'elevator-ride' }>) => ({
  way: { piece: `rover ${seat}`, from: squareName(from), to: squareName(to) },
});

/** Cards come from the deck and go to the discard pile; rovers and samples are traced over the field. */
const route = routeBy<typeof algoracing>({
  'cards-drawn': () => ({ from: 'deck' }),
  'command-covered': thrown,
  'cycle-removed': thrown,
  'cycle-lost': thrown,
  'algorithm-cleared': thrown,
  'card-swapped': thrown,
  'rover-moved': driven,
  'elevator-ride': driven,
  'sample-picked': ({ at }) => ({ count: { at: squareName(at), by: -1 } }),
});

/** Milliseconds in which an event can be followed by eye; what is not named happens at once. */
const TIMES: { readonly [T in AlgoracingEvent['type']]?: number } = {
  'rover-placed': 400,
  'card-laid': 300,
  'command-inserted': 300,
  'command-covered': 300,
  'cycle-placed': 300,
  'cycle-removed': 300,
  'cycle-lost': 300,
  'command-started': 90,
  'command-skipped': 420,
  'rover-moved': 450,
  'rover-turned': 380,
  'sample-picked': 320,
  'samples-delivered': 850,
  encounter: 380,
  compensation: 420,
  'rover-teleported': 900,
  'samples-pulled': 420,
  'elevator-ride': 900,
  'algorithm-cleared': 300,
  'card-swapped': 300,
  'cards-drawn': 300,
};
/** A long drive is quicker on every square. */
const ON_THE_WAY = 230;
/** A run takes no longer than this, however many commands it has. */
const LONGEST_RUN = 3400;
/** What the shell gives an event of weight 1. */
const BEAT = 240;

const timeOf = (event: AlgoracingEvent): number =>
  event.type === 'rover-moved' && event.kind === 'all-way' ? ON_THE_WAY : (TIMES[event.type] ?? 0);

/** Teams are named after places on Mars: the colour of the rover is chosen in the match itself. */
export const ui = gameUi<typeof algoracing>({
  seats,
  Board,
  Dashboard,
  progress,
  turn,
  phase,
  look,
  route,
  weight: (event) => timeOf(event) / BEAT,
  travel: (events) =>
    Math.min(
      LONGEST_RUN,
      events.reduce((sum, event) => sum + timeOf(event), 0),
    ),
  resources: (view, seat) => {
    const rover = view.rovers[seat];
    if (rover === undefined) return [];
    return [
      { name: 'Points', value: points(rover.delivered), max: target[modeOf(view)] },
      { name: 'Samples aboard', value: rover.load.length, max: CAPACITY },
      { name: 'Cards', value: rover.hand.count },
    ];
  },
  upfront: ['mode'],
  choiceName,
  boardFirst: true,
  layout: { left: { small: 224, large: 264 }, right: { small: 272, large: 344 } },
  ...guide,
});
