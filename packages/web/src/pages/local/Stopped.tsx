import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { download } from '../../ui/download.ts';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { forget, rawSave } from '../../match/local/saves.ts';
import type { Trouble } from '../../match/store.ts';
import { t } from '../../words/words.ts';

export interface StoppedProps {
  readonly id: string;
  readonly trouble: Trouble;
}

/** In the place of a table that cannot be laid, or whose match stopped: why, and the match to take away. */
export function Stopped({ id, trouble: { sentence, saved } }: StoppedProps) {
  const kept = saved ? rawSave(id) : null;
  return (
    <TroublePage>
      <h1>{t('This match cannot go on here')}</h1>
      <p>{sentence}</p>
      <div className={page.actions}>
        <Link href="/" className={`${controls.button} ${controls.primary}`}>
          {t('Front page')}
        </Link>
        {kept !== null && (
          <>
            <button type="button" className={controls.button} onClick={() => location.reload()}>
              {t('Reload')}
            </button>
            <button type="button" className={controls.button} onClick={() => download(`benchtop-${id}.json`, kept)}>
              {t('Download the match')}
            </button>
            <button
              type="button"
              className={controls.button}
              onClick={() => {
                forget(id);
                location.assign('/');
              }}
            >
              {t('Delete it')}
            </button>
          </>
        )}
      </div>
    </TroublePage>
  );
}
