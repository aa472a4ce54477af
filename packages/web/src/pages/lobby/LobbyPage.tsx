import { useEffect } from 'react';
import { Link } from 'wouter';
import { api } from '../../match/api.ts';
import { showBadge } from '../../ui/badge.ts';
import { Shell } from '../Shell.tsx';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { catalogue } from '../../games/index.ts';
import { PlusIcon } from '../../ui/icons/icons.ts';
import { ownSeat, useMine } from '../notify/mine.ts';
import css from './lobby.module.css';
import { OwnTables } from './OwnTables.tsx';
import { Paged } from './Paged.tsx';
import { fitting, usePages } from './pages.ts';
import { inOrder } from './table-order.ts';
import { TableList } from './TableList.tsx';
import { freeSeats } from './table-words.ts';
import { t } from '../../words/words.ts';

const EVERY = 5_000;

const gathering = fitting(
  async (from) => api.tables('gathering', from),
  (table) => ownSeat(table) === null && freeSeats(table).length > 0,
);
const begun = fitting(
  async (from) => api.tables('running', from),
  (table) => ownSeat(table) === null && table.delay !== null,
);

/** Tables to sit down at, to watch, or to open. */
export function LobbyPage() {
  const { tables, trouble, more } = usePages(gathering, EVERY);
  const matches = usePages(begun, EVERY);
  const mine = inOrder(useMine(({ tables: own }) => own));
  const open = tables ?? [];
  const running = matches.tables ?? [];
  useEffect(() => showBadge(t('Lobby'), false), []);
  return (
    <Shell skip={t('Skip to the tables')}>
      <h1 className={css.title}>{t('Lobby')}</h1>
      {trouble !== null && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine" className={css.sectionHead}>
            {t('Your tables')}
          </h2>
          <OwnTables tables={mine} />
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open" className={css.sectionHead}>
          {t('Open seats')}
        </h2>
        <Paged more={more} words={t('Show more open seats')} shown={open.length}>
          {open.length > 0 && <TableList tables={open} verb={() => t('Join')} />}
        </Paged>
        {open.length === 0 && tables !== null && more === null && (
          <p className={css.empty}>{t('Nobody is looking for players right now. Open a table, and be the first.')}</p>
        )}
        {tables === null && (
          <output className={css.empty}>
            {trouble === null ? t('Looking around the room…') : t('Not known before the server answers again.')}
          </output>
        )}
      </section>
      <NewTable />
      <section aria-labelledby="running">
        <h2 id="running" className={css.sectionHead}>
          {t('Matches to watch')}
        </h2>
        <Paged more={matches.more} words={t('Show more matches')} shown={running.length}>
          {running.length > 0 && <TableList tables={running} verb={() => t('Watch')} />}
        </Paged>
        {running.length === 0 && matches.more === null && (
          <p className={css.empty}>{t('No listed match runs that lets spectators in.')}</p>
        )}
      </section>
    </Shell>
  );
}

function NewTable() {
  return (
    <section aria-labelledby="new">
      <h2 id="new" className={css.sectionHead}>
        {t('Open a table')}
      </h2>
      <ul className={css.games}>
        {catalogue
          .filter(({ playable }) => playable)
          .map(({ id, title, seats }) => (
            <li key={id} data-game={id}>
              <Link href={`/online/new/${id}`} className={css.game}>
                <span className={css.picture}>
                  <GameCover game={id} />
                </span>
                <span className={css.gameTitle}>{title}</span>
                <span className={`${css.players} label`}>
                  {t('{min}–{max} players', { min: Math.max(2, seats.min), max: seats.max })}
                </span>
                <span className={css.plus}>
                  <PlusIcon size={26} />
                  <span className="visually-hidden">{t('New table')}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
