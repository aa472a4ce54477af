import { at, step, vocabulary } from '@benchtop/engine';
import type { Colour } from '../data/tokens.ts';
import { hexOf, playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, ShipIndex } from '../state.ts';
import { askToPlace } from './analyze-amount.ts';
import type { ArcticEvent } from '../events.ts';

export interface ShipOption {
  readonly ship: ShipIndex;
}

/** Tokens drawn and not placed yet, in draw order. */
export type Drawn = { readonly drawn: readonly Colour[] };

export const analyzePlace = step<ArcticState, Drawn, ShipOption>({
  kind: 'analyze-place',
  rule: 'ARC-ANA-01',
  vocabulary: vocabulary(
    shipIndexes.map((ship) => ({ ship })),
    ({ ship }) => `ship-${ship + 1}`,
  ),
  candidates(s, d, out) {
    out[0] = 0;
    out[1] = 1;
    return sharedHex(s, d.seat) ? 1 : 2;
  },
  // On a shared hex both ships mean the same water: one option stands for both.
  refuse: (s, d, { ship }) => (ship === 1 && sharedHex(s, d.seat) ? 'ARC-ANA-01' : null),
  apply(s, d, { ship }, ctx) {
    const hex = hexOf(playerAt(s, d.seat).ships[ship]);
    const colour = at(d.args.drawn, 0);
    s.sea[hex].push(colour);
    ctx.emit?.({ type: 'token-surfaced', seat: d.seat, hex, colour } satisfies ArcticEvent);
    askToPlace(d.seat, d.args.drawn.slice(1), ctx);
  },
});

function sharedHex(s: Readonly<ArcticState>, seat: number): boolean {
  const [one, two] = playerAt(s, seat).ships;
  return one.hex === two.hex;
}
