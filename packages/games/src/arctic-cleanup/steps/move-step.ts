import { step, vocabulary } from '@benchtop/engine';
import { directions, faces, neighbours } from '../data/ocean.ts';
import type { Face, HexId, OceanHex } from '../data/ocean.ts';
import type { RuleId } from '../rulebook.ts';
import { hexOf, playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, Player, ShipIndex } from '../state.ts';
import { goOn } from './chain.ts';
import type { Chain } from './chain.ts';
import { takeDie } from './plan-set.ts';
import type { ArcticEvent } from '../events.ts';

export type MoveOption = { readonly ship: ShipIndex; readonly face: Face } | { readonly done: true };

const values: readonly MoveOption[] = [
  ...shipIndexes.flatMap((ship) => faces.map((face) => ({ ship, face }))),
  { done: true },
];

export const moveStep = step<ArcticState, Chain, MoveOption>({
  kind: 'move-step',
  rule: 'ARC-MOVE-01',
  vocabulary: vocabulary(values, (o) => ('done' in o ? 'done' : `move ${o.ship + 1} ${directions[o.face].name}`)),
  refuse: (s, d, o) => ('done' in o ? null : moveRefusal(playerAt(s, d.seat), o.ship, o.face)),
  facts: (s, d, o) =>
    'done' in o ? {} : { face: o.face, to: ahead(hexOf(playerAt(s, d.seat).ships[o.ship]), o.face) },
  apply(s, d, o, ctx) {
    if ('done' in o) return;
    const p = playerAt(s, d.seat);
    const ship = p.ships[o.ship];
    const from = hexOf(ship);
    const to = ahead(from, o.face);
    if (!isOcean(to)) return;
    takeDie(p.rows[o.ship], o.face);
    // ARC-PLAN-04: the die lies beside the board until it is planned again.
    p.pool++;
    ship.hex = to;
    ctx.emit?.({ type: 'ship-moved', seat: d.seat, ship: o.ship + 1, from, to, face: o.face } satisfies ArcticEvent);
    goOn(d, ctx);
  },
});

/** The first rule that keeps a ship from sailing one hex in a direction, or null. */
export function moveRefusal(p: Player, ship: ShipIndex, face: Face): RuleId | null {
  if (!p.rows[ship].includes(face)) return 'ARC-MOVE-01';
  return isOcean(ahead(hexOf(p.ships[ship]), face)) ? null : 'ARC-MOVE-05';
}

/** The hex next to an ocean hex, null off the board. */
export function ahead(hex: OceanHex, face: Face): HexId | null {
  return neighbours[hex][face];
}

/** True for open water: not a corner site, not off the board. */
export function isOcean(hex: HexId | null): hex is OceanHex {
  return hex !== null && Object.hasOwn(neighbours, hex);
}
