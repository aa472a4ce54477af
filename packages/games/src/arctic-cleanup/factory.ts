import { blockIds, blocks, lineIds, lines } from './data/factory.ts';
import type { LineId } from './data/factory.ts';
import { tokens } from './data/tokens.ts';
import type { Colour } from './data/tokens.ts';
import type { ArcticContext } from './define.ts';
import type { Player, SeenPlayer } from './state.ts';

/** The first rule that keeps a token of this colour off a line, or null. */
export function lineRefusal(p: SeenPlayer, colour: Colour, id: LineId) {
  const line = p.lines[id];
  const { hatched, size } = lines[id];
  const { special } = tokens[colour];
  if (special && (!hatched || !p.blocks['block-unlock'])) return 'ARC-FAC-06';
  if (!special && hatched) return 'ARC-FAC-05';
  if (line.colour !== null && line.colour !== colour) return hatched ? 'ARC-FAC-07' : 'ARC-FAC-01';
  if (line.count === size) return 'ARC-FAC-02';
  // ARC-FAC-04: once every line of the colour is full, another may be started.
  if (line.colour === null && openLine(p, colour) !== null) return 'ARC-FAC-03';
  return null;
}

/** The started, unfilled line of a colour, or null. There is never more than one. */
export function openLine(p: SeenPlayer, colour: Colour): LineId | null {
  for (const id of lineIds) {
    const line = p.lines[id];
    if (line.colour === colour && line.count < lines[id].size) return id;
  }
  return null;
}

/** True when the factory has a line for a token of this colour now. */
export function placeable(p: SeenPlayer, colour: Colour): boolean {
  for (const id of lineIds) if (lineRefusal(p, colour, id) === null) return true;
  return false;
}

/** Tokens in the factory. */
export function processed(p: SeenPlayer): number {
  let sum = 0;
  for (const id of lineIds) sum += p.lines[id].count;
  return sum;
}

/** Puts a token on the leftmost free slot of a line and hands out what that completes (ARC-FAC-02, ARC-RUL-18). */
export function processToken(
  p: Player,
  seat: number,
  ship: number,
  colour: Colour,
  id: LineId,
  ctx: ArcticContext,
): void {
  const line = p.lines[id];
  line.colour = colour;
  line.count++;
  ctx.emit?.({
    type: 'token-processed',
    seat,
    ship: ship + 1,
    colour,
    line: id,
    slot: line.count,
  });
  const { logo, size } = lines[id];
  if (line.count === size) {
    ctx.emit?.({ type: 'line-completed', seat, line: id });
    if (logo !== null) {
      p.upgraded[logo] = true;
      ctx.emit?.({ type: 'card-upgraded', seat, card: logo });
    }
  }
  completeBlocks(p, seat, ctx);
}

function completeBlocks(p: Player, seat: number, ctx: ArcticContext): void {
  for (const id of blockIds) {
    const block = blocks[id];
    const [a, b] = block.lines;
    if (p.blocks[id] || p.lines[a].count < block.needs || p.lines[b].count < block.needs) continue;
    p.blocks[id] = true;
    ctx.emit?.({ type: 'block-completed', seat, block: id });
    if (block.reward === 'hatched') ctx.emit?.({ type: 'hatched-opened', seat });
    else {
      // ARC-BLK-01: the die lies beside the board until it is planned.
      p.supply--;
      p.pool++;
      ctx.emit?.({ type: 'die-gained', seat, block: id });
    }
  }
}
