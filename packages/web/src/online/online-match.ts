import { patched, sentence } from '@benchtop/engine/host';
import type { Barrier, Game, Outcome, Score, SeenEvent, View } from '@benchtop/engine/host';
import type { HistoryPage, Moment, ServerMessage, Sight, Stand, WireTable } from '@benchtop/server/wire';
import { keptCommitment } from '../history/commitments.ts';
import type { AwaitedDecision, ShownLogEntry, ShownMatch, ShownSeat } from '../table/shown-match.ts';
import { statusOf } from '../table/status.ts';
import type { OpenDecision } from '../table/store.ts';

export type SyncMessage = Extract<ServerMessage, { readonly type: 'sync' }>;
export type MovedMessage = Extract<ServerMessage, { readonly type: 'moved' }>;

/** Whether a message led on from what was known, began anew, or left something out. */
export type Applied = 'on' | 'anew' | 'gap' | 'old';

/**
 * A match that runs on the server, as one seat or a spectator may see it. What it knows of the past may have holes:
 * the log reaches back to `first`, and how the table looked is known for the positions in `sights`.
 */
export class OnlineMatch implements ShownMatch {
  readonly id: string;
  readonly game: Game;
  readonly previews = false;
  private wire: WireTable;
  private shownSeats: readonly ShownSeat[];
  private mine: readonly number[] = [];
  /** What this browser was told before the first choice: the key is held against that. */
  private readonly promised: string | null;
  private now: Stand;
  private seen: Sight;
  private end: number;
  private begin: number;
  private dealt: readonly SeenEvent[];
  private readonly logEntries: ShownLogEntry[] = [];
  private readonly sights = new Map<number, Sight>();

  /** `sync` must hold a sight: it is the first one. */
  constructor(game: Game, table: WireTable, sync: SyncMessage & { readonly sight: Sight }) {
    this.id = table.id;
    this.game = game;
    this.wire = table;
    this.promised = keptCommitment(table.id);
    this.shownSeats = table.seats.map(shownSeat);
    this.now = sync.stand;
    this.dealt = sync.opening;
    this.seen = sync.sight;
    this.end = sync.from;
    this.begin = sync.from;
    this.takeAnew(sync, sync.sight);
  }

  get table(): WireTable {
    return this.wire;
  }

  get turnInfo(): Stand {
    return this.now;
  }

  get seat(): number | null {
    return this.mine[0] ?? null;
  }

  get seats(): readonly ShownSeat[] {
    return this.shownSeats;
  }

  get yours(): readonly number[] {
    return this.mine;
  }

  get commitment(): string {
    return this.promised ?? this.wire.commitment ?? '';
  }

  get over(): boolean {
    return this.now.outcome !== null;
  }

  get length(): number {
    return this.end;
  }

  get first(): number {
    return this.begin;
  }

  /** Who sits here and who is here has changed. */
  takeTable(table: WireTable): void {
    this.wire = table;
    this.shownSeats = table.seats.map(shownSeat);
  }

  takeSync(sync: SyncMessage): Applied {
    const { sight, moments, seq } = sync;
    this.mine = sync.seat === null ? [] : [sync.seat];
    if (sight === null) {
      if (seq !== this.end) return 'gap';
      this.now = sync.stand;
      return 'on';
    }
    this.dealt = sync.opening.length > 0 ? sync.opening : this.dealt;
    const joins = seq >= this.end && (moments[0]?.seq ?? seq + 1) <= this.end + 1;
    if (!joins || seq < this.end) {
      this.takeAnew(sync, sight);
      return 'anew';
    }
    const jumped = sync.from > this.end;
    this.now = sync.stand;
    this.takeLogEntries(moments, sync.from, sight);
    return jumped ? 'anew' : 'on';
  }

  takeMoved({ moments, seq, stand }: MovedMessage): Applied {
    if (seq <= this.end) return 'old';
    if ((moments[0]?.seq ?? 0) > this.end + 1 || moments.at(-1)?.seq !== seq) return 'gap';
    this.now = stand;
    this.takeLogEntries(
      moments.filter((entry) => entry.seq > this.end),
      this.end,
      this.seen,
    );
    return 'on';
  }

  /** Fills in a part of the past. */
  takeHistory({ from, sight, moments }: HistoryPage): void {
    let at = sight;
    this.sights.set(from, at);
    for (const entry of moments) {
      if (entry.patch === null || entry.seq > this.end) break;
      at = patched(at, entry.patch);
      if (!this.sights.has(entry.seq)) this.sights.set(entry.seq, at);
      this.logEntries[entry.seq - 1] ??= shownLogEntry(entry);
    }
    const reaches = from + moments.length;
    if (from < this.begin && reaches >= this.begin) this.begin = from;
  }

  name(seat: number): string {
    return this.shownSeats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  shows(position: number): boolean {
    return this.sights.has(position);
  }

  logEntry(index: number): ShownLogEntry | null {
    return index < this.begin ? null : (this.logEntries[index] ?? null);
  }

  view(position: number): View {
    return this.sightAt(position).view;
  }

  scores(position: number): readonly Score[] {
    return this.sightAt(position).scores;
  }

  opening(): readonly SeenEvent[] {
    return this.dealt;
  }

  awaited(): readonly AwaitedDecision[] {
    return this.wire.status === 'abandoned' ? [] : this.now.awaited;
  }

  outcome(): Outcome | null {
    return this.now.outcome;
  }

  undoBarrier(): Barrier | null {
    return this.now.undo;
  }

  status(): string {
    if (this.wire.trouble !== null) return 'This match cannot go on for now.';
    if (this.wire.status === 'abandoned') return 'This match was given up';
    return statusOf(this);
  }

  preview(): null {
    return null;
  }

  /** True while a bot answers for the one who looks. */
  get stoodIn(): boolean {
    return this.seat !== null && this.shownSeats[this.seat]?.away === true;
  }

  /** What the one who looks owes; the sentences of refusals are made here. */
  asked(): OpenDecision | null {
    const { due } = this.now;
    const { trouble, status } = this.wire;
    if (due === null || this.stoodIn || trouble !== null || status === 'abandoned') return null;
    const { step } = due.decision;
    const refused = due.refused.map((one) => ({ ...one, reason: sentence(this.game, step, one.rule, one.facts) }));
    return { ...due, refused };
  }

  private sightAt(position: number): Sight {
    return this.sights.get(position) ?? this.seen;
  }

  private takeAnew(sync: SyncMessage, sight: Sight): void {
    this.sights.clear();
    this.logEntries.length = 0;
    this.mine = sync.seat === null ? [] : [sync.seat];
    this.now = sync.stand;
    this.begin = Math.max(0, (sync.moments[0]?.seq ?? sync.from + 1) - 1);
    this.takeLogEntries(sync.moments, sync.from, sight);
  }

  /** Entries up to `from` are for the log; those after it lead on from `sight`. */
  private takeLogEntries(moments: readonly Moment[], from: number, sight: Sight): void {
    this.sights.set(from, sight);
    this.seen = sight;
    this.end = Math.max(from, 0);
    for (const entry of moments) {
      this.logEntries[entry.seq - 1] ??= shownLogEntry(entry);
      if (entry.seq <= from || entry.patch === null) continue;
      this.seen = patched(this.seen, entry.patch);
      this.end = entry.seq;
      this.sights.set(this.end, this.seen);
    }
  }
}

function shownLogEntry({ seat, kind, events }: Moment): ShownLogEntry {
  return { seat, kind, events, label: null };
}

function shownSeat({ name, kind, bot, away, here }: WireTable['seats'][number]): ShownSeat {
  return kind === 'person' ? { name, bot, away, here } : { name, bot };
}
