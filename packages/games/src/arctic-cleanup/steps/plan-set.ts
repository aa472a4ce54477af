import { step, vocabulary } from '@benchtop/engine';
import { faces } from '../data/ocean.ts';
import type { Face } from '../data/ocean.ts';
import { ROW_SLOTS } from '../data/players.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, ShipIndex } from '../state.ts';
import type { ArcticEvent } from '../events.ts';

/** Where the die goes: a row with a face up, or (never) beside the board. */
export type SetOption = { readonly to: 'row'; readonly row: ShipIndex; readonly face: Face } | { readonly to: 'pool' };

/** The die in hand: row 1 or 2 with its face, or row 0 for one from beside the board. */
export type InHand = { readonly left: number; readonly row: number; readonly face: number };

const values: readonly SetOption[] = [
  ...shipIndexes.flatMap((row) => faces.map((face) => ({ to: 'row', row, face }) as const)),
  { to: 'pool' },
];

export const planSet = step<ArcticState, InHand, SetOption>({
  kind: 'plan-set',
  rule: 'ARC-PLAN-03',
  vocabulary: vocabulary(values, (o) => (o.to === 'pool' ? 'pool' : `row-${o.row + 1} ${o.face}`)),
  refuse(s, d, o) {
    if (o.to === 'pool') return 'ARC-PLAN-07';
    const own = o.row + 1 === d.args.row;
    if (own && o.face === d.args.face) return 'ARC-PLAN-03';
    return own || playerAt(s, d.seat).rows[o.row].length < ROW_SLOTS ? null : 'ARC-PLAN-06';
  },
  facts: (_s, d, o) => ({ slots: ROW_SLOTS, face: d.args.face, row: o.to === 'row' ? o.row + 1 : 0 }),
  apply(s, d, o, ctx) {
    if (o.to === 'pool') return;
    const p = playerAt(s, d.seat);
    const { row, face, left } = d.args;
    if (row === 0) p.pool--;
    else takeDie(p.rows[row === 1 ? 0 : 1], face);
    p.rows[o.row].push(o.face);
    const from = row === 0 ? 'pool' : `row-${row} ${face}`;
    ctx.emit?.({ type: 'die-planned', seat: d.seat, from, row: o.row + 1, face: o.face } satisfies ArcticEvent);
    if (left > 1) ctx.ask('plan-pick', d.seat, { left: left - 1 });
  },
});

/** Takes one die with this face out of a row. */
export function takeDie(row: number[], face: number): void {
  row.splice(row.indexOf(face), 1);
}
