import { randomUUID } from 'node:crypto';
import { patched } from '@benchtop/engine/host';
import type { Answer, LogEntry, ServerMessage, Sight, TurnInfo } from '@benchtop/server/wire';
import { canonical, digestOf } from './canonical.ts';
import { oneOf } from './chance.ts';
import type { Roll } from './chance.ts';
import { entryText } from './history.ts';
import type { Outcome, SeatHistory, Sent } from './history.ts';

type Sync = Extract<ServerMessage, { type: 'sync' }>;
type Moved = Extract<ServerMessage, { type: 'moved' }>;

/** How a client behaves, in hundredths. */
export interface Manner {
  /** Takes its last choice back where it may. */
  readonly undo: number;
  /** Sends a command twice. */
  readonly twice: number;
  /** Plays by itself whenever it owes something. */
  readonly plays: boolean;
  /** Milliseconds of thought before each, on average; nothing: as fast as it can. */
  think?: number;
}

/** What a place needs of the person who sits there. */
export interface Sender {
  /** False: there is no connection. */
  send(message: object): boolean;
}

/** What a run wants to hear of. */
export interface Listener {
  /** It is in step again after its connection was lost. */
  onResumed(): void;
  onAcked(): void;
  onOver(place: Place): void;
  /** Every answer to a command, with how long it took since it was last sent. */
  onAnswer?(answer: Answer, ms: number): void;
}

/**
 * One seat at one table as a page keeps it: mirrors what it is told, remembers everything, sends again what was not
 * answered.
 */
export class Place {
  readonly history: SeatHistory;
  sight: Sight | null = null;
  turnInfo: TurnInfo | null = null;
  /** The last entry it has; -1: nothing yet. */
  seq = -1;
  over = false;
  /** Resynchronised without having lost its connection. */
  gaps = 0;
  private readonly sender: Sender;
  private readonly roll: Roll;
  private readonly manner: Manner;
  private readonly listener: Listener;
  private readonly byId = new Map<string, Sent>();
  private pending: Sent | null = null;
  private inStep = false;
  private wasCut = false;
  private thinking: NodeJS.Timeout | null = null;
  private watching = '';
  private sentAt = 0;

  constructor(table: string, seat: number, sender: Sender, roll: Roll, manner: Manner, listener: Listener) {
    this.history = { table, seat, first: 0, entries: [], looks: [], sent: [], faults: [] };
    this.sender = sender;
    this.roll = roll;
    this.manner = manner;
    this.listener = listener;
  }

  get table(): string {
    return this.history.table;
  }

  get ready(): boolean {
    return this.inStep;
  }

  /** Asks for everything since the last entry it has. */
  watch(): void {
    const since = this.seq < 0 ? null : this.seq;
    this.watching = randomUUID();
    this.sender.send({ type: 'watch', id: this.watching, table: this.table, since });
  }

  /** The connection is gone. */
  cut(): void {
    if (this.over) return;
    if (this.inStep && this.roll(8) === 0) this.look();
    this.inStep = false;
    this.wasCut = true;
    if (this.pending !== null) this.pending.cut ??= Date.now();
  }

  /** Notes what it sees now. */
  look(): void {
    if (this.sight !== null) this.history.looks.push({ seq: this.seq, digest: digestOf(this.sight) });
  }

  sync(message: Sync): void {
    this.checkSync(message);
    for (const entry of message.entries) this.keep(entry);
    this.sight = message.sight ?? this.sight;
    this.seq = message.seq;
    this.turnInfo = message.turnInfo;
    this.inStep = true;
    if (this.wasCut) this.listener.onResumed();
    this.wasCut = false;
    if (this.finish()) return;
    if (this.pending !== null) this.transmit(this.pending);
    else this.act();
  }

  moved(message: Moved): void {
    for (const entry of message.entries) {
      if (entry.seq <= this.seq) continue;
      if (entry.seq !== this.seq + 1 || this.sight === null || entry.patch === null) return this.resync();
      this.keep(entry);
      this.sight = patched(this.sight, entry.patch);
      this.seq = entry.seq;
    }
    this.turnInfo = message.turnInfo;
    if (!this.finish()) this.act();
  }

  /** The server says how far the table is: whoever is behind asks again. */
  beat(head: number): void {
    if (this.inStep && !this.over && head > this.seq) this.resync();
  }

  /** True: the answer was for this place. */
  answer(answer: Answer): boolean {
    if (answer.id === this.watching) {
      if (!answer.ok) this.watchRefused(answer.code);
      return true;
    }
    const sent = answer.id === null ? undefined : this.byId.get(answer.id);
    if (sent === undefined) return false;
    sent.answers++;
    this.listener.onAnswer?.(answer, performance.now() - this.sentAt);
    if (sent.answers > sent.sends) this.fault(`${sent.id} was answered ${sent.answers} times`);
    if (!answer.ok && (answer.code === 'unavailable' || answer.code === 'too-fast')) {
      setTimeout(() => (this.pending === sent ? this.transmit(sent) : undefined), 50);
      return true;
    }
    this.noteOutcome(sent, answer.ok ? { kind: 'acked', seq: answer.seq } : { kind: 'refused', code: answer.code });
    return true;
  }

  /** Sends a command of one's own choosing. */
  command(decision: string, option: string | null, after: number): Sent {
    const { table, seat } = this.history;
    const sent: Sent = {
      id: randomUUID(),
      table,
      seat,
      decision,
      option,
      after,
      sends: 0,
      answers: 0,
      outcome: { kind: 'unknown' },
      cut: null,
    };
    this.history.sent.push(sent);
    this.byId.set(sent.id, sent);
    this.pending = sent;
    this.transmit(sent);
    if (this.roll(100) < this.manner.twice) this.transmit(sent);
    return sent;
  }

  /** Does what it owes, or takes something back. */
  act(): void {
    const { think = 0, plays } = this.manner;
    if (think === 0 || !plays) return this.actNow();
    this.thinking ??= setTimeout(
      () => {
        this.thinking = null;
        this.actNow();
      },
      this.roll(2 * think),
    );
  }

  private actNow(): void {
    const { turnInfo, manner } = this;
    if (!manner.plays || !this.inStep || this.over || this.pending !== null || turnInfo === null) return;
    if (turnInfo.undo === null && this.roll(100) < manner.undo) this.command('', null, turnInfo.own);
    else if (turnInfo.due !== null)
      this.command(turnInfo.due.decision.id, oneOf(turnInfo.due.options, this.roll).id, 0);
  }

  private watchRefused(code: string): void {
    if (code !== 'unavailable') this.fault(`it was not let back to its table: ${code}`);
    setTimeout(() => this.watch(), 200);
  }

  private transmit(sent: Sent): void {
    const { id, table, decision, option, after } = sent;
    const message =
      option === null ? { type: 'undo', id, table, after } : { type: 'play', id, table, decision, option };
    this.sentAt = performance.now();
    if (this.sender.send(message)) sent.sends++;
  }

  private noteOutcome(sent: Sent, outcome: Outcome): void {
    if (sent.outcome.kind === 'unknown') sent.outcome = outcome;
    else if (differ(sent.outcome, outcome))
      this.fault(`${sent.id} was answered ${canonical(sent.outcome)} and then ${canonical(outcome)}`);
    if (this.pending !== sent) return;
    this.pending = null;
    if (outcome.kind === 'acked') this.listener.onAcked();
    if (this.finish()) return;
    if (outcome.kind === 'acked') this.act();
    else this.watch();
  }

  private checkSync({ seq, from, entries, sight, seat }: Sync): void {
    if (seat !== this.history.seat) this.fault(`it was given the place of seat ${String(seat)}`);
    if (this.seq > seq) this.fault(`entry ${this.seq} was shown, and then the log ended at ${seq}`);
    if (from !== seq) this.fault(`a position from entry ${from} came for entry ${seq}`);
    if (sight === null && this.sight === null) this.fault('no position came to somebody who has none');
    const next = entries[0]?.seq ?? seq + 1;
    if (this.seq >= 0 && this.seq < seq && next > this.seq + 1) this.fault(`entries after ${this.seq} were left out`);
  }

  private keep({ seq, seat, kind, at, events }: LogEntry): void {
    const { entries, first } = this.history;
    const text = entryText(seq, seat, kind, at, canonical(events));
    if (entries.length === 0) this.history.first = seq;
    const index = entries.length === 0 ? 0 : seq - first;
    if (index === entries.length) entries.push(text);
    else if (entries[index] !== text) this.fault(`entry ${seq} was told twice, differently`);
  }

  private resync(): void {
    this.gaps++;
    this.inStep = false;
    this.watch();
  }

  private finish(): boolean {
    if (this.over || this.turnInfo?.outcome === null || this.turnInfo === null) return this.over;
    if (this.pending !== null) return false;
    this.over = true;
    this.look();
    this.sight = null;
    this.listener.onOver(this);
    return true;
  }

  private fault(words: string): void {
    this.history.faults.push(words);
  }
}

/** What was refused may be refused for another reason later: refusals leave no trace. Everything else stays as it was. */
function differ(a: Outcome, b: Outcome): boolean {
  if (a.kind === 'refused' && b.kind === 'refused') return false;
  return canonical(a) !== canonical(b);
}
