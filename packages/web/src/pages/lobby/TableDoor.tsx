import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { showBadge } from '../../ui/badge.ts';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { Shell } from '../Shell.tsx';
import { keepCommitment } from '../history/commitments.ts';
import { countWaiting } from '../notify/mine.ts';
import { KeptMatch } from './KeptMatch.tsx';
import { OnlineTablePage } from '../online/OnlineTablePage.tsx';
import { GatheringRoom } from './GatheringRoom.tsx';
import { useGathering } from './use-gathering.ts';
import { t } from '../../words/words.ts';

/** Behind an invite link: the room where people gather, then the table itself. */
export function TableDoor({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const invite = search.get('invite');
  const { table, trouble, take } = useGathering(id, invite);
  const commitment = table?.status === 'running' ? table.commitment : null;
  useEffect(() => {
    countWaiting();
    return countWaiting;
  }, [id]);
  useEffect(() => {
    if (commitment !== null) keepCommitment(id, commitment);
  }, [id, commitment]);
  if (table === null)
    return trouble === null ? (
      <Knocking />
    ) : (
      <NoTable code={trouble.code} status={trouble.status} reason={trouble.reason} />
    );
  if (table.status === 'abandoned') return <GivenUp id={id} invite={invite} began={table.commitment !== null} />;
  if (table.status !== 'gathering') return <OnlineTablePage table={table} invite={invite} />;
  return <GatheringRoom table={table} invite={invite} trouble={trouble?.reason ?? null} onTable={take} />;
}

function Knocking() {
  return (
    <main className={page.wait}>
      <output>{t('Looking for the table…')}</output>
    </main>
  );
}

interface NoTableProps {
  readonly code: string | null;
  readonly status: number;
  readonly reason: string;
}

function titleOfTrouble({ code, status }: NoTableProps): string {
  if (status === 0 || status >= 500) return t('The table is out of reach');
  if (code === 'removed') return t('You were removed from this table');
  return code === 'not-allowed' || status === 403
    ? t('This table is for invited players')
    : t('There is no table at this address');
}

const WRONG_LINK = 'The link may be old, mistyped or cut off. Ask whoever sent it to you for a new one.';

const REMOVED =
  'Its host has sent you away: neither the old link nor a new one brings you back. Other tables are open to you.';

function NoTable(props: NoTableProps) {
  const title = titleOfTrouble(props);
  const far = props.status === 0 || props.status >= 500;
  useEffect(() => showBadge(title, false), [title]);
  return (
    <Shell skip={t('Skip to what happened')}>
      <div className={page.trouble}>
        <h1>{title}</h1>
        <p>
          {far
            ? t('{reason} This page keeps trying.', { reason: props.reason })
            : props.code === 'removed'
              ? t(REMOVED)
              : t(WRONG_LINK)}
        </p>
        <WaysOut />
      </div>
    </Shell>
  );
}

const GIVEN_UP = 'This table was given up';

interface GivenUpProps {
  readonly id: string;
  readonly invite: string | null;
  /** True when there is a match to look back at. */
  readonly began: boolean;
}

function GivenUp({ id, invite, began }: GivenUpProps) {
  useEffect(() => showBadge(t(GIVEN_UP), false), []);
  return (
    <Shell skip={t('Skip to what happened')}>
      <div className={page.trouble}>
        <h1>{t(GIVEN_UP)}</h1>
        <p>
          {began
            ? t('The match ended before its result. What was played is kept.')
            : t('Nobody plays here any more. Open a new one, and send its link round.')}
        </p>
        {began && <KeptMatch id={id} invite={invite} />}
        <WaysOut />
      </div>
    </Shell>
  );
}

function WaysOut() {
  return (
    <div className={page.actions}>
      <Link href="/online" className={`${controls.button} ${controls.primary}`}>
        {t('Lobby')}
      </Link>
      <Link href="/" className={controls.button}>
        {t('All games')}
      </Link>
    </div>
  );
}
