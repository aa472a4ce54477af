import { at, commonChange, difference, eventFor, isCommon, scoresOf, seatChange, viewOf } from '@benchtop/engine/host';
import type { Change, Core, Game, GameEvent, Score, SeenEvent } from '@benchtop/engine/host';
import { wholeEntry } from '../wire/expand.ts';
import { commonTurnText, inside, ownTurnText } from '../wire/shorten.ts';
import type { LogEntry, Sight, TurnInfo } from '../wire/socket.ts';
import type { Carried, LiveMatch } from './live-match.ts';
import type { PastEntry } from './recent.ts';

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
export function pastEntry(entry: PastEntry, audience: Audience): LogEntry {
  const { seq, seat, kind, open, at, events } = entry;
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
  /** Each event as JSON where everybody may see all of it, else null. */
  private readonly events: readonly (string | null)[];
  /** For each event what it changed for everybody alike, as the inside of a JSON list, and how many changes that are. */
  private readonly common: readonly { readonly text: string; readonly count: number }[];
  /** True when everybody sees the same. */
  readonly isPlain: boolean;

  constructor(carried: Carried, scores: ScoreSheets) {
    this.carried = carried;
    const { seq, seat, kind, open, at, events } = carried.entry;
    const special = kind === 'choice' ? '' : `"kind":"${kind}",`;
    this.head = `{"seq":${seq},"seat":${seat},${special}"at":${at},"events":`;
    this.events = events.map((event) => (event.seen === undefined ? JSON.stringify(event) : null));
    this.common = carried.changes.map((change) => {
      const out: Change[] = [];
      commonChange(change, out);
      // How much everybody has is told once, at the end.
      if (change.asked !== null) scores.change(change.asked, change.after, out);
      return { text: inside(out), count: out.length };
    });
    this.isPlain = open && carried.changes.every(isCommon);
  }

  text(audience: Audience): string {
    const { entry, changes } = this.carried;
    const texts: string[] = [];
    const counts: number[] = [];
    for (let i = 0; i < changes.length; i++) {
      const own: Change[] = [];
      if (!this.isPlain) seatChange(at(changes, i), audience, own);
      const { text, count } = at(this.common, i);
      if (count > 0) texts.push(text);
      if (own.length > 0) texts.push(inside(own));
      counts.push(count + own.length);
    }
    const events = entry.events.map((event, i) => this.events[i] ?? JSON.stringify(eventFor(event, audience)));
    // What is left belongs to the last event.
    const parts = counts.length === 1 ? '' : `,"parts":[${counts.slice(0, -1).join(',')}]`;
    return `${this.head}[${events.join(',')}],"patch":[${texts.join(',')}]${parts}}`;
  }
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
export function entryFor(game: Game, carried: Carried, audience: Audience): LogEntry {
  return wholeEntry(JSON.parse(new EncodedEntry(carried, new ScoreSheets(game)).text(audience)) as LogEntry);
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
    const encoded = carried.map((one) => new EncodedEntry(one, this.scores));
    const info = this.commonTurnInfo();
    const common = commonTurnText(info);
    // Joined, not added up: the parts of a sum would be gathered anew for every seat.
    const beginning = (audience: Audience): string => {
      const entries = encoded.map((one) => one.text(audience)).join(',');
      return ['{"type":"moved","table":"', this.table, '","entries":[', entries, '],"turnInfo":{', common, ','].join(
        '',
      );
    };
    const shared = encoded.every(({ isPlain }) => isPlain) ? beginning(null) : null;
    const messages = new Messages();
    for (const audience of audiences) {
      const own = ownTurnText(this.ownTurnInfo(audience, deadlineOf(audience)), info.awaited);
      messages.set(audience, `${shared ?? beginning(audience)}${own}}}`);
    }
    return messages;
  }

  /** What the audience can do now, as text. */
  turnInfo(audience: Audience, deadline: number | null): string {
    const info = this.commonTurnInfo();
    return `{${commonTurnText(info)},${ownTurnText(this.ownTurnInfo(audience, deadline), info.awaited)}}`;
  }

  private commonTurnInfo(): Pick<TurnInfo, 'awaited' | 'outcome'> {
    const { match } = this.live;
    const awaited = match.decisions().map(({ seat, prompt }) => ({ seat, prompt }));
    return { awaited, outcome: match.outcome() };
  }

  private ownTurnInfo(audience: Audience, deadline: number | null): Omit<TurnInfo, 'awaited' | 'outcome'> {
    const { match, own } = this.live;
    if (audience === null) return { due: null, undo: 'nothing-yet', own: 0, deadline };
    return { due: match.due(audience), undo: match.undoBarrier(audience), own: own[audience] ?? 0, deadline };
  }
}
