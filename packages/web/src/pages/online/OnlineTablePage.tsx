import type { WireTable } from '@benchtop/server/wire';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { fetchMe, useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { TroublePage } from '../TroublePage.tsx';
import { downloadRecord, wordsOf } from '../../match/record-file.ts';
import { useTable } from '../../match/store.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { Table } from '../../table/Table.tsx';
import { useBadge } from '../../table/use-badge.ts';
import { DirectorContext, SlotsContext } from '../../table/use-table.ts';
import type { Slots } from '../../table/use-table.ts';
import { Awaited, Banner } from './Banner.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { ClockFace } from './ClockFace.tsx';
import { theLine } from '../../match/online/connection.ts';
import { LeaveItem } from './LeaveItem.tsx';
import type { OnlineDirector } from '../../match/online/online-director.ts';
import { unread, useOnline } from '../../match/online/online-store.ts';
import { OnlineSession } from '../../match/online/session.ts';
import { SpectatorDoor } from './SpectatorDoor.tsx';
import { WatchLinkItem } from './WatchLinkItem.tsx';
import { t } from '../../words/words.ts';

export interface OnlineTablePageProps {
  readonly table: WireTable;
  /** The code of the link that led here. */
  readonly invite: string | null;
}

/** An online table whose match runs, or is over. */
export function OnlineTablePage({ table, invite }: OnlineTablePageProps) {
  const known = useMe((who) => who.known);
  const somebody = useMe((who) => who.me !== null);
  useEffect(() => {
    if (!known) void fetchMe();
  }, [known]);
  if (!known) return <Waiting />;
  const { id } = table;
  return somebody ? <Seated key={id} id={id} invite={invite} /> : <SpectatorDoor table={table} />;
}

function Waiting() {
  return (
    <main className={page.wait}>
      <output>{t('Setting the table…')}</output>
    </main>
  );
}

function Seated({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [director, setDirector] = useState<OnlineDirector | null>(null);
  const stopped = useTable((table) => table.trouble);
  const ready = useTable((table) => table.match !== null);
  useEffect(() => {
    const session = new OnlineSession(id, invite, theLine(), setDirector);
    return () => session.close();
  }, [id, invite]);
  useBadge();
  const slots = useSlotsOf(director);
  if (stopped !== null) return <Stopped id={id} sentence={stopped.sentence} />;
  if (director === null || !ready) return <Opening />;
  return (
    <DirectorContext value={director}>
      <SlotsContext value={slots}>
        <Table />
      </SlotsContext>
    </DirectorContext>
  );
}

const markOf = (seat: number): ReactNode => <SeatMark seat={seat} />;

function useSlotsOf(director: OnlineDirector | null): Slots {
  const count = useOnline(unread);
  const seated = useOnline(({ seat }) => seat !== null);
  return useMemo((): Slots => {
    if (director === null) return {};
    return {
      banner: <Banner director={director} />,
      tools: <ClockFace />,
      menu: seated ? (
        <>
          <WatchLinkItem />
          <LeaveItem director={director} />
        </>
      ) : null,
      next: <Awaited />,
      talk: { panel: <ChatPanel talk={director} mark={markOf} />, unread: count },
    };
  }, [director, count, seated]);
}

function Opening() {
  const line = useOnline((online) => online.line);
  return (
    <main className={page.wait}>
      <output>
        {line === 'reconnecting' ? t('The server does not answer. Trying again…') : t('Setting the table…')}
      </output>
    </main>
  );
}

/** The table cannot be shown; the record can still be taken away. */
function Stopped({ id, sentence }: { readonly id: string; readonly sentence: string }) {
  const [note, setNote] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    const reply = await api.record(id);
    if (reply.ok) downloadRecord(id, reply.value);
    else setNote(reply.reason);
  };
  return (
    <TroublePage>
      <h1>{t('This table cannot be shown')}</h1>
      <p>{sentence}</p>
      <div className={page.actions}>
        <Link href="/online" className={`${controls.button} ${controls.primary}`}>
          {t('Lobby')}
        </Link>
        <button type="button" className={controls.button} onClick={() => location.reload()}>
          {t('Reload')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            take().catch((error: unknown) => setNote(wordsOf(error)));
          }}
        >
          {t('Download the record')}
        </button>
      </div>
      {note !== null && <p role="alert">{note}</p>}
    </TroublePage>
  );
}
