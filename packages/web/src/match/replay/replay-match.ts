import type { Core, Match, MatchRecord, OnEntry, Outcome } from '@benchtop/engine/host';
import { Timeline } from '../local/timeline.ts';
import { TimelineMatch } from '../local/timeline-match.ts';
import type { AwaitedDecision, ShownMatch, ShownSeat } from '../shown-match.ts';
import { overWords } from '../status.ts';
import { t } from '../../words/words.ts';

/** A finished (or broken off) match that is watched again: every position, from any perspective. */
export class ReplayMatch extends TimelineMatch implements ShownMatch {
  readonly record: MatchRecord;
  readonly yours: readonly number[] = [];
  readonly previews = false;
  /** The position it stands at. */
  at = 0;
  private readonly standing: (readonly AwaitedDecision[])[];
  private final: Outcome | null = null;

  /** `begun`: the match before its first choice. */
  constructor(id: string, record: MatchRecord, seats: readonly ShownSeat[], begun: Match) {
    super(id, seats, begun, new Timeline(begun.game, begun.key, begun.state));
    this.record = record;
    this.standing = [begun.decisions()];
  }

  /** Takes one entry after the other, as the replay of the record comes to it. */
  readonly add: OnEntry<Core> = (entry, events, match) => {
    this.timeline.add(entry, events, match.state);
    this.standing.push(match.decisions());
    this.final = match.over ? match.outcome() : null;
  };

  get commitment(): string {
    return this.record.commitment;
  }

  get over(): boolean {
    return this.at === this.length && this.final !== null;
  }

  awaited(): readonly AwaitedDecision[] {
    return this.standing[this.at] ?? [];
  }

  outcome(): Outcome | null {
    return this.over ? this.final : null;
  }

  undoBarrier(): 'over' {
    return 'over';
  }

  status(): string {
    if (this.over) return overWords(this);
    const awaited = this.awaited();
    if (awaited.length === 0) return t('The record ends here.');
    return awaited.map(({ seat, prompt }) => `${this.name(seat)}: ${prompt}`).join('. ');
  }

  async preview(): Promise<null> {
    return null;
  }

  /** Who acts next at a position; the one who acted last at the end. */
  actor(position: number): number {
    const logEntry = this.logEntry(Math.min(position, this.length - 1), null);
    return logEntry?.seat ?? 0;
  }
}
