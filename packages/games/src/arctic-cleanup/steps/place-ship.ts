import { step, vocabulary } from '@benchtop/engine';
import { docks, oceanHexes } from '../data/ocean.ts';
import type { OceanHex } from '../data/ocean.ts';
import { playerAt } from '../state.ts';
import type { ArcticState, ShipIndex } from '../state.ts';
import type { ArcticEvent } from '../events.ts';

export interface HexOption {
  readonly hex: OceanHex;
}

/** ARC-SET-06: right after the factory, both ships go to its docks; they may share one. */
export const placeShip = step<ArcticState, { readonly ship: ShipIndex }, HexOption>({
  kind: 'place-ship',
  rule: 'ARC-SET-06',
  vocabulary: vocabulary(
    oceanHexes.map((hex) => ({ hex })),
    ({ hex }) => hex,
  ),
  refuse(s, d, { hex }) {
    const { site } = playerAt(s, d.seat);
    return site !== null && isDock(site, hex) ? null : 'ARC-SET-06';
  },
  apply(s, d, { hex }, ctx) {
    const { ship } = d.args;
    playerAt(s, d.seat).ships[ship].hex = hex;
    ctx.emit?.({ type: 'ship-placed', seat: d.seat, ship: ship + 1, hex } satisfies ArcticEvent);
  },
});

/** True when a ship on this hex touches the factory on that site. */
export function isDock(site: keyof typeof docks, hex: OceanHex): boolean {
  const [a, b, c] = docks[site];
  return hex === a || hex === b || hex === c;
}
