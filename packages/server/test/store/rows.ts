import { randomBytes, randomUUID } from 'node:crypto';
import type { Append, ChatRow, CommandRow, SeatRow, Store, TableRow } from '../../src/store/contract.ts';

export function aTable(change: Partial<TableRow> = {}): TableRow {
  return {
    id: randomBytes(6).toString('hex'),
    game: 'arctic-cleanup',
    rules: '1.0.0',
    seats: 2,
    settings: { mode: 'full', rounds: 4, tutorial: false },
    host: 'account-1',
    listed: true,
    invite: 'invite-1',
    clock: null,
    delay: 0,
    status: 'gathering',
    trouble: null,
    commitment: null,
    result: null,
    rematchOf: null,
    created: 1_000,
    updated: 1_000,
    ended: null,
    ...change,
  };
}

export function aSeat(seat: number, change: Partial<SeatRow> = {}): SeatRow {
  const nobody = { account: null, name: '', bot: null, ready: false, waiting: false };
  return { seat, ...nobody, reserve: 0, seen: 0, standIn: null, left: 0, ...change };
}

export function aCommand(seq: number, change: Partial<CommandRow> = {}): CommandRow {
  return {
    seq,
    commandId: randomUUID(),
    decision: `${seq}.0`,
    seat: seq % 2,
    option: 'load 1 hdpe',
    rules: '1.0.0',
    draws: seq * 3,
    hash: randomBytes(16).toString('hex'),
    at: 1_700_000_000_000 + seq,
    ...change,
  };
}

export function aLine(change: Partial<Omit<ChatRow, 'no'>> = {}): Omit<ChatRow, 'no'> {
  return { commandId: randomUUID(), account: 'a', name: 'A', text: 'hi', at: 1, ...change };
}

/** An append of one row after `after`. */
export function anAppend(table: string, after: number, change: Partial<Append> = {}): Append {
  return { table, after, rows: [aCommand(after + 1)], waiting: [], reserve: null, change: null, ...change };
}

/** Adds a table with free seats and returns its id. */
export async function addTable(
  store: Store,
  change: Partial<TableRow> = {},
  seats: readonly SeatRow[] = [aSeat(0), aSeat(1)],
): Promise<string> {
  const table = aTable(change);
  await store.addTable(table, seats);
  return table.id;
}
