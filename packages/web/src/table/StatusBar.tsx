import { barrierWords } from '@benchtop/engine/host';
import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { useLocation } from 'wouter';
import controls from '../ui/controls.module.css';
import {
  BackIcon,
  BookIcon,
  CloseIcon,
  DownloadIcon,
  EyeIcon,
  InfoIcon,
  KeyboardIcon,
  MenuIcon,
  PlusIcon,
  ReplayIcon,
  SettingsIcon,
  TrophyIcon,
  UndoIcon,
  WarningIcon,
} from '../ui/icons/icons.ts';
import { takeBack } from '../match/chain.ts';
import type { Director } from '../match/director.ts';
import { othersLast } from '../match/log.ts';
import { downloadRecord, wordsOf } from '../match/record-file.ts';
import type { ShownMatch } from '../match/shown-match.ts';
import css from './status.module.css';
import { useTable } from '../match/store.ts';
import { openRule, say, showResult } from '../match/table-acts.ts';
import type { Overlay } from './Table.tsx';
import { useDirector, useMatch, useShown, useSlots } from './use-table.ts';
import { useForm } from './form.ts';
import { Told } from './LogPanel.tsx';
import { hidePieces } from './areas.ts';
import { MainButton } from './MainButton.tsx';
import { SeatMark } from './SeatMark.tsx';
import { TurnStrip } from './TurnStrip.tsx';

export interface StatusBarProps {
  readonly onOverlay: (overlay: Overlay) => void;
}

/** One line: who must do what, how far the match is, and what can always be done. */
export function StatusBar({ onOverlay }: StatusBarProps) {
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
            <TrophyIcon /> <span className={css.word}>Result</span>
          </button>
        )}
        <AgainButton />
        {form !== 'phone' && <MainButton />}
        {match.yours.length > 0 && <UndoButton />}
        <TableMenu onOverlay={onOverlay} />
      </div>
      {banner}
      {note !== null && (
        <p className={css.note} role="alert">
          <InfoIcon size={18} />
          <span>{note}</span>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${controls.icon}`}
            aria-label="Dismiss"
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
      Then:{' '}
      {position === 0 ? 'the table is set.' : <Told match={match} index={position - 1} perspective={perspective} />}
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
      aria-label="Show again what the others did"
      title="Show again what the others did (.)"
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
      title={`${name}: ${value} of ${max}. ${ui.ends ?? ''}`}
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
  const reason = possible ? null : barrier === null ? WAITS : barrierWords[barrier];
  return (
    <button
      type="button"
      className={controls.button}
      data-testid="undo"
      aria-disabled={!possible}
      aria-label={reason === null ? 'Undo' : `Undo, not possible: ${reason}`}
      title={reason ?? 'Take your last choice back (Ctrl+Z)'}
      onClick={() => (possible && director.play !== null ? takeBack(director.play) : say(reason))}
    >
      <UndoIcon /> <span className={css.word}>Undo</span>
    </button>
  );
}

function TableMenu({ onOverlay }: StatusBarProps) {
  const director = useDirector();
  const { match, ui } = useMatch();
  const { menu } = useSlots();
  const [open, setOpen] = useState(false);
  // Whoever has the record of a match that runs knows its draws.
  const ended = match.over || director.play === null || match.awaited().length === 0;
  const [, go] = useLocation();
  const openRules = (): void => {
    const rule = useTable.getState().open?.decision.rule ?? Object.keys(match.game.rulebook)[0] ?? '';
    openRule(rule);
  };
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger className={`${controls.button} ${controls.icon}`} aria-label="Menu">
        <MenuIcon />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={css.positioner} align="end" sideOffset={6}>
          <Menu.Popup className={css.menu}>
            {(ui.goal ?? ui.legend) !== undefined && (
              <Menu.Item className={css.item} onClick={() => onOverlay('guide')}>
                <InfoIcon /> The game on one screen
              </Menu.Item>
            )}
            <Menu.Item className={css.item} onClick={openRules}>
              <BookIcon /> Rulebook
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => onOverlay('settings')}>
              <SettingsIcon /> Settings
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => onOverlay('keys')}>
              <KeyboardIcon /> Keys
            </Menu.Item>
            {ended && director.actions.record !== null && (
              <Menu.Item className={css.item} onClick={() => fetchRecord(director, match)}>
                <DownloadIcon /> Download the record
              </Menu.Item>
            )}
            <Menu.Item className={css.item} onClick={() => report(director, match)}>
              <WarningIcon /> Save a report of a problem
            </Menu.Item>
            <Menu.Item className={css.item} onClick={hidePieces}>
              <EyeIcon /> Hide or show the pieces
            </Menu.Item>
            {director.play !== null && (
              <Menu.Item className={css.item} onClick={() => director.play?.showAgain()}>
                <ReplayIcon /> Show again what the others did
              </Menu.Item>
            )}
            {menu}
            <Menu.Separator className={css.separator} />
            <Menu.Item className={css.item} onClick={() => go(`/new/${match.game.id}`)}>
              <PlusIcon /> New match
            </Menu.Item>
            <Menu.Item className={css.item} onClick={() => go('/')}>
              <BackIcon /> Front page (the match is kept)
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function report(director: Director, match: ShownMatch): void {
  import('../match/report.ts')
    .then(async ({ saveReport }) => saveReport(director, match))
    .then(
      () =>
        say('The report is saved as a file. Send it to whoever runs this Benchtop, with a word about what went wrong.'),
      (error: unknown) => say(wordsOf(error)),
    );
}

function fetchRecord({ actions: { record } }: Director, { id, seats }: ShownMatch): void {
  record?.().then(
    (file) => downloadRecord(id, file, seats),
    (error: unknown) => say(wordsOf(error)),
  );
}
