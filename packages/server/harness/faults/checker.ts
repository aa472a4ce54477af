import { createHash } from 'node:crypto';
import path from 'node:path';
import { checkSettings, eventFor, Match, scoresOf, viewOf } from '@benchtop/engine/host';
import type { Game, GameEvent } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { openStore } from '@benchtop/server/parts';
import type { CommandRow, Store, TableRow } from '@benchtop/server/parts';
import { canonical, digestOf } from './canonical.ts';
import { oneOf, rollFrom } from './chance.ts';
import { entryText } from './history.ts';
import type { SeatHistory, Sent } from './history.ts';

/*
 * Judges a run after it is over, from the log alone and by the engine alone: no code of the server that wrote the log
 * has a part in it.
 */

/** a: acknowledged commands, b: ids, c: sequence, d: replay and views, e: what clients were told, f: the end. */
export type Law = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

export interface Violation {
  readonly law: Law;
  readonly table: string;
  readonly words: string;
}

/** What a run was found to be. */
export interface Verdict {
  readonly violations: Violation[];
  readonly counts: Counts;
}

interface Counts {
  tables: number;
  over: number;
  rows: number;
  acked: number;
  refused: number;
  /** Sent again after the connection was lost, with an answer in the end. */
  resent: number;
  /** Of these, in the log already when the connection was lost: killed between commit and answer. */
  committed: number;
  /** Never answered: found in the log, and not. */
  unknownFound: number;
  unknownAbsent: number;
  entries: number;
  looks: number;
}

/** What the checker knows of one match. */
export interface MatchLog {
  readonly table: TableRow;
  readonly key: string;
  readonly rows: readonly CommandRow[];
}

const MOST_CHOICES = 20_000;

/** Reads the database of a stopped server and compares it with what the clients remember. */
export async function check(
  data: string,
  histories: readonly SeatHistory[],
  games: (id: string) => Game | null = gameOf,
): Promise<Verdict> {
  const store = await openStore({ file: path.join(data, 'benchtop.db') });
  const verdict = emptyVerdict();
  try {
    for (const [table, some] of byTable(histories)) await checkTable(store, table, some, games, verdict);
  } finally {
    await store.close();
  }
  return verdict;
}

export function emptyVerdict(): Verdict {
  const counts = { tables: 0, over: 0, rows: 0, acked: 0, refused: 0, resent: 0, committed: 0, entries: 0, looks: 0 };
  return { violations: [], counts: { ...counts, unknownFound: 0, unknownAbsent: 0 } };
}

function byTable(histories: readonly SeatHistory[]): Map<string, SeatHistory[]> {
  const tables = new Map<string, SeatHistory[]>();
  for (const history of histories) tables.set(history.table, [...(tables.get(history.table) ?? []), history]);
  return tables;
}

async function checkTable(
  store: Store,
  id: string,
  histories: readonly SeatHistory[],
  games: (id: string) => Game | null,
  verdict: Verdict,
): Promise<void> {
  const found = await store.table(id);
  const key = await store.keyOf(id);
  const game = found === null ? null : games(found.table.game);
  if (found === null || key === null || game === null) {
    verdict.violations.push({ law: 'd', table: id, words: 'the table is gone' });
    return;
  }
  const rows = await store.commands(id, 1, null);
  checkMatch(game, { table: found.table, key, rows }, histories, verdict);
}

/** One match: its log against what its clients remember. */
export function checkMatch(game: Game, log: MatchLog, histories: readonly SeatHistory[], verdict: Verdict): void {
  const { table, rows } = log;
  const say = (law: Law, words: string): void => {
    verdict.violations.push({ law, table: table.id, words });
  };
  verdict.counts.tables++;
  verdict.counts.rows += rows.length;
  if (table.trouble !== null) say('f', `in quarantine: ${table.trouble}`);
  checkOrder(rows, say);
  const byId = new Map(rows.flatMap((row) => (row.commandId === null ? [] : [[row.commandId, row] as const])));
  for (const { sent } of histories) for (const one of sent) checkCommand(one, byId, say, verdict.counts);
  const replay = new Replay(game, log, histories, say, verdict.counts);
  replay.run();
  for (const { faults, seat } of histories) for (const words of faults) say('e', `seat ${seat}: ${words}`);
}

type Say = (law: Law, words: string) => void;

function checkOrder(rows: readonly CommandRow[], say: Say): void {
  const seen = new Set<string>();
  for (const [index, { seq, commandId }] of rows.entries()) {
    if (seq !== index + 1) say('c', `entry ${seq} stands where ${index + 1} should`);
    if (commandId === null) continue;
    if (seen.has(commandId)) say('b', `command ${commandId} is in the log twice`);
    seen.add(commandId);
  }
}

function checkCommand(sent: Sent, byId: ReadonlyMap<string, CommandRow>, say: Say, counts: Counts): void {
  const row = byId.get(sent.id);
  const { outcome, id } = sent;
  if (outcome.kind === 'unknown') {
    if (row === undefined) counts.unknownAbsent++;
    else counts.unknownFound++;
    return;
  }
  if (sent.cut !== null) counts.resent++;
  if (sent.cut !== null && row !== undefined && row.at < sent.cut) counts.committed++;
  if (outcome.kind === 'refused') {
    counts.refused++;
    if (row !== undefined) say('a', `command ${id} was refused (${outcome.code}) and is entry ${row.seq}`);
    return;
  }
  counts.acked++;
  if (row === undefined) say('a', `command ${id} was acknowledged as entry ${outcome.seq} and is lost`);
  else if (row.seq !== outcome.seq)
    say('a', `command ${id} was acknowledged as entry ${outcome.seq} and is ${row.seq}`);
  else if (!isSame(sent, row)) say('a', `command ${id} is in the log with another content`);
}

function isSame({ seat, option, decision }: Sent, row: CommandRow): boolean {
  return row.seat === seat && row.option === option && (option === null || row.decision === decision);
}

/** Plays the log again and holds everything that was said against it. */
class Replay {
  private readonly log: MatchLog;
  private readonly histories: readonly SeatHistory[];
  private readonly say: Say;
  private readonly counts: Counts;
  private readonly match: Match;
  /** By history and entry: what was seen there. */
  private readonly looks: readonly Map<number, string[]>[];

  constructor(game: Game, log: MatchLog, histories: readonly SeatHistory[], say: Say, counts: Counts) {
    const settings = checkSettings(game, log.table.seats, log.table.settings);
    if (!settings.ok) throw new Error(settings.reason);
    this.log = log;
    this.histories = histories;
    this.say = say;
    this.counts = counts;
    this.match = Match.deal(game, log.table.seats, settings.value, log.key);
    this.looks = histories.map(({ looks }) => {
      const at = new Map<number, string[]>();
      for (const { seq, digest } of looks) at.set(seq, [...(at.get(seq) ?? []), digest]);
      return at;
    });
  }

  run(): void {
    const { rows, table } = this.log;
    this.compareLooks(0);
    for (const row of rows) if (!this.step(row)) return;
    if (rows.length > 0 && this.match.hash().slice(0, 32) !== rows.at(-1)?.hash)
      this.say('d', 'the engine gives the last state another hash');
    for (const { first, entries, seat } of this.histories)
      if (entries.length > 0 && first + entries.length - 1 > rows.length)
        this.say('e', `seat ${seat} was told of entry ${first + entries.length - 1}; the log ends at ${rows.length}`);
    for (const { looks, seat } of this.histories)
      if (looks.some(({ seq }) => seq > rows.length)) this.say('d', `seat ${seat} saw more than there is`);
    if (this.match.over !== (table.status === 'over')) this.say('d', `the table is ${table.status}, its match is not`);
    if (this.match.over) this.counts.over++;
    else this.playOn();
  }

  private step(row: CommandRow): boolean {
    const { match } = this;
    const auto = row.commandId === null;
    const done = match.repeat({ seat: row.seat, step: '', option: row.option, auto });
    if (!done.ok) {
      this.say('d', `entry ${row.seq} is not allowed: ${done.reason}`);
      return false;
    }
    const hash = createHash('sha256').update(JSON.stringify(match.state)).digest('hex').slice(0, 32);
    if (hash !== row.hash || match.state.draws !== row.draws) {
      this.say('d', `entry ${row.seq} leads to another state than was stored`);
      return false;
    }
    const kind = row.option === null ? 'undo' : auto ? 'forced' : 'choice';
    this.compareEntries(row, kind, 'events' in done ? done.events : []);
    this.compareLooks(row.seq);
    return true;
  }

  private compareEntries(row: CommandRow, kind: string, events: readonly GameEvent[]): void {
    for (const { seat, first, entries } of this.histories) {
      const told = entries[row.seq - first];
      if (told === undefined) continue;
      this.counts.entries++;
      const seen = canonical(events.map((event) => eventFor(event, seat)));
      if (told !== entryText(row.seq, row.seat, kind, row.at, seen))
        this.say('e', `seat ${seat} was told otherwise of entry ${row.seq}`);
    }
  }

  private compareLooks(seq: number): void {
    const { game, state } = this.match;
    for (const [index, looks] of this.looks.entries()) {
      const digests = looks.get(seq);
      const seat = this.histories[index]?.seat ?? 0;
      if (digests === undefined) continue;
      const true_ = digestOf({ view: viewOf(game, state, seat), scores: scoresOf(game, state) });
      this.counts.looks += digests.length;
      if (digests.some((digest) => digest !== true_)) this.say('d', `seat ${seat} saw something else at entry ${seq}`);
    }
  }

  /** Any match can be played to its end. */
  private playOn(): void {
    const { match } = this;
    const roll = rollFrom(this.log.rows.length);
    for (let i = 0; i < MOST_CHOICES && !match.over; i++) {
      const forced = match.forced();
      if (forced !== null) {
        match.repeat(forced);
        continue;
      }
      const decision = match.decisions()[0];
      const options = decision === undefined ? [] : (match.due(decision.seat)?.options ?? []);
      if (decision === undefined || options.length === 0) return this.say('f', 'nobody can do anything');
      match.play(decision.seat, oneOf(options, roll).id);
    }
    if (!match.over) this.say('f', 'it does not come to an end');
  }
}
