import { spotIds, spots, strips, weekendSlots } from '@benchtop/games/algae-inc';
import type { SpotId } from '@benchtop/games/algae-inc';

type Strip = (typeof strips)[number];
type Slot = (typeof weekendSlots)[number];

/** Where the parts of the action board lie; days go from the bottom to the top. */
export interface WeekGeometry {
  readonly w: number;
  readonly h: number;
  /** Size of a spot. */
  readonly sw: number;
  readonly sh: number;
  readonly foot: number;
}

const LABELS = 30;
const TOP = 64;
const FOOT = 34;
const ROWS = 5;
const PLACES = 4;

export const TILE = 34;

function columnOf({ w }: WeekGeometry): number {
  return (w - LABELS - 6) / PLACES;
}

function pitch({ h }: Pick<WeekGeometry, 'h'>): number {
  return (h - TOP - FOOT - 4) / ROWS;
}

export function weekGeometry({ w, h }: { readonly w: number; readonly h: number }): WeekGeometry {
  return { w, h, sw: (w - LABELS - 6) / PLACES - 5, sh: Math.min(46, pitch({ h }) - 13), foot: FOOT };
}

export function stripY(g: WeekGeometry, strip: Strip): number {
  return g.h - g.foot - 4 - pitch(g) * (strips.indexOf(strip) + 0.5);
}

/** The middle of a spot. */
export function spotAt(g: WeekGeometry, spot: SpotId): { readonly x: number; readonly y: number } {
  const { strip } = spots[spot];
  const row = spotIds.filter((id) => spots[id].strip === strip);
  const cw = columnOf(g);
  const shift = row.length < PLACES ? cw / 2 : 0;
  return { x: LABELS + cw / 2 + shift + row.indexOf(spot) * cw, y: stripY(g, strip) };
}

/** The middle of a weekend tile. */
export function slotAt(g: WeekGeometry, slot: Slot): { readonly x: number; readonly y: number } {
  const cw = columnOf(g);
  return { x: LABELS + cw / 2 + weekendSlots.indexOf(slot) * cw, y: 42 };
}

/** Links from spots to the next strip, or to weekend tiles. */
export function linksOf(g: WeekGeometry) {
  return spotIds.flatMap((from) => {
    const start = spotAt(g, from);
    const { leads }: { readonly leads: readonly string[] } = spots[from];
    const ends = [
      ...spotIds.filter((id) => leads.includes(id)).map((to) => ({ to, ...spotAt(g, to), half: g.sh / 2 })),
      ...weekendSlots.filter((id) => leads.includes(id)).map((to) => ({ to, ...slotAt(g, to), half: TILE / 2 })),
    ];
    return ends.map(({ to, x, y, half }) => ({
      from,
      to,
      x1: start.x,
      y1: start.y - g.sh / 2,
      x2: x,
      y2: y + half,
    }));
  });
}
