import { useMemo, useRef } from 'react';
import controls from '../app/controls.module.css';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons.ts';
import css from './board.module.css';
import { eventsSince } from './log.ts';
import { stepPast } from './keys.ts';
import { useTable } from './store.ts';
import { useDirector, useMatch, useShown } from './use-table.ts';
import { useZoom } from './zoom.ts';

/** The game's board, as large as it can be; it can be pinched, panned and fitted again. */
export function BoardArea() {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, content);
  return (
    <div className={css.area}>
      <PastBanner />
      <div ref={frame} className={css.frame}>
        <div ref={content} className={css.content}>
          <Board />
        </div>
      </div>
      <div className={css.tools} data-zoomed={zoom.zoomed}>
        <button
          type="button"
          className={`${controls.button} ${controls.icon}`}
          aria-label="Zoom in"
          onClick={zoom.closer}
        >
          <ZoomInIcon />
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.icon}`}
          aria-label="Zoom out"
          onClick={zoom.farther}
        >
          <ZoomOutIcon />
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.icon}`}
          aria-label="Fit the board"
          onClick={zoom.fit}
        >
          <FitIcon />
        </button>
      </div>
    </div>
  );
}

const point = (pointed: string | null): void => useTable.setState({ pointed });

function explain(option: string): void {
  const { open } = useTable.getState();
  const explained = open?.refused.find(({ id }) => id === option) ?? null;
  if (explained !== null) useTable.setState({ explained });
}

function Board() {
  const director = useDirector();
  const { local, ui } = useMatch();
  const { view, index } = useShown();
  const { viewer, eyes, open, busy, past, pointed, motion } = useTable();
  const names = useMemo(() => local.seats.map(({ name }) => name), [local]);
  const trace = useMemo(() => eventsSince(local, viewer, eyes, index), [local, viewer, eyes, index]);
  const choose = useMemo(() => director.choose.bind(director), [director]);
  const live = busy || past !== null ? null : open;
  return (
    <ui.Board
      view={view}
      viewer={viewer}
      names={names}
      decision={live?.decision ?? null}
      options={live?.options ?? []}
      refused={live?.refused ?? []}
      pointed={past === null ? pointed : null}
      motion={past === null ? motion : null}
      trace={trace}
      choose={choose}
      point={point}
      explain={explain}
    />
  );
}

/** Says that the board shows the past, and leads back to now. */
function PastBanner() {
  const past = useTable((table) => table.past);
  const position = useTable((table) => table.position);
  if (past === null) return null;
  return (
    <div className={css.past} data-testid="past">
      <output>
        You are looking at the past{' '}
        <span className="label">
          ({past} of {position})
        </span>
      </output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label="One step back"
        onClick={() => stepPast(-1)}
      >
        <BackIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label="One step on"
        onClick={() => stepPast(1)}
      >
        <ForwardIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => useTable.setState({ past: null })}
      >
        Back to now
      </button>
    </div>
  );
}
