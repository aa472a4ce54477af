import { int, menu, word } from '@benchtop/engine/author';
import { faces } from '../data/ocean.ts';
import { ROW_SLOTS } from '../data/players.ts';
import { step } from '../define.ts';
import { takeDie } from '../fleet.ts';
import { directionName } from '../names.ts';
import { playerAt, shipIndexes } from '../state.ts';
import { wrongAction } from '../turn.ts';

export const planSet = step({
  kind: 'plan-set',
  rule: 'ARC-PLAN-03',
  /** The die in hand: row 1 or 2 with its face, or row 0 for one from beside the board. It still lies there. */
  args: { row: int(0, 2), face: word([0, ...faces]) },
  /** Where the die goes: a row with a face up, or (never) beside the board. */
  options: menu({ row: { row: shipIndexes, face: faces }, pool: {} }, (o) =>
    o.do === 'pool' ? 'pool' : `row-${o.row + 1} ${o.face}`,
  ),
  prompt: 'lay the die in a row',
  label(_s, d, o) {
    if (o.do === 'pool') return 'Put it beside the board';
    const turn = d.args.row === o.row + 1 ? 'Turn to' : `Row ${o.row + 1}:`;
    return `${turn} ${o.face}, ${directionName(o.face)}`;
  },
  refuse(s, d, o) {
    if (o.do === 'pool') return 'ARC-PLAN-07';
    const own = o.row + 1 === d.args.row;
    if (own && o.face === d.args.face) return 'ARC-PLAN-03';
    return own || playerAt(s, d.seat).rows[o.row].length < ROW_SLOTS ? null : 'ARC-PLAN-06';
  },
  facts: (_s, d, o) => ({ slots: ROW_SLOTS, face: d.args.face, row: o.do === 'row' ? o.row + 1 : 0 }),
  refusals: {
    'ARC-PLAN-03': 'The die lies like that already. Choose another face or the other row.',
    'ARC-PLAN-06': ({ row, slots }) => `Row ${row} is full: it holds ${slots} dice.`,
    'ARC-PLAN-07': null,
  },
  checkFrame(s, d, depth) {
    const { row, face } = d.args;
    const p = playerAt(s, d.seat);
    const there = row === 0 ? face === 0 && p.pool > 0 : p.rows[row === 1 ? 0 : 1].some((die) => die === face);
    return there ? wrongAction(s, d, depth) : 'the die in hand is not there';
  },
  apply(s, d, o, ctx) {
    const { row, face } = d.args;
    if (o.do === 'pool') return;
    const p = playerAt(s, d.seat);
    if (row === 0 || face === 0) p.pool--;
    else takeDie(p.rows[row === 1 ? 0 : 1], face);
    p.rows[o.row].push(o.face);
    const from = row === 0 ? 'pool' : `row-${row} ${face}`;
    ctx.emit?.({ type: 'die-planned', seat: d.seat, from, row: o.row + 1, face: o.face });
  },
});
