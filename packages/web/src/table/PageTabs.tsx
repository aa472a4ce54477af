import css from './board.module.css';
import { group } from './kit/naming.ts';
import { turnTo, useAskedPage, useFollow, useSpreads } from './kit/pages.ts';
import { t } from '../words/words.ts';

/** The parts of the board, where not all of them fit; a dot is where something can be chosen. They stay when it is zoomed. */
export function PageTabs() {
  useFollow();
  const { spreads, open } = useSpreads();
  const asked = useAskedPage();
  if (spreads === null) return null;
  return (
    <div className={css.pages} {...group(t('Part of the table'))}>
      {spreads.map((pages) => {
        const [first] = pages;
        if (first === undefined) return null;
        const due = pages.some(({ id }) => id === asked);
        return (
          <button
            key={first.id}
            type="button"
            className={css.page}
            aria-pressed={pages === open || pages[0] === open?.[0]}
            data-page={first.id}
            data-due={due || undefined}
            onClick={() => turnTo(first.id)}
          >
            {pages.map(({ title }) => title).join(' + ')}
            {due && <span className="visually-hidden">{t(', something can be chosen')}</span>}
          </button>
        );
      })}
    </div>
  );
}
