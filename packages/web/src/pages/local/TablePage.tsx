import { lazy, useEffect, useMemo, useState } from 'react';
import page from '../page.module.css';
import { loadGame } from '../../games/index.ts';
import { LessonStrip } from '../learn/LessonStrip.tsx';
import { LocalDirector } from '../../match/local/local-director.ts';
import { LocalMatch } from '../../match/local/local-match.ts';
import { concerns, isBroken, saveOf } from '../../match/local/saves.ts';
import { takeOver } from '../../match/hand-over.ts';
import { useTable } from '../../match/store.ts';
import { clearTable, say, stopTable } from '../../match/table-acts.ts';
import type { Trouble } from '../../match/store.ts';
import { Table } from '../../table/Table.tsx';
import { useBadge } from '../../table/use-badge.ts';
import { DirectorContext, SlotsContext } from '../../table/use-table.ts';
import type { Slots } from '../../table/use-table.ts';
import type { StoppedProps } from './Stopped.tsx';
import { t } from '../../words/words.ts';

/** Fetched when it is needed; where it does not come either, the words stand alone. */
const Stopped = lazy(async () =>
  import('./Stopped.tsx').then(
    (module) => ({ default: module.Stopped }),
    () => ({ default: Bare }),
  ),
);

function Bare({ trouble: { sentence } }: StoppedProps) {
  return (
    <main className={page.trouble}>
      <h1>{t('This match cannot go on here')}</h1>
      <p>{sentence}</p>
    </main>
  );
}

interface Laid {
  readonly local: LocalMatch;
  readonly director: LocalDirector;
}

type Opened = { readonly ok: true; readonly laid: Laid } | { readonly ok: false; readonly trouble: Trouble };

const trouble = (sentence: string, saved: boolean): Opened => ({ ok: false, trouble: { sentence, saved } });

/** Lays a match out: the one just dealt, or one that this browser keeps. */
async function openTable(id: string): Promise<Opened> {
  const save = saveOf(id);
  const dealt = takeOver(id);
  if (save !== null && isBroken(save)) return trouble(t('What the browser kept of this match is damaged.'), true);
  const gameId = save?.game ?? dealt?.game.id;
  if (gameId === undefined) return trouble(t('This browser keeps no match at this address.'), false);
  const loaded = await loadGame(gameId);
  if (loaded === null) return trouble(t('This page does not know the game of this match.'), true);
  if (save === null) return dealt === null ? trouble(t('The match is gone.'), false) : seat(dealt, loaded);
  const resumed = LocalMatch.resume(loaded.game, save);
  return resumed.ok
    ? seat(resumed.value, loaded)
    : trouble(t('The match cannot be resumed. {reason}', { reason: resumed.reason }), true);
}

function seat(local: LocalMatch, loaded: NonNullable<Awaited<ReturnType<typeof loadGame>>>): Opened {
  return { ok: true, laid: { local, director: new LocalDirector(local, loaded) } };
}

/** Opens the table of a local match and keeps it in step with the browser around it. */
export function TablePage({ id }: { readonly id: string }) {
  const [laid, setLaid] = useState<Laid | null>(null);
  const stopped = useTable((table) => table.trouble);
  const ready = useTable((table) => table.match !== null);
  const slots = useMemo((): Slots => (laid === null ? {} : { caption: <LessonStrip {...laid} /> }), [laid]);
  useEffect(() => {
    let current: LocalDirector | null = null;
    let left = false;
    clearTable();
    const failed = trouble(t('The table could not be fetched. Check the connection and reload the page.'), true);
    openTable(id)
      .catch((error: unknown) => {
        console.error(error);
        return failed;
      })
      .then((opened) => {
        if (left) return;
        if (!opened.ok) {
          stopTable(opened.trouble);
          return;
        }
        current = opened.laid.director;
        current.start();
        // By then it is known what is asked: the table is drawn once and not twice.
        setTimeout(() => {
          if (!left) setLaid(opened.laid);
        });
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      left = true;
      current?.stop();
    };
  }, [id]);
  useOtherTabs(id);
  useBadge();
  if (stopped !== null) return <Stopped id={id} trouble={stopped} />;
  if (laid === null || !ready)
    return (
      <main className={page.wait}>
        <output>{t('Setting the table…')}</output>
      </main>
    );
  return (
    <DirectorContext value={laid.director}>
      <SlotsContext value={slots}>
        <Table />
      </SlotsContext>
    </DirectorContext>
  );
}

/** Two tabs that play one match would overwrite each other. */
function useOtherTabs(id: string): void {
  useEffect(() => {
    const changed = (event: StorageEvent): void => {
      if (concerns(event, id)) say(t('This match was changed in another tab. Reload this page before you go on.'));
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [id]);
}
