import { playerColours, players, processed, QUIET_ROUNDS, SOLO_TURNS, TO_END } from '@benchtop/games/arctic-cleanup';
import type { View } from '@benchtop/engine/host';
import type { GameUi } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Dashboard } from './Dashboard.tsx';
import { arcticView } from './model.ts';

const glyphs = { red: '◆', orange: '▲', white: '●', teal: '✚' } as const;

/** Factories and ships are placed before the first turn. */
function turn(view: View): string {
  const step = view.pending.at(-1)?.step ?? '';
  return step.startsWith('place-') ? 'Setup' : `Turn ${arcticView(view).turns + 1}`;
}

/** How near the end is: the fullest factory, the season of a solo match, or the calm. */
function progress(view: View): string {
  const { seats, turns, players: boards, quiet } = arcticView(view);
  if (view.over !== null) return 'The match is over';
  if (turn(view) === 'Setup') return 'Setup';
  if (seats === 1)
    return `Turn ${turns + 1} of ${SOLO_TURNS}, ${processed(boards[0] ?? never())} of ${TO_END} processed`;
  const most = Math.max(...boards.map(processed));
  const calm = QUIET_ROUNDS * seats - quiet;
  const becalmed =
    quiet >= 2 * seats ? ` Becalmed in ${calm} ${calm === 1 ? 'turn' : 'turns'} unless a token moves.` : '';
  return `Round ${Math.floor(turns / seats) + 1}: the fullest factory has ${most} of ${TO_END}.${becalmed}`;
}

function never(): never {
  throw new Error('a match has at least one player');
}

export const ui: GameUi = {
  seats: playerColours.map((colour) => ({
    name: players[colour].name,
    colour: `var(--player-${colour})`,
    ink: `var(--on-player-${colour})`,
    glyph: glyphs[colour],
  })),
  Board,
  Dashboard,
  progress,
  turn,
};
