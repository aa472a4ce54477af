import type { WireChat, WireTable } from '@benchtop/server/wire';
import { useEffect, useMemo } from 'react';
import { api } from '../../match/api.ts';
import { withLines } from '../../match/online/chat-lines.ts';
import { theLine } from '../../match/online/connection.ts';
import { mutedAt } from '../../match/online/muted.ts';
import { noTable, useOnline } from '../../match/online/online-store.ts';
import { ownSeat } from '../notify/mine.ts';
import type { Talk } from '../online/ChatPanel.tsx';

/** What was said in the room so far, and whether more was said before that. */
async function fetchLines(id: string, before: number | null, invite: string | null): Promise<string | null> {
  const reply = await api.chat(id, before, invite);
  if (!reply.ok) return reply.reason;
  const { lines, more } = reply.value;
  const [first] = lines;
  if (first === undefined) return null;
  useOnline.setState(({ chat, earlier }) => {
    const older = chat.filter(({ no }) => no < first.no);
    const newer = chat.filter(({ no }) => no > (lines.at(-1)?.no ?? 0));
    return { chat: [...older, ...lines, ...newer], earlier: older.length > 0 ? earlier : more };
  });
  return null;
}

/** What people say to each other while they gather: it goes where the chat of the table goes, and is still there then. */
export function useRoomTalk(table: WireTable, invite: string | null): Talk {
  const { id } = table;
  const seat = ownSeat(table)?.seat ?? null;
  const seated = seat !== null;
  useEffect(() => {
    useOnline.setState({ ...noTable, muted: mutedAt(id) });
    const line = theLine();
    const told = (): void => useOnline.setState({ line: line.state });
    told();
    return line.subscribe(told);
  }, [id]);
  useEffect(() => useOnline.setState({ table, seat }), [table, seat]);
  useEffect(() => {
    // What cannot be fetched now comes with the match.
    if (seated) void fetchLines(id, null, invite);
  }, [id, invite, seated]);
  return useMemo(
    () => ({
      async say(text) {
        const answer = await theLine().send({ type: 'chat', table: id, text });
        return answer.ok ? null : answer.reason;
      },
      fetchEarlier: async () => fetchLines(id, useOnline.getState().chat[0]?.no ?? null, invite),
    }),
    [id, invite],
  );
}

/** The line to the server is up: what was said before that has not been heard. */
export function hearAll(id: string, invite: string | null): void {
  if (useOnline.getState().seat !== null) void fetchLines(id, null, invite);
}

/** A line that was just said. */
export function hearLine(line: WireChat): void {
  useOnline.setState(({ chat, earlier }) => withLines(chat, [line], earlier));
}
