import { barrierWords } from '@benchtop/engine/host';
import controls from '../ui/controls.module.css';
import { CloseIcon, InfoIcon, ReplayIcon, TrophyIcon, UndoIcon } from '../ui/icons/icons.ts';
import { takeBack } from '../match/chain.ts';
import { othersLast } from '../match/log.ts';
import css from './status.module.css';
import { useTable } from '../match/store.ts';
import { say, showResult } from '../match/table-acts.ts';
import type { MenuProps } from './TableMenu.tsx';
import { useDirector, useMatch, useShown, useSlots } from './use-table.ts';
import { useForm } from './form.ts';
import { Told } from './LogPanel.tsx';
import { MainButton } from './MainButton.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SeatMark } from './SeatMark.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import { t, told } from '../words/words.ts';

/** One line: who must do what, how far the match is, and what can always be done. */
export function StatusBar({ onOverlay }: MenuProps) {
  const { match, ui } = useMatch();
  const { index, view } = useShown();
  // The sentence says it already.
  const ended = match.over && index === match.length;
  const { banner, tools } = useSlots();
  const form = useForm();
  useTable((table) => table.busy);
  useTable((table) => table.position);
  const past = useTable((table) => table.past);
  const note = useTable((table) => table.note);
  const due = useTable(({ open, busy, past: looked }) => open !== null && !busy && looked === null);
  const acting = match.over ? undefined : match.awaited()[0]?.seat;
  return (
    <header className={css.bar}>
      <div className={css.words}>
        <p className={`${css.status} ${due ? css.due : ''}`}>
          {past === null && acting !== undefined && <SeatMark seat={acting} />}
          <output data-testid="status">{past === null ? match.status() : <Then position={past} />}</output>
        </p>
        <p className={`${css.progress} label`} data-testid="progress" title={ui.ends}>
          {ended ? null : ui.progress(view)}
        </p>
        {!ended && <Near />}
        <TurnStrip />
        {tools}
      </div>
      <div className={css.tools}>
        {match.over && (
          <button type="button" className={controls.button} onClick={() => showResult(true)}>
            <TrophyIcon /> <span className={css.word}>{t('Result')}</span>
          </button>
        )}
        <AgainButton />
        {form !== 'phone' && <MainButton />}
        {match.yours.length > 0 && <UndoButton />}
        <MenuButton onOverlay={onOverlay} />
      </div>
      {banner}
      {note !== null && (
        <p className={css.note} role="alert">
          <InfoIcon size={18} />
          <span>{note}</span>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${controls.icon}`}
            aria-label={t('Dismiss')}
            onClick={() => say(null)}
          >
            <CloseIcon size={16} />
          </button>
        </p>
      )}
    </header>
  );
}

/** What had just been done at a position of the past: today's question would be wrong beside that board. */
function Then({ position }: { readonly position: number }) {
  const { match } = useMatch();
  const perspective = useTable((table) => table.perspective);
  return (
    <>
      {t('Then:')}{' '}
      {position === 0 ? t('the table is set.') : <Told match={match} index={position - 1} perspective={perspective} />}
    </>
  );
}

/** Plays once more what the others did last; on a small screen it is in the menu. */
function AgainButton() {
  const { play } = useDirector();
  const { match } = useMatch();
  const viewer = useTable((table) => table.viewer);
  const position = useTable((table) => table.position);
  const still = useTable((table) => !table.busy && table.past === null);
  if (play === null || othersLast(match, viewer, position) === null) return null;
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.icon} ${css.again}`}
      data-testid="again"
      aria-disabled={!still}
      aria-label={t('Show again what the others did')}
      title={t('Show again what the others did (.)')}
      onClick={() => play.showAgain()}
    >
      <ReplayIcon />
    </button>
  );
}

/** How near the end of the match is; what ends it stands in its tip. */
function Near() {
  const { ui } = useMatch();
  const { view } = useShown();
  const near = ui.nearness?.(view) ?? null;
  if (near === null) return null;
  const { name, value, max } = near;
  return (
    <meter
      className={css.near}
      aria-label={name}
      min={0}
      max={max}
      value={value}
      title={t('{name}: {value} of {max}. {ends}', { name, value, max, ends: ui.ends ?? '' })}
      data-testid="near"
    />
  );
}

const WAITS = 'The table waits for an answer: try it again in a moment.';

/** Takes the last choice back, or says why it cannot be. It stays focusable, so that the reason can be read. */
function UndoButton() {
  const director = useDirector();
  const { match } = useMatch();
  const viewer = useTable((table) => table.viewer);
  useTable((table) => table.position);
  useTable((table) => table.busy);
  useTable((table) => table.held);
  const possible = (director.play?.undoSeat() ?? null) !== null;
  const barrier = match.undoBarrier(viewer);
  const reason = possible ? null : barrier === null ? t(WAITS) : told(barrierWords[barrier]);
  return (
    <button
      type="button"
      className={controls.button}
      data-testid="undo"
      aria-disabled={!possible}
      aria-label={reason === null ? t('Undo') : t('Undo, not possible: {reason}', { reason })}
      title={reason ?? t('Take your last choice back (Ctrl+Z)')}
      onClick={() => (possible && director.play !== null ? takeBack(director.play) : say(reason))}
    >
      <UndoIcon /> <span className={css.word}>{t('Undo')}</span>
    </button>
  );
}
