import type {
  Barrier,
  DueDecision,
  Facts,
  Outcome,
  Patch,
  Preview,
  Score,
  SeenEvent,
  View,
} from '@benchtop/engine/host';
import { Type } from './schema.ts';
import type { Static } from './schema.ts';
import { inviteCode, tableId } from './table.ts';
import type { WireTable } from './table.ts';

/*
 * The socket: one JSON message a frame. Every message of a client that carries an `id` gets exactly one `answer` with
 * that id. Pushes are hints: a client that misses a sequence number watches again from the last one it has.
 */

const closed = { additionalProperties: false } as const;
const commandId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const sequence = Type.Integer({ minimum: 0, maximum: 10_000_000 });

export const watchMessage = Type.Object(
  {
    type: Type.Literal('watch'),
    id: commandId,
    table: tableId,
    since: Type.Union([sequence, Type.Null()], { description: 'The last entry the client has; null: nothing.' }),
    invite: Type.Optional(inviteCode),
    chat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'The last line of chat the client has.' }),
    ),
  },
  closed,
);
export const unwatchMessage = Type.Object({ type: Type.Literal('unwatch'), id: commandId, table: tableId }, closed);
export const playMessage = Type.Object(
  {
    type: Type.Literal('play'),
    id: commandId,
    table: tableId,
    decision: Type.String({ minLength: 2, maxLength: 40 }),
    option: Type.String({ minLength: 1, maxLength: 200 }),
  },
  closed,
);
export const previewMessage = Type.Object(
  {
    type: Type.Literal('preview'),
    id: commandId,
    table: tableId,
    decision: Type.String({ minLength: 2, maxLength: 40 }),
    option: Type.String({ minLength: 1, maxLength: 200 }),
    further: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        maxItems: 3,
        description: 'What would be chosen right after it, one after the other.',
      }),
    ),
  },
  closed,
);
export const undoMessage = Type.Object(
  {
    type: Type.Literal('undo'),
    id: commandId,
    table: tableId,
    after: Type.Integer({
      minimum: 0,
      maximum: 10_000_000,
      description: "The entry of the seat's last own choice or undo that the client knows: taken back is what it saw.",
    }),
  },
  closed,
);
export const chatMessage = Type.Object(
  { type: Type.Literal('chat'), id: commandId, table: tableId, text: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);

export const clientMessage = Type.Union([
  watchMessage,
  unwatchMessage,
  playMessage,
  previewMessage,
  undoMessage,
  chatMessage,
]);
export type ClientMessage = Static<typeof clientMessage>;
export type WatchMessage = Static<typeof watchMessage>;
export type PreviewMessage = Static<typeof previewMessage>;

/** Why a message was not carried out. Nothing has changed then. */
export type RefusalCode =
  | 'refused'
  | 'not-yours'
  | 'closed'
  | 'no-undo'
  | 'stale'
  | 'id-reused'
  | 'not-found'
  | 'not-allowed'
  | 'removed'
  | 'not-running'
  | 'quarantined'
  | 'unavailable'
  | 'too-fast'
  | 'malformed';

/** The one answer to a message. `seq`: the entry that a command became; for a preview the last one there was. */
export type Answer =
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly ok: true;
      readonly seq: number;
      /** What was asked for by `preview`. */
      readonly preview?: Preview;
    }
  | {
      readonly type: 'answer';
      readonly id: string | null;
      readonly ok: false;
      readonly code: RefusalCode;
      readonly reason: string;
      readonly rule: string | null;
      readonly facts: Facts;
    };

/** The decision that the receiver owes, with all it may answer. The client makes the sentences of refusals. */
export type Due = DueDecision;

/** Somebody else's open decision. */
export interface Awaited {
  readonly seat: number;
  readonly prompt: string;
}

/** One entry of the log as the receiver may see it. */
export interface LogEntry {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  readonly events: readonly SeenEvent[];
  readonly at: number;
  /**
   * Leads from what the receiver saw before the entry to what it sees after it; null for an entry before `from` of a
   * `sync`, which is there for the log: how the table looked then is to be had by the history.
   */
  readonly patch: Patch | null;
  /**
   * How many changes of the patch belong to each event but the last, in their order: after so many of them the receiver
   * sees what it saw right after that event, but for what is pending. Left out where there is one event, or none.
   */
  readonly parts?: readonly number[];
}

/** What the receiver sees at one position; entries patch it. */
export interface Sight {
  readonly view: View;
  readonly scores: readonly Score[];
}

/** What the receiver can do now. Sent whole with every move. */
export interface TurnInfo {
  readonly due: Due | null;
  readonly awaited: readonly Awaited[];
  /** Null: the receiver may take its last choice back. For spectators always `nothing-yet`. */
  readonly undo: Barrier | null;
  /** The receiver's own last choice or undo: what an undo message names. */
  readonly own: number;
  /** When the running decision's time is up, by the server's clock; null without a clock. */
  readonly deadline: number | null;
  readonly outcome: Outcome | null;
}

export type ServerMessage =
  | Answer
  /** First on every socket. `version` is the build's: when it differs from the page's, the page is old. */
  | {
      readonly type: 'welcome';
      readonly account: string;
      readonly name: string;
      readonly version: string;
      readonly now: number;
    }
  /** The table itself: who sits there, who is here. Sent whole whenever something of it changes. */
  | { readonly type: 'table'; readonly table: WireTable; readonly now: number }
  /**
   * Answers a `watch`. `sight` is what the receiver sees at position `from`; null: the client has it already (it said
   * so by `since`, and `from` is that). `entries` up to `from` are the newest of the log, without patches; those after
   * `from` lead on from there to `seq`.
   */
  | {
      readonly type: 'sync';
      readonly table: string;
      readonly seat: number | null;
      readonly seq: number;
      readonly from: number;
      readonly sight: Sight | null;
      readonly opening: readonly SeenEvent[];
      readonly entries: readonly LogEntry[];
      readonly turnInfo: TurnInfo;
      /** What the seat's owner had seen when it was last here. */
      readonly seen: number;
      /** The newest lines after the last one the client has, at most 20. */
      readonly chat: readonly WireChat[];
      readonly now: number;
    }
  | {
      readonly type: 'moved';
      readonly table: string;
      readonly seq: number;
      readonly entries: readonly LogEntry[];
      readonly turnInfo: TurnInfo;
    }
  | { readonly type: 'chat'; readonly table: string; readonly line: WireChat }
  /** Every few seconds: the head of each watched table, so that a silent gap is noticed. */
  | { readonly type: 'beat'; readonly now: number; readonly heads: { readonly [table: string]: number } }
  /** The table can no longer be watched by this socket; `reason` is a sentence. */
  | { readonly type: 'gone'; readonly table: string; readonly reason: string };

export interface WireChat {
  readonly no: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
