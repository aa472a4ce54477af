import { Match, previewSteps, Recorder, replayRecord, Session } from '@benchtop/engine/host';
import type {
  Barrier,
  Checked,
  Core,
  Decision,
  Game,
  MatchRecord,
  Outcome,
  Preview,
  Refused,
  SessionEntry,
  Settings,
} from '@benchtop/engine/host';
import type { AwaitedDecision, ShownMatch } from '../shown-match.ts';
import { Previews } from '../previews.ts';
import { statusOf } from '../status.ts';
import type { SavedMatch, SavedSeat } from './saves.ts';
import { Timeline } from './timeline.ts';
import { TimelineMatch } from './timeline-match.ts';
import type { LogEntry } from './timeline.ts';
import { refusalWords } from '../../words/refusal.ts';
import { t } from '../../words/words.ts';

/**
 * A match that runs wholly in this page. It plays forced choices one by one, so that each can be shown and marked,
 * and remembers every position, so that the past can be looked at.
 */
export class LocalMatch extends TimelineMatch<SavedSeat> implements ShownMatch {
  readonly session: Session;
  readonly yours: readonly number[];
  readonly previews = true;
  /** The id of the lesson it follows; null from the moment the lesson is left. */
  lesson: string | null = null;
  private readonly recorder: Recorder<Core>;
  private readonly previewed = new Previews();

  private constructor(id: string, seats: readonly SavedSeat[], match: Match, timeline: Timeline) {
    super(id, seats, match, timeline);
    this.session = new Session(match);
    this.session.seq = this.length;
    this.yours = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.recorder = new Recorder(match);
    if (this.isPrivate) match.keepPastOfOthers();
  }

  /** One person and bots: nobody else minds what is taken back. */
  private get isPrivate(): boolean {
    return this.yours.length === 1;
  }

  /** Deals a new match. `settings` must have passed `checkSettings`. */
  static deal(id: string, game: Game, seats: readonly SavedSeat[], settings: Settings, key: string): LocalMatch {
    return LocalMatch.begin(id, seats, Match.deal(game, seats.length, settings, key));
  }

  /** Sits down at a match in which nothing has been chosen yet. */
  static begin(id: string, seats: readonly SavedSeat[], match: Match): LocalMatch {
    return new LocalMatch(id, seats, match, new Timeline(match.game, match.key, match.state));
  }

  /** Goes on with a match that was kept, or says in a sentence why that cannot be. */
  static resume(game: Game, save: SavedMatch): Checked<LocalMatch> {
    if (save.record.seats !== save.seats.length)
      return { ok: false, reason: t('It names a different number of players than its record.') };
    const begun = replayRecord(game, save.record, 0);
    if (!begun.ok) return { ok: false, reason: refusalWords(begun.reason) };
    const timeline = new Timeline(game, begun.value.key, begun.value.state);
    const replayed = replayRecord(game, save.record, undefined, (entry, events, match) =>
      timeline.add(entry, events, match.state),
    );
    if (!replayed.ok) return { ok: false, reason: refusalWords(replayed.reason) };
    const local = new LocalMatch(save.id, save.seats, replayed.value, timeline);
    local.lesson = save.lesson;
    return { ok: true, value: local };
  }

  get match(): Match {
    return this.session.match;
  }

  get over(): boolean {
    return this.match.over;
  }

  get commitment(): string {
    return this.match.commitment;
  }

  get logEntries(): LogEntry[] {
    return this.timeline.logEntries;
  }

  get positions(): readonly Readonly<Core>[] {
    return this.timeline.positions;
  }

  awaited(): readonly AwaitedDecision[] {
    return this.match.decisions();
  }

  outcome(): Outcome | null {
    return this.match.outcome();
  }

  undoBarrier(seat: number): Barrier | null {
    if (!this.isPrivate) return this.match.undoBarrier(seat);
    const plan = this.match.rewindPlan(seat);
    return typeof plan === 'string' ? plan : null;
  }

  status(): string {
    return statusOf(this);
  }

  async preview(seat: number, option: string, further?: readonly string[]): Promise<Preview | null> {
    const decision = this.match.decisionId(seat);
    if (decision === null) return null;
    return this.previewed.of(decision, option, further, async () => {
      const steps = previewSteps(this.game, this.match.state, seat, option, { further });
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) return value;
        // A click that comes meanwhile does not wait for the other worlds, and may make them pointless.
        await new Promise((resolve) => setTimeout(resolve));
        if (this.match.decisionId(seat) !== decision) return null;
      }
    });
  }

  play(decision: Decision, option: string): Refused | null {
    return this.shown(this.session.choose(decision.seat, option, decision.id));
  }

  /** Plays the open decision when it leaves no choice; false when it does. */
  playForced(): boolean {
    const forced = this.session.force();
    return forced !== null && this.shown(forced) === null;
  }

  undo(seat: number): Refused | null {
    if (!this.isPrivate) return this.shown(this.session.takeBack(seat));
    const entries = this.session.rewind(seat);
    if ('code' in entries) return entries;
    for (const entry of entries) this.shown(entry);
    return null;
  }

  /** With its key: whoever plays at this device may know everything. */
  record(): MatchRecord {
    return this.recorder.record(true);
  }

  saved(status: string, updated: number): SavedMatch {
    const { id, game, seats, lesson, over } = this;
    return {
      format: 'benchtop-save/1',
      id,
      game: game.id,
      seats,
      lesson,
      record: this.record(),
      status,
      over,
      updated,
    };
  }

  /** What was carried out goes on the timeline; what was refused is handed on. */
  private shown(entry: SessionEntry | Refused): Refused | null {
    if ('code' in entry) return entry;
    const { seat, step, option, kind, events, after } = entry;
    this.timeline.add({ seat, step, option, auto: kind === 'forced' }, events, after);
    return null;
  }
}
