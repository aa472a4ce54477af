import { step, vocabulary } from '@benchtop/engine';
import { faces } from '../data/ocean.ts';
import type { Face } from '../data/ocean.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, ShipIndex } from '../state.ts';
import type { Chain } from './chain.ts';

/** Where a die is picked up: beside the board, from the locked supply (never), or from a row. */
export type PickOption =
  | { readonly from: 'pool' | 'supply' | 'done' }
  | { readonly from: 'row'; readonly row: ShipIndex; readonly face: Face };

const POOL = 0;
const SUPPLY = 1;
const DONE = 2;
const ROWS = 3;
const values: readonly PickOption[] = [
  { from: 'pool' },
  { from: 'supply' },
  { from: 'done' },
  ...shipIndexes.flatMap((row) => faces.map((face) => ({ from: 'row', row, face }) as const)),
];

export const planPick = step<ArcticState, Chain, PickOption>({
  kind: 'plan-pick',
  rule: 'ARC-PLAN-03',
  vocabulary: vocabulary(values, (o) => (o.from === 'row' ? `row-${o.row + 1} ${o.face}` : o.from)),
  candidates(s, d, out) {
    const p = playerAt(s, d.seat);
    let n = 0;
    for (const row of shipIndexes)
      for (const face of faces) if (p.rows[row].includes(face)) out[n++] = ROWS + 6 * row + face - 1;
    out[n++] = POOL;
    if (p.supply > 0) out[n++] = SUPPLY;
    out[n++] = DONE;
    return n;
  },
  refuse(s, d, o) {
    const p = playerAt(s, d.seat);
    switch (o.from) {
      case 'done':
        return null;
      case 'pool':
        return p.pool > 0 ? null : 'ARC-PLAN-04';
      case 'supply':
        return 'ARC-SET-08';
      case 'row':
        return p.rows[o.row].includes(o.face) ? null : 'ARC-PLAN-03';
    }
  },
  facts: (s, d) => ({ pool: playerAt(s, d.seat).pool, supply: playerAt(s, d.seat).supply }),
  apply(_s, d, o, ctx) {
    if (o.from === 'done' || o.from === 'supply') return;
    // Row 0 stands for the pool: the die is beside the board.
    const origin = o.from === 'row' ? { row: o.row + 1, face: o.face } : { row: 0, face: 0 };
    ctx.ask('plan-set', d.seat, { left: d.args.left, row: origin.row, face: origin.face });
  },
});
