import { choices, word } from '@benchtop/engine/author';
import { oceanHexes } from '../data/ocean.ts';
import { step } from '../define.ts';
import { isDock } from '../fleet.ts';
import { placeName } from '../names.ts';
import { playerAt, shipIndexes } from '../state.ts';

/** ARC-SET-06: right after the factory, both ships go to its docks; they may share one. */
export const placeShip = step({
  kind: 'place-ship',
  rule: 'ARC-SET-06',
  args: { ship: word(shipIndexes) },
  options: choices({ hex: oceanHexes }),
  prompt: (_s, d) => `choose a dock for ship ${d.args.ship + 1}`,
  label: (_s, _d, { hex }) => `Dock at ${placeName(hex)}`,
  refuse(s, d, { hex }) {
    const { site } = playerAt(s, d.seat);
    return site !== null && isDock(site, hex) ? null : 'ARC-SET-06';
  },
  refusals: { 'ARC-SET-06': 'Ships start on one of the three hexes that touch your factory.' },
  checkFrame: (s, d) => (playerAt(s, d.seat).site === null ? 'ships are placed after the factory' : null),
  apply(s, d, { hex }, ctx) {
    const { ship } = d.args;
    playerAt(s, d.seat).ships[ship].hex = hex;
    ctx.emit?.({ type: 'ship-placed', seat: d.seat, ship: ship + 1, hex });
  },
});
