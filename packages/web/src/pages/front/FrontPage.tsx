import { useEffect, useState } from 'react';
import { showBadge } from '../../ui/badge.ts';
import { Shell } from '../Shell.tsx';
import { catalogue } from '../../games/index.ts';
import { allSaves, isBroken } from '../../match/local/saves.ts';
import css from './front.module.css';
import { GameCard } from './GameCard.tsx';
import { SavedList } from './SavedList.tsx';
import { WaysIn } from './WaysIn.tsx';
import { YourTables } from './YourTables.tsx';
import { t } from '../../words/words.ts';

/** The shelf: what can be played, and what was begun. */
export function FrontPage() {
  const [saves, setSaves] = useState(allSaves);
  const begun = saves.filter((save) => isBroken(save) || !save.over);
  useEffect(() => showBadge(t('Science on the table'), false), []);
  return (
    <Shell skip={t('Skip to the games')}>
      <div className={css.welcome}>
        <h1>{t('Games of science, on one table')}</h1>
      </div>
      <YourTables />
      <WaysIn />
      {begun.length > 0 && <SavedList saves={begun} onChange={() => setSaves(allSaves())} />}
      <section aria-labelledby="shelf">
        <h2 id="shelf" className={css.sectionHead}>
          {t('Games')}
        </h2>
        <ul className={css.shelf}>
          {catalogue.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </Shell>
  );
}
