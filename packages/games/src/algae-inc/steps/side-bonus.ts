import { CELLS } from '../data/side-board.ts';
import { order } from '../define.ts';
import { effects } from '../effects.ts';
import { cellName } from '../names.ts';
import { takeBonus } from '../scientists.ts';
import { bonusIn, cellsUnder } from '../side-board.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

/** ALG-SIDE-04: which of several covered bonuses comes first. */
export const sideBonus = order({
  kind: 'side-bonus',
  rule: 'ALG-SIDE-04',
  of: cells,
  prompt: 'choose the bonus that comes first',
  name(cell, s, d) {
    const bonus = bonusIn(playerAt(s, d.seat), cell);
    return bonus === null ? cellName(cell) : `${effects.text(bonus).replace(/\.$/, '')} (${cellName(cell)})`;
  },
  checkFrame(s, d) {
    const p = playerAt(s, d.seat);
    const under = cellsUnder(p);
    const tiles = new Set(d.args.left.map((cell) => under[cell] ?? null));
    if (tiles.size !== 1 || tiles.has(null)) return 'the bonuses do not lie under one tile';
    if (new Set(d.args.left).size < d.args.left.length) return 'a bonus is taken once';
    return d.args.left.some((cell) => bonusIn(p, cell) === null) ? 'there is no bonus' : wrongTurn(s, d.seat);
  },
  next: (s, d, cell, ctx) => takeBonus(s, d.seat, cell, ctx),
});
