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
  useEffect(() => showBadge('Lobby', false), []);
  return (
    <Shell skip="Skip to the tables">
      <h1 className={css.title}>Lobby</h1>
      {trouble !== null && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine" className={css.sectionHead}>
            Your tables
          </h2>
          <OwnTables tables={mine} />
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open" className={css.sectionHead}>
          Open seats
        </h2>
        <Paged more={more} what="open seats" shown={open.length}>
          {open.length > 0 && <TableList tables={open} verb={() => 'Join'} />}
        </Paged>
        {open.length === 0 && tables !== null && more === null && (
          <p className={css.empty}>Nobody is looking for players right now. Open a table, and be the first.</p>
        )}
        {tables === null && (
          <output className={css.empty}>
            {trouble === null ? 'Looking around the room…' : 'Not known before the server answers again.'}
          </output>
        )}
      </section>
      <NewTable />
      <section aria-labelledby="running">
        <h2 id="running" className={css.sectionHead}>
          Matches to watch
        </h2>
        <Paged more={matches.more} what="matches" shown={running.length}>
          {running.length > 0 && <TableList tables={running} verb={() => 'Watch'} />}
        </Paged>
        {running.length === 0 && matches.more === null && (
          <p className={css.empty}>No listed match runs that lets spectators in.</p>
        )}
      </section>
    </Shell>
  );
}

function NewTable() {
  return (
    <section aria-labelledby="new">
      <h2 id="new" className={css.sectionHead}>
        Open a table
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
                  {Math.max(2, seats.min)}–{seats.max} players
                </span>
                <span className={css.plus}>
                  <PlusIcon size={26} />
                  <span className="visually-hidden">New table</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
