import type { View } from '@benchtop/engine/host';
import { modeOf, PASSES, points, presetIds, presets, roundOf, target } from '@benchtop/games/algoracing';
import type { GameUi, SeatLook } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { guide } from './guide.tsx';
import { algoracingView } from './model.ts';
import { travel } from './playback.ts';
import { signGlyph } from './signs.tsx';

const SETUP = ['choose-colour', 'block-rotation', 'block-anchor', 'choose-corner', 'choose-facing'];

function settingUp(view: View): boolean {
  return SETUP.includes(view.pending.at(-1)?.step ?? '');
}

function turn(view: View): string {
  return settingUp(view) ? 'Setup' : `Turn ${algoracingView(view).turns + 1}`;
}

/** How near the end is: the leader's points, and a warning when everybody only passes. */
function progress(any: View): string {
  if (any.over !== null) return 'The match is over';
  if (settingUp(any)) return 'Setup';
  const view = algoracingView(any);
  const most = Math.max(...view.rovers.map(({ delivered }) => points(delivered)));
  const left = PASSES * view.seats - view.passes;
  const stall = view.passes >= 2 * view.seats ? ` ${left} more passes end the match.` : '';
  return `Round ${roundOf(view)}: ${most} of ${target[modeOf(view)]} points.${stall}`;
}

const seats: readonly SeatLook[] = [
  { name: 'Olympus', colour: '#4a6a8a', ink: '#ffffff', glyph: 'O' },
  { name: 'Gale', colour: '#3f7a63', ink: '#ffffff', glyph: 'G' },
  { name: 'Hellas', colour: '#7a5a96', ink: '#ffffff', glyph: 'H' },
  { name: 'Jezero', colour: '#8a6d1f', ink: '#ffffff', glyph: 'J' },
];

/** A team looks like its rover as soon as it has one. */
function look(view: View, seat: number): SeatLook | null {
  const colour = algoracingView(view).rovers[seat]?.colour ?? null;
  const name = seats[seat]?.name ?? '';
  return colour === null
    ? null
    : { name, colour: `var(--rover-${colour})`, ink: `var(--on-rover-${colour})`, glyph: signGlyph[colour] };
}

const choiceName = (value: string): string | null => {
  const preset = presetIds.find((id) => id === value);
  return preset === undefined ? (value === 'players' ? 'Placed by the players' : null) : presets[preset].name;
};

/** Teams are named after places on Mars: the colour of the rover is chosen in the match itself. */
export const ui: GameUi = {
  seats,
  Board,
  Dashboard,
  progress,
  turn,
  travel,
  look,
  upfront: ['mode'],
  choiceName,
  boardFirst: true,
  layout: { left: { small: 224, large: 264 }, right: { small: 272, large: 344 } },
  ...guide,
};
