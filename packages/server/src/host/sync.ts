import { eventFor } from '@benchtop/engine/host';
import type { ServerMessage, WireChat } from '../wire/socket.ts';
import { Broadcaster, pastEntry, sightOf } from './audience.ts';
import type { Audience } from './audience.ts';
import type { Context } from './context.ts';
import type { LiveMatch } from './live-match.ts';

/** For whom a whole position is told, and what that depends on besides the match. */
export interface Newcomer {
  readonly audience: Audience;
  readonly since: number | null;
  readonly deadline: number | null;
  readonly seen: number;
  readonly chat: readonly WireChat[];
}

/** The `sync` message: the position as it is now, and the newest of the log. */
export function syncText(
  table: string,
  live: LiveMatch,
  broadcaster: Broadcaster | null,
  { audience, since, deadline, seen, chat }: Newcomer,
  { surroundings }: Context,
): string {
  const { match, seq, opening } = live;
  const known = since === seq;
  const recent = known ? [] : live.recent.after(since === null || since > seq ? 0 : since);
  const turnInfo = (broadcaster ?? new Broadcaster(table, live)).turnInfo(audience, deadline);
  const message: Omit<Extract<ServerMessage, { type: 'sync' }>, 'turnInfo'> = {
    type: 'sync',
    table,
    seat: audience,
    seq,
    from: seq,
    sight: known ? null : sightOf(match.game, match.state, audience),
    opening: opening.map((event) => eventFor(event, audience)),
    entries: recent.map((entry) => pastEntry(entry, audience)),
    seen,
    chat,
    now: surroundings.now(),
  };
  return `${JSON.stringify(message).slice(0, -1)},"turnInfo":${turnInfo}}`;
}
