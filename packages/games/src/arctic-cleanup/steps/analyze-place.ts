import { at, choices, list } from '@benchtop/engine/author';
import { DICE } from '../data/players.ts';
import { step } from '../define.ts';
import { placeName, tokenName } from '../names.ts';
import { hexOf, playerAt, shipIndexes, token } from '../state.ts';
import type { ArcticState } from '../state.ts';
import { wrongAction } from '../turn.ts';

export const analyzePlace = step({
  kind: 'analyze-place',
  rule: 'ARC-ANA-01',
  /** Tokens drawn and not placed yet, in draw order. */
  args: { drawn: list(token, DICE, 1) },
  options: choices({ ship: shipIndexes }, ({ ship }) => `ship-${ship + 1}`),
  prompt: (_s, { args: { drawn } }) =>
    `choose the ship where ${tokenName(at(drawn, 0))} comes up (${drawn.length} to place)`,
  label(s, d, { ship }) {
    const hex = placeName(hexOf(playerAt(s, d.seat).ships[ship]));
    return `At ${sharedHex(s, d.seat) ? 'your ships' : `ship ${ship + 1}`} (${hex})`;
  },
  candidates(s, d, out) {
    out[0] = 0;
    out[1] = 1;
    return sharedHex(s, d.seat) ? 1 : 2;
  },
  // On a shared hex both ships mean the same water: one option stands for both.
  refuse: (s, d, { ship }) => (ship === 1 && sharedHex(s, d.seat) ? 'ARC-ANA-01' : null),
  refusals: { 'ARC-ANA-01': null },
  checkFrame: wrongAction,
  apply(s, d, { ship }, ctx) {
    const { drawn } = d.args;
    const hex = hexOf(playerAt(s, d.seat).ships[ship]);
    const colour = at(drawn, 0);
    s.sea[hex].push(colour);
    if (drawn.length > 1) ctx.ask('analyze-place', d.seat, { drawn: drawn.slice(1) });
    ctx.emit?.({ type: 'token-surfaced', seat: d.seat, hex, colour });
  },
});

function sharedHex(s: Readonly<ArcticState>, seat: number): boolean {
  const [one, two] = playerAt(s, seat).ships;
  return one.hex === two.hex;
}
