import { patched } from '@benchtop/engine/host';
import { useMemo } from 'react';
import controls from '../ui/controls.module.css';
import { BookIcon } from '../ui/icons/icons.ts';
import css from './decision.module.css';
import { useForm } from './form.ts';
import { MainButton } from './MainButton.tsx';
import { OptionList } from './OptionList.tsx';
import { RefusedList } from './RefusedList.tsx';
import { SeatMark } from './SeatMark.tsx';
import { previewRows, previewWords } from '../match/preview-words.ts';
import { pointsName } from '../match/status.ts';
import { useTable } from '../match/store.ts';
import { openRule } from '../match/table-acts.ts';
import type { OpenDecision } from '../match/store.ts';
import { usePreview } from './use-preview.ts';
import { useMatch, useShown, useSlots } from './use-table.ts';
import { t } from '../words/words.ts';

/** What the viewer owes and everything that answers it: whatever the board can do, this list can. */
export function DecisionPanel() {
  const { caption } = useSlots();
  return (
    <>
      {caption}
      <BareDecision />
    </>
  );
}

/** The same where the caption of a lesson stands elsewhere. */
export function BareDecision() {
  const { decision } = useSlots();
  return decision?.panel ?? <Asked />;
}

function Asked() {
  const open = useTable((table) => table.open);
  const past = useTable((table) => table.past);
  const form = useForm();
  if (open === null) return <Waiting />;
  const { decision } = open;
  return (
    <div className={css.panel}>
      <div className={`${css.head} ${form === 'phone' ? css.told : ''}`}>
        <h2 id="prompt" className={css.prompt}>
          {past === null ? '' : t('Now: ')}
          {sentenceCase(decision.prompt)}
        </h2>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t('The rule for this decision')}
          title={t('The rule for this decision')}
          onClick={() => openRule(decision.rule)}
        >
          <BookIcon />
        </button>
      </div>
      {past === null && <Steps />}
      {past !== null && <p className={css.hold}>{t('You are looking at the past. Go back to now to choose.')}</p>}
      <div className={css.lists}>
        <OptionList open={open} />
        <RefusedList open={open} />
      </div>
      <div className={form === 'phone' ? css.below : css.foot}>
        <Hint open={open} />
      </div>
      {form === 'phone' && <MainButton large />}
    </div>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Waiting() {
  const { match } = useMatch();
  useTable((table) => table.position);
  const moving = useTable((table) => table.busy);
  const names = match
    .awaited()
    .map(({ seat }) => match.name(seat))
    .join(', ');
  return (
    <div className={css.panel}>
      <h2 className={css.prompt}>
        {match.over ? t('The match is over') : names === '' ? t('Nobody is to move') : t('{names} to move', { names })}
      </h2>
      <p className={css.waiting}>
        {match.over
          ? t('Look around the table, or open the result.')
          : moving
            ? t('Any key or click skips what is moving.')
            : match.yours.length === 0 || names === ''
              ? t('Look around, read the log or the rules.')
              : t('Look around, read the log or the rules: the table tells you when it is your turn.')}
      </p>
    </div>
  );
}

/** The chain that the question belongs to: what is behind, what is asked now, what is still to come. */
function Steps() {
  const { ui } = useMatch();
  const { view } = useShown();
  const chain = ui.steps?.(view) ?? null;
  if (chain === null) return null;
  return (
    <ol className={css.steps} aria-label={t('Steps')} data-testid="steps">
      {chain.names.map((name, i) => (
        <li key={name} className={i < chain.at ? css.behind : ''} aria-current={i === chain.at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/**
 * What the option under the pointer would do, or why it cannot be done. It has its place here, never over the board, and
 * takes no room from the list: what is being pressed stays where it is.
 */
function Hint({ open }: { readonly open: OpenDecision }) {
  const { match, ui } = useMatch();
  const pointed = useTable((table) => table.pointed);
  const busy = useTable((table) => table.busy);
  const { view, index } = useShown();
  const preview = usePreview();
  const { seat } = open.decision;
  const refused = busy ? undefined : open.refused.find(({ id }) => id === pointed);
  const told = useMemo(() => {
    if (preview === null || busy) return null;
    const after = patched(view, preview.changes);
    const total = match.scores(index)[seat]?.total ?? 0;
    return {
      rows: previewRows(preview, ui.resources, view, after, seat, total, pointsName(match.game.id)),
      words: previewWords(preview, seat),
    };
  }, [match, ui, preview, busy, view, index, seat]);
  const empty = told === null || told.rows.length + told.words.length === 0;
  return (
    <div className={`${css.hint} ${empty && refused === undefined ? css.idles : ''}`} data-testid="hint">
      {refused !== undefined ? (
        <p>{refused.reason}</p>
      ) : empty ? (
        <p className={css.idle}>
          {match.previews ? `${t('Point at an option to see what it changes.')} ` : ''}
          {t('Press ? for the keys.')}
        </p>
      ) : (
        <>
          <dl className={css.rows} aria-label={t('What it changes')} data-testid="preview">
            {told.rows.map(({ of, name, icon, from, to }) => (
              <div key={`${of} ${name}`}>
                <dt>
                  {of !== seat && <SeatMark seat={of} />} {icon} {name}
                </dt>
                <dd className="label">
                  {from} <span aria-hidden="true">→</span>
                  <span className="visually-hidden">{t('becomes')}</span> <strong>{to}</strong> ({to > from ? '+' : '−'}
                  {Math.abs(to - from)})
                </dd>
              </div>
            ))}
          </dl>
          {told.words.length > 0 && <p>{told.words.join(' ')}</p>}
        </>
      )}
    </div>
  );
}
