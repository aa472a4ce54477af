import { useEffect, useMemo, useState } from 'react';
import { showBadge } from '../../ui/badge.ts';
import { Shell } from '../Shell.tsx';
import { Paged } from '../lobby/Paged.tsx';
import { useMine } from '../notify/mine.ts';
import { everything, fits } from './filter.ts';
import { FilterBar } from './FilterBar.tsx';
import css from './history.module.css';
import { ImportRecord } from './ImportRecord.tsx';
import { pastMatches } from './past.ts';
import { PastLine } from './PastLine.tsx';
import { usePast } from './use-past.ts';
import { t } from '../../words/words.ts';

/** Matches that are over: watch them again, check them, take them away. */
export function HistoryPage() {
  const { tables, more, ...online } = usePast();
  const trouble = useMine((mine) => mine.trouble) ?? online.trouble;
  const past = useMemo(() => pastMatches(tables ?? []), [tables]);
  const [filter, setFilter] = useState(everything);
  const games = useMemo(() => [...new Set(past.map(({ game }) => game))].sort(), [past]);
  const shown = past.filter((match) => fits(filter, match));
  const [now] = useState(Date.now);
  useEffect(() => showBadge(t('History'), false), []);
  return (
    <Shell skip={t('Skip to the finished matches')}>
      <div className={css.head}>
        <h1>{t('History')}</h1>
        <p>{t('Every finished match can be watched again and checked: its draws, its moves and its result.')}</p>
      </div>
      {trouble !== null && <output className={css.away}>{trouble}</output>}
      {past.length === 0 && more === null && (
        <p className={css.empty}>{t('No match is finished yet. The first one will be kept here.')}</p>
      )}
      {past.length > 1 && <FilterBar filter={filter} games={games} onFilter={setFilter} />}
      {past.length > 0 && shown.length === 0 && (
        <output className={css.empty}>{t('No match of this list fits.')}</output>
      )}
      <Paged more={more} words={t('Show more matches')} shown={shown.length}>
        {shown.length > 0 && (
          <ul className={css.list}>
            {shown.map((match) => (
              <PastLine key={match.key} past={match} now={now} />
            ))}
          </ul>
        )}
      </Paged>
      <ImportRecord />
    </Shell>
  );
}
