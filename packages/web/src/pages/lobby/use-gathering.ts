import type { WireTable } from '@benchtop/server/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../account/me.ts';
import { api } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { theLine } from '../../match/online/connection.ts';
import { hearAll, hearLine } from './room-talk.ts';

const EVERY = 2_000;
/** Over the line changes come by themselves; asking is for those without one, and in case it is silent. */
const LIVE_ROUNDS = 5;

export interface Gathering {
  readonly table: WireTable | null;
  /** Why the table cannot be shown, or not kept up to date. */
  readonly trouble: Extract<Reply<WireTable>, { ok: false }> | null;
  /** Takes over what an action of the player has answered. */
  readonly take: (table: WireTable) => void;
}

/** A table up to date until its match begins. */
export function useGathering(id: string, invite: string | null): Gathering {
  const [table, setTable] = useState<WireTable | null>(null);
  const [trouble, setTrouble] = useState<Gathering['trouble']>(null);
  const account = useMe(({ me }) => me?.account ?? null);
  // An answer to a question older than the player's last action would show the table as it was before.
  const age = useRef(0);
  const take = useCallback((next: WireTable): void => {
    age.current++;
    setTable(next);
    setTrouble(null);
  }, []);
  const gathers = table === null || table.status === 'gathering';
  useEffect(() => {
    if (!gathers) return;
    let left = false;
    const look = async (): Promise<void> => {
      const asked = age.current;
      const reply = await api.table(id, invite);
      if (left || asked !== age.current) return;
      if (reply.ok) setTable(reply.value);
      else if (reply.code === 'removed') setTable(null);
      setTrouble(reply.ok ? null : reply);
    };
    let round = 0;
    const tick = (): void => {
      round++;
      if (account === null || theLine().state !== 'live' || round % LIVE_ROUNDS === 0) void look();
    };
    void look();
    const timer = setInterval(tick, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id, invite, gathers, account]);
  const refused = useCallback((reason: string): void => {
    age.current++;
    setTable(null);
    setTrouble({ ok: false, status: 403, code: 'removed', reason });
  }, []);
  useLine(id, invite, account !== null && table !== null && gathers, take, refused);
  return { table, trouble, take };
}

/** Follows the table over the line: the others see that one is here, and news comes at once. */
function useLine(
  id: string,
  invite: string | null,
  on: boolean,
  take: (table: WireTable) => void,
  gone: (reason: string) => void,
): void {
  useEffect(() => {
    if (!on) return;
    return theLine().follow(id, invite, {
      since: () => null,
      hear(message) {
        if (message.type === 'table') take(message.table);
        if (message.type === 'chat') hearLine(message.line);
        // Only somebody whom the host sends away loses a table where people gather.
        if (message.type === 'gone') gone(message.reason);
      },
      head: () => undefined,
      watched: () => hearAll(id, invite),
      // What is wrong is said by the next question.
      refused: () => undefined,
    });
  }, [id, invite, on, take, gone]);
}
