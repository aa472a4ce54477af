import type { MatchRecord, Outcome } from '@benchtop/engine/host';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { downloadRecord, wordsOf } from '../../match/record-file.ts';
import type { ShownMatch } from '../../match/shown-match.ts';
import { failure, verdictOn } from '../../match/verify.ts';
import type { Verdict } from '../../match/verify.ts';
import controls from '../../ui/controls.module.css';
import { CheckIcon, DownloadIcon } from '../../ui/icons/icons.ts';
import { useDirector, useMatch } from '../use-table.ts';
import { VerdictLines } from '../VerdictLines.tsx';
import css from './result.module.css';
import { t } from '../../words/words.ts';

/** For who wants to know: the seal, the rules behind each line by their ids, the record and its check. */
export function Proof({ outcome }: { readonly outcome: Outcome }) {
  const { match } = useMatch();
  const { record } = useDirector().actions;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const attempt = (work: Promise<void>): void => {
    work.catch((error: unknown) => setVerdict(failure(wordsOf(error))));
  };
  const items = outcome.scores[0]?.items ?? [];
  return (
    <details className={css.proof}>
      <summary>{t('Record and proof')}</summary>
      {record !== null && (
        <div className={css.deeds}>
          <Deed onDo={() => attempt(record().then((file) => downloadRecord(match.id, file, match.seats)))}>
            <DownloadIcon /> {t('Download the record')}
          </Deed>
          <Deed onDo={() => attempt(verified(match, record).then(setVerdict))}>
            <CheckIcon /> {t('Verify')}
          </Deed>
        </div>
      )}
      <output data-testid="verified">{verdict !== null && <VerdictLines verdict={verdict} />}</output>
      <p className={css.seal}>
        {t('The draws were sealed before the first choice:')} <span className="label">{match.commitment}</span>
      </p>
      <p className={css.seal}>
        {t('Rules by their ids:')}{' '}
        {items.map(({ label, rule }, i) => (
          <span key={label}>
            {i > 0 && ', '}
            {label} {rule}
          </span>
        ))}
        .
      </p>
    </details>
  );
}

function Deed({ onDo, children }: { readonly onDo: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={controls.button} onClick={onDo}>
      {children}
    </button>
  );
}

async function verified(match: ShownMatch, record: () => Promise<MatchRecord>): Promise<Verdict> {
  return verdictOn(match.game, await record(), match.commitment);
}
