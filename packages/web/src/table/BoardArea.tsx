import { patched } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import controls from '../ui/controls.module.css';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons/icons.ts';
import css from './board.module.css';
import { stepPast } from './keys.ts';
import { Ghosts } from './kit/Ghosts.tsx';
import { Layers } from './kit/Layers.tsx';
import { Inert } from './kit/inert.ts';
import { measured } from './kit/pages.ts';
import { showPreviewed } from './kit/previewed.ts';
import { LookingBanner } from './LookingBanner.tsx';
import { PageTabs } from './PageTabs.tsx';
import { useTable } from '../match/store.ts';
import { usePreview } from './use-preview.ts';
import { useDirector, useLook, useMatch, useShown } from './use-table.ts';
import { useZoom } from './zoom.ts';
import { t } from '../words/words.ts';

/** The game's board, as large as it can be; it can be pinched, panned and fitted again. */
export function BoardArea() {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, content);
  const { answered } = zoom;
  const decision = useTable((table) => table.open?.decision.id ?? null);
  useEffect(answered, [answered, decision]);
  const { match } = useMatch();
  const looking = useTable((table) => table.looking);
  const colour = useLook(looking ?? -1)?.colour;
  useLayoutEffect(() => (frame.current === null ? undefined : measured(frame.current)), []);
  return (
    <div className={css.area} data-board={match.game.id}>
      <PastBanner />
      <LookingBanner />
      <div className={css.stage}>
        <PageTabs />
        <div
          ref={frame}
          className={`${css.frame} ${looking === null ? '' : css.foreign}`}
          style={colour === undefined ? undefined : { borderColor: colour }}
        >
          <div ref={content} className={css.content}>
            {looking === null ? <Board /> : <Looked seat={looking} />}
            {looking === null && <Ghost />}
          </div>
        </div>
        {zoom.asks && <output className={css.asks}>{t('Closer: touch what you mean')}</output>}
        <div className={css.tools} data-zoomed={zoom.zoomed}>
          <button
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t('Zoom in')}
            onClick={zoom.closer}
          >
            <ZoomInIcon />
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t('Zoom out')}
            onClick={zoom.farther}
          >
            <ZoomOutIcon />
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t('Fit the board')}
            onClick={zoom.fit}
          >
            <FitIcon />
          </button>
        </div>
      </div>
      <Layers />
    </div>
  );
}

function Board() {
  const { match, ui } = useMatch();
  const { view } = useShown();
  const viewer = useTable((table) => table.viewer);
  const { seats } = match;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  return <ui.Board view={view} viewer={viewer} names={names} />;
}

/** The board as another seat has it before them, of which nothing can be touched. */
function Looked({ seat }: { readonly seat: number }) {
  const { match, ui } = useMatch();
  const { view } = useShown();
  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  return (
    <Inert.Provider value>
      <ui.Board view={view} viewer={seat} names={names} />
    </Inert.Provider>
  );
}

/** A board drawn once more takes a slow device long: whoever points at an option and presses it does not wait for that. */
const LINGER = 180;

/** A view that has stayed the same for so long. */
function useLingering(view: View | null): View | null {
  const [lingering, set] = useState<View | null>(null);
  useEffect(() => {
    if (view === null) return undefined;
    const timer = setTimeout(() => startTransition(() => set(view)), LINGER);
    return () => clearTimeout(timer);
  }, [view]);
  return lingering === view ? view : null;
}

/** The option that is pointed at, shown in place as far as it is certain. */
function Ghost() {
  const { match, ui } = useMatch();
  const viewer = useTable((table) => table.viewer);
  const { view: now } = useShown();
  const preview = usePreview();
  const view = useMemo(() => (preview === null ? null : patched(now, preview.changes)), [now, preview]);
  useEffect(() => {
    showPreviewed(view);
    return () => showPreviewed(null);
  }, [view]);
  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const drawn = useLingering(ui.ghosts === false ? null : view);
  if (drawn === null) return null;
  return (
    <Ghosts view={drawn}>
      <ui.Board view={drawn} viewer={viewer} names={names} />
    </Ghosts>
  );
}

/** Says that the board shows the past, and leads back to now. */
function PastBanner() {
  const director = useDirector();
  const past = useTable((table) => table.past);
  const position = useTable((table) => table.position);
  if (past === null) return null;
  return (
    <div className={css.past} data-testid="past">
      <output>
        {t('You are looking at the past')}{' '}
        <span className="label">({t('{n} of {of}', { n: past, of: position })})</span>
      </output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('One step back')}
        onClick={() => stepPast(director, -1)}
      >
        <BackIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('One step on')}
        onClick={() => stepPast(director, 1)}
      >
        <ForwardIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => director.lookAt(position)}
      >
        {t('Back to now')}
      </button>
    </div>
  );
}
