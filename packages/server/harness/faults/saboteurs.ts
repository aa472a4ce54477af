import { randomUUID } from 'node:crypto';
import { Match } from '@benchtop/engine/host';
import { LiveMatch, Mailbox, watchdog } from '@benchtop/server/parts';
import type { Append, Appended, CommandRow, SessionRow, Store } from '@benchtop/server/parts';
import { WebSocket } from 'ws';
import { exchanged } from './exchanged.ts';

/*
 * Servers that break the promise on purpose. A check that does not catch them is worth nothing. They exist only here:
 * the real server has no switch for any of this.
 */

/** So many writes it is behind: more than there are tables, so that one of them has been answered for certain. */
const BEHIND = 32;

/** Says that entries are durable some writes before they are. */
export function earlyAck(store: Store): Store {
  const heads = new Map<string, number>();
  const waiting: Append[] = [];
  const append = async (order: Append): Promise<Appended> => {
    const { table, after, rows } = order;
    if ((heads.get(table) ?? (await store.head(table))) !== after) return 'conflict';
    heads.set(table, rows.at(-1)?.seq ?? after);
    waiting.push(order);
    const next = waiting.length > BEHIND ? waiting.shift() : undefined;
    if (next !== undefined) void store.append(next).catch(() => undefined);
    return 'done';
  };
  return exchanged(store, { append });
}

/** Does not know which commands it has had already. */
export function noDedupe(store: Store): Store {
  const append = async (order: Append): Promise<Appended> => {
    const appended = await store.append(order);
    return appended === 'duplicate' ? store.append({ ...order, rows: order.rows.map(renamed) }) : appended;
  };
  return exchanged(store, { append, commandById: async () => null });
}

function renamed(row: CommandRow): CommandRow {
  return row.commandId === null ? row : { ...row, commandId: randomUUID() };
}

/*
 * The following change the parts of the server in this process before it starts.
 */

/** A command may name any decision. */
export function anyDecision(): void {
  const play = Match.prototype.play;
  Match.prototype.play = function (this: Match, seat, option) {
    return play.call(this, seat, option);
  };
}

/** A decision has another name after each answer of another seat: whoever answers at the same moment is too late. */
export function oneVersion(): void {
  const idOf = 'idOf';
  const original = Reflect.get(Match.prototype, idOf) as (this: Match, ...args: unknown[]) => string;
  Reflect.set(Match.prototype, idOf, function (this: Match, ...args: unknown[]) {
    const answered = this.state.stack.at(-1)?.answers?.filter((answer) => answer !== null).length ?? 0;
    return `${original.apply(this, args)}.${answered}`;
  });
}

/** Everything that comes to a table is done at once, beside what is under way. */
export function noMailbox(): void {
  Mailbox.prototype.add = async (task) => task();
}

/** Says that entries are durable even when the disk did not take them. */
export function fullAck(store: Store): Store {
  const append = async (order: Append): Promise<Appended> => store.append(order).catch((): Appended => 'done');
  return exchanged(store, { append });
}

/** Takes a token that it does not know for that of the last one who came. */
export function anySession(store: Store): Store {
  let last: SessionRow | null = null;
  const session = async (id: string, now: number): Promise<SessionRow | null> => {
    last = (await store.session(id, now)) ?? last;
    return last;
  };
  return exchanged(store, { session });
}

/** Does not see how much waits in a socket. */
export function unbounded(): void {
  Object.defineProperty(WebSocket.prototype, 'bufferedAmount', { get: () => 0 });
}

/** Lets rules run for as long as they like. */
export function noWatchdog(): void {
  watchdog.start = () => undefined;
}

/** Believes that every entry of a log led to the state it leads to now. */
export function noHash(): void {
  const follow = LiveMatch.prototype.follow;
  LiveMatch.prototype.follow = function (this: LiveMatch, row) {
    const { seat, option, commandId } = row;
    const fork = this.match.fork();
    fork.repeat({ seat, step: '', option, auto: commandId === null });
    return follow.call(this, { ...row, hash: fork.hash().slice(0, 32) });
  };
}
