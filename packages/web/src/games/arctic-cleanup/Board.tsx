import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { BagCorner } from './BagCorner.tsx';
import type { BoardState, Picked } from './board-state.ts';
import { CardRow } from './CardRow.tsx';
import { Flights } from './Flights.tsx';
import { layoutFor } from './layout.ts';
import type { Layout } from './layout.ts';
import { arcticView } from './model.ts';
import { Ocean } from './Ocean.tsx';
import { Overlay } from './Overlay.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { Pager, usePage } from './Pager.tsx';
import { PieceDefs } from './pieces/PieceDefs.tsx';
import { Scale } from './pieces/scale.ts';
import { playOf } from './play.ts';
import type { Look } from './play.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import { useStage } from './stage.ts';
import { group } from './naming.ts';
import css from './board.module.css';

/** The table of Arctic CleanUp. It fills the box it is given and draws in that box's own pixels. */
export function Board(props: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const layout = useLayout(box);
  return (
    <div ref={box} className={css.board} data-board="arctic-cleanup">
      <PieceDefs />
      {layout !== null && <Laid {...props} layout={layout} />}
    </div>
  );
}

function useLayout(box: RefObject<HTMLDivElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element;
      if (w > 0 && h > 0) setLayout((old) => (old?.width === w && old.height === h ? old : layoutFor(w, h)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return layout;
}

function Laid(props: BoardProps & { readonly layout: Layout }) {
  const { layout } = props;
  const board = useBoard(props);
  const [page, setPage] = usePage(board);
  const { width, height, pages } = layout;
  const shift: CSSProperties = {
    width: width * pages,
    height,
    transform: page === 0 ? 'none' : `translateX(${-page * width}px)`,
  };
  const glide = { '--glide': `${board.passage?.ms ?? 0}ms` } as CSSProperties;
  return (
    <>
      <div className={css.sheet} style={shift}>
        <svg
          width={width * pages}
          height={height}
          viewBox={`0 0 ${width * pages} ${height}`}
          className={css.drawing}
          style={glide}
          {...group('The table')}
        >
          <Scale.Provider value={layout.ocean.s}>
            <Ocean board={board} />
          </Scale.Provider>
          <BagCorner board={board} />
          <CardRow board={board} />
          <OwnBoard board={board} />
          <Flights board={board} />
        </svg>
        <Overlay board={board} />
      </div>
      {pages === 3 && <Pager board={board} page={page} turn={setPage} />}
    </>
  );
}

/** What a first click picked up is forgotten as soon as another question is asked. */
function useBoard(props: BoardProps & { readonly layout: Layout }): BoardState {
  const view = useMemo(() => arcticView(props.view), [props.view]);
  const { stage, passage } = useStage(view, props.motion);
  const [look, setLook] = useState<Look | null>(null);
  const [pick, setPick] = useState<{ readonly decision: string; readonly picked: Picked } | null>(null);
  const [dealing] = useState(() => view.turns === 0 && view.players.every((p) => p.site === null));
  const decision = props.decision?.id ?? '';
  const pickUp = (picked: Picked | null): void => setPick(picked === null ? null : { decision, picked });
  const preview = useMemo(() => pointedPreview(props, stage.view), [props, stage.view]);
  return {
    layout: props.layout,
    stage,
    passage,
    viewer: props.viewer,
    names: props.names,
    play: playOf(props),
    preview,
    pointedShip: preview?.ship?.ship ?? preview?.arrow?.ship ?? preview?.hold?.ship ?? null,
    trace: props.trace,
    look,
    picked: pick?.decision === decision && props.decision !== null ? pick.picked : null,
    dealing,
    setLook,
    pickUp,
    openMenu: (at, ids) => pickUp({ kind: 'menu', at, ids }),
  };
}

function pointedPreview(
  { decision, pointed, options, viewer }: BoardProps,
  view: BoardState['stage']['view'],
): Preview | null {
  if (decision === null || pointed === null || !options.some(({ id }) => id === pointed)) return null;
  return previewOf(decision.step, pointed, view, viewer);
}
