import { useMemo } from 'react';
import controls from '../ui/controls.module.css';
import { CloseIcon } from '../ui/icons/icons.ts';
import { recapOf } from '../match/log.ts';
import css from './log.module.css';
import { Parts } from './LogPanel.tsx';
import { useTable } from '../match/store.ts';
import { closeRecap, showTab } from '../match/table-acts.ts';
import { useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/**
 * What the others did since the viewer's last choice; what was done to the viewer comes first. Where the log is in
 * sight anyway, and marks it, only what was done to the viewer is repeated here.
 */
export function Recap({ always }: { readonly always: boolean }) {
  const { match } = useMatch();
  const viewer = useTable((table) => table.viewer);
  const perspective = useTable((table) => table.perspective);
  const position = useTable((table) => table.position);
  const newsFrom = useTable((table) => table.newsFrom);
  const due = useTable(({ open, busy, past }) => open !== null && !busy && past === null);
  // Where there is little room, the captions of a lesson tell enough.
  const seen = useTable((table) => table.recapSeen >= position || (always && table.lesson !== null));
  const told = (due || newsFrom !== null) && !seen;
  const sentences = useMemo(
    () =>
      told ? recapOf(match, viewer, perspective, position, always || newsFrom !== null, newsFrom ?? undefined) : [],
    [match, viewer, perspective, position, told, always, newsFrom],
  );
  const heading = newsFrom === null ? t('Since your last choice') : t('Since you were last here');
  if (sentences.length === 0) return null;
  return (
    <section className={css.recap} aria-label={heading} data-testid="recap">
      <button type="button" className={css.recapWords} onClick={() => showTab('log')}>
        <span className={css.recapLines}>
          <strong>{heading}</strong>{' '}
          {sentences.map((parts, i) => (
            <span key={`${position} ${i}`}>
              <Parts parts={parts} />{' '}
            </span>
          ))}
        </span>
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('Dismiss')}
        onClick={closeRecap}
      >
        <CloseIcon size={16} />
      </button>
    </section>
  );
}
