import controls from '../../ui/controls.module.css';
import { CheckIcon, EyeIcon, WarningIcon } from '../../ui/icons/icons.ts';
import decision from '../../table/decision.module.css';
import { Told } from '../../table/LogPanel.tsx';
import { useTable } from '../../match/store.ts';
import { VerdictLines } from '../../table/VerdictLines.tsx';
import type { Verdict } from '../../match/verify.ts';
import css from './replay.module.css';
import type { ReplayDirector } from '../../match/replay/replay-director.ts';
import type { ReplayMatch } from '../../match/replay/replay-match.ts';
import { useReplay } from '../../match/replay/replay-store.ts';
import type { Knowledge } from '../../match/replay/replay-store.ts';
import { t } from '../../words/words.ts';

export interface ReplayPanelProps {
  readonly match: ReplayMatch;
  readonly director: ReplayDirector;
  readonly verdict: Verdict;
}

/** Instead of a decision: what happens here, whose knowledge is shown, and that the record was checked. */
export function ReplayPanel({ match, director, verdict }: ReplayPanelProps) {
  const at = useTable((table) => table.position);
  const perspective = useTable((table) => table.perspective);
  return (
    <div className={decision.panel}>
      <h2 className={decision.prompt}>{t('Replay')}</h2>
      <dl className={css.happens} data-testid="replay-lines">
        <dt>{t('Before')}</dt>
        <dd>{at === 0 ? t('The table is set.') : <Told match={match} index={at - 1} perspective={perspective} />}</dd>
        <dt>{t('Next')}</dt>
        <dd>
          {at >= match.length ? (
            t('This is the end of the match.')
          ) : (
            <Told match={match} index={at} perspective={perspective} />
          )}
        </dd>
      </dl>
      <KnowledgeField match={match} director={director} />
      <div className={css.verified} data-tone={verdict.tone} data-testid="replay-verified">
        {verdict.tone === 'good' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
        <div>
          <VerdictLines verdict={verdict} />
        </div>
      </div>
    </div>
  );
}

function KnowledgeField({ match, director }: Omit<ReplayPanelProps, 'verdict'>) {
  const knowledge = useReplay((replay) => replay.knowledge);
  return (
    <label className={css.knowledge}>
      <span>
        <EyeIcon size={18} /> {t('What you see')}
      </span>
      <select
        className={controls.field}
        value={String(knowledge)}
        onChange={({ target }) => director.knowAs(knowledgeOf(target.value))}
      >
        <option value="actor">{t('What the next player knows')}</option>
        {match.seats.map(({ name }, seat) => (
          <option key={`${seat} ${name}`} value={seat}>
            {t('What {name} knows', { name })}
          </option>
        ))}
        <option value="spectator">{t('What a spectator knows')}</option>
      </select>
    </label>
  );
}

function knowledgeOf(value: string): Knowledge {
  return value === 'actor' || value === 'spectator' ? value : Number(value);
}
