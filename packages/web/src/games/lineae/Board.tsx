import type { lineae } from '@benchtop/games/lineae';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { BoardPropsOf } from '../../table/contract.ts';
import { group } from '../../table/kit/naming.ts';
import { useShownPages } from '../../table/kit/pages.ts';
import { Actions } from './Actions.tsx';
import { Pixels } from './art/pixels.ts';
import { painted } from './art/seats.ts';
import { City, Rounds } from './City.tsx';
import { Core } from './Core.tsx';
import { Footer } from './Footer.tsx';
import { WIDE } from './geometry.ts';
import { Shared, useBoard } from './kit.ts';
import type { BoardState } from './kit.ts';
import { playerOf } from './model.ts';
import { Ocean } from './ocean/Ocean.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { Rockets, RocketsPage } from './Rockets.tsx';
import { Sky } from './Sky.tsx';
import { Techs } from './Techs.tsx';
import { Trays } from './trays/Trays.tsx';
import css from './board.module.css';

type Props = BoardPropsOf<typeof lineae>;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Room for the rings around what can be chosen at the edges. */
const MARGIN = 8;

/** At the sides of a page. */
const PADDING = 12;

/** The table of Lineae. */
export function Board(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div ref={box} className={css.board}>
      {size !== null && <Laid {...props} size={size} />}
    </div>
  );
}

function useSize(box: RefObject<HTMLDivElement | null>): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
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
          <Pixels.Provider value={0.92 * scale}>
            <Parts />
          </Pixels.Provider>
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
  ocean: 'Ocean',
  rockets: 'Rockets',
  actions: 'Actions',
  techs: 'Technologies',
  mine: 'My board',
};

function Parts() {
  return (
    <>
      <Sky />
      <City />
      <Rounds />
      <Rockets />
      <Ocean />
      <Core />
      <OwnBoard />
      <Techs />
      <Trays />
    </>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  switch (page) {
    case 'rockets':
      return <RocketsPage />;
    case 'actions':
      return <Actions />;
    case 'techs':
      return <Techs />;
    case 'mine':
      return <Mine />;
    default:
      return <Ocean />;
  }
}

/** Where there is no column at the left, the supply stands here. */
function Mine() {
  const { view, viewer } = useBoard();
  return (
    <>
      <OwnBoard />
      <Footer view={view} viewer={viewer} />
    </>
  );
}
