import type { RefusedOption } from '@benchtop/engine';
import { ChevronIcon, WhyNotIcon } from '../icons/icons.ts';
import css from './decision.module.css';
import { guiding, useTable } from './store.ts';

/** With more refusals than this the list begins closed, so that it does not bury the options. */
const SHORT = 4;

const point = (pointed: string | null): void => useTable.setState({ pointed });

/** What cannot be done now, and why not. */
export function RefusedList({ refused }: { readonly refused: readonly RefusedOption[] }) {
  const pointed = useTable((table) => table.pointed);
  const taught = useTable(guiding);
  if (refused.length === 0) return null;
  return (
    <details className={css.refused} open={refused.length <= SHORT}>
      <summary>
        <ChevronIcon size={16} /> {taught ? 'Not in this step' : 'Not possible now'} ({refused.length})
      </summary>
      <ul>
        {refused.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={option.id === pointed ? css.pointed : ''}
              data-refused={option.id}
              aria-label={`${option.label}: not possible. ${option.reason}`}
              onClick={() => useTable.setState({ explained: option })}
              onPointerEnter={() => point(option.id)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(option.id)}
              onBlur={() => point(null)}
            >
              <WhyNotIcon size={16} /> {option.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
