import { menu } from '@benchtop/engine/author';
import { faces } from '../data/ocean.ts';
import { chain } from '../define.ts';
import { STRONGEST } from '../hand.ts';
import { directionName } from '../names.ts';
import { playerAt, shipIndexes } from '../state.ts';
import { wrongAction } from '../turn.ts';

/** Where a die is picked up: beside the board, from the locked supply (never), or from a row. */
const options = menu({ pool: {}, supply: {}, row: { row: shipIndexes, face: faces } }, (o) =>
  o.do === 'row' ? `row-${o.row + 1} ${o.face}` : o.do,
);

export const planPick = chain({
  kind: 'plan-pick',
  rule: 'ARC-PLAN-03',
  most: STRONGEST,
  options,
  stop: 'Stop planning',
  prompt: 'pick a die to set',
  label(s, d, o) {
    const { pool, supply } = playerAt(s, d.seat);
    switch (o.do) {
      case 'pool':
        return `Die from beside the board (${pool} there)`;
      case 'supply':
        return `Locked die (${supply} left to win)`;
      case 'row':
        return `Row ${o.row + 1}: die ${o.face}, ${directionName(o.face)}`;
    }
  },
  candidates(s, d, out) {
    const p = playerAt(s, d.seat);
    let n = 0;
    for (const row of shipIndexes)
      for (const face of faces) if (p.rows[row].includes(face)) out[n++] = options.pick.row(row, face);
    out[n++] = options.pick.pool();
    if (p.supply > 0) out[n++] = options.pick.supply();
    return n;
  },
  refuse(s, d, o) {
    const p = playerAt(s, d.seat);
    switch (o.do) {
      case 'pool':
        return p.pool > 0 ? null : 'ARC-PLAN-04';
      case 'supply':
        return 'ARC-SET-08';
      case 'row':
        return p.rows[o.row].includes(o.face) ? null : 'ARC-PLAN-03';
    }
  },
  facts: (s, d) => ({ pool: playerAt(s, d.seat).pool, supply: playerAt(s, d.seat).supply }),
  refusals: {
    'ARC-PLAN-03': 'No die in that row shows this face. Pick one that lies there.',
    'ARC-PLAN-04': 'No die lies beside your board. Dice come there when a move spends them.',
    'ARC-SET-08': ({ supply }) =>
      supply === 1
        ? 'This die is locked. Fill a dice block in your factory to win it.'
        : `These ${supply} dice are locked. Fill a dice block in your factory to win one.`,
  },
  checkFrame: wrongAction,
  apply(_s, d, o, ctx) {
    // Row 0 stands for the pool: the die is beside the board.
    ctx.ask('plan-set', d.seat, o.do === 'row' ? { row: o.row + 1, face: o.face } : { row: 0, face: 0 });
  },
});
