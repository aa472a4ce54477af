import { blockIds, blocks, lines } from '../data/factory.ts';
import type { BlockId } from '../data/factory.ts';
import { BLOCK_POINTS } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { points } from '../scoring.ts';
import { playerAt } from '../state.ts';
import type { ArcticState, Player } from '../state.ts';
import { colourIndex, createWants, lookOver } from './wants.ts';

const wants = createWants();

/** The points of the leading rival. */
function bestRival(s: Readonly<ArcticState>, seat: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, points(s, other));
  return most;
}

/** 1 when a seat has won an ocean without plastic whatever happens, -1 when it has lost it; without this the loser plays for time. */
export function decided(s: Readonly<ArcticState>, seat: number): number {
  if (attainable(s, seat) < bestRival(s, seat)) return -1;
  const own = points(s, seat);
  for (let other = 0; other < s.seats; other++) if (other !== seat && attainable(s, other) >= own) return 0;
  return 1;
}

/** No seat can end with more: all cargo processed that a line can take, and every block that it can complete. */
function attainable(s: Readonly<ArcticState>, seat: number): number {
  const p = playerAt(s, seat);
  const opens = p.blocks['block-unlock'] || completable(p, 'block-unlock', true);
  let most = points(s, seat);
  lookOver(p, wants);
  for (const { cargo } of p.ships)
    for (const colour of cargo)
      if ((wants.taken[colourIndex[colour]] ?? 0) > 0 || (opens && tokens[colour].special))
        most += tokens[colour].points - 1;
  for (const id of blockIds)
    if (blocks[id].reward === 'die' && !p.blocks[id] && completable(p, id, opens)) most += BLOCK_POINTS;
  return most;
}

/** True when the cargo has tokens for all free slots of a block. */
function completable(p: Player, id: BlockId, opens: boolean): boolean {
  const { lines: pair, needs } = blocks[id];
  return pair.every((line) => {
    const { colour, count } = p.lines[line];
    const { hatched } = lines[line];
    if (count >= needs) return true;
    if (hatched && !opens) return false;
    if (colour !== null) return carried(p, colour) >= needs - count;
    return colours.some((each) => tokens[each].special === hatched && carried(p, each) >= needs);
  });
}

/** Tokens of a colour on both ships. */
function carried(p: Player, colour: Colour): number {
  let sum = 0;
  for (const { cargo } of p.ships) for (const each of cargo) if (each === colour) sum++;
  return sum;
}
