import { Link } from 'wouter';
import controls from '../ui/controls.module.css';
import css from './page.module.css';
import { Shell } from './Shell.tsx';
import { t } from '../words/words.ts';

/** What a mistyped address leads to. */
export function LostPage() {
  return (
    <Shell skip={t('Skip to what can be done')}>
      <div className={css.trouble}>
        <h1>{t('There is nothing at this address')}</h1>
        <p>{t('The link may be old or mistyped.')}</p>
        <div className={css.actions}>
          <Link href="/" className={`${controls.button} ${controls.primary}`}>
            {t('Front page')}
          </Link>
        </div>
      </div>
    </Shell>
  );
}
