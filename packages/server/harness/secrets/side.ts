/** One of two worlds: a real host over a store of its own, and ears that keep everything they are sent. */
import type { Core, Game } from '@benchtop/engine/host';
import { createHost, openStore } from '@benchtop/server/parts';
import type { BotQuestion, Conversation, Host, Person, Store } from '@benchtop/server/parts';
import { seatRow, tableRow } from './rows.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What saboteurs change; the harness itself never sets it. */
export interface Tampering {
  /** Instead of the game whose match begins at `world`. */
  readonly game?: (game: Game, world: Readonly<Core>) => Game;
  /** Instead of the host. `truth` gives the real state of a table. */
  readonly host?: (host: Host, truth: Truths) => Host;
}

export type Truths = (table: string) => { readonly state: Readonly<Core>; readonly key: string };

/** A table as it is planted. */
export interface Planting {
  readonly id: string;
  readonly seats: number;
  readonly settings: Core['settings'];
  readonly key: string;
  readonly delay: number | null;
  readonly clock: boolean;
  /** A bot plays here, and what it is asked is kept. */
  readonly bot: number | null;
  readonly planted: Game;
  truth(): Readonly<Core>;
}

export const INVITE = 'invitationcode22';
/** The same for both worlds: it is public, and must not be what tells keys apart. */
export const COMMITMENT = 'c'.repeat(64);

export class Side {
  readonly store: Store;
  readonly host: Host;
  /** What bots were asked, by table. */
  readonly questions = new Map<string, string[]>();
  /** What people were told while they were away, by account. */
  readonly reminders = new Map<string, string[]>();
  readonly warnings: string[] = [];
  private readonly time: VirtualTime;
  private readonly plantings: Map<string, Planting>;
  private readonly tampering: Tampering;

  private constructor(time: VirtualTime, tampering: Tampering, store: Store, plantings: Map<string, Planting>) {
    this.time = time;
    this.tampering = tampering;
    this.store = store;
    this.plantings = plantings;
    const bots = { ask: async (question: BotQuestion) => this.hearQuestion(question), queued: () => 0 };
    const host = createHost(
      this.store,
      { ...bots, close: async () => undefined },
      {
        game: (id) => this.plantings.get(id)?.planted ?? null,
        now: () => time.now,
        remind: (account, table) => note(this.reminders, account, JSON.stringify(table)),
        warn: (words) => this.warnings.push(words),
      },
      // Without the watchdog, which goes by the machine's clock: no answer depends on it.
      { ruleMs: Number.POSITIVE_INFINITY },
    );
    this.host = tampering.host?.(host, (table) => this.truthOf(table)) ?? host;
  }

  static async open(time: VirtualTime, tampering: Tampering): Promise<Side> {
    const store = await openStore({ file: ':memory:', thread: false, now: () => time.now });
    return new Side(time, tampering, store, new Map<string, Planting>());
  }

  /** Puts a running match into the store: the host finds it there as after a restart. */
  async plant(planting: Planting): Promise<void> {
    const { id, seats, settings, key, delay, clock } = planting;
    const game = this.tampering.game?.(planting.planted, planting.truth()) ?? planting.planted;
    this.plantings.set(id, { ...planting, planted: game });
    const reserve = clock ? 100 : 0;
    const rows = Array.from({ length: seats }, (_, seat) =>
      seatRow(seat, sitter(id, seat), planting.bot === seat ? 'random' : null, reserve * 1000),
    );
    const time = clock ? { perMove: 600, reserve } : null;
    const common = { id, game: id, rules: game.version, seats, settings, delay, clock: time, created: this.time.now };
    await this.store.addTable(tableRow({ ...common, host: sitter(id, 0).account, listed: true, invite: INVITE }), rows);
    await this.store.startTable(id, key, { status: 'running', commitment: COMMITMENT }, waitingIn(planting.truth()));
  }

  /** Another host finds what this one has stored, as after a crash. */
  again(): Side {
    return new Side(this.time, this.tampering, this.store, this.plantings);
  }

  private truthOf(table: string): { readonly state: Readonly<Core>; readonly key: string } {
    const planting = this.plantings.get(table);
    if (planting === undefined) throw new Error(`there is no table ${table}`);
    return { state: planting.truth(), key: planting.key };
  }

  /** Bots never answer: what they are asked is what is looked at. */
  private async hearQuestion(question: BotQuestion): Promise<null> {
    const { game: id } = question;
    note(this.questions, id, JSON.stringify(question));
    return new Promise(() => undefined);
  }
}

function note(notes: Map<string, string[]>, key: string, text: string): void {
  notes.set(key, [...(notes.get(key) ?? []), text]);
}

/** The seats that owe an answer. */
export function waitingIn({ stack }: Readonly<Core>): number[] {
  const top = stack.at(-1);
  if (top === undefined || top.kind === 'phase') return [];
  return top.kind === 'decision' ? [top.seat] : top.seats.filter((_, i) => top.answers[i] === null);
}

export function sitter(table: string, seat: number): Person {
  return { account: `${table}-${seat}`, name: `Seat ${seat}` };
}

export interface Heard {
  /** The kind of message, or the question that it answers. */
  readonly channel: string;
  readonly text: string;
}

const KIND = /^\{"type":"([a-z]+)"/;
const ANSWERED = /"id":"([^"]*)"/;

/** One socket that keeps what it is sent. */
export class Ear {
  readonly heard: Heard[] = [];
  private readonly conversation: Conversation;
  private readonly waiting = new Map<string, () => void>();

  constructor(host: Host, person: Person) {
    this.conversation = host.connect({ person, send: (text) => this.hear(text) });
  }

  /** Resolves when the message is answered. */
  async send(id: string, message: object): Promise<void> {
    const answered = new Promise<void>((resolve) => this.waiting.set(id, resolve));
    this.conversation.receive(JSON.stringify({ ...message, id }));
    return answered;
  }

  /** What was heard by another way than the socket. */
  note(channel: string, text: string): void {
    this.heard.push({ channel, text });
  }

  close(): void {
    this.conversation.closed();
  }

  private hear(text: string): void {
    const channel = KIND.exec(text)?.[1] ?? 'unknown';
    this.heard.push({ channel, text });
    if (channel !== 'answer') return;
    const id = ANSWERED.exec(text)?.[1] ?? '';
    this.waiting.get(id)?.();
    this.waiting.delete(id);
  }
}
