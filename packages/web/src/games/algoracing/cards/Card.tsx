import type { Kind } from '@benchtop/games/algoracing';
import { CARD, CardFace } from './CardFace.tsx';
import css from './cards.module.css';

/** A command card as large as the room it is given. */
export function Card({ kind }: { readonly kind: Kind }) {
  return (
    <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} className={css.face} aria-hidden="true">
      <CardFace kind={kind} />
    </svg>
  );
}

/** The back of a card. */
export function CardBack() {
  return (
    <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} className={css.face} aria-hidden="true">
      <rect x="1.5" y="1.5" width="97" height="129" rx="9" className={css.back} />
      <path d="M20 98V46L50 28 80 46V98L50 116Z M20 46L50 64 80 46M50 64V116" className={css.backLine} />
    </svg>
  );
}
