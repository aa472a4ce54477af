import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { BookIcon } from '../ui/icons/icons.ts';
import css from './rules.module.css';
import { useTable } from '../match/store.ts';
import { closeExplained, openRule } from '../match/table-acts.ts';
import { useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/** Why something cannot be done: the sentence, the rule behind it, and the way into the rulebook. */
export function ExplainCard() {
  const { match } = useMatch();
  const explained = useTable((table) => table.explained);
  if (explained === null) return null;
  const { label, reason, rule } = explained;
  const text = match.game.rulebook[rule];
  return (
    <Dialog title={t('Why not?')} onClose={closeExplained}>
      <div className={css.explain} data-testid="explain">
        <p className={css.explained}>{label}</p>
        <p className={css.reason}>{reason}</p>
        {text !== undefined && (
          <blockquote className={css.quote}>
            <p className={css.quoteHead}>
              {text.heading} <span className="label">{rule}</span>
            </p>
            <p>{text.text}</p>
          </blockquote>
        )}
        <button type="button" className={controls.button} onClick={() => openRule(rule)}>
          <BookIcon /> {t('Open the rulebook here')}
        </button>
      </div>
    </Dialog>
  );
}
