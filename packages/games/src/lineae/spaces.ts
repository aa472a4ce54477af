import { colonies } from './data/colonies.ts';
import { citySlots, isPrinted, printed, spaceIds } from './data/spaces.ts';
import type { PrintedSpace, SpaceId } from './data/spaces.ts';
import { effects } from './effects.ts';
import { hasCore, playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** The rule against an action, workers aside. */
export type PlaceRule = string;

type SpaceView = Readonly<Pick<LinView, 'settings' | 'row' | 'city'>>;

const slots: { readonly [P in PrintedSpace]?: number } = Object.fromEntries(citySlots.map((id, slot) => [id, slot]));

/** Whether there is such a space in this match now: printed ones may be covered, colony cards hidden. */
export function isOnTable(s: SpaceView, space: SpaceId): boolean {
  if (!isPrinted(space)) return s.row.includes(space) || s.city.includes(space);
  if (space === 'reactor-core') return hasCore(s);
  const slot = slots[space];
  return slot === undefined || s.city[slot] === null;
}

/** The first rule against using a space, or null: whether it is there, within reach, and what it costs. */
export function usable(s: Readonly<LinState>, seat: number, space: SpaceId): PlaceRule | null {
  if (!isOnTable(s, space)) {
    if (space === 'reactor-core') return 'LIN-COR-01';
    return isPrinted(space) ? 'LIN-COL-06' : 'LIN-COL-01';
  }
  if (!isPrinted(space) && !s.city.includes(space) && s.row[playerAt(s, seat).column] !== space) return 'LIN-COL-03';
  return effects.check(s, seat, space);
}

/** The column of a colony card in the rocket row, -1 where it is not there. */
export function columnOfCard(s: SpaceView, space: SpaceId): number {
  return isPrinted(space) ? -1 : s.row.indexOf(space);
}

const dives: ReadonlySet<string> = new Set(
  spaceIds.filter((space) => {
    const [first] = (isPrinted(space) ? printed[space] : colonies[space]).do;
    return 'act' in first && first.act === 'dive';
  }),
);

/** Whether the action is a dive: its turn ends by docking, or by an end of its own. */
export function isDive(space: SpaceId): boolean {
  return dives.has(space);
}
