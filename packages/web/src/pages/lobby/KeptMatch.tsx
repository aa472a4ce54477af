import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../match/api.ts';
import controls from '../../ui/controls.module.css';
import page from '../page.module.css';
import { DownloadIcon, ReplayIcon } from '../../ui/icons/icons.ts';
import { downloadRecord } from '../../match/record-file.ts';
import { t } from '../../words/words.ts';

export interface KeptMatchProps {
  readonly id: string;
  /** The code of the link that led here. */
  readonly invite: string | null;
}

/** What can be done with a match that was given up: look at it again, take it away. */
export function KeptMatch({ id, invite }: KeptMatchProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setBusy(true);
    const reply = await api.record(id, invite);
    setBusy(false);
    setTrouble(reply.ok ? null : reply.reason);
    if (reply.ok) downloadRecord(id, reply.value);
  };
  return (
    <>
      <div className={page.actions}>
        <Link href={`/replay/${id}${invite === null ? '' : `?invite=${invite}`}`} className={controls.button}>
          <ReplayIcon size={18} /> {t('Replay')}
        </Link>
        <button type="button" className={controls.button} disabled={busy} onClick={() => void take()}>
          <DownloadIcon size={18} /> {t('Download the record')}
        </button>
      </div>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
