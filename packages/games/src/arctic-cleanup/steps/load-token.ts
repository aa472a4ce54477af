import { choices } from '@benchtop/engine/author';
import { CAPACITY } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import { chain } from '../define.ts';
import { placeable } from '../factory.ts';
import { aboard, loadRefusal } from '../fleet.ts';
import { STRONGEST } from '../hand.ts';
import { tokenName } from '../names.ts';
import { hexOf, playerAt, shipIndexes } from '../state.ts';
import { wrongAction } from '../turn.ts';

const options = choices(
  { ship: shipIndexes, colour: colours },
  ({ ship, colour }) => `load ${ship + 1} ${tokens[colour].polymer.toLowerCase()}`,
);

export const loadToken = chain({
  kind: 'load-token',
  rule: 'ARC-LOAD-01',
  most: STRONGEST,
  options,
  stop: 'Stop loading',
  prompt: 'load tokens onto your ships',
  label: (_s, _d, { ship, colour }) => `Load ${tokenName(colour)} onto ship ${ship + 1}`,
  candidates(s, d, out) {
    const { ships } = playerAt(s, d.seat);
    let n = 0;
    for (const ship of shipIndexes) {
      const here = s.sea[hexOf(ships[ship])];
      for (const colour of colours) if (here.includes(colour)) out[n++] = options.pick(ship, colour);
    }
    return n;
  },
  refuse: (s, d, { ship, colour }) => loadRefusal(s, playerAt(s, d.seat), ship, colour),
  facts: (_s, _d, { ship, colour }) => ({ capacity: CAPACITY, ship: ship + 1, colour }),
  refusals: {
    'ARC-LOAD-02': ({ colour, ship }) => `There is no ${tokenName(colour)} on the hex of ship ${ship}.`,
    'ARC-LOAD-04': ({ capacity, ship }) => `Ship ${ship} is full: it holds ${capacity} tokens.`,
    'ARC-LOAD-06': null,
  },
  warn(s, d, { colour }) {
    const p = playerAt(s, d.seat);
    if (aboard(p) < 2 * CAPACITY - 1 || placeable(p, colour)) return null;
    return `This fills your last free slot with ${tokenName(colour)}, which your factory cannot take yet.`;
  },
  checkFrame: wrongAction,
  apply(s, d, { ship, colour }, ctx) {
    const { hex, cargo } = playerAt(s, d.seat).ships[ship];
    if (hex === null) return;
    s.sea[hex].splice(s.sea[hex].indexOf(colour), 1);
    cargo.push(colour);
    s.stirred = true;
    ctx.emit?.({ type: 'token-loaded', seat: d.seat, ship: ship + 1, hex, colour });
  },
});
