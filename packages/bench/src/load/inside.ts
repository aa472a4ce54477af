/** A match played in the server's own process, past the sockets: for what is measured of the host alone. */
import { readMessage } from '@benchtop/server/expand';
import { randomUUID } from 'node:crypto';
import type { Conversation, Host } from '@benchtop/server/parts';
import type { ServerMessage } from '@benchtop/server/wire';
import type { Player } from './arrange.ts';
import { anyOf } from './slot.ts';

type News = Extract<ServerMessage, { type: 'moved' | 'sync' }>;

export class InsideMatch {
  private readonly table: string;
  private readonly conversations: Conversation[];
  private readonly waiting = new Map<string, () => void>();
  private due: { readonly seat: number; readonly what: NonNullable<News['turnInfo']['due']> } | null = null;
  private over = false;
  /** The size of the last whole sight that somebody was sent. */
  sightBytes = 0;

  constructor(host: Host, table: string, players: readonly Player[]) {
    this.table = table;
    this.conversations = players.map((person, seat) => host.connect({ person, send: (text) => this.hear(seat, text) }));
  }

  async watch(): Promise<void> {
    await Promise.all(this.conversations.map((_, seat) => this.ask(seat, { type: 'watch', since: null })));
  }

  /** Plays any option; a match that is over stays as it is. */
  async play(): Promise<void> {
    const { due } = this;
    if (this.over) return;
    if (due === null) throw new Error('nobody owes a decision');
    this.due = null;
    const { id: option } = anyOf(due.what.options);
    await this.ask(due.seat, { type: 'play', decision: due.what.decision.id, option });
  }

  close(): void {
    for (const conversation of this.conversations) conversation.closed();
  }

  private async ask(seat: number, message: object): Promise<void> {
    const id = randomUUID();
    const answered = new Promise<void>((resolve) => this.waiting.set(id, resolve));
    this.conversations[seat].receive(JSON.stringify({ ...message, id, table: this.table }));
    return answered;
  }

  private hear(seat: number, text: string): void {
    const message = readMessage(text);
    if (message.type === 'sync') this.sightBytes = Buffer.byteLength(text);
    if (message.type === 'sync' || message.type === 'moved') this.look(seat, message);
    if (message.type !== 'answer') return;
    if (!message.ok) throw new Error(`${message.code}: ${message.reason}`);
    this.waiting.get(message.id)?.();
    this.waiting.delete(message.id);
  }

  private look(seat: number, { turnInfo }: News): void {
    if (turnInfo.due !== null) this.due = { seat, what: turnInfo.due };
    this.over = turnInfo.outcome !== null;
  }
}
