import { cubePlaces, cubes, minerals } from './data/goods.ts';
import type { Cube } from './data/goods.ts';
import { DEBTS } from './data/table.ts';
import type { LinContext } from './define.ts';
import { hasBiogenesis, playerAt } from './state.ts';
import type { LinState, LinView, SeenPlayer } from './state.ts';

/** The sectors of the rondel, clockwise. */
export function sectors(s: Readonly<Pick<LinView, 'settings'>>): readonly Cube[] {
  return hasBiogenesis(s) ? cubes : minerals;
}

/** LIN-COR-02: sectors clockwise from one to another, which is what a conversion costs. */
export function distance(s: Readonly<Pick<LinView, 'settings'>>, from: Cube, to: Cube): number {
  const { length } = sectors(s);
  return (cubePlaces[to] - cubePlaces[from] + length) % length;
}

/** Cubes that a player owes the rondel. */
export function debtsOf(p: Readonly<Pick<SeenPlayer, 'debts'>>): number {
  const debts: { readonly [cube: string]: number } = p.debts;
  let sum = 0;
  for (const cube in debts) sum += debts[cube] ?? 0;
  return sum;
}

/** LIN-COR-01: the rule against borrowing, or null. */
export function refuseBorrowing(s: Readonly<LinState>, seat: number, cube: Cube): 'LIN-COR-01' | null {
  return s.core[cube] > 0 && debtsOf(playerAt(s, seat)) < DEBTS ? null : 'LIN-COR-01';
}

/** LIN-COR-01: whether a player owes such a cube and has one. */
export function canRepay(s: Readonly<LinState>, seat: number, cube: Cube): boolean {
  const { debts, goods } = playerAt(s, seat);
  return debts[cube] > 0 && goods[cube] > 0;
}

/** LIN-COR-02: the rule against converting, or null. */
export function refuseConverting(s: Readonly<LinState>, seat: number, from: Cube, to: Cube): 'LIN-COR-02' | null {
  const { goods } = playerAt(s, seat);
  if (from === to || goods[from] === 0 || s.core[to] === 0) return 'LIN-COR-02';
  return goods.electricity >= distance(s, from, to) ? null : 'LIN-COR-02';
}

/** LIN-COR-03: the rule against using the rondel, or null when an operation is possible. */
export function refuseOperation(s: Readonly<LinState>, seat: number): 'LIN-COR-01' | null {
  const { debts, goods } = playerAt(s, seat);
  const mayBorrow = debtsOf({ debts }) < DEBTS;
  for (const cube of cubes) if ((mayBorrow && s.core[cube] > 0) || (debts[cube] > 0 && goods[cube] > 0)) return null;
  for (const from of cubes) {
    if (goods[from] === 0) continue;
    for (const to of cubes) if (refuseConverting(s, seat, from, to) === null) return null;
  }
  return 'LIN-COR-01';
}

/** LIN-COR-01: a cube of a sector for a debt of its type. */
export function borrow(s: LinState, seat: number, cube: Cube, ctx: LinContext): void {
  const { goods, debts } = playerAt(s, seat);
  s.core[cube]--;
  goods[cube]++;
  debts[cube]++;
  ctx.emit?.({ type: 'core-borrowed', seat, cube });
}

/** LIN-COR-01: a cube back into its sector, and the debt is gone. */
export function repay(s: LinState, seat: number, cube: Cube, ctx: LinContext): void {
  const { goods, debts } = playerAt(s, seat);
  goods[cube]--;
  debts[cube]--;
  s.core[cube]++;
  ctx.emit?.({ type: 'core-repaid', seat, cube });
}

/** LIN-COR-02: a cube into its sector, another one out of another sector, for electricity. */
export function convert(s: LinState, seat: number, from: Cube, to: Cube, ctx: LinContext): void {
  const { goods } = playerAt(s, seat);
  const electricity = distance(s, from, to);
  goods.electricity -= electricity;
  goods[from]--;
  s.core[from]++;
  s.core[to]--;
  goods[to]++;
  ctx.emit?.({ type: 'core-converted', seat, from, to, electricity });
}
