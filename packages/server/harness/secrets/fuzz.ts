/** A million messages that should not work: none accepted wrongly, none unanswered, nothing changed. */
import { games } from '@benchtop/games';
import type { Person, Store } from '@benchtop/server/parts';
import { anyMessage } from './fuzz-message.ts';
import type { FuzzMessage } from './fuzz-message.ts';
import { FuzzTable } from './fuzz-table.ts';
import { fastDice } from './walk.ts';

/** One way to the server. */
export interface Line {
  send(text: string): void;
}

/** How people reach the server that is tried. */
export interface Reach {
  readonly people: readonly Person[];
  /** True when bots may sit at tables: none of them ever moves. */
  readonly bots: boolean;
  /** `hear` gets everything that this person is sent. */
  open(who: number, hear: (text: string) => void): Line;
  /** Waits a little: for messages on their way, and for timers. */
  wait(): Promise<void>;
}

export interface FuzzReport {
  messages: number;
  accepted: number;
  matches: number;
  readonly byKind: Map<string, number>;
  readonly byAnswer: Map<string, number>;
  readonly faults: string[];
}

interface Answered {
  readonly type: 'answer';
  readonly id: string | null;
  readonly ok: boolean;
  readonly seq: number;
  readonly code?: string;
}

const AT_ONCE = 100;
const TABLES = 6;
const PAST = 300;
const MOST_WAITS = 2000;

/** Who sends what over which line, and what comes back. */
export class Fuzzer {
  readonly report: FuzzReport = {
    messages: 0,
    accepted: 0,
    matches: 0,
    byKind: new Map(),
    byAnswer: new Map(),
    faults: [],
  };
  private readonly reach: Reach;
  private readonly store: Store;
  private readonly dice;
  private readonly lines: Line[];
  private tables: FuzzTable[] = [];
  private past: FuzzMessage[] = [];
  private answers: { readonly who: number; readonly answer: Answered }[] = [];
  private readonly prototype = prototypeText();

  constructor(reach: Reach, store: Store, seed: string) {
    this.reach = reach;
    this.store = store;
    this.dice = fastDice(seed);
    this.lines = reach.people.map((_, who) => reach.open(who, (text) => this.hear(who, text)));
  }

  async run(messages: number, onProgress: (done: number) => void = () => undefined): Promise<FuzzReport> {
    const { report } = this;
    while (report.messages < messages && report.faults.length < 10) {
      await this.fillTables();
      await this.batch(Math.min(AT_ONCE, messages - report.messages));
      onProgress(report.messages);
    }
    return report;
  }

  private async fillTables(): Promise<void> {
    const { report, store, reach } = this;
    this.tables = this.tables.filter(({ over }) => this.dice.randomInt(over ? 10 : 300) > 0);
    while (this.tables.length < TABLES) {
      const n = report.matches++;
      this.tables.push(await FuzzTable.plant(games[n % games.length], n, store, reach));
    }
  }

  private async batch(size: number): Promise<void> {
    const sent: FuzzMessage[] = [];
    for (let i = 0; i < size; i++) {
      const table = this.tables[this.dice.randomInt(this.tables.length)];
      sent.push(anyMessage(table, this.dice, this.past));
    }
    this.answers = [];
    for (const one of sent) this.send(one);
    for (let waits = 0; this.answers.length < sent.length && waits < MOST_WAITS; waits++) await this.reach.wait();
    await this.reach.wait();
    this.countAnswers(sent);
    this.followAll(sent);
    for (const table of this.tables) this.must(await table.fault(this.store), `table ${table.id}`);
    this.must(this.prototype === prototypeText() ? null : 'Object.prototype has changed', 'after a batch');
    this.past = [...this.past, ...sent].slice(-PAST);
  }

  private send(message: FuzzMessage): void {
    this.report.messages++;
    count(this.report.byKind, message.kind);
    try {
      this.lines[message.from].send(message.text);
    } catch (error) {
      this.must(`thrown: ${String(error)}`, message.text);
    }
  }

  private hear(who: number, text: string): void {
    if (!text.startsWith('{"type":"answer"')) return;
    const answer = JSON.parse(text) as Answered;
    this.answers.push({ who, answer });
    count(this.report.byAnswer, answer.ok ? 'ok' : (answer.code ?? '?'));
  }

  /** Every message got one answer; with its id where it has one that can be given back. */
  private countAnswers(sent: readonly FuzzMessage[]): void {
    const open = new Map<string, number>();
    const add = (who: number, id: string | null, n: number): void => {
      const key = `${who} ${id ?? '(none)'}`;
      open.set(key, (open.get(key) ?? 0) + n);
    };
    for (const { from, text } of sent) add(from, idIn(parsed(text)), 1);
    for (const { who, answer } of this.answers) add(who, answer.id, -1);
    for (const [key, n] of open)
      if (n !== 0) this.must(n > 0 ? `${n} answers are missing` : `${-n} answers too many`, `messages of ${key}`);
  }

  private followAll(sent: readonly FuzzMessage[]): void {
    const done = this.answers.filter(({ answer }) => answer.ok).toSorted((a, b) => a.answer.seq - b.answer.seq);
    for (const { who, answer } of done) {
      const message = sent.find(({ from, text }) => from === who && idIn(parsed(text)) === answer.id);
      const fault = message === undefined ? 'an answer to nothing' : this.wrong(parsed(message.text), who, answer);
      this.must(fault, message?.text ?? '');
      this.report.accepted++;
    }
  }

  /** Why a message should not have been accepted, as a sentence; null: it was right. */
  private wrong(value: unknown, who: number, { seq }: Answered): string | null {
    const message = value as { readonly [field: string]: unknown };
    const { type, id, table: tableId } = message;
    const fields = Object.keys(message).toSorted().join(' ');
    const table = this.tables.find((one) => one.id === tableId) ?? null;
    if (typeof id !== 'string') return 'accepted without an id';
    if (type === 'unwatch') return fields === 'id table type' ? null : 'accepted with odd fields';
    if (table === null) return this.past.some(({ text }) => text.includes(String(tableId))) ? null : 'no such table';
    if (type === 'watch' && /^id (invite )?since table type$/.test(fields))
      return table.over || table.maySee(who, message['invite']) ? null : 'accepted from somebody who may not look';
    if (table.seatOf(who) === null) return 'accepted from somebody who does not sit there';
    if (type === 'chat') return fields === 'id table text type' ? null : 'accepted with odd fields';
    if (type === 'undo' && fields === 'after id table type')
      return table.follow(who, id, null, '', Number(message['after']), seq);
    if (type === 'play' && fields === 'decision id option table type')
      return table.follow(who, id, String(message['option']), String(message['decision']), 0, seq);
    return 'accepted with odd fields';
  }

  private must(fault: string | null, where: string): void {
    if (fault !== null) this.report.faults.push(`${fault}: ${where.slice(0, 300)}`);
  }
}

function count(tallies: Map<string, number>, what: string): void {
  tallies.set(what, (tallies.get(what) ?? 0) + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The id that an answer can give back. */
function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' && value.id.length <= 40 ? value.id : null;
}

function prototypeText(): string {
  return [Object.prototype, Array.prototype, Function.prototype]
    .map((one) => Reflect.ownKeys(one).map(String).join(' '))
    .join('\n');
}
