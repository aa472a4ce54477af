import css from './seat.module.css';
import { useMatch } from './use-table.ts';

/** A seat's colour and glyph. Decoration: the name stands beside it. */
export function SeatMark({ seat }: { readonly seat: number }) {
  const { ui } = useMatch();
  const look = ui.seats[seat];
  if (look === undefined) return null;
  const ink = look.ink === undefined ? {} : { color: look.ink };
  return (
    <span className={css.mark} style={{ background: look.colour, ...ink }} aria-hidden="true">
      {look.glyph}
    </span>
  );
}

/** A seat by colour, glyph and name. */
export function SeatName({ seat }: { readonly seat: number }) {
  const { local } = useMatch();
  return (
    <span className={css.name}>
      <SeatMark seat={seat} />
      {local.name(seat)}
    </span>
  );
}
