import type { WireTable } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { catalogue, titleOf } from '../../games/index.ts';
import { showBadge } from '../../ui/badge.ts';
import controls from '../../ui/controls.module.css';
import { BotIcon, EyeIcon, PersonIcon } from '../../ui/icons/icons.ts';
import { becomeSpectator } from '../account/me.ts';
import { clockWords, spanWords, stateWords } from '../lobby/table-words.ts';
import { Poster } from '../setup/Poster.tsx';
import setup from '../setup/setup.module.css';
import { Shell } from '../Shell.tsx';
import css from './door.module.css';
import { rich, t } from '../../words/words.ts';

/** Before a match that runs, for somebody the server does not know: what is played here, by whom, and the way to look on. */
export function SpectatorDoor({ table }: { readonly table: WireTable }) {
  const title = titleOf(table.game);
  const entry = catalogue.find(({ id }) => id === table.game);
  useEffect(() => {
    document.documentElement.dataset['game'] = table.game;
    showBadge(title, false);
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, [table.game, title]);
  return (
    <Shell skip={t('Skip to the door')}>
      <div className={`${setup.main} ${css.door}`} data-testid="door">
        {entry === undefined ? <div /> : <Poster entry={entry} />}
        <div className={setup.body}>
          <p className={`${css.over} label`}>
            {table.status === 'over' ? t('The match is over') : t('The match is on')}
          </p>
          <h1>{title}</h1>
          {table.status === 'over' && <p className={css.state}>{stateWords(table)}</p>}
          <Players table={table} />
          {table.delay === null ? <Closed /> : <Watch table={table} delay={table.delay} />}
          <p className={css.own}>
            {rich('Do you play here? {link}, then open the link again.', {
              link: <Link href="/account">{t('Log in on this device')}</Link>,
            })}
          </p>
        </div>
      </div>
    </Shell>
  );
}

function Players({ table: { seats, clock } }: { readonly table: WireTable }) {
  return (
    <ul className={css.players} aria-label={t('Players')}>
      {seats.map(({ seat, name, kind, waiting }) => (
        <li key={seat}>
          {kind === 'bot' ? <BotIcon size={18} /> : <PersonIcon size={18} />} {name}
          {waiting && <span className={css.thinks}>{t('to move')}</span>}
        </li>
      ))}
      {clock !== null && <li className={css.clock}>{clockWords(clock)}</li>}
    </ul>
  );
}

function Closed() {
  return <p>{t('This table lets nobody look on.')}</p>;
}

/** Nobody is asked for a name in order to look on. */
function Watch({ table, delay }: { readonly table: WireTable; readonly delay: number }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    const reply = await becomeSpectator();
    setBusy(false);
    setTrouble(reply.ok ? null : reply.reason);
  };
  return (
    <>
      <p className={css.terms}>
        {delay === 0 || table.status === 'over'
          ? t('You see the table as it is. Hands and other secrets stay hidden, and you touch nothing.')
          : t('You see the table {span} late. Hands and other secrets stay hidden, and you touch nothing.', {
              span: spanWords(delay),
            })}
      </p>
      <button
        type="button"
        className={`${controls.button} ${controls.primary} ${controls.large} ${css.enter}`}
        disabled={busy}
        onClick={() => void enter()}
      >
        <EyeIcon /> {table.status === 'over' ? t('See the table') : t('Watch the match')}
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
