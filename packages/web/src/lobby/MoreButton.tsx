import controls from '../app/controls.module.css';
import css from './list.module.css';
import type { Pages } from './pages.ts';

interface MoreProps {
  readonly more: Pages['more'];
  /** What there is more of, as in "Show more open seats". */
  readonly what: string;
  /** How many are shown, told to those who cannot see that the list has grown. */
  readonly shown: number;
}

/** The end of a list that goes on. Nothing where it does not, but what is shown is told all the same. */
export function MoreButton({ more, what, shown }: MoreProps) {
  return (
    <div className={css.more}>
      {more !== null && (
        <button type="button" className={controls.button} onClick={more}>
          Show more {what}
        </button>
      )}
      <output className="visually-hidden">{shown > 0 ? `${shown} shown.` : ''}</output>
    </div>
  );
}
