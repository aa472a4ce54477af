/** Rows of tables as they stand in a store before a match begins: everybody sits and is ready. */
import type { PageWish, Person, SeatRow, TableRow } from '@benchtop/server/parts';

/** As much of a list as is shown at once. */
export const FIRST: PageWish = { from: null, limit: 100 };

type Wish =
  | 'id'
  | 'game'
  | 'rules'
  | 'seats'
  | 'settings'
  | 'host'
  | 'listed'
  | 'invite'
  | 'clock'
  | 'delay'
  | 'created';

export function tableRow(wish: Pick<TableRow, Wish>): TableRow {
  const fresh = { status: 'gathering', trouble: null, commitment: null, result: null, rematchOf: null } as const;
  return { ...wish, ...fresh, updated: wish.created, ended: null };
}

export function seatRow(seat: number, { account, name }: Person, bot: string | null, reserve: number): SeatRow {
  return { seat, account, name, bot, ready: true, waiting: false, reserve, seen: 0, standIn: null, left: 0 };
}
