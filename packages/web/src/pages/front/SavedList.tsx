import { useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../../ui/ask.ts';
import controls from '../../ui/controls.module.css';
import { download } from '../../ui/download.ts';
import { whenWords } from '../../ui/when.ts';
import { titleOf } from '../../games/index.ts';
import { CloseIcon, DownloadIcon, ForwardIcon } from '../../ui/icons/icons.ts';
import { forget, isBroken, rawSave } from '../../match/local/saves.ts';
import type { BrokenSave, SavedMatch } from '../../match/local/saves.ts';
import css from './front.module.css';
import { t } from '../../words/words.ts';

export interface SavedListProps {
  readonly saves: readonly (SavedMatch | BrokenSave)[];
  readonly onChange: () => void;
}

/** The matches this browser keeps: go on with one, or delete it. */
export function SavedList({ saves, onChange }: SavedListProps) {
  const [now] = useState(Date.now);
  const remove = async (id: string): Promise<void> => {
    const sure = await ask({
      title: t('Delete this match?'),
      sentence: t('It cannot be brought back.'),
      yes: t('Delete'),
    });
    if (!sure) return;
    forget(id);
    onChange();
  };
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={css.sectionHead}>
        {t('Continue')}
      </h2>
      <ul className={css.saves}>
        {saves.map((save) => (
          <li key={save.id} className={css.save} data-testid="saved-match">
            {isBroken(save) ? <Broken save={save} /> : <Saved save={save} now={now} />}
            <button
              type="button"
              className={`${controls.button} ${controls.quiet} ${controls.icon}`}
              aria-label={
                isBroken(save)
                  ? t('Delete the match that cannot be read')
                  : t('Delete {describe}', { describe: describe(save) })
              }
              onClick={() => void remove(save.id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ game, seats }: SavedMatch): string {
  return `${titleOf(game)}, ${seats.map(({ name }) => name).join(' – ')}`;
}

function Saved({ save, now }: { readonly save: SavedMatch; readonly now: number }) {
  return (
    <Link href={`/table/${save.id}`} className={css.saveLink} data-game={save.game}>
      <span className={css.saveGame}>{titleOf(save.game)}</span>
      <span className={css.saveWho}>{save.seats.map(({ name }) => name).join(' – ')}</span>
      <span className={css.saveStatus}>{save.status}</span>
      <span className={`${css.saveWhen} label`}>
        {save.over ? t('Finished, ') : ''}
        {whenWords(save.updated, now)}
      </span>
      <ForwardIcon className={css.saveGo} />
    </Link>
  );
}

function Broken({ save }: { readonly save: BrokenSave }) {
  return (
    <div className={css.saveLink}>
      <span className={css.saveGame}>{t('A match that cannot be read')}</span>
      <span className={css.saveStatus}>{t('What the browser kept is damaged. You can download it or delete it.')}</span>
      <button
        type="button"
        className={controls.button}
        onClick={() => download(`benchtop-${save.id}.json`, rawSave(save.id) ?? '')}
      >
        <DownloadIcon /> {t('Download')}
      </button>
    </div>
  );
}
