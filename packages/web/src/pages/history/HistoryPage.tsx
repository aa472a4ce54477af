import { useEffect, useMemo, useState } from 'react';
import { showBadge } from '../../ui/badge.ts';
import { Shell } from '../Shell.tsx';
import { Paged } from '../lobby/Paged.tsx';
import { useMine } from '../notify/mine.ts';
import css from './history.module.css';
import { ImportRecord } from './ImportRecord.tsx';
import { pastMatches } from './past.ts';
import { PastLine } from './PastLine.tsx';
import { usePast } from './use-past.ts';

/** Matches that are over: watch them again, check them, take them away. */
export function HistoryPage() {
  const { tables, more, ...online } = usePast();
  const trouble = useMine((mine) => mine.trouble) ?? online.trouble;
  const past = useMemo(() => pastMatches(tables ?? []), [tables]);
  const [now] = useState(Date.now);
  useEffect(() => showBadge('History', false), []);
  return (
    <Shell skip="Skip to the finished matches">
      <div className={css.head}>
        <h1>History</h1>
        <p>Every finished match can be watched again and checked: its draws, its moves and its result.</p>
      </div>
      {trouble !== null && <output className={css.away}>{trouble}</output>}
      {past.length === 0 && more === null && (
        <p className={css.empty}>No match is finished yet. The first one will be kept here.</p>
      )}
      <Paged more={more} what="matches" shown={past.length}>
        {past.length > 0 && (
          <ul className={css.list}>
            {past.map((match) => (
              <PastLine key={match.key} past={match} now={now} />
            ))}
          </ul>
        )}
      </Paged>
      <ImportRecord />
    </Shell>
  );
}
