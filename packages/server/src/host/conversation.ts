import { Ajv } from 'ajv';
import { chatMessage, playMessage, previewMessage, undoMessage, unwatchMessage, watchMessage } from '../wire/socket.ts';
import { StoreRefused } from '../store/contract.ts';
import type { Schema } from '../wire/schema.ts';
import type { Answer, ClientMessage, PreviewMessage, RefusalCode, WatchMessage } from '../wire/socket.ts';
import type { Connection, Conversation } from './contract.ts';
import { refusal } from './commands.ts';
import { NO_SPECTATORS } from './admission.ts';
import type { LiveTable } from './live-table.ts';
import { previewAt } from './previews.ts';
import { say } from './talk.ts';
import type { Watcher } from './watchers.ts';

// That these are schemas is checked by tests: to learn at every start what a schema is takes longer than all of them.
const ajv = new Ajv({ validateSchema: false });
const checked = <T>(schema: Schema<T>): ((value: unknown) => value is T) => ajv.compile<T>(schema);
const checks = {
  watch: checked(watchMessage),
  unwatch: checked(unwatchMessage),
  play: checked(playMessage),
  preview: checked(previewMessage),
  undo: checked(undoMessage),
  chat: checked(chatMessage),
} as const;

/** Tables that one socket may have open. */
const MOST_TABLES = 50;
/** Beats also tell how far each table is: now and then that must be heard. */
const MOST_LEFT_OUT = 4;

/** What a conversation needs of the host. */
export interface Tables {
  /** A table in memory, or null. */
  present(id: string): LiveTable | null;
  /** A table, brought into memory where it is not. */
  find(id: string): Promise<LiveTable | null>;
  /** Why somebody may not look at a table; null: they may. */
  whyHidden(table: LiveTable | null, account: string | null, invite: string | null): Hidden | null;
  ended(conversation: SocketConversation): void;
}

/** Why a table is not shown to somebody. */
export interface Hidden {
  readonly code: RefusalCode;
  readonly reason: string;
}

const nothing = (): void => undefined;

type Parsed = { readonly ok: true; readonly message: ClientMessage } | { readonly ok: false; readonly answer: Answer };

/** One socket: takes its messages one by one and answers each that has an id exactly once. */
export class SocketConversation implements Conversation {
  readonly connection: Connection;
  /** Those of one group get their beats together. */
  readonly group: number;
  readonly watching = new Map<string, { readonly table: LiveTable; readonly watcher: Watcher }>();
  private readonly tables: Tables;
  /** True when something was sent since the last beat was due. */
  private spoke = false;
  /** Beats that were left out, one after the other. */
  private leftOut = 0;
  private isClosed = false;

  constructor(connection: Connection, tables: Tables, group: number) {
    const { person } = connection;
    this.connection = {
      person,
      send: (text) => {
        this.spoke = true;
        connection.send(text);
      },
    };
    this.group = group;
    this.tables = tables;
  }

  /** A beat is due: true when it need not be sent, for whatever was sent is a sign of life, too. */
  needsNoBeat(): boolean {
    const may = this.spoke && this.leftOut < MOST_LEFT_OUT;
    this.leftOut = may ? this.leftOut + 1 : 0;
    this.spoke = false;
    return may;
  }

  read(text: string): ClientMessage | null {
    const parsed = parse(text);
    if (parsed.ok) return parsed.message;
    this.reply(parsed.answer);
    return null;
  }

  carryOut(message: ClientMessage, release: () => void): void {
    this.answerTo(message).then(
      (answer) => {
        this.reply(answer);
        release();
      },
      (error: unknown) => {
        this.reply(refusal(message.id, 'unavailable', faultWords(error)));
        release();
      },
    );
  }

  receive(text: string): void {
    const message = this.read(text);
    if (message !== null) this.carryOut(message, nothing);
  }

  closed(): void {
    this.isClosed = true;
    for (const { table, watcher } of this.watching.values()) table.leaveWatcher(watcher);
    this.watching.clear();
    this.tables.ended(this);
  }

  private reply(answer: Answer): void {
    if (!this.isClosed) this.connection.send(JSON.stringify(answer));
  }

  private answerTo(message: ClientMessage): Promise<Answer> {
    switch (message.type) {
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return Promise.resolve(this.unwatch(message.id, message.table));
      case 'play':
        return this.command(message.table, message.id, message.option, message.decision, null);
      case 'preview':
        return this.preview(message);
      case 'undo':
        return this.command(message.table, message.id, null, '', message.after);
      case 'chat':
        return this.chat(message.id, message.table, message.text);
    }
  }

  private command(
    id: string,
    commandId: string,
    option: string | null,
    decision: string,
    after: number | null,
  ): Promise<Answer> {
    const at = (table: LiveTable | null): Answer | Promise<Answer> => {
      const seat = table?.seatOf(this.connection.person.account) ?? null;
      if (table === null || seat === null) return this.stranger(commandId, table);
      return table.commands.take({ commandId, seat, option, decision, after, bot: null });
    };
    const present = this.tables.present(id);
    return present === null ? this.tables.find(id).then(at) : Promise.resolve(at(present));
  }

  private async preview(message: PreviewMessage): Promise<Answer> {
    const table = await this.tables.find(message.table);
    const seat = table?.seatOf(this.connection.person.account) ?? null;
    if (table === null || seat === null) return this.stranger(message.id, table);
    return previewAt(table, seat, message);
  }

  private stranger(id: string, table: LiveTable | null): Answer {
    const known = table !== null && this.watching.has(table.row.id);
    const hidden = known ? null : this.tables.whyHidden(table, this.connection.person.account, null);
    if (hidden !== null) return refusal(id, hidden.code, hidden.reason);
    return refusal(id, 'not-allowed', 'You do not sit at this table.');
  }

  private async watch({ id, table: tableId, since, invite: code, chat = 0 }: WatchMessage): Promise<Answer> {
    const invite = code ?? null;
    const { account } = this.connection.person;
    const table = await this.tables.find(tableId);
    const hidden = this.tables.whyHidden(table, account, invite);
    if (hidden !== null) return refusal(id, hidden.code, hidden.reason);
    if (table === null) return refusal(id, 'not-found', 'There is no such table.');
    if (this.watching.size >= MOST_TABLES && !this.watching.has(tableId))
      return refusal(id, 'too-fast', 'Too many tables are open on this connection.');
    return table.mailbox.add(async () => {
      if (this.isClosed) return refusal(id, 'closed', 'The connection is closed.');
      // Only now: the match may have begun, or the person may have sat down or been sent away, while this waited.
      const gone = this.tables.whyHidden(table, account, invite);
      if (gone !== null) return refusal(id, gone.code, gone.reason);
      if (!table.admission.admits(account)) return refusal(id, 'not-allowed', NO_SPECTATORS);
      const audience = table.seatOf(account);
      await table.welcome(this.watcherOf(table, audience), since, chat);
      return { type: 'answer', id, ok: true, seq: table.headFor(audience) };
    });
  }

  /** Somebody who asks again for a table that is open here already has not left it. */
  private watcherOf(table: LiveTable, audience: Watcher['audience']): Watcher {
    const { id } = table.row;
    const known = this.watching.get(id);
    if (known?.table === table && table.watchers.has(known.watcher)) {
      known.watcher.audience = audience;
      return known.watcher;
    }
    this.forget(id);
    const watcher: Watcher = { connection: this.connection, audience };
    this.watching.set(id, { table, watcher });
    return watcher;
  }

  private unwatch(id: string, tableId: string): Answer {
    this.forget(tableId);
    return { type: 'answer', id, ok: true, seq: 0 };
  }

  private forget(tableId: string): void {
    const found = this.watching.get(tableId);
    if (found === undefined) return;
    this.watching.delete(tableId);
    found.table.leaveWatcher(found.watcher);
  }

  private async chat(id: string, tableId: string, text: string): Promise<Answer> {
    const { account } = this.connection.person;
    const table = await this.tables.find(tableId);
    const seat = table?.seatOf(account) ?? null;
    if (table === null || seat === null) return this.stranger(id, table);
    return say(table, account, seat, id, text);
  }
}

function faultWords(error: unknown): string {
  return error instanceof StoreRefused ? error.message : 'The server made a mistake. Try again in a moment.';
}

function parse(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, answer: refusal(null, 'malformed', 'A message is one JSON object.') };
  }
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  if (typeof type === 'string' && Object.hasOwn(checks, type)) {
    const check = checks[type as keyof typeof checks];
    if (check(value)) return { ok: true, message: value };
  }
  return { ok: false, answer: refusal(idIn(value), 'malformed', 'This message has not the form that it should have.') };
}

/** The id of a message that is otherwise wrong, so that its sender knows what is answered. */
function idIn(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}
