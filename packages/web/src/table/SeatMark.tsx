import css from './seat.module.css';
import { useLook, useMatch } from './use-table.ts';

/** A seat's colour and glyph. Decoration: the name stands beside it. */
export function SeatMark({ seat }: { readonly seat: number }) {
  const look = useLook(seat);
  if (look === null) return null;
  const ink = look.ink === undefined ? {} : { color: look.ink };
  return (
    <span className={css.mark} style={{ background: look.colour, ...ink }} aria-hidden="true">
      {look.glyph}
    </span>
  );
}

/** A seat by colour, glyph and name. */
export function SeatName({ seat }: { readonly seat: number }) {
  const { match } = useMatch();
  return (
    <span className={css.name}>
      <SeatMark seat={seat} />
      {match.name(seat)}
    </span>
  );
}
