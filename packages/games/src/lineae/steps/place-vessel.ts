import { at } from '@benchtop/engine/author';
import { deposits } from '../data/deposits.ts';
import type { Mineral } from '../data/goods.ts';
import { columnIds, columnNumber, WIDTH } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { depositBelow } from '../dive.ts';
import { columnName, cubeName } from '../names.ts';
import { jupiterCovers } from '../sky.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';

/** LIN-SET-16: what the deposit below a column gives to who starts there. */
function giftOf(s: Readonly<LinState>, column: number): Mineral {
  return deposits[at(s.deposits, depositBelow(column * WIDTH))].setup;
}

/** LIN-SET-15, LIN-SET-16: a column without a vessel; the deposit below gives a cube. */
export const placeVessel = pickPlace({
  kind: 'place-vessel',
  rule: 'LIN-SET-15',
  of: columnIds,
  prompt: 'choose a column for your vessel',
  name: (id, s) => `${columnName(columnNumber(id))}, with 1 ${cubeName(giftOf(s, columnNumber(id)))}`,
  refuse(s, _d, id) {
    const column = columnNumber(id);
    for (const p of s.players) if (p.column === column) return 'LIN-SET-15';
    return null;
  },
  refusals: { 'LIN-SET-15': 'Another vessel is in that column already.' },
  // LIN-SET-17.
  warn: (s, _d, id) =>
    jupiterCovers(s, columnNumber(id)) ? 'Jupiter covers this column: no sunlight in the first round.' : null,
  checkFrame: (s) => (s.stage === 'setup' ? null : 'vessels are placed before the first round'),
  pick(s, d, id, ctx) {
    const { seat } = d;
    const p = playerAt(s, seat);
    const column = columnNumber(id);
    p.column = column;
    ctx.emit?.({ type: 'vessel-placed', seat, column });
    const cube = giftOf(s, column);
    s.supply[cube]--;
    p.goods[cube]++;
    ctx.emit?.({ type: 'setup-cube', seat, cube });
  },
});
