import type { Json, Settings } from '@benchtop/engine/host';
import type {
  AccountRow,
  ChatRow,
  ClockSetting,
  CommandRow,
  PushRow,
  SeatRow,
  SessionRow,
  SigningKeyRow,
  StandIn,
  TableRow,
  TableStatus,
} from './contract.ts';
import { DamagedRow } from './trouble.ts';
import { flag, hash, idOrNull, json, number, numberOrNull, text, textOrNull } from './values.ts';
import type { Columns } from './values.ts';

const statuses: { readonly [status in TableStatus]: status } = {
  gathering: 'gathering',
  running: 'running',
  over: 'over',
  abandoned: 'abandoned',
};

export function statusIn(columns: Columns): TableStatus {
  const word = text(columns, 'status');
  const status = Object.values(statuses).find((known) => known === word);
  if (status === undefined) throw new DamagedRow(`the database holds a table with the unknown status ${word}`);
  return status;
}

function standInIn(columns: Columns): StandIn | null {
  const word = textOrNull(columns, 'stand_in');
  return word === 'left' || word === 'clock' || word === 'agreed' ? word : null;
}

export function tableIn(columns: Columns): TableRow {
  return {
    id: text(columns, 'id'),
    game: text(columns, 'game'),
    rules: text(columns, 'rules'),
    seats: number(columns, 'seats'),
    settings: json(columns, 'settings') as Settings,
    host: text(columns, 'host'),
    listed: flag(columns, 'listed'),
    invite: text(columns, 'invite'),
    clock: columns['clock'] === null ? null : (json(columns, 'clock') as ClockSetting),
    delay: numberOrNull(columns, 'delay'),
    status: statusIn(columns),
    trouble: textOrNull(columns, 'trouble'),
    commitment: textOrNull(columns, 'commitment'),
    result: json(columns, 'result') as Json,
    rematchOf: textOrNull(columns, 'rematch_of'),
    created: number(columns, 'created'),
    updated: number(columns, 'updated'),
    ended: numberOrNull(columns, 'ended'),
  };
}

export function seatIn(columns: Columns): SeatRow {
  return {
    seat: number(columns, 'seat'),
    account: textOrNull(columns, 'account'),
    name: text(columns, 'name'),
    bot: textOrNull(columns, 'bot'),
    ready: flag(columns, 'ready'),
    waiting: flag(columns, 'waiting'),
    reserve: number(columns, 'reserve'),
    seen: number(columns, 'seen'),
    standIn: standInIn(columns),
    left: number(columns, 'left_at'),
  };
}

export function commandIn(columns: Columns): CommandRow {
  return {
    seq: number(columns, 'seq'),
    commandId: idOrNull(columns, 'command_id'),
    decision: text(columns, 'decision'),
    seat: number(columns, 'seat'),
    option: textOrNull(columns, 'option'),
    rules: text(columns, 'rules'),
    draws: number(columns, 'draws'),
    hash: hash(columns, 'state_hash'),
    at: number(columns, 'at'),
  };
}

export function accountIn(columns: Columns): AccountRow {
  return {
    id: text(columns, 'id'),
    name: text(columns, 'name'),
    passphrase: textOrNull(columns, 'passphrase'),
    created: number(columns, 'created'),
  };
}

export function sessionIn(columns: Columns): SessionRow {
  return { id: text(columns, 'id'), account: text(columns, 'account'), expires: number(columns, 'expires') };
}

export function chatIn(columns: Columns): ChatRow {
  return {
    no: number(columns, 'no'),
    commandId: idOrNull(columns, 'command_id'),
    account: text(columns, 'account'),
    name: text(columns, 'name'),
    text: text(columns, 'text'),
    at: number(columns, 'at'),
  };
}

export function pushIn(columns: Columns): PushRow {
  return {
    endpoint: text(columns, 'endpoint'),
    account: text(columns, 'account'),
    p256dh: text(columns, 'p256dh'),
    auth: text(columns, 'auth'),
  };
}

export function signingKeyIn(columns: Columns): SigningKeyRow {
  return { no: number(columns, 'no'), secret: text(columns, 'secret'), made: number(columns, 'made') };
}

/** Names are the same when they differ only in case or in how their letters are composed. */
export function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
