import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { showBadge } from '../../ui/badge.ts';
import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { Shell } from '../Shell.tsx';
import { catalogue, loadGame, titleOf } from '../../games/index.ts';
import type { LoadedGame } from '../../games/index.ts';
import { Poster } from '../setup/Poster.tsx';
import setup from '../setup/setup.module.css';
import { CreateForm } from './CreateForm.tsx';
import css from './create.module.css';
import { t } from '../../words/words.ts';

const playable = catalogue.filter((entry) => entry.playable);

/** Arranges an online table of one game. */
export function CreatePage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<LoadedGame | null | 'failed'>(null);
  const [, go] = useLocation();
  const entry = playable.find(({ id }) => id === game);
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    showBadge(t('New table – {title}', { title: titleOf(game) }), false);
    let left = false;
    loadGame(game).then(
      (found) => left || setLoaded(found),
      () => left || setLoaded('failed'),
    );
    return () => {
      left = true;
      delete document.documentElement.dataset['game'];
    };
  }, [game]);
  if (entry === undefined) return <Trouble words={t('This game cannot be played yet')} />;
  if (loaded === 'failed')
    return <Trouble words={t('The game could not be fetched: check the connection and reload')} />;
  return (
    <Shell skip={t('Skip to the table')}>
      <div className={`${setup.main} ${css.main}`}>
        <Poster entry={entry} />
        <div className={setup.body}>
          <h1>{t('Play with friends')}</h1>
          <Choices
            legend={t('Game')}
            values={playable.map(({ id }) => id)}
            value={entry.id}
            words={titleOf}
            onChoose={(id) => go(`/online/new/${id}`, { replace: true })}
          />
          {loaded?.game.id !== game ? (
            <output>{t('Fetching the game…')}</output>
          ) : (
            <CreateForm key={game} loaded={loaded} onCreated={(id) => go(`/t/${id}`)} />
          )}
        </div>
      </div>
    </Shell>
  );
}

function Trouble({ words }: { readonly words: string }) {
  return (
    <TroublePage>
      <h1>{words}</h1>
      <div className={page.actions}>
        <Link href="/online" className={`${controls.button} ${controls.primary}`}>
          {t('Lobby')}
        </Link>
      </div>
    </TroublePage>
  );
}
