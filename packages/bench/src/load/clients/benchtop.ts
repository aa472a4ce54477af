/** Plays on our server as the page does: a session's cookie, a watch, plays that name the decision they answer. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerMessage } from '@benchtop/server/wire';
import { WebSocket, type RawData } from 'ws';
import { Arrivals, anyOf, SEATS, type OnMoved, type OpenSlot, type Slot } from '../slot.ts';
import { bytesOf, textOf } from '../text.ts';
import type { RunningServer } from '../server-process.ts';
import type { BenchtopSlot } from '../servers/benchtop.ts';

type Answer = Extract<ServerMessage, { type: 'answer' }>;

/** What is read of a message about moves, in the form in which it is sent. The page makes it whole, a client need not. */
interface News {
  readonly type: 'moved' | 'sync';
  readonly table: string;
  readonly seq?: number;
  readonly entries: readonly { readonly seq: number }[];
  readonly turnInfo: {
    readonly due?: {
      readonly decision: { readonly id: string };
      readonly options: readonly (string | { id: string })[];
    };
    readonly outcome?: unknown;
  };
}

/** How each entry of a message begins. */
const ENTRY = '{"seq":';
/** The answer to a play counts as one more arrival. */
const ANSWER = SEATS;

class Match implements Slot {
  private readonly sockets: WebSocket[];
  private readonly arrivals: Arrivals;
  private readonly tables: readonly string[];
  private readonly asks: (string | null)[] = [];
  private game = 0;
  private seq = -1;
  private turn = 0;
  /** What will be played: nothing else of what came is kept, so that the client seldom has to tidy up. */
  private next: { readonly decision: string; readonly option: string } | null = null;
  private over = false;
  private sentAt = 0;
  private acknowledged = 0;

  constructor({ port, data }: RunningServer, index: number, moved: OnMoved) {
    const { tables, tokens } = (data as readonly BenchtopSlot[])[index];
    this.tables = tables;
    this.arrivals = new Arrivals((bytes) => this.all(bytes, moved));
    this.sockets = tokens.map((token, seat) => {
      const headers = { cookie: `benchtop=${token}`, origin: `http://127.0.0.1:${port}` };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers, perMessageDeflate: false });
      return socket.on('message', (text: RawData) => this.hear(seat, text));
    });
  }

  async open(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => once(socket, 'open')));
    this.watch();
  }

  send(): void {
    const { next } = this;
    if (next === null) throw new Error('nobody owes a decision');
    this.next = null;
    this.arrivals.expect(SEATS + 1);
    this.sentAt = performance.now();
    this.ask(this.turn, { type: 'play', table: this.tables[this.game], ...next });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private ask(seat: number, message: { readonly type: string; readonly [name: string]: unknown }): void {
    const id = randomUUID();
    if (message.type === 'play') this.asks[seat] = id;
    this.sockets[seat].send(JSON.stringify({ ...message, id }));
  }

  private watch(): void {
    this.arrivals.expect(SEATS);
    this.seq = -1;
    for (let seat = 0; seat < SEATS; seat++)
      this.ask(seat, { type: 'watch', table: this.tables[this.game], since: null });
  }

  private hear(seat: number, data: RawData): void {
    const text = textOf(data);
    const passing = this.passing(text);
    if (passing !== null) return this.moved(seat, passing, bytesOf(data));
    const message = JSON.parse(text) as Answer | News | { readonly type: 'table' };
    if (message.type === 'answer') this.answered(seat, message, bytesOf(data));
    else if (message.type === 'moved' || message.type === 'sync') this.news(seat, message, bytesOf(data));
  }

  private answered(seat: number, answer: Answer, bytes: number): void {
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.reason}`);
    if (answer.id !== this.asks[seat]) return;
    this.asks[seat] = null;
    this.acknowledged = performance.now() - this.sentAt;
    this.arrivals.arrive(ANSWER, bytes);
  }

  /** Every seat gets every entry, in order, and exactly one of them is told what it may do. */
  private news(seat: number, news: News, bytes: number): void {
    const { table, entries, turnInfo } = news;
    if (table !== this.tables[this.game]) throw new Error(`seat ${seat} heard of table ${table}`);
    if (turnInfo.due !== undefined) this.choose(seat, turnInfo.due);
    this.over = turnInfo.outcome !== undefined;
    this.moved(seat, news.seq ?? entries.at(-1)?.seq ?? 0, bytes);
  }

  /**
   * The last entry of a message that asks for nothing and ends nothing, else null. Most are such, and to read all of
   * them whole would keep the client busier than the server.
   */
  private passing(text: string): number | null {
    const isNews = text.startsWith(`{"type":"moved","table":"${this.tables[this.game]}"`);
    if (!isNews || text.includes('"due":') || text.includes('"outcome":')) return null;
    return Number.parseInt(text.slice(text.lastIndexOf(ENTRY) + ENTRY.length), 10);
  }

  private moved(seat: number, seq: number, bytes: number): void {
    this.seq = Math.max(this.seq, seq);
    if (seq !== this.seq) throw new Error(`seat ${seat} got entry ${seq} instead of ${this.seq}`);
    this.arrivals.arrive(seat, bytes);
  }

  private choose(seat: number, { decision, options }: NonNullable<News['turnInfo']['due']>): void {
    const option = anyOf(options);
    this.turn = seat;
    this.next = { decision: decision.id, option: typeof option === 'string' ? option : option.id };
  }

  private all(bytes: number, moved: OnMoved): void {
    if (!this.over) return moved(bytes, this.acknowledged);
    this.playAnother();
  }

  /** The move that ends a match is counted with the first sight of the next one. */
  private playAnother(): void {
    for (let seat = 0; seat < SEATS; seat++) this.ask(seat, { type: 'unwatch', table: this.tables[this.game] });
    this.game++;
    if (this.game === this.tables.length) throw new Error('there are not enough tables');
    this.watch();
  }
}

export const openBenchtop: OpenSlot = async (server, index, moved) => {
  const match = new Match(server, index, moved);
  await match.open();
  return match;
};
