import controls from '../ui/controls.module.css';
import { canChoose, useTable } from '../match/store.ts';
import { point } from '../match/table-acts.ts';
import { chooseOption } from './confirm.ts';
import { mainOption } from './main-option.ts';
import css from './status.module.css';
import { useDirector, useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/** What ends or confirms the decision, always at the same place. Key: Enter. */
export function MainButton({ large = false }: { readonly large?: boolean }) {
  const director = useDirector();
  const { match, ui } = useMatch();
  const open = useTable((table) => table.open);
  const still = !useTable(canChoose);
  const main = open === null ? null : mainOption(match.game, ui, open);
  if (main === null) return null;
  return (
    <button
      type="button"
      className={`${controls.button} ${css.main} ${large ? css.mainLarge : ''}`}
      data-testid="main"
      aria-disabled={still}
      onClick={() => chooseOption(director, main.id)}
      onPointerEnter={() => point(main.id)}
      onPointerLeave={() => point(null)}
    >
      <span>{main.label}</span>
      <kbd className={controls.key} aria-hidden="true">
        {t('Enter')}
      </kbd>
    </button>
  );
}
