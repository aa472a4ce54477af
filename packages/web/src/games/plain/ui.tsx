import type { View } from '@benchtop/engine/host';
import type { BoardProps, DashboardProps, GameUi, Resource } from '../../table/contract.ts';
import { PlayerPanel } from '../../table/kit/Track.tsx';
import { readable } from '../../table/kit/words.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { useMatch } from '../../table/use-table.ts';
import { Part } from './Part.tsx';
import css from './plain.module.css';

/** A table drawn from the declaration of the state: what is shared on top, then every player, the viewer first. */
function Board({ view, viewer, names }: BoardProps) {
  const fields = Object.entries(useMatch().match.game.state.fields);
  const shared = fields.filter(([, spec]) => spec.kind !== 'per-seat');
  const order = names.map((_, i) => (viewer + i) % names.length);
  return (
    <div className={css.board}>
      <section className={css.shared} aria-label="The table">
        {shared.map(([key, spec]) => (
          <Part key={key} spec={spec} value={view[key]} name={key} at={key} />
        ))}
      </section>
      {order.map((seat) => (
        <section key={seat} className={css.player} aria-label={names[seat]} data-own={seat === viewer || undefined}>
          <h2>
            <SeatMark seat={seat} /> {names[seat]}
          </h2>
          {fields.map(([key, spec]) =>
            spec.kind === 'per-seat' ? (
              <Part key={key} spec={spec.of} value={ofSeat(view[key], seat)} name={key} at={`${key} ${seat}`} />
            ) : null,
          )}
        </section>
      ))}
    </div>
  );
}

const ofSeat = (value: unknown, seat: number): unknown => (Array.isArray(value) ? (value as unknown[])[seat] : null);

/** Every number of a player, and how many pieces lie in each of their places. */
function countsOf(view: View, seat: number): readonly Resource[] {
  return Object.entries(view)
    .filter(([key]) => key !== 'pending')
    .map(([, part]) => ofSeat(part, seat))
    .filter((part) => typeof part === 'object' && part !== null)
    .flatMap((part) => Object.entries(part as { readonly [key: string]: unknown }))
    .flatMap(([key, value]) => {
      const number = Array.isArray(value)
        ? value.length
        : typeof value === 'object' && value !== null && 'count' in value
          ? value.count
          : value;
      return typeof number === 'number' ? [{ name: readable(key), value: number }] : [];
    });
}

function Dashboard({ view, seat }: DashboardProps) {
  return <PlayerPanel resources={countsOf(view, seat)} seat={seat} />;
}

/** What the table shows for a game that has no board of its own: its declaration and its words draw it. */
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
  resources: countsOf,
  // What is drawn as numbers only cannot be shown as a ghost.
  ghosts: false,
};
