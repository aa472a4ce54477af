import type { Game, MatchRecord } from '@benchtop/engine/host';
import type { Bus } from '../bus/contract.ts';
import type { OwnList, PageWish, TableStatus } from '../store/contract.ts';
import type { CreateBody, WireTables } from '../wire/http.ts';
import type { ClientMessage, LogEntry, RefusalCode, Sight, WireChat } from '../wire/socket.ts';
import type { WireTable } from '../wire/table.ts';

/** What became of a request: its value, or a sentence that says why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RefusalCode; readonly reason: string };

/** Who asks: always from the session, never from what a client says. */
export interface Person {
  readonly account: string;
  readonly name: string;
  /** Where they ask from, where that is known. */
  readonly address?: string;
}

/** One socket as the host sees it. */
export interface Connection {
  readonly person: Person;
  /** Sends a whole message. Never throws; a socket that does not read is closed by its owner. */
  send(text: string): void;
}

/** A part of a match's past as one seat may see it: `sight` at position `from`, and what led on from there. */
export interface HistoryPage {
  readonly from: number;
  readonly sight: Sight;
  readonly entries: readonly LogEntry[];
}

/** A part of what was said at a table, in order. */
export interface ChatPage {
  readonly lines: readonly WireChat[];
  /** True when there are lines before these. */
  readonly more: boolean;
}

/**
 * All tables of this server: arranging them, playing at them, looking at them. Every door goes through here. `person`
 * null is somebody without a session. `invite` is the code of the link they came by.
 */
export interface Host {
  create(person: Person, body: CreateBody): Promise<Result<WireTable>>;
  /** Sits down; `seat` null: at the first free one. Sitting down again where one sits already changes nothing. */
  join(person: Person, table: string, seat: number | null, invite: string | null): Promise<Result<WireTable>>;
  /** While gathering the seat becomes free; in a running match a bot plays for the person until they return. */
  leave(person: Person, table: string): Promise<Result<WireTable>>;
  /** Takes the own seat back from the bot that plays there. */
  comeBack(person: Person, table: string): Promise<Result<WireTable>>;
  /** When everybody is ready and no seat is free, the match begins. */
  ready(person: Person, table: string, ready: boolean): Promise<Result<WireTable>>;
  /**
   * The host of the table gives a seat to a bot, or frees it; whoever sat there is sent away for good. In a running
   * match without a clock those who are here may agree that a bot plays for somebody who has been away and held up the
   * match for a day: each says so by calling this.
   */
  setSeat(person: Person, table: string, seat: number, bot: string | null): Promise<Result<WireTable>>;
  /**
   * The host gives up a table that has not begun. In a running match every other person must have left, or let their
   * clock run out.
   */
  abandon(person: Person, table: string): Promise<Result<WireTable>>;
  /**
   * A new table with the same people, each one seat further; the first to ask creates it, the others join it. Where it
   * was given up, the next to ask creates another.
   */
  rematch(person: Person, table: string): Promise<Result<WireTable>>;

  table(person: Person | null, table: string, invite: string | null): Promise<Result<WireTable>>;
  /** Tables that everybody may find; without `statuses` both those that gather and those that run. */
  listed(person: Person | null, page: PageWish, statuses?: readonly TableStatus[]): Promise<WireTables>;
  mine(person: Person, page: PageWish, list?: OwnList): Promise<WireTables>;
  /** With the key when the match is over or was given up, and signed; while it runs there is none to be had. */
  record(person: Person | null, table: string, invite: string | null): Promise<Result<MatchRecord>>;
  /** The public keys of the server's signature, in hex: the one that signs, then those that did before. */
  keys(): Promise<readonly string[]>;
  /** The past of a running match as the person may see it, at most 200 entries at once. */
  history(person: Person | null, table: string, invite: string | null, from: number): Promise<Result<HistoryPage>>;

  /** What was said before line `before` (null: the newest), at most 50 lines; for those who may watch. */
  chat(person: Person | null, table: string, invite: string | null, before: number | null): Promise<Result<ChatPage>>;

  /** A socket has opened. What it returns takes its messages. */
  connect(connection: Connection): Conversation;

  /** Replays every running match under the installed rules; those that diverge are marked. Called before listening. */
  start(): Promise<void>;
  /** Forgets tables that nobody has touched for so long; they are loaded again when somebody asks for them. */
  forgetIdle(idleMs: number): void;
  /**
   * Does something with those of these tables that nobody uses, while none of them is in memory. Who asks for one of
   * them meanwhile waits, and then finds what is left of it.
   */
  withoutTables<T>(tables: readonly string[], work: (unused: readonly string[]) => Promise<T>): Promise<T>;
  /** Finishes what is under way and takes nothing new. */
  stop(): Promise<void>;
  readonly figures: HostFigures;
}

/** What a socket's owner calls. */
export interface Conversation {
  /** What a message asks for; null when it is none: then that was answered. */
  read(text: string): ClientMessage | null;
  /** Carries out what was read and answers it; `release` is called when that is over, whatever became of it. */
  carryOut(message: ClientMessage, release: () => void): void;
  /** Both, for callers where nobody waits for a turn. Bad messages are answered, never thrown at the caller. */
  receive(text: string): void;
  closed(): void;
}

/** What the host counts, for whoever wants to watch it. */
export interface HostFigures {
  /** Matches in memory. */
  live(): number;
  connections(): number;
  /** Commands that wait in mailboxes. */
  queued(): number;
  /** Questions that wait for a bot. */
  botQueue(): number;
  /** Told about every command: how it ended and how long it took, in milliseconds. */
  onCommand: ((outcome: 'done' | 'refused' | 'failed', ms: number) => void) | null;
}

/** Gives or fetches the rules of a game; null when there is none of that name. */
export type GameSource = (id: string) => Game | null | Promise<Game | null>;

/** What the host needs from outside besides the store. */
export interface HostSurroundings {
  /** Where the rules come from; the installed games by default. */
  readonly game?: GameSource;
  /** Wakes other hosts on the same database; a bus of this process alone by default. */
  readonly bus?: Bus;
  /** Milliseconds since 1970. */
  now(): number;
  /** Tells a person who is not here that it is their turn. Must not throw. */
  remind(account: string, table: WireTable): void;
  /** Something that must be seen by whoever runs the server; never with a secret in it. */
  warn(words: string, details: { readonly [name: string]: string | number }): void;
}
