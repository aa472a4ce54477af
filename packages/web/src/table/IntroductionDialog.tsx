import { useTable } from '../match/store.ts';
import { openRule } from '../match/table-acts.ts';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { BookIcon } from '../ui/icons/icons.ts';
import { usePreferences } from '../ui/preferences.ts';
import type { Introduction } from './contract.ts';
import css from './guide.module.css';
import { useMatch, useShown } from './use-table.ts';
import { t } from '../words/words.ts';

/** What is to be told to the seat that is asked now; a lesson has its own words. */
function useIntroduction(): Introduction | null {
  const { match, ui } = useMatch();
  const { view } = useShown();
  const seat = useTable((table) => (table.lesson === null ? table.open?.decision.seat : undefined));
  return seat === undefined || !match.yours.includes(seat) ? null : (ui.introduce?.(view, seat) ?? null);
}

/** What somebody plays with for the first time in this browser: told once, when they are first asked something. */
export function IntroductionDialog() {
  const { match } = useMatch();
  const met = usePreferences((preferences) => preferences.met);
  const told = useIntroduction();
  const key = `${match.game.id} ${told?.id ?? ''}`;
  if (told === null || met.includes(key)) return null;
  const close = (): void => {
    const { met: known, set } = usePreferences.getState();
    set({ met: [...known, key] });
  };
  return <Told of={told} onClose={close} />;
}

function Told({ of: { title, lines, rule }, onClose }: { readonly of: Introduction; readonly onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={css.guide} data-testid="introduction">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className={css.deeds}>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onClose}>
            {t('Got it')}
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              onClose();
              openRule(rule);
            }}
          >
            <BookIcon /> {t('The rule')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
