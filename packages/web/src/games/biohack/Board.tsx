import type { biohack } from '@benchtop/games/biohack';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { BoardPropsOf } from '../../table/contract.ts';
import { group } from '../../table/kit/naming.ts';
import { useShownPages } from '../../table/kit/pages.ts';
import { Answers } from '../../table/kit/Answers.tsx';
import { City } from './City.tsx';
import { FullRows, Milestones, TurnOrder } from './Company.tsx';
import { Downtown, Experiments } from './Experiments.tsx';
import { Footer } from './Footer.tsx';
import { Hand } from './Hand.tsx';
import { Shared, useBoard, useChoices, usePicks, useStep } from './kit.ts';
import type { BoardState } from './kit.ts';
import { Genes } from './Genes.tsx';
import { Rows } from './Rows.tsx';
import { Store } from './Store.tsx';
import { Market } from './Market.tsx';
import { playerOf } from './model.ts';
import { ScientistPanel } from './ScientistPanel.tsx';
import { Trays } from './trays/Trays.tsx';
import css from './board.module.css';

type Props = BoardPropsOf<typeof biohack>;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The whole table is one drawing of this size, scaled to the room there is. */
const WIDE = { width: 868, height: 708 } as const;

/** Room for the rings around what can be chosen at the edges. */
const MARGIN = 8;

/** The table of Biohack. */
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
  const picks = usePicks('send-nomans', ({ pick }) => pick.split('+'));
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
    width: shown === null ? WIDE.width * scale : stacked ? size.width : size.width / shown.length,
    picks,
  };
  const style = { '--u': paged ? '1px' : `${scale}px`, '--seat': `var(--player-${seatColours[viewer] ?? 'red'})` };
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
        <div className={css.pages} style={style as CSSProperties} data-paged="" data-stacked={stacked ? '' : undefined}>
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
  city: 'City',
  display: 'Display',
  lab: 'My lab',
  company: 'Company',
};

const seatColours = ['red', 'blue', 'yellow', 'green'] as const;

function Parts() {
  return (
    <>
      <City />
      <Experiments />
      <Market />
      <Downtown />
      <Milestones />
      <FullRows />
      <TurnOrder />
      <div className={css.lab} aria-hidden="true" />
      <Genes />
      <Store />
      <Rows />
      <ScientistPanel />
      <Hand />
      <Trays />
    </>
  );
}

/** A part of the table on a small screen. */
function Page({ page }: { readonly page: string }) {
  if (page === 'display') return <Market />;
  if (page === 'lab') return <LabPage />;
  if (page === 'company') return <CompanyPage />;
  return (
    <>
      <City />
      <Experiments />
      <Downtown />
      <TurnEnd />
    </>
  );
}

/** While a creature is chosen the hand lies on top. */
function LabPage() {
  const creating = useStep() === 'create-pick';
  return (
    <>
      {creating && <Hand />}
      <Genes />
      <Store />
      <Rows />
      <ScientistPanel />
      {!creating && <Hand />}
    </>
  );
}

/** What is touched in the lab on a large screen: to heal, and to pass. */
function TurnEnd() {
  const { of } = useChoices('take-turn');
  const { options } = of((o) => o.do === 'heal' || o.do === 'pass');
  return <Answers of={{ options, refused: [] }} />;
}

/** Alone, the goal and the solo deck stand here: there is no column for them. */
function CompanyPage() {
  const { view, viewer } = useBoard();
  return (
    <>
      {view.seats === 1 && <Footer view={view} viewer={viewer} />}
      <Milestones />
      <FullRows />
      <TurnOrder />
    </>
  );
}
