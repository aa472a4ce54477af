import { at } from '@benchtop/engine/author';
import type { Facts } from '@benchtop/engine/author';
import { columnIds, COLUMNS } from './data/ocean.ts';
import type { ColumnId, LockId } from './data/ocean.ts';
import type { LinContext } from './define.ts';
import { columnName } from './names.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';
import { level } from './water.ts';
import type { Levels } from './water.ts';

/** LIN-VES-01 to LIN-VES-03: the columns that a vessel reaches from a column, as bits: those joined to it by equal levels. */
export function reachOf(s: Levels, column: number): number {
  if (column < 0) return 0;
  const here = level(s, column);
  let reached = 0;
  for (let c = column - 1; c >= 0 && level(s, c) === here; c--) reached |= 1 << c;
  for (let c = column + 1; c < COLUMNS && level(s, c) === here; c++) reached |= 1 << c;
  return reached;
}

const besides = columnIds.map((own) => columnIds.filter((id) => id !== own));

/** The columns where the vessel of a seat is not. */
export function otherColumns(s: Readonly<LinState>, seat: number): readonly ColumnId[] {
  return at(besides, playerAt(s, seat).column);
}

/** Whether the vessel of a seat reaches another column. */
export function canReach(s: Readonly<LinState>, seat: number, column: number): boolean {
  const own = playerAt(s, seat).column;
  if (own < 0 || column === own) return false;
  const here = level(s, own);
  const step = column < own ? -1 : 1;
  for (let c = column; c !== own; c -= step) if (level(s, c) !== here) return false;
  return true;
}

/** The rule against moving a vessel to a column, or null. `moved`: its last choice in this turn was a vessel move. */
export function refuseVessel(
  s: Readonly<LinState>,
  seat: number,
  column: number,
  moved: boolean,
): 'LIN-VES-02' | 'LIN-VES-05' | null {
  if (!canReach(s, seat, column)) return 'LIN-VES-02';
  return moved ? 'LIN-VES-05' : null;
}

/** What keeps a vessel from a column. */
export function vesselFacts(s: Readonly<LinState>, seat: number, to: number): Facts {
  const { column } = playerAt(s, seat);
  return { from: column, to, here: level(s, column), there: level(s, to) };
}

/** Sentences for what `refuseVessel` names. */
export const vesselRefusals = {
  'LIN-VES-02': ({ from, to, here, there }: Facts): string => {
    const column = columnName(Number(to));
    if (from === to) return `Your vessel is at ${column} already.`;
    if (here === there) return `The water on the way to ${column} is not at one level.`;
    return `Your vessel is at level ${here}, ${column} at level ${there}: it passes only between equal levels.`;
  },
  'LIN-VES-05': 'You have just moved your vessel: do something else before you move it again.',
} as const;

/** LIN-VES-05: moving is free. */
export function moveVessel(s: LinState, seat: number, column: number, ctx: LinContext): void {
  const p = playerAt(s, seat);
  const from = p.column;
  p.column = column;
  ctx.emit?.({ type: 'vessel-moved', seat, from, to: column });
}

/** LIN-LOK-02: what a move before the toggle of another player costs. */
export const TOLL = 1;

/** LIN-LOK-04: whether a seat is asked before somebody else toggles a lock. */
export function canPayToll(s: Readonly<Pick<LinView, 'players' | 'water'>>, seat: number): boolean {
  const { goods, column } = at(s.players, seat);
  return goods.money >= TOLL && reachOf(s, column) !== 0;
}

/**
 * LIN-LOK-02 to LIN-LOK-04: everybody else, clockwise, may move for a toll; then the lock is flipped. A toll changes neither
 * levels nor the money of those who are still to be asked, so who is asked is known at once.
 */
export function askTolls(s: LinState, seat: number, lock: LockId, ctx: LinContext): void {
  ctx.resumeFor('flip-lock', seat, { lock });
  for (let i = s.seats - 1; i > 0; i--) {
    const other = (seat + i) % s.seats;
    if (canPayToll(s, other)) ctx.ask('pay-toll', other, { lock });
  }
}

/** LIN-LOK-02: a vessel moves before the lock is flipped, for $1 to who toggles it. */
export function sailForToll(s: LinState, seat: number, column: number, ctx: LinContext): void {
  const to = s.active;
  playerAt(s, seat).goods.money -= TOLL;
  playerAt(s, to).goods.money += TOLL;
  ctx.emit?.({ type: 'toll-paid', seat, to });
  moveVessel(s, seat, column, ctx);
}
