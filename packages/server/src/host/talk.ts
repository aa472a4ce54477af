import type { ChatRow } from '../store/contract.ts';
import { isVisible, plainText } from '../wire/plain-text.ts';
import type { Answer, WireChat } from '../wire/socket.ts';
import { refusal } from './commands.ts';
import type { Context } from './context.ts';
import type { ChatPage } from './contract.ts';
import type { TableRows } from './table-rows.ts';
import type { Watchers } from './watchers.ts';

/** So many of the newest lines come with a position; the others are to be had by asking. */
const NEWEST = 20;
const PAGE = 50;

/** Where something is said. */
interface ChatTable {
  readonly context: Pick<Context, 'store' | 'surroundings' | 'chatter'>;
  readonly rows: TableRows;
}

/** Somebody who sits at the table says something; the same command again says nothing more. */
export async function say(
  table: ChatTable & { readonly watchers: Watchers },
  account: string,
  seat: number,
  commandId: string,
  text: string,
): Promise<Answer> {
  const { store, surroundings, chatter } = table.context;
  const words = plainText(text);
  if (!isVisible(words)) return refusal(commandId, 'malformed', 'There is nothing in this message.');
  const before = await store.chatById(table.rows.row.id, account, commandId);
  if (before !== null) return answerTo(before, commandId, words);
  const at = surroundings.now();
  if (!chatter.maySay(account, at)) return refusal(commandId, 'too-fast', 'Wait a moment before you go on.');
  const name = table.rows.seats[seat]?.name ?? '';
  const { line, isNew } = await store.addChat(table.rows.row.id, { commandId, account, name, text: words, at });
  if (isNew) table.watchers.say(wireLine(table.rows, line));
  return answerTo(line, commandId, words);
}

function answerTo({ no, text }: ChatRow, id: string, words: string): Answer {
  if (text !== words) return refusal(id, 'id-reused', 'This command id belongs to another message.');
  return { type: 'answer', id, ok: true, seq: no };
}

/** The newest lines after the last one that somebody has. */
export async function newestLines({ context, rows }: ChatTable, after: number): Promise<WireChat[]> {
  const lines = await context.store.chat(rows.row.id, { after, before: null, limit: NEWEST });
  return lines.map((line) => wireLine(rows, line));
}

/** Lines before one that somebody has. */
export async function earlierLines({ context, rows }: ChatTable, before: number | null): Promise<ChatPage> {
  const lines = await context.store.chat(rows.row.id, { after: 0, before, limit: PAGE + 1 });
  return { lines: lines.slice(-PAGE).map((line) => wireLine(rows, line)), more: lines.length > PAGE };
}

function wireLine(rows: TableRows, { no, account, name, text, at }: ChatRow): WireChat {
  return { no, seat: rows.seatOf(account), name, text, at };
}
