import { Choices } from '../../ui/Choices.tsx';
import controls from '../../ui/controls.module.css';
import setup from '../setup/setup.module.css';
import css from './create.module.css';
import { SpanField } from './SpanField.tsx';
import { audiences, clockOf, paces } from './table-draft.ts';
import type { Audience, Pace, TableDraft } from './table-draft.ts';
import { clockWords } from './table-words.ts';
import { t } from '../../words/words.ts';
import type { Phrase } from '../../words/words.ts';

export interface TermsProps {
  readonly draft: TableDraft;
  readonly change: (part: Partial<TableDraft>) => void;
}

const paceNames: { readonly [P in Pace]: Phrase } = { off: 'Off', live: 'Live', days: 'Over days', own: 'Own' };
const audienceNames: { readonly [A in Audience]: Phrase } = { none: 'None|spectators', live: 'Live', late: 'Late' };

/** Who finds the table. */
export function DoorTerm({ draft, change }: TermsProps) {
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>{t('Who can join')}</span>
      <Choices
        legend={t('Who can join')}
        values={['link', 'lobby']}
        value={draft.listed ? 'lobby' : 'link'}
        words={(value) => (value === 'link' ? t('Friends with the link') : t('Anybody in the lobby'))}
        onChoose={(value) => change({ listed: value === 'lobby' })}
      />
    </div>
  );
}

export function ClockTerm({ draft, change }: TermsProps) {
  const { pace, own } = draft;
  const words =
    pace === 'off'
      ? t(
          'Everybody takes the time they need. When somebody stays away for a day, those who are here can let a bot play.',
        )
      : t('{clock}, then a bot plays.', { clock: clockWords(clockOf(draft)) });
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>{t('Clock')}</span>
      <Choices
        legend={t('Clock')}
        values={paces}
        value={pace}
        words={(value) => t(paceNames[value])}
        onChoose={(value) => change({ pace: value })}
      />
      {pace === 'own' ? (
        <div className={css.spans}>
          <SpanField
            label={t('For each move')}
            seconds={own.perMove}
            onChange={(perMove) => change({ own: { ...own, perMove } })}
          />
          <SpanField
            label={t('In reserve for the match')}
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

const watching: { readonly [A in Audience]: Phrase } = {
  none: 'Only those who play see the match.',
  live: 'Spectators see only what everybody at the table may know, as it happens.',
  late: 'Spectators see only what everybody may know, and too late to whisper.',
};

export function AudienceTerm({ draft, change }: TermsProps) {
  return (
    <div className={setup.setting}>
      <span className={setup.settingTitle}>{t('Spectators')}</span>
      <Choices
        legend={t('Spectators')}
        values={audiences}
        value={draft.audience}
        words={(value) => t(audienceNames[value])}
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
          {t('minutes late')}
        </label>
      )}
      <span className={setup.hint}>{t(watching[draft.audience])}</span>
    </div>
  );
}
