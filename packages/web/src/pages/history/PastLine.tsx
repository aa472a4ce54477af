import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { whenWords } from '../../ui/when.ts';
import { titleOf } from '../../games/index.ts';
import { DownloadIcon, ReplayIcon, ShieldIcon } from '../../ui/icons/icons.ts';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { downloadRecord } from '../../match/record-file.ts';
import { VerdictLines } from '../../table/VerdictLines.tsx';
import { failure } from '../../match/verify.ts';
import type { Verdict } from '../../match/verify.ts';
import { checked } from './check.ts';
import css from './history.module.css';
import type { PastMatch } from './past.ts';
import { rulesOf } from './rules-of.ts';
import { Scores } from './Scores.tsx';
import { t } from '../../words/words.ts';

type Deed = 'verify' | 'download';

/** What can be done with the record of a match that is over. */
function useDeeds(past: PastMatch) {
  const [doing, setDoing] = useState<Deed | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const run = async (deed: Deed): Promise<void> => {
    setDoing(deed);
    const reply = await past.fetch();
    if (!reply.ok) setVerdict(failure(reply.reason));
    else if (deed === 'download') downloadRecord(past.key, reply.value, past.seats);
    else setVerdict(await checked({ record: reply.value, names: past.names, promised: past.promised }, rulesOf));
    setDoing(null);
  };
  return { doing, verdict, start: (deed: Deed) => (): void => void run(deed) };
}

export function PastLine({ past, now }: { readonly past: PastMatch; readonly now: number }) {
  const { doing, verdict, start } = useDeeds(past);
  const busy = doing !== null;
  const about = `${titleOf(past.game)}, ${past.names.join(' – ')}`;
  return (
    <li className={css.line} data-game={past.game} data-testid="past-match">
      <Link href={past.replay} className={css.picture} tabIndex={-1} aria-hidden="true">
        <GameCover game={past.game} />
      </Link>
      <div className={css.what}>
        <h2>{titleOf(past.game)}</h2>
        <span>{past.result}</span>
        <span className={`${css.when} label`}>
          {past.where === 'online' ? t('Online') : t('On this device')}, {whenWords(past.ended, now)}
        </span>
      </div>
      <Scores past={past} />
      <div className={css.deeds}>
        <Link href={past.replay} className={controls.button}>
          <ReplayIcon size={18} /> {t('Replay')}
          <span className="visually-hidden">: {about}</span>
        </Link>
        <DeedButton
          words={doing === 'verify' ? t('Checking…') : t('Verify')}
          about={about}
          busy={busy}
          onClick={start('verify')}
        >
          <ShieldIcon size={18} />
        </DeedButton>
        <DeedButton words={t('Download')} about={about} busy={busy} onClick={start('download')}>
          <DownloadIcon size={18} />
        </DeedButton>
      </div>
      <output className={css.verdict}>{verdict !== null && <VerdictLines verdict={verdict} />}</output>
    </li>
  );
}

interface DeedProps {
  readonly words: string;
  readonly about: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function DeedButton({ words, about, busy, onClick, children }: DeedProps) {
  return (
    <button type="button" className={controls.button} disabled={busy} onClick={onClick}>
      {children} {words}
      <span className="visually-hidden">: {about}</span>
    </button>
  );
}
