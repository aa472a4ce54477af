import controls from '../app/controls.module.css';
import { CheckIcon, EyeIcon } from '../icons/icons.ts';
import decision from '../table/decision.module.css';
import { lineOf } from '../table/log.ts';
import { Parts } from '../table/LogPanel.tsx';
import { useTable } from '../table/store.ts';
import { verifiedWords } from '../table/verify.ts';
import css from './replay.module.css';
import type { ReplayDirector } from './replay-director.ts';
import type { ReplayMatch } from './replay-match.ts';
import { useReplay } from './replay-store.ts';
import type { Knowledge } from './replay-store.ts';

export interface ReplayPanelProps {
  readonly match: ReplayMatch;
  readonly director: ReplayDirector;
}

/** Instead of a decision: what happens here, whose knowledge is shown, and that the record was checked. */
export function ReplayPanel({ match, director }: ReplayPanelProps) {
  const at = useTable((table) => table.position);
  const eyes = useTable((table) => table.eyes);
  return (
    <div className={decision.panel}>
      <h2 className={decision.prompt}>Replay</h2>
      <dl className={css.happens} data-testid="replay-lines">
        <dt>Before</dt>
        <dd>{at === 0 ? 'The table is set.' : <Told match={match} index={at - 1} eyes={eyes} />}</dd>
        <dt>Next</dt>
        <dd>{at >= match.length ? 'This is the end of the match.' : <Told match={match} index={at} eyes={eyes} />}</dd>
      </dl>
      <KnowledgeField match={match} director={director} />
      <p className={css.verified} data-testid="replay-verified">
        <CheckIcon size={18} /> <span>{verifiedWords(match.record)}</span>
      </p>
    </div>
  );
}

function Told({ match, index, eyes }: { match: ReplayMatch; index: number; eyes: number | null }) {
  const parts = lineOf(match, index, eyes);
  return parts === null ? <>A choice that changes nothing in sight.</> : <Parts parts={parts} />;
}

function KnowledgeField({ match, director }: ReplayPanelProps) {
  const knowledge = useReplay((replay) => replay.knowledge);
  return (
    <label className={css.knowledge}>
      <span>
        <EyeIcon size={18} /> What you see
      </span>
      <select
        className={controls.field}
        value={String(knowledge)}
        onChange={({ target }) => director.knowAs(knowledgeOf(target.value))}
      >
        <option value="actor">What whoever acts next knows</option>
        {match.seats.map(({ name }, seat) => (
          <option key={`${seat} ${name}`} value={seat}>
            What {name} knows
          </option>
        ))}
        <option value="spectator">What a spectator knows</option>
      </select>
    </label>
  );
}

function knowledgeOf(value: string): Knowledge {
  return value === 'actor' || value === 'spectator' ? value : Number(value);
}
