import { at } from '@benchtop/engine/author';
import { lineIds, lines } from '../data/factory.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import type { Player } from '../state.ts';

export const colourIndex = Object.fromEntries(colours.map((colour, i) => [colour, i])) as Record<Colour, number>;

/** How a factory would take one more token of a colour. */
export type Demand = 'open' | 'fresh' | 'special' | 'locked' | 'none';

/** 3-point tokens worth carrying before the hatched lines are open. */
export const LOCKED_ABOARD = 3;
/** Room that a line not yet started is taken to have, at most. */
const FRESH_ROOM = 3;

/** What a player needs, by colour. */
export interface Wants {
  /** Tokens on both ships. */
  readonly aboard: number[];
  /** How many of those the factory can take as it is. */
  readonly taken: number[];
  readonly demand: Demand[];
  /** How many more there is use for. */
  readonly room: number[];
  /** 3-point tokens aboard that wait for the hatched lines to open. */
  locked: number;
}

/** A record to be filled by {@link lookOver}; search keeps one and fills it again and again. */
export function createWants(): Wants {
  const none = (): number[] => colours.map(() => 0);
  return { aboard: none(), taken: none(), demand: colours.map(() => 'none'), room: none(), locked: 0 };
}

const special = colours.map((colour) => tokens[colour].special);
/** Room of lines not started and not reserved, of {@link lookOver}'s player: the roomiest first. */
const free: { readonly regular: number[]; readonly hatched: number[] } = { regular: [], hatched: [] };
/** The roomiest lines first. */
const bySize = [...lineIds].sort((a, b) => lines[b].size - lines[a].size);

/** Finds out what a player needs: lines are reserved for what is aboard before anything else is wanted. */
export function lookOver(p: Player, wants: Wants): void {
  const open = p.blocks['block-unlock'];
  countCargo(p, wants);
  countRoom(p, wants, open);
  reserveLines(wants);
  for (let c = 0; c < colours.length; c++) {
    const have = wants.aboard[c] ?? 0;
    const room = wants.taken[c] ?? 0;
    wants.taken[c] = Math.min(have, room);
    wants.demand[c] = special[c] === true ? specialDemand(wants, open, room > have) : regularDemand(room > have);
    wants.room[c] = roomFor(wants, at(wants.demand, c), room - have);
  }
}

function countCargo(p: Player, wants: Wants): void {
  const { aboard } = wants;
  aboard.fill(0);
  wants.locked = 0;
  for (const { cargo } of p.ships)
    for (const colour of cargo) {
      aboard[colourIndex[colour]] = (aboard[colourIndex[colour]] ?? 0) + 1;
      if (tokens[colour].special && !p.blocks['block-unlock']) wants.locked++;
    }
}

/** Room in started lines, by colour, and lines not started. */
function countRoom(p: Player, { taken }: Wants, open: boolean): void {
  taken.fill(0);
  free.regular.length = 0;
  free.hatched.length = 0;
  for (const id of bySize) {
    const { colour, count } = p.lines[id];
    const { hatched, size } = lines[id];
    if (colour !== null) taken[colourIndex[colour]] = (taken[colourIndex[colour]] ?? 0) + size - count;
    else if (!hatched) free.regular.push(Math.min(size, FRESH_ROOM));
    else if (open) free.hatched.push(Math.min(size, FRESH_ROOM));
  }
}

function reserveLines({ aboard, taken }: Wants): void {
  for (let c = 0; c < colours.length; c++) {
    const kind = special[c] === true ? 'hatched' : 'regular';
    if ((aboard[c] ?? 0) > (taken[c] ?? 0)) taken[c] = (taken[c] ?? 0) + (free[kind].shift() ?? 0);
  }
}

function specialDemand(wants: Wants, open: boolean, roomy: boolean): Demand {
  if (!open) return wants.locked < LOCKED_ABOARD ? 'locked' : 'none';
  return roomy || free.hatched.length > 0 ? 'special' : 'none';
}

function regularDemand(roomy: boolean): Demand {
  if (roomy) return 'open';
  return free.regular.length > 0 ? 'fresh' : 'none';
}

/** How many more tokens of a colour there is use for, where lines that it has begun take `begun` more. */
function roomFor({ locked }: Wants, demand: Demand, begun: number): number {
  if (demand === 'none') return 0;
  if (demand === 'locked') return LOCKED_ABOARD - locked;
  return begun > 0 ? begun : FRESH_ROOM;
}
