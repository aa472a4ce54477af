import type { algaeInc } from '@benchtop/games/algae-inc';
import { useRef } from 'react';
import type { CSSProperties } from 'react';
import type { BoardPropsOf } from '../../table/contract.ts';
import { group } from '../../table/kit/naming.ts';
import { useShownPages } from '../../table/kit/pages.ts';
import { painted } from './art/seats.ts';
import { Contracts } from './Contracts.tsx';
import { DoubleTiles } from './DoubleTiles.tsx';
import { WIDE } from './geometry.ts';
import { Goals } from './Goals.tsx';
import { Shared, useStep } from './kit.ts';
import type { BoardState } from './kit.ts';
import { EuropeMap } from './map/Map.tsx';
import { playerOf } from './model.ts';
import { Plant } from './plant/Plant.tsx';
import { Tanks } from './plant/Tanks.tsx';
import { Roster } from './Roster.tsx';
import { SideBoard } from './side-board/SideBoard.tsx';
import { Trays } from './trays/Trays.tsx';
import { useSize } from './use-size.ts';
import type { Box } from './use-size.ts';
import { Wallet } from './Wallet.tsx';
import { Week } from './week/Week.tsx';
import css from './board.module.css';

type Props = BoardPropsOf<typeof algaeInc>;

/** Room for the rings around what can be chosen at the edges. */
const MARGIN = 8;

/** At the sides of a page. */
const PADDING = 12;

/** The table of Algae, Inc. */
export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div ref={box} className={css.board}>
      {size !== null && <Laid {...props} size={size} />}
    </div>
  );
}

function Laid({ view, viewer, names, size }: Props & { readonly size: Box }) {
  const shown = useShownPages();
  const paged = shown !== null;
  const stacked = shown !== null && shown.length > 1 && size.height > size.width;
  const scale = Math.min((size.width - MARGIN) / WIDE.width, (size.height - MARGIN) / WIDE.height);
  const board: BoardState = {
    view,
    viewer,
    player: playerOf(view, viewer),
    names,
    scale,
    paged,
    width: shown === null ? WIDE.width * scale : (stacked ? size.width : size.width / shown.length) - PADDING,
  };
  const style: CSSProperties = { '--u': paged ? '1px' : `${scale}px`, ...painted(viewer) } as CSSProperties;
  return (
    <Shared.Provider value={board}>
      {shown === null ? (
        <div
          className={css.wide}
          style={{ ...style, width: WIDE.width * scale, height: WIDE.height * scale }}
          {...group('The table')}
        >
          <Parts />
        </div>
      ) : (
        <div className={css.pages} style={style} data-paged="" data-stacked={stacked ? '' : undefined}>
          {shown.map((page, i) => (
            <div key={page} className={css.page} {...scrolled(titles[page] ?? page)}>
              {i === 0 && <Trays />}
              <Page page={page} />
            </div>
          ))}
        </div>
      )}
    </Shared.Provider>
  );
}

/** Whoever has no pointer scrolls a page by the keys. */
const scrolled = (label: string) => ({ ...group(label), tabIndex: 0 });

const titles: { readonly [page: string]: string } = {
  week: 'Week',
  map: 'Map',
  goals: 'Goals',
  plant: 'Plant',
  lab: 'Side board',
  desk: 'Desk',
};

/** Questions whose answers are cities: the map takes the place of the week. */
const ABOUT_CITIES: readonly (string | null)[] = ['export-target', 'export-cubes', 'competitor-city'];

function Parts() {
  const focused = ABOUT_CITIES.includes(useStep());
  return (
    <>
      <EuropeMap focused={focused} />
      <Goals pushed={focused} />
      {!focused && <Week />}
      <Tanks />
      <Wallet />
      <Plant />
      <Roster />
      <DoubleTiles />
      <SideBoard />
      <Contracts />
      <Trays />
    </>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  switch (page) {
    case 'map':
      return <EuropeMap />;
    case 'goals':
      return (
        <>
          <Goals />
          <Contracts />
        </>
      );
    case 'plant':
      return <Plant />;
    case 'lab':
      return <SideBoard />;
    case 'desk':
      return (
        <>
          <Roster />
          <Tanks />
          <Wallet />
          <DoubleTiles />
        </>
      );
    default:
      return <Week />;
  }
}
