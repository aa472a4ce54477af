import { useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import type { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { live, useTable } from '../../match/store.ts';
import type { BoardPropsOf } from '../../table/contract.ts';
import { useShownPages } from '../../table/kit/pages.ts';
import { Drawing } from '../../table/kit/Piece.tsx';
import { useRoom } from '../../table/kit/room.ts';
import { BagCorner } from './BagCorner.tsx';
import { CardRow } from './CardRow.tsx';
import { isLaying, Shared, useStep } from './kit.ts';
import type { BoardState, Look, Picked } from './kit.ts';
import { layoutFor, PAGES, withSea } from './layout.ts';
import type { Layout } from './layout.ts';
import { Ocean } from './Ocean.tsx';
import { Overlay } from './Overlay.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { PieceDefs } from './pieces/PieceDefs.tsx';
import { Scale } from './pieces/scale.ts';
import { group } from '../../table/kit/naming.ts';
import css from './board.module.css';
import { t } from './words.ts';

type Props = BoardPropsOf<typeof arcticCleanup>;

/** The table of Arctic CleanUp. It fills the box it is given and draws in that box's own pixels. */
export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const layout = useMemo(() => (room === null ? null : layoutFor(room.width, room.height)), [room]);
  return (
    <div ref={box} className={css.board} data-waits={room === null ? '' : undefined}>
      <PieceDefs />
      {layout !== null && <Laid {...props} layout={layout} />}
    </div>
  );
}

function Laid({ layout: given, ...props }: Props & { readonly layout: Layout }) {
  const shown = useShownPages();
  const step = useStep();
  const laying = isLaying(step) && shown?.includes('cards') === true;
  const picking = step === 'plan-set';
  const layout = useMemo(() => (laying ? withSea(given, picking) : given), [laying, picking, given]);
  const { width, height, pages, ocean } = layout;
  const board = useShared({ ...props, layout });
  const page =
    pages === 1
      ? 0
      : Math.max(
          0,
          PAGES.findIndex(({ id }) => shown?.includes(id)),
        );
  const shift: CSSProperties = {
    width: width * pages,
    height,
    transform: page === 0 ? 'none' : `translateX(${-page * width}px)`,
  };
  return (
    <Shared.Provider value={board}>
      <div className={css.sheet} style={shift}>
        <Drawing
          width={width * pages}
          height={height}
          viewBox={`0 0 ${width * pages} ${height}`}
          className={css.drawing}
          {...group(t('The table'))}
        >
          <Scale.Provider value={ocean.s}>
            <Ocean />
          </Scale.Provider>
          <BagCorner />
          <CardRow />
          <OwnBoard />
        </Drawing>
        <Overlay />
      </div>
    </Shared.Provider>
  );
}

/** What a first click picked up is forgotten as soon as another question is asked. */
function useShared({ layout, view, viewer, names }: Props & { readonly layout: Layout }): BoardState {
  const [look, setLook] = useState<Look | null>(null);
  const [pick, setPick] = useState<{ readonly decision: string; readonly picked: Picked } | null>(null);
  const [dealing] = useState(() => view.turns === 0 && view.players.every((p) => p.site === null));
  const decision = useTable((table) => live(table)?.decision.id ?? '');
  const pickUp = (picked: Picked | null): void => setPick(picked === null ? null : { decision, picked });
  const picked = pick?.decision === decision ? pick.picked : null;
  return { layout, view, viewer, names, look, picked, dealing, setLook, pickUp };
}
