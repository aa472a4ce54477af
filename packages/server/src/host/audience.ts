import { at, commonChange, difference, eventFor, isCommon, scoresOf, seatChange, viewOf } from '@benchtop/engine/host';
import type { Change, Core, Game, GameEvent, Score, SeenEvent, ViewChange } from '@benchtop/engine/host';
import { wholeMoment } from '../wire/expand.ts';
import { changesText, commonStandText, ownStandText } from '../wire/shorten.ts';
import type { Moment, Sight, Stand } from '../wire/socket.ts';
import type { Carried, LiveMatch } from './live-match.ts';
import type { PastMoment } from './recent.ts';

/** Who looks: a seat, or a spectator (null). Everybody of one audience is told the same. */
export type Audience = number | null;

/*
 * What audiences are told. Everything here is derived from views and masked events; nothing else of a state may leave.
 * Parts that are the same for everybody are made once, as text.
 */

/** What somebody sees at a position. */
export function sightOf(game: Game, state: Readonly<Core>, audience: Audience): Sight {
  return { view: viewOf(game, state, audience), scores: scoresOf(game, state) };
}

/** An entry for the log alone. */
export function pastMoment(moment: PastMoment, audience: Audience): Moment {
  const { seq, seat, kind, open, at, events } = moment;
  return { seq, seat, kind, events: seenEvents(events, open, audience), at, patch: null };
}

function seenEvents(events: readonly GameEvent[], open: boolean, audience: Audience): readonly SeenEvent[] {
  // What everybody may see has no marks that would have to be taken off.
  return open ? (events as readonly SeenEvent[]) : events.map((event) => eventFor(event, audience));
}

/** What one entry changed, prepared for any audience. */
class EncodedEntry {
  private readonly carried: Carried;
  private readonly head: string;
  private readonly common: string;
  /** True when everybody sees the same. */
  readonly isPlain: boolean;

  constructor(carried: Carried, scores: ScoreSheets) {
    this.carried = carried;
    const { seq, seat, kind, open, at } = carried.moment;
    const special = kind === 'choice' ? '' : `"kind":"${kind}",`;
    this.head = `{"seq":${seq},"seat":${seat},${special}"at":${at},"events":`;
    this.common = commonChanges(carried.change, scores);
    this.isPlain = open && isCommon(carried.change);
  }

  text(audience: Audience): string {
    const { moment, events: all } = this.carried;
    if (this.isPlain) return `${this.head}${all},"patch":[${this.common}]}`;
    const own: Change[] = [];
    seatChange(this.carried.change, audience, own);
    const masked = changesText(own);
    const comma = masked !== '' && this.common !== '' ? ',' : '';
    const events = moment.open ? all : JSON.stringify(seenEvents(moment.events, false, audience));
    return `${this.head}${events},"patch":[${this.common}${comma}${masked}]}`;
  }
}

/** What changed for everybody alike, as the inside of a JSON list. */
function commonChanges(change: ViewChange, scores: ScoreSheets): string {
  const out: Change[] = [];
  commonChange(change, out);
  scores.change(change.before, change.after, out);
  return changesText(out);
}

function sameScore(a: Score, b: Score): boolean {
  if (a.total !== b.total || a.items.length !== b.items.length) return false;
  for (let i = 0; i < a.items.length; i++) {
    const { points, rule, label } = at(a.items, i);
    const other = at(b.items, i);
    if (other.points !== points || other.rule !== rule || other.label !== label) return false;
  }
  return true;
}

/** Keeps the last score sheets: those after one entry are those before the next, and few of them change. */
class ScoreSheets {
  private readonly game: Game;
  private at: Readonly<Core> | null = null;
  private sheets: Score[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  /** Adds what changed from one state to the next. */
  change(before: Readonly<Core>, after: Readonly<Core>, out: Change[]): void {
    if (this.at !== before) this.sheets = scoresOf(this.game, before);
    // Rules may be stopped at any call: until the end these are sheets of no state.
    this.at = null;
    const { sheets } = this;
    const now = scoresOf(this.game, after);
    for (let seat = 0; seat < now.length; seat++) {
      if (sameScore(at(sheets, seat), at(now, seat))) continue;
      difference(sheets[seat], now[seat], `scores/${seat}`, out);
      sheets[seat] = at(now, seat);
    }
    this.at = after;
  }
}

/** One entry with its patch, for the history. */
export function momentFor(game: Game, carried: Carried, audience: Audience): Moment {
  return wholeMoment(JSON.parse(new EncodedEntry(carried, new ScoreSheets(game)).text(audience)) as Moment);
}

/** A text for each audience. */
export class Messages {
  /** Spectators first, then by seat. */
  private readonly texts: (string | undefined)[] = [];

  set(audience: Audience, text: string): void {
    this.texts[placeOf(audience)] = text;
  }

  get(audience: Audience): string | undefined {
    return this.texts[placeOf(audience)];
  }
}

function placeOf(audience: Audience): number {
  return audience === null ? 0 : audience + 1;
}

/** Tells the audiences of one match what happens in it. */
export class Broadcaster {
  private readonly live: LiveMatch;
  private readonly table: string;
  private readonly scores: ScoreSheets;

  constructor(table: string, live: LiveMatch) {
    this.table = table;
    this.live = live;
    this.scores = new ScoreSheets(live.match.game);
  }

  /** The `moved` message for each audience, as text. */
  moved(
    carried: readonly Carried[],
    audiences: Iterable<Audience>,
    deadlineOf: (audience: Audience) => number | null,
  ): Messages {
    const entries = carried.map((one) => new EncodedEntry(one, this.scores));
    const common = commonStandText(this.commonStand());
    // Joined, not added up: the parts of a sum would be gathered anew for every seat.
    const beginning = (audience: Audience): string => {
      const moments = entries.map((one) => one.text(audience)).join(',');
      return ['{"type":"moved","table":"', this.table, '","moments":[', moments, '],"stand":{', common].join('');
    };
    const shared = entries.every(({ isPlain }) => isPlain) ? beginning(null) : null;
    const messages = new Messages();
    for (const audience of audiences) {
      const own = ownStandText(this.ownStand(audience, deadlineOf(audience)));
      messages.set(audience, `${shared ?? beginning(audience)}${own}}}`);
    }
    return messages;
  }

  /** What the audience can do now, as text. */
  stand(audience: Audience, deadline: number | null): string {
    return `{${commonStandText(this.commonStand())}${ownStandText(this.ownStand(audience, deadline))}}`;
  }

  private commonStand(): Pick<Stand, 'awaited' | 'outcome'> {
    const { match } = this.live;
    const awaited = match.decisions().map(({ seat, prompt }) => ({ seat, prompt }));
    return { awaited, outcome: match.outcome() };
  }

  private ownStand(audience: Audience, deadline: number | null): Omit<Stand, 'awaited' | 'outcome'> {
    const { match, own } = this.live;
    if (audience === null) return { due: null, undo: 'nothing-yet', own: 0, deadline };
    return { due: match.due(audience), undo: match.undoBarrier(audience), own: own[audience] ?? 0, deadline };
  }
}
