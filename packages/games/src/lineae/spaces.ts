import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { colonies } from './data/colonies.ts';
import { citySlots, isPrinted, printed, spaceIds } from './data/spaces.ts';
import type { SpaceId } from './data/spaces.ts';
import { effects } from './effects.ts';
import { hasCore, playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';

/** The rule against an action, workers aside. */
export type PlaceRule = string;

type SpaceView = Readonly<Pick<LinView, 'settings' | 'row' | 'city'>>;

/** Where a space is: on a board, in the reactor core, on a colony card, or in a slot of Europa City. */
type Site = 'board' | 'core' | 'card' | number;
const sites = byEach(spaceIds, (space): Site => {
  if (!isPrinted(space)) return 'card';
  const slot = citySlots.findIndex((id) => id === space);
  if (slot >= 0) return slot;
  return space === 'reactor-core' ? 'core' : 'board';
});

/** The bit of each colony card that workers can be placed on. */
const bits: { readonly [card: string]: number } = Object.fromEntries(
  spaceIds.filter((space) => sites[space] === 'card').map((space, i) => [space, 1 << i]),
);

/** The colony cards on the table, as bits. */
function cardsOut({ row, city }: SpaceView): number {
  let out = 0;
  for (const card of row) if (card !== null) out |= bits[card] ?? 0;
  for (const card of city) if (card !== null) out |= bits[card] ?? 0;
  return out;
}

/** Why there is no such space in this match now, or null: printed ones may be covered, colony cards hidden. */
function refuseSite(s: SpaceView, space: SpaceId, site: Site): PlaceRule | null {
  switch (site) {
    case 'board':
      return null;
    case 'core':
      return hasCore(s) ? null : 'LIN-COR-01';
    case 'card':
      return (cardsOut(s) & (bits[space] ?? 0)) === 0 ? 'LIN-COL-01' : null;
    default:
      return s.city[site] === null ? null : 'LIN-COL-06';
  }
}

/** Whether there is such a space in this match now. */
export function isOnTable(s: SpaceView, space: SpaceId): boolean {
  return refuseSite(s, space, sites[space]) === null;
}

const sited = spaceIds.map((space) => ({ space, site: sites[space], bit: bits[space] ?? 0 }));

/** Writes the codes of the spaces that are on the table; `codes` in the order of `spaceIds`. Search asks at every turn. */
export function listOnTable(s: SpaceView, codes: readonly number[], out: number[], from: number): number {
  const cards = cardsOut(s);
  let n = from;
  for (let i = 0; i < sited.length; i++) {
    const { space, site, bit } = at(sited, i);
    const isThere = site === 'card' ? (cards & bit) !== 0 : refuseSite(s, space, site) === null;
    if (isThere) out[n++] = at(codes, i);
  }
  return n;
}

/** The first rule against using a space, or null: whether it is there, within reach, and what it costs. */
export function usable(s: Readonly<LinState>, seat: number, space: SpaceId): PlaceRule | null {
  const site = sites[space];
  const refused = refuseSite(s, space, site);
  if (refused !== null) return refused;
  // A card in the city needs no vessel.
  if (site === 'card' && columnOfCard(s, space) >= 0 && s.row[playerAt(s, seat).column] !== space) return 'LIN-COL-03';
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
