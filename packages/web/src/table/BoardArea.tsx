import { useMemo, useRef } from 'react';
import controls from '../app/controls.module.css';
import { BackIcon, FitIcon, ForwardIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons.ts';
import css from './board.module.css';
import { eventsSince } from './log.ts';
import { stepPast } from './keys.ts';
import { live, useTable } from './store.ts';
import type { OpenDecision } from './store.ts';
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
  const { match, ui } = useMatch();
  const { view, index } = useShown();
  const { viewer, perspective, past, pointed, motion } = useTable();
  const { seats } = match;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const trace = useMemo(() => eventsSince(match, viewer, perspective, index), [match, viewer, perspective, index]);
  const choose = useMemo(() => director.choose.bind(director), [director]);
  const asked = useTable(live);
  return (
    <ui.Board
      view={view}
      viewer={viewer}
      names={names}
      decision={asked?.decision ?? null}
      options={asked?.options ?? []}
      refused={asked?.refused ?? []}
      pointed={asked !== null && offers(asked, pointed) ? pointed : null}
      motion={past === null ? motion : null}
      trace={trace}
      choose={choose}
      point={point}
      explain={explain}
    />
  );
}

/** The pointer may still rest on what a decision before offered. */
function offers({ options, refused }: OpenDecision, id: string | null): boolean {
  return options.some((option) => option.id === id) || refused.some((option) => option.id === id);
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
        You are looking at the past{' '}
        <span className="label">
          ({past} of {position})
        </span>
      </output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label="One step back"
        onClick={() => stepPast(director, -1)}
      >
        <BackIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label="One step on"
        onClick={() => stepPast(director, 1)}
      >
        <ForwardIcon />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => director.lookAt(position)}
      >
        Back to now
      </button>
    </div>
  );
}
