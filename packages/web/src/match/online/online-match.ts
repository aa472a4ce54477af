import { patched, promptsIn, retold, scoresIn, sentence } from '@benchtop/engine/host';
import type { Barrier, Game, Outcome, Preview, Score, SeenEvent, View } from '@benchtop/engine/host';
import { viewsOf } from '@benchtop/server/views';
import type { HistoryPage, LogEntry, ServerMessage, Sight, TurnInfo, WireTable } from '@benchtop/server/wire';
import { keptCommitment } from '../../pages/history/commitments.ts';
import { withViews } from '../shown-match.ts';
import type { AwaitedDecision, ShownLogEntry, ShownMatch, ShownSeat } from '../shown-match.ts';
import { Previews } from '../previews.ts';
import { statusOf } from '../status.ts';
import type { OpenDecision } from '../store.ts';
import { t } from '../../words/words.ts';

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
  /** Asks the server for a preview. Whoever has the line sets it. */
  askPreview: (decision: string, option: string, further?: readonly string[]) => Promise<Preview | null> = async () =>
    null;
  private readonly previewed = new Previews();
  readonly rewinds = 0;
  private wire: WireTable;
  private shownSeats: readonly ShownSeat[];
  private mine: readonly number[] = [];
  /** What this browser was told before the first choice: the key is held against that. */
  private readonly promised: string | null;
  private now: TurnInfo;
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
    this.now = sync.turnInfo;
    this.dealt = sync.opening;
    this.seen = sync.sight;
    this.end = sync.from;
    this.begin = sync.from;
    this.takeAnew(sync, sync.sight);
  }

  get table(): WireTable {
    return this.wire;
  }

  get turnInfo(): TurnInfo {
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
    const { sight, entries, seq } = sync;
    this.mine = sync.seat === null ? [] : [sync.seat];
    if (sight === null) {
      if (seq !== this.end) return 'gap';
      this.now = sync.turnInfo;
      return 'on';
    }
    this.dealt = sync.opening.length > 0 ? sync.opening : this.dealt;
    const joins = seq >= this.end && (entries[0]?.seq ?? seq + 1) <= this.end + 1;
    if (!joins || seq < this.end) {
      this.takeAnew(sync, sight);
      return 'anew';
    }
    const jumped = sync.from > this.end;
    this.now = sync.turnInfo;
    this.takeLogEntries(entries, sync.from, sight);
    return jumped ? 'anew' : 'on';
  }

  takeMoved({ entries, seq, turnInfo }: MovedMessage): Applied {
    if (seq <= this.end) return 'old';
    if ((entries[0]?.seq ?? 0) > this.end + 1 || entries.at(-1)?.seq !== seq) return 'gap';
    this.now = turnInfo;
    this.takeLogEntries(
      entries.filter((entry) => entry.seq > this.end),
      this.end,
      this.seen,
    );
    return 'on';
  }

  /** Fills in a part of the past. */
  takeHistory({ from, sight, entries }: HistoryPage): void {
    let at = sight;
    this.sights.set(from, at);
    for (const entry of entries) {
      if (entry.patch === null || entry.seq > this.end) break;
      const before = at;
      at = patched(at, entry.patch);
      if (!this.sights.has(entry.seq)) this.sights.set(entry.seq, at);
      this.logEntries[entry.seq - 1] = shownLogEntry(entry, before, at);
    }
    const reaches = from + entries.length;
    if (from < this.begin && reaches >= this.begin) this.begin = from;
  }

  name(seat: number): string {
    return this.shownSeats[seat]?.name ?? t('Seat {seat}', { seat: seat + 1 });
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
    return scoresIn(this.game, this.sightAt(position).scores);
  }

  opening(): readonly SeenEvent[] {
    return this.dealt;
  }

  awaited(): readonly AwaitedDecision[] {
    if (this.wire.status === 'abandoned') return [];
    return promptsIn(this.game, this.seen.view, this.now.awaited);
  }

  outcome(): Outcome | null {
    const { outcome } = this.now;
    if (outcome === null) return null;
    const scores = scoresIn(this.game, outcome.scores);
    return scores === outcome.scores ? outcome : { ...outcome, scores };
  }

  undoBarrier(): Barrier | null {
    return this.now.undo;
  }

  status(): string {
    if (this.wire.trouble !== null) return t('This match cannot go on for now.');
    if (this.wire.status === 'abandoned') return t('This match was given up');
    return statusOf(this);
  }

  get previews(): boolean {
    return this.seat !== null;
  }

  async preview(seat: number, option: string, further?: readonly string[]): Promise<Preview | null> {
    const { due } = this.now;
    if (due === null || due.decision.seat !== seat) return null;
    const { id } = due.decision;
    return this.previewed.of(id, option, further, () => this.askPreview(id, option, further));
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
    return retold(this.game, this.seen.view, { ...due, refused });
  }

  private sightAt(position: number): Sight {
    return this.sights.get(position) ?? this.seen;
  }

  private takeAnew(sync: SyncMessage, sight: Sight): void {
    this.sights.clear();
    this.logEntries.length = 0;
    this.mine = sync.seat === null ? [] : [sync.seat];
    this.now = sync.turnInfo;
    this.begin = Math.max(0, (sync.entries[0]?.seq ?? sync.from + 1) - 1);
    this.takeLogEntries(sync.entries, sync.from, sight);
  }

  /** Entries up to `from` are for the log; those after it lead on from `sight`. */
  private takeLogEntries(entries: readonly LogEntry[], from: number, sight: Sight): void {
    this.sights.set(from, sight);
    this.seen = sight;
    this.end = Math.max(from, 0);
    for (const entry of entries) {
      if (entry.seq <= from || entry.patch === null) {
        this.logEntries[entry.seq - 1] ??= shownLogEntry(entry, sight, sight);
        continue;
      }
      const before = this.seen;
      this.seen = patched(before, entry.patch);
      this.logEntries[entry.seq - 1] ??= shownLogEntry(entry, before, this.seen);
      this.end = entry.seq;
      this.sights.set(this.end, this.seen);
    }
  }
}

/** `before` and `after`: what was seen around the entry, where it tells what it changed. */
function shownLogEntry(entry: LogEntry, before: Sight, after: Sight): ShownLogEntry {
  const { seat, kind, events } = entry;
  return withViews({ seat, kind, events, label: null }, () => viewsOf(entry, before, after));
}

function shownSeat({ name, kind, bot, away, here }: WireTable['seats'][number]): ShownSeat {
  return kind === 'person' ? { name, bot, away, here } : { name, bot };
}
