import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../match/api.ts';
import controls from '../../ui/controls.module.css';
import { download } from '../../ui/download.ts';
import { BotIcon, EyeIcon, ReplayIcon, WarningIcon } from '../../ui/icons/icons.ts';
import { LinkDownIcon } from '../../ui/icons/table-icons.ts';
import { spanWords } from '../lobby/table-words.ts';
import { useTable } from '../../match/store.ts';
import { Absent } from './Absent.tsx';
import css from './online.module.css';
import type { OnlineDirector } from '../../match/online/online-director.ts';
import { useOnline } from '../../match/online/online-store.ts';
import { t } from '../../words/words.ts';

/** What is out of the ordinary about this table, each in one line. */
export function Banner({ director }: { readonly director: OnlineDirector }) {
  return (
    <div className={css.banners}>
      <Line />
      <Trouble />
      <StandIn director={director} />
      <Absent />
      <GivenUp invite={director.invite} />
      <Watching />
      <Again />
      <Fetching />
    </div>
  );
}

function Strip({ loud = false, children }: { readonly loud?: boolean; readonly children: ReactNode }) {
  return <p className={`${css.strip} ${loud ? css.loud : ''}`}>{children}</p>;
}

/** The line as it is: a table that cannot hear the server says so. */
function Line() {
  const line = useOnline((online) => online.line);
  const outdated = useOnline((online) => online.outdated);
  const words = lineWords[line];
  return (
    <>
      <output className={css.line} data-testid="line" data-line={line}>
        {words !== null && (
          <Strip loud>
            <LinkDownIcon size={18} /> <span>{t(words)}</span>
          </Strip>
        )}
      </output>
      {outdated && words === null && (
        <Strip>
          <span>{t('The server was renewed. Reload the page when it suits you.')}</span>
          <button type="button" className={controls.button} onClick={() => location.reload()}>
            {t('Reload')}
          </button>
        </Strip>
      )}
    </>
  );
}

const lineWords = {
  live: null,
  connecting: 'Connecting… Nothing can be chosen until the server answers.',
  reconnecting: 'Reconnecting… Nothing is lost; you can go on as soon as the server answers.',
  'signed-out': 'You were logged out on this device. Log in again to go on.',
} as const;

/** A match that cannot go on stays readable, and whoever runs the server gets what they need to mend it. */
function Trouble() {
  const table = useOnline((online) => online.table);
  const length = useTable(({ match }) => match?.length ?? 0);
  const [busy, setBusy] = useState(false);
  if (table === null || table.trouble === null) return null;
  const report = async (): Promise<void> => {
    setBusy(true);
    const record = await api.record(table.id);
    setBusy(false);
    const about = { table: table.id, game: table.game, rules: table.rules, trouble: table.trouble, entries: length };
    const file = { ...about, record: record.ok ? record.value : record.reason };
    download(`benchtop-report-${table.id}.json`, `${JSON.stringify(file, null, 2)}\n`);
  };
  return (
    <Strip loud>
      <WarningIcon size={18} />{' '}
      <span>
        {table.trouble} {t('Give the report to whoever runs this server.')}
      </span>
      <button type="button" className={controls.button} disabled={busy} onClick={() => void report()}>
        {t('Download a report')}
      </button>
    </Strip>
  );
}

const whyWords = {
  left: 'You left.',
  clock: 'Your time ran out.',
  agreed: 'You were away for more than a day, and the others agreed to go on.',
} as const;

/** A bot plays for the one who looks. */
function StandIn({ director }: { readonly director: OnlineDirector }) {
  const away = useOnline(({ table, seat }) => seat !== null && table?.seats[seat]?.away === true);
  const running = useOnline(({ table }) => table?.status === 'running');
  const why = useOnline(({ table, seat }) => (seat === null ? null : (table?.seats[seat]?.standIn ?? null)));
  const [busy, setBusy] = useState(false);
  if (!away || !running) return null;
  const back = async (): Promise<void> => {
    setBusy(true);
    await director.comeBack();
    setBusy(false);
  };
  return (
    <Strip loud>
      <BotIcon size={18} />{' '}
      <span>
        {why === null ? '' : `${t(whyWords[why])} `}
        {t('A bot plays for you until you come back.')}
      </span>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        disabled={busy}
        onClick={() => void back()}
      >
        {t('I’m back')}
      </button>
    </Strip>
  );
}

/** Everybody else has left, and the host has given the match up. */
function GivenUp({ invite }: { readonly invite: string | null }) {
  const id = useOnline(({ table }) => (table?.status === 'abandoned' ? table.id : null));
  if (id === null) return null;
  return (
    <Strip>
      <ReplayIcon size={18} /> <span>{t('This match was given up before its end. What was played is kept.')}</span>
      <Link href={`/replay/${id}${invite === null ? '' : `?invite=${invite}`}`} className={controls.button}>
        {t('Replay')}
      </Link>
    </Strip>
  );
}

function Watching() {
  const watching = useOnline(({ seat, table }) => seat === null && table?.status === 'running');
  const delay = useOnline(({ table }) => table?.delay ?? 0);
  if (!watching) return null;
  return (
    <Strip>
      <EyeIcon size={18} />
      <span data-testid="watching">
        {delay > 0
          ? t('You are watching, {span} behind the table. Hands and other secrets stay hidden.', {
              span: spanWords(delay),
            })
          : t('You are watching. Hands and other secrets stay hidden.')}
      </span>
    </Strip>
  );
}

/** Somebody has set up the rematch already. */
function Again() {
  const rematch = useOnline(({ table }) => table?.rematch ?? null);
  if (rematch === null) return null;
  return (
    <Strip>
      <ReplayIcon size={18} /> <span>{t('The rematch is set up.')}</span>
      <Link href={`/t/${rematch}`} className={`${controls.button} ${controls.primary}`}>
        {t('Go there')}
      </Link>
    </Strip>
  );
}

/** Under a result that hides the banner: the others wait already. */
export function Awaited() {
  const set = useOnline(({ table }) => (table?.rematch ?? null) !== null);
  return (
    <output className={css.awaited} data-testid="awaited">
      {set && t('The rematch is set up: the others wait for you there.')}
    </output>
  );
}

function Fetching() {
  const fetching = useOnline((online) => online.fetching);
  return <output className={css.line}>{fetching && <Strip>{t('Fetching the past…')}</Strip>}</output>;
}
