import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import setup from '../setup/setup.module.css';
import css from './create.module.css';
import { SpanField } from './SpanField.tsx';
import { audiences, clockOf, paces } from './table-draft.ts';
import type { Audience, Pace, TableDraft } from './table-draft.ts';
import { clockWords } from './table-words.ts';

export interface TermsProps {
  readonly draft: TableDraft;
  readonly change: (part: Partial<TableDraft>) => void;
}

const paceNames: { readonly [P in Pace]: string } = { off: 'Off', live: 'Live', days: 'Over days', own: 'Own' };
const audienceNames: { readonly [A in Audience]: string } = { none: 'None', live: 'Live', late: 'Late' };

/** Who finds the table. */
export function DoorTerm({ draft, change }: TermsProps) {
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>Who can join</span>
      <Choices
        legend="Who can join"
        values={['link', 'lobby']}
        value={draft.listed ? 'lobby' : 'link'}
        words={(value) => (value === 'link' ? 'Friends with the link' : 'Anybody in the lobby')}
        onChoose={(value) => change({ listed: value === 'lobby' })}
      />
    </div>
  );
}

export function ClockTerm({ draft, change }: TermsProps) {
  const { pace, own } = draft;
  const words =
    pace === 'off'
      ? 'Everybody takes the time they need. When somebody stays away for a day, those who are here can let a bot play.'
      : `${clockWords(clockOf(draft))}, then a bot plays.`;
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>Clock</span>
      <Choices
        legend="Clock"
        values={paces}
        value={pace}
        words={(value) => paceNames[value]}
        onChoose={(value) => change({ pace: value })}
      />
      {pace === 'own' ? (
        <div className={css.spans}>
          <SpanField
            label="For each move"
            seconds={own.perMove}
            onChange={(perMove) => change({ own: { ...own, perMove } })}
          />
          <SpanField
            label="In reserve for the match"
            seconds={own.reserve}
            onChange={(reserve) => change({ own: { ...own, reserve } })}
          />
        </div>
      ) : (
        <span className={setup.hint}>{words}</span>
      )}
    </div>
  );
}

const watching: { readonly [A in Audience]: string } = {
  none: 'Only those who play see the match.',
  live: 'Spectators see only what everybody at the table may know, as it happens.',
  late: 'Spectators see only what everybody may know, and too late to whisper.',
};

export function AudienceTerm({ draft, change }: TermsProps) {
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>Spectators</span>
      <Choices
        legend="Spectators"
        values={audiences}
        value={draft.audience}
        words={(value) => audienceNames[value]}
        onChoose={(value) => change({ audience: value })}
      />
      {draft.audience === 'late' && (
        <label className={css.late}>
          <input
            className={`${controls.field} ${css.number}`}
            type="number"
            inputMode="numeric"
            min={1}
            max={1440}
            value={Number.isNaN(draft.late) ? '' : draft.late}
            onChange={({ target }) => change({ late: target.valueAsNumber })}
          />
          minutes late
        </label>
      )}
      <span className={setup.hint}>{watching[draft.audience]}</span>
    </div>
  );
}
