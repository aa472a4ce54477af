import type { View } from '@benchtop/engine/host';
import { SeatMark } from './SeatMark.tsx';
import css from './turn-strip.module.css';
import { owing, useMatch, useShown } from './use-table.ts';

/** The seats in turn order. */
export function orderOf(order: ((view: View) => readonly number[]) | undefined, view: View): readonly number[] {
  return order?.(view) ?? Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Who follows whoever acts: null where nobody does, or several act at once. */
export function nextOf(order: readonly number[], acting: readonly number[]): number | null {
  const [now] = acting;
  if (now === undefined || acting.length > 1 || order.length < 2) return null;
  return order[(order.indexOf(now) + 1) % order.length] ?? null;
}

/** Turn order, who acts and who is next, the phase, and what ends the match. */
export function TurnStrip() {
  const { match, ui } = useMatch();
  const { view } = useShown();
  if (match.over) return null;
  const order = orderOf(ui.order, view);
  const acting = owing(view);
  const next = nextOf(order, acting);
  const phase = ui.phase?.(view) ?? null;
  return (
    <div className={css.strip} data-testid="turn-strip">
      {order.length > 1 && (
        <ol aria-label="Turn order">
          {order.map((seat) => (
            <li
              key={seat}
              className={acting.includes(seat) ? css.acting : ''}
              title={titleOf(match.name(seat), acting.includes(seat), seat === next)}
            >
              <SeatMark seat={seat} />
              <span className="visually-hidden">{titleOf(match.name(seat), acting.includes(seat), seat === next)}</span>
            </li>
          ))}
        </ol>
      )}
      {phase !== null && <span className="label">{phase}</span>}
    </div>
  );
}

function titleOf(name: string, acts: boolean, follows: boolean): string {
  return acts ? `${name}, to act` : follows ? `${name}, next` : name;
}
