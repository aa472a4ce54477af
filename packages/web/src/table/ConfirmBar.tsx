import { useEffect, useRef } from 'react';
import controls from '../ui/controls.module.css';
import { WarningIcon } from '../ui/icons/icons.ts';
import { canChoose, confirmed, useTable } from '../match/store.ts';
import { dropChoice } from '../match/table-acts.ts';
import { chooseOption } from './confirm.ts';
import css from './confirm.module.css';
import { useDirector } from './use-table.ts';
import { t } from '../words/words.ts';

/** Asks once more before a choice that might be regretted. It lies over the log, on a small screen over the foot of the sheet. */
export function ConfirmBar() {
  const director = useDirector();
  const confirming = useTable((table) => (canChoose(table) ? confirmed(table) : null));
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (confirming !== null) go.current?.focus();
  }, [confirming]);
  if (confirming === null) return null;
  const { option, why } = confirming;
  return (
    <div
      className={css.bar}
      role="alertdialog"
      aria-label={t('Are you sure?')}
      aria-describedby="confirm-why"
      data-testid="confirm"
    >
      <p id="confirm-why">
        <strong>{option.label}</strong>
        <span>
          <WarningIcon size={16} /> {why}
        </span>
      </p>
      <button
        ref={go}
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => chooseOption(director, option.id)}
      >
        {t('Do it')}
      </button>
      <button type="button" className={controls.button} onClick={dropChoice}>
        {t('Choose again')}
      </button>
    </div>
  );
}
