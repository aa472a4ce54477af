import { docks, hexes } from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup, HexId, LineId, OceanHex, Site } from '@benchtop/games/arctic-cleanup';
import type { PagesOf } from '../../table/contract.ts';
import { hexCentre } from './geometry.ts';
import type { Point } from './geometry.ts';
import { CARD_RATIO } from './pieces/ActionCard.tsx';
import { factorySlot } from './pieces/factory-layout.ts';
import { holdSlot } from './pieces/Hold.tsx';
import { OCEAN_REACH } from './pieces/OceanFrame.tsx';
import { t } from './words.ts';

/** Where a drawing lies in the board's own pixels: its origin and how large its units are. */
export interface Zone extends Point {
  readonly s: number;
}

/** The five columns of the card row: `x`, `y` is the centre of the first card. */
export interface CardZone extends Point {
  readonly pitch: number;
  readonly width: number;
}

/** Dice beside the board and locked ones share a tray: together they are never more than ten. Five columns lie below holds, fewer beside them. */
export interface TrayZone extends Zone {
  readonly columns: 2 | 3 | 5;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Three on a small screen, side by side: the ocean, factory and holds, cards and dice. */
  readonly pages: 1 | 3;
  readonly ocean: Zone;
  readonly bag: Zone;
  readonly rose: Zone;
  readonly factory: Zone;
  readonly rows: readonly [Zone, Zone];
  readonly holds: readonly [Zone, Zone];
  /** Where the faces for a die in hand are offered, by row. */
  readonly pickers: readonly [Zone, Zone];
  readonly tray: TrayZone;
  readonly cards: CardZone;
}

/** What has a page of its own in a board narrower than {@link PAGED}, in the order in which they lie. */
export const PAGES: PagesOf<typeof arcticCleanup> = [
  { id: 'ocean', title: t('Ocean') },
  { id: 'factory', title: t('Factory'), steps: ['unload-token'] },
  { id: 'cards', title: t('Cards'), steps: ['choose-action', 'plan-pick', 'plan-set'] },
];
export const PAGED = 520;

/** Two columns of dice beside the sea. */
const TRAY_WIDTH = 86;

export const DIE_PITCH = 49;
/** Below a card: its column's numeral. Above the row: one line of words. */
export const NUMERAL = 20;
export const CARD_CAPTION = 22;
const GAP = 10;
const FACTORY = { width: 276 * 1.2, height: 460 * 1.2 };
const STRIP = { width: 250, height: 171 };
const TALL = { width: 340, height: FACTORY.height + 8 + 2 * STRIP.height };
const BROAD = { width: FACTORY.width + 14 + STRIP.width, height: FACTORY.height };

interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

type Own = Pick<Layout, 'factory' | 'rows' | 'holds' | 'pickers' | 'tray'>;

/** The best of the arrangements for a box of this size. */
export function layoutFor(width: number, height: number): Layout {
  if (width < PAGED) return paged(width, height);
  const [first, ...others] = [compact(width, height), wide(width, height), stacked(width, height)] as const;
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
}

/** How large things are, measured against what still reads well; the ocean counts twice, the rest only up to a point. */
function worth({ ocean, factory, cards }: Layout): number {
  return (2 * ocean.s) / 0.76 + Math.min(1.4, factory.s / 0.86) + Math.min(1.3, cards.width / 92);
}

/** Ocean above the cards on the left, own board on the right. */
function compact(w: number, h: number): Layout {
  const s = Math.min((h - GAP) / TALL.height, (w * 0.335) / TALL.width);
  const right = TALL.width * s;
  const left = w - right - 3 * GAP;
  const row = cardsHeight(left, Math.max(168, h * 0.21));
  const own = tall({ x: w - right - GAP, y: (h - TALL.height * s) / 2, w: right, h }, s);
  const box = { x: GAP, y: 0, w: left, h: h - row - GAP };
  return {
    width: w,
    height: h,
    pages: 1,
    ...sea(box),
    ...own,
    cards: cardRow({ x: GAP, y: h - row, w: left, h: row }),
  };
}

/** Ocean on the left, own board above the cards on the right. */
function wide(w: number, h: number): Layout {
  const right = Math.min(w * 0.46, h * 0.82);
  const row = cardsHeight(right, h * 0.3);
  const s = Math.min(right / BROAD.width, (h - row - 2 * GAP) / BROAD.height);
  const x = w - right - GAP;
  const margin = (h - row - 2 * GAP - BROAD.height * s) * 0.35;
  const own = broad({ x: x + (right - BROAD.width * s) / 2, y: GAP / 2 + margin }, s);
  const box = { x: GAP, y: 0, w: w - right - 3 * GAP, h };
  return {
    width: w,
    height: h,
    pages: 1,
    ...sea(box),
    ...own,
    cards: cardRow({ x, y: h - row - margin, w: right, h: row }),
  };
}

/** Ocean on top, own board and cards below. */
function stacked(w: number, h: number): Layout {
  const row = cardsHeight(w, h * 0.16);
  const s = Math.min((w - 2 * GAP) / BROAD.width, (h * 0.42) / BROAD.height);
  const top = h - row - GAP - BROAD.height * s;
  const own = broad({ x: (w - BROAD.width * s) / 2, y: top }, s);
  return {
    width: w,
    height: h,
    pages: 1,
    ...sea({ x: 0, y: 0, w, h: top - GAP }),
    ...own,
    cards: cardRow({ x: GAP, y: h - row, w: w - 2 * GAP, h: row }),
  };
}

/** A phone: the ocean, then factory and holds, then cards and dice; each page as large as the screen. */
function paged(w: number, h: number): Layout {
  const top = 2;
  const own = works({ x: w + 5, y: top, w: w - 10, h: h - top - 4 });
  const row = cardsHeight(w - 8, (h - top) * 0.5 + CARD_CAPTION) - CARD_CAPTION;
  // Nothing is written above the cards of a phone.
  const cards = cardRow({ x: 2 * w + 4, y: top - CARD_CAPTION + 2, w: w - 8, h: row + CARD_CAPTION });
  const dice = bench({ x: 2 * w + 8, y: top + row + 8, w: w - 16, h: h - top - row - 12 });
  // While a die is in hand the cards are not needed: the faces are picked in their place.
  const s = Math.min((w / 2 - 12) / 246, (row - 8) / 118);
  const picker = (k: number) => ({ x: 2 * w + 6 + (k * w) / 2, y: top + (row - 118 * s) / 2, s });
  return {
    width: w,
    height: h,
    pages: 3,
    ...sea({ x: 0, y: top, w, h: h - top }),
    ...own,
    ...dice,
    cards,
    pickers: [picker(0), picker(1)],
  };
}

/**
 * The last page of a phone while dice are laid: nobody needs the cards then, and everybody the sea. Faces take room from
 * it only while one is picked.
 */
export function withSea(layout: Layout, picking: boolean): Layout {
  const { width: w, height: h, pages } = layout;
  if (pages === 1) return layout;
  const s = (w / 2 - 12) / 246;
  const faces = picking ? 118 * s : 0;
  const dice = Math.min(118, h * (picking ? 0.28 : 0.36));
  const top = h - faces - dice - 8;
  const picker = (k: number) => ({ x: 2 * w + 6 + (k * w) / 2, y: h - 118 * s - 2, s });
  return {
    ...layout,
    // As wide as it is then, it would lie under the tray.
    ...sea({ x: 2 * w, y: 0, w: picking ? w : w - TRAY_WIDTH, h: top }),
    ...bench({ x: 2 * w + 8, y: top + 2, w: w - 16, h: dice }),
    // Beside the sea, where it is large enough to read.
    tray: { x: 3 * w - TRAY_WIDTH, y: 50, s: Math.min(0.9, (top + dice - 54) / 262), columns: 2 },
    pickers: [picker(0), picker(1)],
  };
}

/** Factory on the left, both holds beside it. */
function works({ x, y, w, h }: Box): Pick<Layout, 'factory' | 'holds'> {
  const f = Math.min(h / (FACTORY.height / 1.2), (w * 0.52) / (FACTORY.width / 1.2));
  const left = x + (FACTORY.width / 1.2) * f + 8;
  const s = Math.min((x + w - left) / 244, h / 250);
  const hold = (k: number) => ({ x: left, y: y + h / 2 + (k === 0 ? -122 : 4) * s, s });
  return { factory: { x, y: y + (h - (FACTORY.height / 1.2) * f) / 2, s: f }, holds: [hold(0), hold(1)] };
}

/** Both rows above each other, the tray beside them. */
function bench({ x, y, w, h }: Box): Pick<Layout, 'rows' | 'tray'> {
  const s = Math.min(h / 118, (w * 0.7) / (STRIP.width + 20));
  const left = w - (STRIP.width + 20) * s - 10;
  // Two columns, or three where they come out larger.
  const [two, three] = [Math.min(h / 262, left / 86), Math.min(h / 216, left / 128)];
  const row = (k: number) => ({ x: x + 20 * s, y: y + (h - 116 * s) / 2 + k * 58 * s, s });
  const tray = {
    x: x + (STRIP.width + 20) * s + 12,
    y,
    s: Math.max(two, three),
    columns: three > two ? 3 : 2,
  } as const;
  return { rows: [row(0), row(1)], tray };
}

function cardsHeight(w: number, limit: number): number {
  return Math.min(limit, (w / 5 - 6) * CARD_RATIO + NUMERAL + CARD_CAPTION);
}

function cardRow({ x, y, w, h }: Box): CardZone {
  const tallest = h - NUMERAL - CARD_CAPTION;
  const width = Math.min(tallest / CARD_RATIO, w / 5 - 6);
  const pitch = Math.min(w / 5, width * 1.18);
  const first = x + (w - 5 * pitch) / 2 + pitch / 2;
  return { x: first, y: y + CARD_CAPTION + (width * CARD_RATIO) / 2, pitch, width };
}

/** Bag and wind rose stand in the corners that the plate leaves free. */
function sea({ x, y, w, h }: Box): Pick<Layout, 'ocean' | 'bag' | 'rose'> {
  const s = Math.min(w / (2 * OCEAN_REACH.x), h / (2 * OCEAN_REACH.y));
  const ocean = { x: x + w / 2, y: y + h / 2, s };
  const spare = Math.max(0, w / 2 - OCEAN_REACH.x * s);
  const slide = Math.min(spare, 90 * s);
  const bag = { x: ocean.x - 256 * s - slide, y: ocean.y - 278 * s, s: s * 1.05 };
  const round = 50 * s + slide / 4;
  const rose = {
    x: Math.min(ocean.x + 250 * s + slide, x + w - round - 1),
    y: Math.max(ocean.y - 270 * s, y + round + 1),
    s: round / 100,
  };
  return { ocean, bag, rose };
}

function tall({ x, y }: Point & { readonly w: number; readonly h: number }, s: number): Own {
  const below = y + (FACTORY.height + 8) * s;
  const strip = (k: number) => strips(x, below + k * STRIP.height * s, s);
  return {
    factory: { x: x + ((TALL.width - FACTORY.width) / 2) * s, y, s: s * 1.2 },
    ...pair(strip(0), strip(1)),
    tray: { x: x + 256 * s, y: below + 2 * s, s, columns: 2 },
  };
}

function broad({ x, y }: Point, s: number): Own {
  const right = x + (FACTORY.width + 14) * s;
  const strip = (k: number) => strips(right, y + (34 + k * (STRIP.height + 6)) * s, s);
  return {
    factory: { x, y, s: s * 1.2 },
    ...pair(strip(0), strip(1)),
    tray: { x: right, y: y + (34 + 2 * (STRIP.height + 8)) * s, s, columns: 5 },
  };
}

interface Strip {
  readonly row: Zone;
  readonly hold: Zone;
}

const strips = (x: number, y: number, s: number): Strip => ({
  row: { x, y, s },
  hold: { x, y: y + 49 * s, s },
});

const pair = (a: Strip, b: Strip): Pick<Own, 'rows' | 'holds' | 'pickers'> => ({
  rows: [a.row, b.row],
  holds: [a.hold, b.hold],
  pickers: [a.hold, b.hold],
});

export const within = ({ x, y, s }: Zone, p: Point): Point => ({ x: x + p.x * s, y: y + p.y * s });

export const hexPoint = (layout: Layout, hex: HexId): Point => within(layout.ocean, hexCentre(hexes[hex]));
export const slotPoint = (layout: Layout, line: LineId, slot: number): Point =>
  within(layout.factory, factorySlot(line, slot));
export const holdPoint = (layout: Layout, ship: 0 | 1, i: number): Point => within(layout.holds[ship], holdSlot(i));
export const rowSlot = (i: number): Point => ({ x: 24 + i * DIE_PITCH, y: 27 });
export const rowPoint = (layout: Layout, row: 0 | 1, i: number): Point => within(layout.rows[row], rowSlot(i));

/** Caption first, then the dice; pool dice from the start, locked ones behind them. */
export const traySlot = (columns: TrayZone['columns'], i: number): Point => ({
  x: (columns < 5 ? 22 : 24) + (i % columns) * (columns < 5 ? 42 : DIE_PITCH),
  y: (columns < 5 ? 50 : 37) + Math.floor(i / columns) * (columns < 5 ? 46 : 44),
});
export const trayPoint = (layout: Layout, i: number): Point => within(layout.tray, traySlot(layout.tray.columns, i));

export const cardPoint = ({ cards }: Layout, column: number): Point => ({
  x: cards.x + (column - 1) * cards.pitch,
  y: cards.y,
});

export const isDockOf = (site: Site | null, hex: OceanHex): boolean =>
  site !== null && (docks[site] as readonly string[]).includes(hex);
