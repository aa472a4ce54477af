import { difference, eventFor, keyOfSeed, Match, scoresOf, Stages, viewOf } from '@benchtop/engine/host';
import type { Core, Entry, Game, GameEvent, View } from '@benchtop/engine/host';
import type { HistoryPage, LogEntry, ServerMessage, Sight, TurnInfo, WireTable } from '@benchtop/server/wire';

type Sync = Extract<ServerMessage, { type: 'sync' }>;
type Moved = Extract<ServerMessage, { type: 'moved' }>;

interface Step {
  readonly before: Readonly<Core>;
  readonly after: Readonly<Core>;
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

export function wireTable(game: Game, names: readonly string[], you: number | null): WireTable {
  return {
    id: 'abcdefghijkl',
    game: game.id,
    rules: game.version,
    settings: {},
    status: 'running',
    trouble: null,
    listed: false,
    invite: null,
    clock: null,
    delay: 0,
    commitment: 'c'.repeat(64),
    seats: names.map((name, seat) => ({
      seat,
      name,
      kind: 'person' as const,
      bot: null,
      away: false,
      standIn: null,
      standInFrom: null,
      agreed: [],
      ready: true,
      here: true,
      waiting: false,
      you: seat === you,
      host: seat === 0,
      reserve: 0,
    })),
    spectators: 0,
    rematch: null,
    winners: null,
    totals: null,
    created: 0,
    updated: 0,
  };
}

/** A match that tells what happens in the words of the wire, as one audience may hear it. */
export class TableServer {
  readonly match: Match;
  readonly steps: Step[] = [];
  private readonly own: number[];

  constructor(game: Game, seats: number, settings: Core['settings'], seed: string) {
    this.match = Match.deal(game, seats, settings, keyOfSeed(seed));
    this.own = Array.from({ length: seats }, () => 0);
    this.forced();
  }

  /** Plays the `n`th option of whoever is first to move; returns how many entries that became. */
  play(n = 0): number {
    const decision = this.match.decisions()[0];
    const options = decision === undefined ? [] : (this.match.legalOptions(decision.seat)?.options ?? []);
    const option = options[n % Math.max(1, options.length)];
    return option === undefined ? 0 : this.choose(option.id);
  }

  /** The same for an option by its text. */
  choose(option: string): number {
    const before = this.steps.length;
    const decision = this.match.decisions()[0];
    if (decision === undefined) return 0;
    const state = this.match.state;
    const played = this.match.play(decision.seat, option, decision.id);
    if (!played.ok) throw new Error(played.reason);
    this.note(state, played.events);
    this.forced();
    return this.steps.length - before;
  }

  undo(seat: number): void {
    const state = this.match.state;
    const undone = this.match.undo(seat);
    if (!undone.ok) throw new Error(undone.reason);
    this.note(state, []);
  }

  sight(seat: number | null, position = this.steps.length): Sight {
    const state = position === 0 ? (this.steps[0]?.before ?? this.match.state) : this.steps[position - 1]?.after;
    if (state === undefined) throw new Error('no such position');
    return { view: viewOf(this.match.game, state, seat), scores: scoresOf(this.match.game, state) };
  }

  sync(seat: number | null, since: number | null = null, recent = 50): Sync {
    const seq = this.steps.length;
    const news = since === seq;
    const from = Math.max(since ?? 0, seq - recent);
    return throughText({
      type: 'sync',
      table: 'abcdefghijkl',
      seat,
      seq,
      from: seq,
      sight: news ? null : this.sight(seat),
      opening: this.match.opening.map((event) => eventFor(event, seat)),
      entries: news ? [] : this.entries(from, seat).map((entry) => ({ ...entry, patch: null })),
      turnInfo: this.turnInfo(seat),
      seen: 0,
      chat: [],
      now: 0,
    });
  }

  moved(from: number, seat: number | null): Moved {
    return throughText({
      type: 'moved',
      table: 'abcdefghijkl',
      seq: this.steps.length,
      entries: this.entries(from, seat),
      turnInfo: this.turnInfo(seat),
    });
  }

  history(from: number, seat: number | null, most = 200): HistoryPage {
    return throughText({ from, sight: this.sight(seat, from), entries: this.entries(from, seat).slice(0, most) });
  }

  private entries(from: number, seat: number | null): LogEntry[] {
    return this.steps.slice(from).map((step, i) => this.entry(step, from + i + 1, seat));
  }

  private entry({ before, after, entry, events }: Step, seq: number, seat: number | null): LogEntry {
    const { game, key } = this.match;
    const patch: [string, unknown?][] = [];
    const parts: number[] = [];
    let last: Sight = { view: viewOf(game, before, seat), scores: scoresOf(game, before) };
    const add = (view: View, scores: Sight['scores']): void => {
      const from = patch.length;
      difference(last, { view, scores }, '', patch);
      parts.push(patch.length - from);
      last = { view, scores };
    };
    const { pending } = last.view;
    for (const stage of new Stages(game, key, before).of({ before, ...entry, events }))
      add({ ...viewOf(game, stage, seat), pending }, last.scores);
    add(viewOf(game, after, seat), scoresOf(game, after));
    const kind = entry.option === null ? 'undo' : entry.auto ? 'forced' : 'choice';
    const told = {
      seq,
      seat: entry.seat,
      kind,
      events: events.map((event) => eventFor(event, seat)),
      at: 0,
      patch,
    } as const;
    return parts.length === 1 ? told : { ...told, parts: parts.slice(0, -1) };
  }

  private turnInfo(seat: number | null): TurnInfo {
    return {
      due: seat === null ? null : this.match.due(seat),
      awaited: this.match.decisions().map(({ seat: who, prompt }) => ({ seat: who, prompt })),
      undo: seat === null ? 'nothing-yet' : this.match.undoBarrier(seat),
      own: seat === null ? 0 : (this.own[seat] ?? 0),
      deadline: null,
      outcome: this.match.outcome(),
    };
  }

  private forced(): void {
    for (let entry = this.match.forced(); entry !== null; entry = this.match.forced()) {
      const state = this.match.state;
      const done = this.match.repeat(entry);
      if (!done.ok) throw new Error(done.reason);
      this.note(state, 'events' in done ? done.events : []);
    }
  }

  private note(before: Readonly<Core>, events: readonly GameEvent[]): void {
    const entry = this.match.log.at(-1);
    if (entry === undefined) throw new Error('nothing was played');
    this.steps.push({ before, after: this.match.state, entry, events });
    if (!entry.auto) this.own[entry.seat] = this.steps.length;
  }
}

/** What goes over the wire shares nothing with what stays. */
function throughText<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
