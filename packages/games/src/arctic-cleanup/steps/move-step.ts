import { choices } from '@benchtop/engine/author';
import { directions, faces } from '../data/ocean.ts';
import { chain } from '../define.ts';
import { ahead, isOcean, moveRefusal, takeDie } from '../fleet.ts';
import { STRONGEST } from '../hand.ts';
import { directionName, placeName } from '../names.ts';
import { hexOf, playerAt, shipIndexes } from '../state.ts';
import { wrongAction } from '../turn.ts';

export const moveStep = chain({
  kind: 'move-step',
  rule: 'ARC-MOVE-01',
  most: STRONGEST,
  options: choices({ ship: shipIndexes, face: faces }, ({ ship, face }) => `move ${ship + 1} ${directions[face].name}`),
  stop: 'Stop sailing',
  prompt: 'sail a ship',
  label(s, d, { ship, face }) {
    const to = ahead(hexOf(playerAt(s, d.seat).ships[ship]), face);
    return `Ship ${ship + 1} ${directionName(face)} to ${to === null ? 'the edge of the board' : placeName(to)}`;
  },
  refuse: (s, d, { ship, face }) => moveRefusal(playerAt(s, d.seat), ship, face),
  facts: (s, d, { ship, face }) => ({ face, to: ahead(hexOf(playerAt(s, d.seat).ships[ship]), face) }),
  refusals: {
    'ARC-MOVE-01': ({ face }) => `No die in the row of this ship shows ${directionName(face)}. Plan one first.`,
    'ARC-MOVE-05': ({ to }) =>
      to === null
        ? 'That way lies the edge of the board. The die stays where it is.'
        : `Ships stay on open water, and ${placeName(to)} is none. The die stays where it is.`,
  },
  checkFrame: wrongAction,
  apply(s, d, { ship: index, face }, ctx) {
    const p = playerAt(s, d.seat);
    const ship = p.ships[index];
    const from = hexOf(ship);
    const to = ahead(from, face);
    if (!isOcean(to)) return;
    takeDie(p.rows[index], face);
    // ARC-PLAN-04: the die lies beside the board until it is planned again.
    p.pool++;
    ship.hex = to;
    ctx.emit?.({ type: 'ship-moved', seat: d.seat, ship: index + 1, from, to, face });
  },
});
