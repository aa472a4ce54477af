import type { WireChat, WireTable } from '@benchtop/server/wire';
import { create } from 'zustand';
import type { LineState } from './connection.ts';

export interface OnlineState {
  readonly line: LineState;
  /** True when the server was renewed while the page was open. */
  readonly outdated: boolean;
  readonly table: WireTable | null;
  /** The seat of the one who looks; null for a spectator. */
  readonly seat: number | null;
  readonly chat: readonly WireChat[];
  /** True when more was said before the first of these lines. */
  readonly earlier: boolean;
  /** The number of the last line that was read. */
  readonly read: number;
  /** Names whose lines are not shown. */
  readonly muted: readonly string[];
  /** True while a part of the past is on its way. */
  readonly fetching: boolean;
  /** When the time of whoever looks is up, by this device's clock; null without a clock. */
  readonly deadline: number | null;
  /** True from a choice until the server has answered. */
  readonly sending: boolean;
}

export const noTable: OnlineState = {
  line: 'connecting',
  outdated: false,
  table: null,
  seat: null,
  chat: [],
  earlier: false,
  read: 0,
  muted: [],
  fetching: false,
  deadline: null,
  sending: false,
};

/** What is known of an online table besides its match. */
export const useOnline = create<OnlineState>()(() => noTable);

/** Lines of others that were not read and are not muted. */
export function unread({ chat, read, muted, seat }: OnlineState): number {
  return chat.filter(
    (line) => line.no > read && !muted.includes(line.name) && (line.seat === null || line.seat !== seat),
  ).length;
}
