import { lazy, Suspense, useEffect, useState } from 'react';
import { showBadge } from '../app/badge.ts';
import controls from '../app/controls.module.css';
import page from '../app/page.module.css';
import { catalogue } from '../games/index.ts';
import { SettingsIcon } from '../icons/icons.ts';
import { allSaves } from '../local/saves.ts';
import css from './front.module.css';
import { GameCard } from './GameCard.tsx';
import { SavedList } from './SavedList.tsx';

const SettingsDialog = lazy(async () => ({ default: (await import('../app/SettingsDialog.tsx')).SettingsDialog }));

/** The shelf: what can be played, and what was begun. */
export function FrontPage() {
  const [saves, setSaves] = useState(allSaves);
  const [settings, setSettings] = useState(false);
  useEffect(() => showBadge('Science on the table', false), []);
  return (
    <div className={css.page}>
      <a className={page.skip} href="#games">
        Skip to the games
      </a>
      <header className={css.head}>
        <img src="/icon.svg" alt="" width="40" height="40" />
        <p className={css.brand}>Benchtop</p>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => setSettings(true)}>
          <SettingsIcon /> Settings
        </button>
      </header>
      <main id="games" className={css.main}>
        <div className={css.welcome}>
          <h1>Five games of science, on one table</h1>
          <p>Alone, against bots or with friends around this screen. No account, no waiting.</p>
        </div>
        {saves.length > 0 && <SavedList saves={saves} onChange={() => setSaves(allSaves())} />}
        <section aria-labelledby="shelf">
          <h2 id="shelf" className={css.sectionHead}>
            Games
          </h2>
          <ul className={css.shelf}>
            {catalogue.map((entry) => (
              <GameCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      </main>
      <Suspense>{settings && <SettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </div>
  );
}
