import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useMe } from './account/me.ts';
import { PersonIcon, SettingsIcon } from '../ui/icons/icons.ts';
import { useMine, waitsForMe } from './notify/mine.ts';
import controls from '../ui/controls.module.css';
import page from './page.module.css';
import { shownName } from '../ui/shown-text.ts';
import { showFonts } from '../ui/theme/fonts.ts';
import css from './shell.module.css';
import { t } from '../words/words.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));

export interface ShellProps {
  /** Where "skip" leads: what the page is for, in words. */
  readonly skip: string;
  readonly children: ReactNode;
}

/** What every page around the tables has in common: the way to the others, and who you are. */
export function Shell({ skip, children }: ShellProps) {
  const [settings, setSettings] = useState(false);
  useEffect(showFonts, []);
  return (
    <div className={css.page}>
      <a className={page.skip} href="#main">
        {skip}
      </a>
      <header className={css.head}>
        <Link href="/" className={css.brand}>
          <img src="/icon.svg" alt="" width="36" height="36" />
          Benchtop
        </Link>
        <nav className={css.nav} aria-label={t('Pages')}>
          <NavLink href="/" words={t('Games')} />
          <NavLink href="/online" words={t('Lobby')} />
          <NavLink href="/history" words={t('History')} />
        </nav>
        <div className={css.own}>
          <AccountLink />
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${css.settings}`}
            onClick={() => setSettings(true)}
          >
            <SettingsIcon /> <span className={css.word}>{t('Settings')}</span>
          </button>
        </div>
      </header>
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{settings && <SettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </div>
  );
}

function NavLink({ href, words }: { readonly href: string; readonly words: string }) {
  const [here] = useRoute(href);
  const waiting = useMine(({ tables }) => tables.filter(waitsForMe).length);
  const count = href === '/online' ? waiting : 0;
  return (
    <Link href={href} className={css.link} aria-current={here ? 'page' : undefined}>
      {words}
      {count > 0 && (
        <span className={`${css.count} label`}>
          {count} <span className="visually-hidden">{count === 1 ? t('waits for you') : t('wait for you')}</span>
        </span>
      )}
    </Link>
  );
}

function AccountLink() {
  const [here] = useRoute('/account');
  const name = useMe(({ me }) => (me === null ? null : shownName(me.name)));
  return (
    <Link
      href="/account"
      className={`${controls.button} ${controls.quiet} ${css.account}`}
      aria-current={here ? 'page' : undefined}
      aria-label={name === null ? undefined : t('{name}: your account', { name })}
    >
      <PersonIcon />
      <span className={css.accountName}>{name ?? t('Account')}</span>
    </Link>
  );
}
