import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { catalogue } from '../games/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import controls from '../ui/controls.module.css';
import { BookIcon, PlayIcon } from '../ui/icons/icons.ts';
import { usePreferences } from '../ui/preferences.ts';
import { useTable } from '../match/store.ts';
import { openRule } from '../match/table-acts.ts';
import css from './guide.module.css';
import { useMatch } from './use-table.ts';
import { t } from '../words/words.ts';

/** Opens by itself before the first match of a game in this browser; a lesson has its own words. */
export function useFirstGuide(open: () => void): void {
  const { match, ui } = useMatch();
  const game = match.game.id;
  const wanted = ui.goal !== undefined && match.yours.length > 0 && !match.over;
  useEffect(() => {
    const { met, set } = usePreferences.getState();
    if (!wanted || met.includes(game) || useTable.getState().lesson !== null) return;
    set({ met: [...met, game] });
    open();
    // Once for a table, whatever changes on it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game, wanted]);
}

/** The game on one screen: what it is about, what a turn is, how it ends, and every sign on the table. */
export function GuideDialog({ onClose }: { readonly onClose: () => void }) {
  const { match, ui } = useMatch();
  const [, go] = useLocation();
  const { goal, legend = [], ends } = ui;
  const [lesson] = catalogue.find(({ id }) => id === match.game.id)?.lessons ?? [];
  const openRules = (): void => {
    onClose();
    openRule(Object.keys(match.game.rulebook)[0] ?? null);
  };
  return (
    <Dialog title={match.game.title} onClose={onClose} wide>
      <div className={css.guide} data-testid="guide">
        {goal !== undefined && (
          <>
            <p className={css.goal}>{goal.goal}</p>
            <h3>{t('Your turn')}</h3>
            <ol className={css.turn}>
              {goal.turn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <h3>{t('The end')}</h3>
            <p>{goal.end}</p>
          </>
        )}
        {goal === undefined && ends !== undefined && <p className={css.goal}>{ends}</p>}
        <div className={css.deeds}>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onClose}>
            <PlayIcon /> {t('Play')}
          </button>
          {lesson !== undefined && (
            <button
              type="button"
              className={controls.button}
              onClick={() => go(`/learn/${match.game.id}/${lesson.id}`)}
            >
              {t('Learn by playing')}
            </button>
          )}
          <button type="button" className={controls.button} onClick={openRules}>
            <BookIcon /> {t('All rules')}
          </button>
        </div>
        {legend.length > 0 && (
          <>
            <h3>{t('What is on the table')}</h3>
            <dl className={css.legend}>
              {legend.map(({ sign, name, meaning }) => (
                <div key={name}>
                  <dt>
                    <span aria-hidden="true">{sign}</span> {name.charAt(0).toUpperCase() + name.slice(1)}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}
