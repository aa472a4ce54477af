import type { WireTable } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../app/api.ts';
import { showBadge } from '../app/badge.ts';
import controls from '../app/controls.module.css';
import { Shell } from '../app/Shell.tsx';
import { GameCover } from '../covers/GameCover.tsx';
import { catalogue } from '../games/index.ts';
import { PlusIcon } from '../icons/icons.ts';
import { ownSeat, useMine, waitsForMe } from '../notify/mine.ts';
import css from './lobby.module.css';
import { inOrder } from './table-order.ts';
import { TableList } from './TableList.tsx';
import { freeSeats } from './table-words.ts';

const EVERY = 5_000;

/** The listed tables, fetched again and again while the page is looked at. */
function useListed(): { tables: readonly WireTable[] | null; trouble: string | null } {
  const [tables, setTables] = useState<readonly WireTable[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const reply = await api.tables();
      if (left) return;
      if (reply.ok) setTables(reply.value.tables);
      setTrouble(reply.ok ? null : reply.reason);
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return { tables, trouble };
}

/** Tables to sit down at, to watch, or to open. */
export function LobbyPage() {
  const { tables, trouble } = useListed();
  const mine = inOrder(useMine(({ tables: own }) => own));
  const others = (tables ?? []).filter((table) => ownSeat(table) === null);
  const open = others.filter((table) => table.status === 'gathering' && freeSeats(table).length > 0);
  const running = others.filter(({ status, delay }) => status === 'running' && delay !== null);
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
          <TableList tables={mine} verb={(table) => (waitsForMe(table) ? 'Play' : 'Open')} />
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open" className={css.sectionHead}>
          Open seats
        </h2>
        {open.length > 0 && <TableList tables={open} verb={() => 'Join'} />}
        {open.length === 0 && tables !== null && (
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
        {running.length > 0 && <TableList tables={running} verb={() => 'Watch'} />}
        {running.length === 0 && <p className={css.empty}>No listed match runs that lets spectators in.</p>}
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
          .map(({ id, title, most }) => (
            <li key={id} data-game={id}>
              <Link href={`/online/new/${id}`} className={css.game}>
                <span className={css.picture}>
                  <GameCover game={id} />
                </span>
                <span className={css.gameTitle}>{title}</span>
                <span className={`${css.players} label`}>2–{most} players</span>
                <span className={`${controls.button} ${controls.primary} ${css.plus}`}>
                  <PlusIcon /> New table
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
