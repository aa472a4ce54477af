import type { BoardProps, DashboardProps, GameUi } from '../../table/contract.ts';
import css from './plain.module.css';

function Board({ decision }: BoardProps) {
  return (
    <div className={css.board}>
      <p>The board of this game is not drawn yet.</p>
      <p>{decision === null ? 'The log tells what the others do.' : 'Answer from the list of options.'}</p>
    </div>
  );
}

function Dashboard({ active }: DashboardProps) {
  return <p className={css.dashboard}>{active ? 'At work' : 'Waiting'}</p>;
}

/** What the table shows for a game whose board is not drawn yet: everything but the board works. */
export const ui: GameUi = {
  seats: [
    { name: 'Red', colour: '#c8322b', glyph: '◆', ink: '#ffffff' },
    { name: 'Orange', colour: '#f28a1f', glyph: '▲', ink: '#2a1400' },
    { name: 'White', colour: '#f5f7f6', glyph: '●', ink: '#17242f' },
    { name: 'Teal', colour: '#0e7f7c', glyph: '✚', ink: '#ffffff' },
  ],
  Board,
  Dashboard,
  progress: () => '',
};
