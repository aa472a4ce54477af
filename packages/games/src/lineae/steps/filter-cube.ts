import { at, int } from '@benchtop/engine/author';
import { cellIds } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { filter, filterable, FILTER_PRICE } from '../filter.ts';
import { cellName, cubeName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const MOST = 2;
const price = { money: FILTER_PRICE } as const;

const cells = new Map(cellIds.map((id, cell) => [id, cell]));

function cellNamed(id: string): number {
  return cells.get(id) ?? 0;
}

function canFilter(s: Readonly<LinState>, seat: number): boolean {
  return effects.checkCost(s, seat, price) === null && filterable(s, playerAt(s, seat).column).length > 0;
}

/** LIN-COL-09: the Water Treatment Plant takes one or two cubes out of the water below the vessel. */
export const filterCube = pickPlace({
  kind: 'filter-cube',
  rule: 'LIN-COL-09',
  args: { left: int(1, MOST) },
  of: cellIds,
  among: (s, d) => filterable(s, playerAt(s, d.seat).column).map((cell) => at(cellIds, cell)),
  prompt: `take a cube out of the water ($${FILTER_PRICE})`,
  name(id, s) {
    const cell = cellNamed(id);
    const cube = at(s.cubes, cell);
    return `${cube === null ? 'nothing' : `1 ${cubeName(cube)}`} from ${cellName(cell)}`;
  },
  stop: 'Take no more',
  refuseStop: (_s, d) => (d.args.left === MOST ? 'LIN-COL-09' : null),
  refuse(s, d, id): string | null {
    if (!filterable(s, playerAt(s, d.seat).column).includes(cellNamed(id))) return 'LIN-COL-09';
    return effects.checkCost(s, d.seat, price);
  },
  facts: (s, d, id, rule) =>
    rule === 'LIN-COL-09' ? { place: cellName(cellNamed(id)) } : effects.costFacts(s, d.seat, price),
  refusals: {
    ...effects.refusals,
    'LIN-COL-09': ({ place }) =>
      place === undefined ? 'Take a first cube.' : 'It takes cubes from the two top rows of your column only.',
  },
  checkFrame: (s, d) => (canFilter(s, d.seat) ? wrongTurn(s, d.seat) : 'there is nothing to take out of the water'),
  pick(s, d, id, ctx) {
    effects.pay(s, d.seat, price, ctx, 'water-treatment-plant');
    filter(s, d.seat, cellNamed(id), ctx);
    if (d.args.left > 1 && canFilter(s, d.seat)) ctx.ask('filter-cube', d.seat, { left: d.args.left - 1 });
  },
});
