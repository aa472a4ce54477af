import { lineIds, lines } from './data/factory.ts';
import { colours, tokens } from './data/tokens.ts';
import type { Colour } from './data/tokens.ts';
import type { Player } from './state.ts';

export const colourIndex = Object.fromEntries(colours.map((colour, i) => [colour, i])) as Record<Colour, number>;

/** How a factory would take one more token of a colour. */
export const demands = ['open', 'fresh', 'special', 'locked', 'none'] as const;
export type Demand = (typeof demands)[number];

/** 3-point tokens worth carrying before the hatched lines are open. */
export const LOCKED_ABOARD = 3;
/** Room that a line not yet started is taken to have. */
const FRESH_ROOM = 3;

/** What a player needs, by colour. */
export interface Wants {
  /** Tokens on both ships. */
  readonly aboard: number[];
  /** How many of those the factory can take as it is. */
  readonly taken: number[];
  readonly demand: Demand[];
  /** 3-point tokens aboard that wait for the hatched lines to open. */
  locked: number;
}

/** A record to be filled by {@link survey}; search keeps one and fills it again and again. */
export function createWants(): Wants {
  return { aboard: colours.map(() => 0), taken: colours.map(() => 0), demand: colours.map(() => 'none'), locked: 0 };
}

/** Finds out what a player needs: lines are reserved for what is aboard before anything else is wanted. */
export function survey(p: Player, wants: Wants): void {
  const { aboard, taken, demand } = wants;
  const open = p.blocks['block-unlock'];
  count(p, aboard);
  let regular = 0;
  let hatched = 0;
  taken.fill(0);
  for (const id of lineIds) {
    const line = p.lines[id];
    if (line.colour !== null)
      taken[colourIndex[line.colour]] = (taken[colourIndex[line.colour]] ?? 0) + lines[id].size - line.count;
    else if (!lines[id].hatched) regular++;
    else if (open) hatched++;
  }
  let specials = 0;
  for (let c = 0; c < colours.length; c++) {
    const { special } = tokens[colours[c] ?? 'red'];
    const have = aboard[c] ?? 0;
    if (special) specials += have;
    if (have <= (taken[c] ?? 0)) continue;
    if (special ? hatched-- > 0 : regular-- > 0) taken[c] = (taken[c] ?? 0) + FRESH_ROOM;
  }
  wants.locked = open ? 0 : specials;
  for (let c = 0; c < colours.length; c++) {
    const { special } = tokens[colours[c] ?? 'red'];
    const have = aboard[c] ?? 0;
    const room = taken[c] ?? 0;
    taken[c] = Math.min(have, room);
    if (special && !open) demand[c] = specials < LOCKED_ABOARD ? 'locked' : 'none';
    else if (room > have) demand[c] = special ? 'special' : 'open';
    else demand[c] = (special ? hatched : regular) > 0 ? (special ? 'special' : 'fresh') : 'none';
  }
}

function count(p: Player, aboard: number[]): void {
  aboard.fill(0);
  for (const { cargo } of p.ships)
    for (const colour of cargo) aboard[colourIndex[colour]] = (aboard[colourIndex[colour]] ?? 0) + 1;
}
