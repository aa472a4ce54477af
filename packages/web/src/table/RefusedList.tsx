import { ChevronIcon, WhyNotIcon } from '../ui/icons/icons.ts';
import css from './decision.module.css';
import { useTable } from '../match/store.ts';
import { explain, point, pointAway } from '../match/table-acts.ts';
import type { OpenDecision } from '../match/store.ts';
import { t } from '../words/words.ts';

/** With more refusals than this the list begins closed, so that it does not bury the options. */
const SHORT = 4;

/** What cannot be done now, and why not. In a lesson all of it has the same reason, which its caption has said: the list begins closed. */
export function RefusedList({ open: { refused, guided = false } }: { readonly open: OpenDecision }) {
  const pointed = useTable((table) => table.pointed);
  if (refused.length === 0) return null;
  const short = refused.length <= SHORT && !guided;
  return (
    <details className={css.refused} open={short}>
      <summary>
        <ChevronIcon size={16} /> {guided ? t('Not in this step') : t('Not possible now')} ({refused.length})
      </summary>
      <ul>
        {refused.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={option.id === pointed ? css.pointed : ''}
              data-refused={option.id}
              aria-label={t('{label}: not possible. {reason}', { label: option.label, reason: option.reason })}
              onClick={() => explain(option)}
              onPointerEnter={() => point(option.id)}
              onPointerLeave={() => pointAway(option.id)}
              onFocus={() => point(option.id)}
              onBlur={() => pointAway(option.id)}
            >
              <WhyNotIcon size={16} />
              <span>
                {option.label}
                {short && <span className={css.why}>{option.reason}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
