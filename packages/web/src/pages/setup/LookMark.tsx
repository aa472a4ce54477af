import type { SeatLook } from '../../table/contract.ts';
import css from './setup.module.css';

/** A seat's colour and glyph while a match is arranged. Decoration: the name stands beside it. */
export function LookMark({ look }: { readonly look: SeatLook | undefined }) {
  return (
    <span
      className={css.mark}
      style={{ background: look?.colour, ...(look?.ink === undefined ? {} : { color: look.ink }) }}
      aria-hidden="true"
    >
      {look?.glyph}
    </span>
  );
}
