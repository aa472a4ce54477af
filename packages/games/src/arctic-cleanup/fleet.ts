import { docks, neighbours } from './data/ocean.ts';
import type { Face, HexId, OceanHex } from './data/ocean.ts';
import { CAPACITY } from './data/players.ts';
import { tokens } from './data/tokens.ts';
import type { Colour } from './data/tokens.ts';
import { placeable } from './factory.ts';
import { hexOf } from './state.ts';
import type { ArcticView, SeenPlayer, ShipIndex } from './state.ts';

/** True when a ship on this hex touches the factory on that site. */
export function isDock(site: keyof typeof docks, hex: OceanHex): boolean {
  const near = docks[site];
  return hex === near[0] || hex === near[1] || hex === near[2];
}

/** ARC-UNL-02: the ship is on a hex that touches its owner's factory. */
export function docked(p: SeenPlayer, ship: ShipIndex): boolean {
  const { hex } = p.ships[ship];
  return p.site !== null && hex !== null && isDock(p.site, hex);
}

/** The hex next to an ocean hex, null off the board. */
export function ahead(hex: OceanHex, face: Face): HexId | null {
  return neighbours[hex][face];
}

/** True for open water: not a corner site, not off the board. */
export function isOcean(hex: HexId | null): hex is OceanHex {
  return hex !== null && Object.hasOwn(neighbours, hex);
}

/** The first rule that keeps a ship from sailing one hex in a direction, or null. */
export function moveRefusal(p: SeenPlayer, ship: ShipIndex, face: Face): 'ARC-MOVE-01' | 'ARC-MOVE-05' | null {
  if (!p.rows[ship].includes(face)) return 'ARC-MOVE-01';
  return isOcean(ahead(hexOf(p.ships[ship]), face)) ? null : 'ARC-MOVE-05';
}

/** The first rule that keeps a ship from taking a token of this colour, or null. */
export function loadRefusal(
  s: Pick<ArcticView, 'sea'>,
  p: SeenPlayer,
  ship: ShipIndex,
  colour: Colour,
): 'ARC-LOAD-04' | 'ARC-LOAD-02' | 'ARC-LOAD-06' | null {
  const { cargo } = p.ships[ship];
  if (cargo.length >= CAPACITY) return 'ARC-LOAD-04';
  if (!s.sea[hexOf(p.ships[ship])].includes(colour)) return 'ARC-LOAD-02';
  return tokens[colour].special && jams(p) ? 'ARC-LOAD-06' : null;
}

/** ARC-LOAD-06: one more special token would fill all eight places with plastic that cannot be unloaded. */
function jams(p: SeenPlayer): boolean {
  if (p.blocks['block-unlock'] || aboard(p) < 2 * CAPACITY - 1) return false;
  for (const { cargo } of p.ships) for (const colour of cargo) if (!tokens[colour].special) return false;
  return true;
}

/** Tokens on both ships. */
export function aboard(p: SeenPlayer): number {
  return p.ships[0].cargo.length + p.ships[1].cargo.length;
}

/** True when some token of this ship could be unloaded now. */
export function canUnload(p: SeenPlayer, ship: ShipIndex): boolean {
  return docked(p, ship) && p.ships[ship].cargo.some((colour) => placeable(p, colour));
}

/** Takes one die with this face out of a row. */
export function takeDie(row: Face[], face: Face): void {
  row.splice(row.indexOf(face), 1);
}
