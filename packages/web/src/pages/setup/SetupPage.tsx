import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { showBadge } from '../../ui/badge.ts';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { catalogue, loadGame } from '../../games/index.ts';
import type { LoadedGame } from '../../games/index.ts';
import { BackIcon } from '../../ui/icons/icons.ts';
import { Poster } from './Poster.tsx';
import { SetupForm } from './SetupForm.tsx';
import css from './setup.module.css';
import { t } from '../../words/words.ts';

/** Arranges a match of one game. */
export function SetupPage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<LoadedGame | null | 'missing' | 'failed'>(null);
  const [, go] = useLocation();
  const entry = catalogue.find(({ id }) => id === game);
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    showBadge(t('New match – {game}', { game: entry?.title ?? game }), false);
    loadGame(game).then(
      (found) => setLoaded(found ?? 'missing'),
      () => setLoaded('failed'),
    );
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, [game, entry]);
  if (entry === undefined || loaded === 'missing') return <Trouble title={t('This game cannot be played yet')} />;
  if (loaded === 'failed')
    return <Trouble title={t('The game could not be fetched: check the connection and reload')} />;
  return (
    <div className={css.page}>
      <a className={page.skip} href="#setup">
        {t('Skip to the players')}
      </a>
      <header className={css.head}>
        <Link href="/" className={`${controls.button} ${controls.quiet}`}>
          <BackIcon /> {t('All games')}
        </Link>
      </header>
      <main id="setup" className={css.main}>
        <Poster entry={entry} heading={<h1>{entry.title}</h1>} />
        <div className={css.body}>
          {loaded === null ? (
            <output>{t('Fetching the game…')}</output>
          ) : (
            <SetupForm loaded={loaded} onDealt={(id) => go(`/table/${id}`)} />
          )}
        </div>
      </main>
    </div>
  );
}

function Trouble({ title }: { readonly title: string }) {
  return (
    <TroublePage>
      <h1>{title}</h1>
      <div className={page.actions}>
        <Link href="/" className={`${controls.button} ${controls.primary}`}>
          {t('All games')}
        </Link>
      </div>
    </TroublePage>
  );
}
