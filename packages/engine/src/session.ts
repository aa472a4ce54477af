import type { GameEvent } from './event.ts';
import { noUndo } from './answer.ts';
import type { Entry, Played, Refused, Undone } from './answer.ts';
import type { Match } from './match.ts';
import { Stages } from './stages.ts';
import type { Core } from './state.ts';

/** One entry of a match that was just carried out, with what led to it and what it led to. */
export interface SessionEntry<S extends Core = Core> {
  /** Its place in the log, from 1. */
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  readonly step: string;
  /** The id of the decision that it answers; empty for an undo, and where a log was repeated. */
  readonly decision: string;
  /** The option's canonical text; null for an undo. */
  readonly option: string | null;
  /** Unmasked. Use `eventFor` before showing them. */
  readonly events: readonly GameEvent[];
  readonly before: Readonly<S>;
  readonly after: S;
}

const NO_EVENTS: readonly GameEvent[] = [];

/**
 * The way of a match, entry by entry: choices, choices that leave no choice, and what is taken back, each numbered. The
 * page alone, the server and the harnesses that check it all play through this; they add what they keep of it.
 */
export class Session<S extends Core = Core> {
  private current: Match<S>;
  private staging: Stages<S> | null = null;
  /** The last entry. */
  seq = 0;
  /** By seat: its last choice or undo of its own. */
  readonly own: number[];
  /** The last choice that was not forced; null where it was taken back, or is not known. */
  lastChoice: Pick<SessionEntry, 'decision' | 'option'> | null = null;

  constructor(match: Match<S>) {
    this.current = match;
    this.own = Array.from({ length: match.state.seats }, () => 0);
  }

  get match(): Match<S> {
    return this.current;
  }

  /** Answers a decision. Refused: nothing has changed. */
  choose(seat: number, option: string, decision?: string): SessionEntry<S> | Refused {
    const before = this.match.state;
    const step = stepOf(before);
    const answered = decision ?? this.match.decisionId(seat) ?? '';
    const played = this.match.play(seat, option, decision);
    return played.ok ? this.added('choice', seat, step, answered, option, played, before) : played;
  }

  /** Takes a seat's last choice back. */
  takeBack(seat: number): SessionEntry<S> | Refused {
    const before = this.match.state;
    const undone = this.match.undo(seat);
    return undone.ok ? this.added('undo', seat, stepOf(this.match.state), '', null, undone, before) : undone;
  }

  /**
   * Takes a seat's last choice back, and before it whatever others chose since: at a table of one's own. Each entry is an
   * undo by the seat that made the choice, so that the log replays like any other.
   */
  rewind(seat: number): readonly SessionEntry<S>[] | Refused {
    const plan = this.match.rewindPlan(seat);
    if (typeof plan === 'string') return noUndo(plan);
    const entries: SessionEntry<S>[] = [];
    for (const who of plan) {
      const entry = this.takeBack(who);
      if ('code' in entry) throw new Error('a choice that could be taken back was refused');
      entries.push(entry);
    }
    return entries;
  }

  /** Plays the open decision where it leaves no choice: one of them, so that each can be shown. Null where it does. */
  force(): SessionEntry<S> | null {
    const entry = this.match.forced();
    if (entry === null) return null;
    const before = this.match.state;
    const decision = this.match.decisionId(entry.seat) ?? '';
    const done = this.match.repeat(entry);
    if (!done.ok) throw new Error('a forced choice was refused');
    return this.added('forced', entry.seat, entry.step, decision, entry.option, done, before);
  }

  /** Carries out an entry of a log as it was. */
  repeat(entry: Entry): SessionEntry<S> | Refused {
    const before = this.match.state;
    const step = stepOf(before);
    const done = this.match.repeat(entry);
    if (!done.ok) return done;
    const kind = entry.option === null ? 'undo' : entry.auto ? 'forced' : 'choice';
    return this.added(kind, entry.seat, step, '', entry.option, done, before);
  }

  /** The states right after each event of an entry but the last; {@link SessionEntry.after} stands for that one. */
  stages(entry: SessionEntry<S>): readonly S[] {
    const { game, key } = this.match;
    this.staging ??= new Stages(game, key, entry.before);
    return this.staging.of(entry);
  }

  /** What is played for a bot that did not answer: its first option. */
  firstOption(seat: number): string | null {
    return this.match.due(seat)?.options[0]?.id ?? null;
  }

  /** Puts another match in the place of this one, at an entry of its log. */
  protected goTo(match: Match<S>, seq: number, own: readonly number[]): void {
    this.current = match;
    this.seq = seq;
    this.lastChoice = null;
    for (const [seat, last] of own.entries()) this.own[seat] = last;
  }

  private added(
    kind: SessionEntry['kind'],
    seat: number,
    step: string,
    decision: string,
    option: string | null,
    done: Played | Undone,
    before: Readonly<S>,
  ): SessionEntry<S> {
    const seq = ++this.seq;
    if (kind !== 'forced') {
      this.own[seat] = seq;
      this.lastChoice = kind === 'undo' ? null : { decision, option };
    }
    const events = 'events' in done ? done.events : NO_EVENTS;
    // States that a match hands out never change: whoever compares two of them may let them share what is equal.
    return { seq, seat, kind, step, decision, option, events, before, after: this.match.state };
  }
}

function stepOf({ stack }: Readonly<Core>): string {
  return stack[stack.length - 1]?.step ?? '';
}
