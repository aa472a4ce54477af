import { at } from '@benchtop/engine/host';
import { useMemo, useRef } from 'react';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../contract.ts';
import { useMatch } from '../use-table.ts';
import { Framed } from './frame.ts';
import type { AnyBoardState } from './frame.ts';
import { useChoicesInSight } from './in-sight.ts';
import { group } from './naming.ts';
import { useShownPages } from './pages.ts';
import { useRoom } from './room.ts';
import type { Box } from './room.ts';
import css from './frame.module.css';
import { t } from '../../words/words.ts';

/** Room for the rings around what can be chosen at the edges. */
const MARGIN = 8;

/** At the sides of a page. */
const PADDING = 12;

interface FrameProps extends Omit<BoardProps, 'view'> {
  readonly view: AnyBoardState['view'];
  /** The whole table is one drawing of this size, in units; it is scaled to the room there is. */
  readonly wide: Box;
  /** All parts of the table, where there is room for them. */
  readonly Parts: ComponentType;
  /** One of the pages of the layout, on a small screen. */
  readonly Page: ComponentType<{ readonly page: string }>;
  /** What lies above the pages. */
  readonly Trays: ComponentType;
  /** Custom properties of the seat whose boards are shown. */
  readonly style?: CSSProperties;
  readonly className?: string | undefined;
}

/** A board that is one drawing on a large screen, and pages on a small one. In it `useBoard`, `useSpot` and `useWhere` work. */
export function Frame(props: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useRoom(box);
  return (
    <div ref={box} className={css.board} data-waits={size === null ? '' : undefined}>
      {size !== null && <Laid {...props} size={size} />}
    </div>
  );
}

function Laid({
  view,
  viewer,
  names,
  wide,
  size,
  style,
  className = '',
  ...drawn
}: FrameProps & { readonly size: Box }) {
  const shown = useShownPages();
  const stacked = shown !== null && shown.length > 1 && size.height > size.width;
  const scale = Math.min((size.width - MARGIN) / wide.width, (size.height - MARGIN) / wide.height);
  const paged = shown !== null;
  const width = shown === null ? wide.width * scale : (stacked ? size.width : size.width / shown.length) - PADDING;
  const { Parts } = drawn;
  const player = at(view.players, viewer);
  const state = useMemo(
    () => ({ view, viewer, player, names, scale, paged, width }),
    [view, viewer, player, names, scale, paged, width],
  );
  // In a drawing that is scaled, letters of this many units are 11 px high.
  const letter = paged ? 11 : 11 / scale;
  const units = { '--u': paged ? '1px' : `${scale}px`, '--letter': `${letter}px`, ...style } as CSSProperties;
  return (
    <Framed.Provider value={state}>
      {shown === null ? (
        <div
          className={`${css.wide} ${className}`}
          style={{ ...units, width: wide.width * scale, height: wide.height * scale }}
          {...group(t('The table'))}
        >
          <Parts />
        </div>
      ) : (
        <div
          className={`${css.pages} ${className}`}
          style={units}
          data-paged=""
          data-stacked={stacked ? '' : undefined}
        >
          <Pages shown={shown} {...drawn} />
        </div>
      )}
    </Framed.Provider>
  );
}

interface PagesProps extends Pick<FrameProps, 'Page' | 'Trays'> {
  readonly shown: readonly string[];
}

function Pages({ shown, Page, Trays }: PagesProps) {
  const { pages = [] } = useMatch().ui.layout ?? {};
  return shown.map((page, i) => (
    <Leaf key={page} title={pages.find(({ id }) => id === page)?.title ?? page}>
      {i === 0 && <Trays />}
      <Page page={page} />
    </Leaf>
  ));
}

/** One page, as high as there is room, and scrolled in itself. */
function Leaf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useChoicesInSight(box);
  return (
    <div ref={box} className={css.page} {...scrolled(title)}>
      {children}
    </div>
  );
}

/** Whoever has no pointer scrolls a page by the keys. */
const scrolled = (label: string) => ({ ...group(label), tabIndex: 0 });
