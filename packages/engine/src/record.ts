import { commitmentOf, isKey } from './chance.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { link } from './hash.ts';
import { loadState } from './load.ts';
import { Match } from './match.ts';
import type { Entry } from './answer.ts';
import { checkSettings } from './settings.ts';
import type { Checked } from './settings.ts';
import { isPlainJson, isRecord, list, nullable, oneOf, record, text, whole } from './shape.ts';
import type { Shape } from './shape.ts';
import { signatureHolds, signatureShape } from './signature.ts';
import type { RecordSignature } from './signature.ts';
import type { Core, Json, Settings } from './state.ts';

/**
 * The file of a match: enough to replay and verify it.
 * `entries` are lines `seat option hash`, where a forced choice is marked `seat! option hash` and a choice taken back
 * is `seat undo hash`; `hash` is the first sixteen digits of the chain's link after the entry.
 */
export interface MatchRecord {
  readonly format: 'benchtop-record/1';
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly commitment: string;
  /** Null while the match runs and the record goes to somebody who must not know it. */
  readonly key: string | null;
  /** The state the match began with, when it was not dealt from the key. */
  readonly start: Json;
  readonly entries: readonly string[];
  /** The last link of the chain, whole. */
  readonly head: string;
  readonly result: {
    readonly reason: string;
    readonly winners: readonly number[];
    readonly totals: readonly number[];
  } | null;
  /** The word of the server it was played on; a match that was played elsewhere has none. */
  readonly signature?: RecordSignature;
}

const UNDO = 'undo';
const SHOWN = 16;
const MOST_ENTRIES = 100_000;

const hex64: Shape = (value, path) =>
  typeof value === 'string' && isKey(value) ? null : `${path} should be 64 lower-case hex digits`;
const plain: Shape = (value, path) => (isPlainJson(value) ? null : `${path} should be plain JSON`);

const settings: Shape = (value, path) => (isRecord(value) ? null : `${path} should be a record`);

const recordShape = record({
  format: oneOf(['benchtop-record/1']),
  game: text(40),
  rules: text(40),
  seats: whole(1, 16),
  settings,
  commitment: hex64,
  key: nullable(hex64),
  start: plain,
  entries: list(text(200), 0, MOST_ENTRIES),
  head: hex64,
  result: nullable(
    record({ reason: text(60), winners: list(whole(0, 15), 0, 16), totals: list(whole(-1e6, 1e6), 1, 16) }),
  ),
});

/** The first link of the chain: the header, bound to the key. */
function firstLink<S extends Core>(key: string, match: Match<S>): string {
  const { seats, settings } = match.state;
  const header = JSON.stringify([match.game.id, match.game.version, seats, settings, match.commitment]);
  return link(key, '', header, match.hash());
}

function entryText({ seat, option, auto }: Entry): string {
  return `${seat}${auto ? '!' : ''} ${option ?? UNDO}`;
}

/** Called after each entry of a replay, with what happened in it. */
export type OnEntry<S extends Core> = (entry: Entry, events: readonly GameEvent[], match: Match<S>) => void;

/**
 * Writes the record of a match again and again as it grows: each time only what is new is replayed and hashed.
 * Use it where a running match is kept after every choice.
 */
export class Recorder<S extends Core> {
  private readonly match: Match<S>;
  private readonly replayed: Match<S>;
  private readonly lines: string[] = [];
  private head: string;

  constructor(match: Match<S>) {
    this.match = match;
    this.replayed = fresh(match);
    this.head = firstLink(match.key, this.replayed);
  }

  /** Takes over at most so many entries; true when there are no more. Use it where something else must get its turn. */
  catchUp(most: number): boolean {
    const { match, lines } = this;
    for (const entry of match.log.slice(lines.length, lines.length + most)) this.add(entry);
    return lines.length === match.log.length;
  }

  /** The record up to now. Give the key only to those who may know every hidden thing of the match. */
  record(withKey: boolean): MatchRecord {
    const { match } = this;
    this.catchUp(Number.POSITIVE_INFINITY);
    return {
      format: 'benchtop-record/1',
      game: match.game.id,
      rules: match.game.version,
      seats: match.state.seats,
      settings: match.state.settings,
      commitment: match.commitment,
      key: withKey ? match.key : null,
      start: match.start as unknown as Json,
      entries: [...this.lines],
      head: this.head,
      result: resultOf(match),
    };
  }

  private add(entry: Entry): void {
    if (step(this.replayed, entry) === null) throw new Error('a match could not repeat its own log');
    this.head = link(this.match.key, this.head, entryText(entry), this.replayed.hash());
    this.lines.push(`${entryText(entry)} ${this.head.slice(0, SHOWN)}`);
  }
}

/** Writes the record of a match once. Give the key only to those who may know every hidden thing of it. */
export function recordOf<S extends Core>(match: Match<S>, withKey: boolean): MatchRecord {
  return new Recorder(match).record(withKey);
}

function fresh<S extends Core>(match: Match<S>): Match<S> {
  const { game, key, start, state } = match;
  return repeating(start === null ? Match.deal(game, state.seats, state.settings, key) : Match.from(game, start, key));
}

/** At a private table the choices of others may have been taken back, too. */
function repeating<S extends Core>(match: Match<S>): Match<S> {
  match.keepPastOfOthers();
  return match;
}

/** Carries out one entry; null when the match does not allow it. */
function step<S extends Core>(match: Match<S>, entry: Entry): readonly GameEvent[] | null {
  const done = match.repeat(entry);
  if (!done.ok) return null;
  return 'events' in done ? done.events : [];
}

/**
 * Replays a record up to entry number `upTo` (all of them by default), checking commitment, every choice, every hash
 * and the result. The match it gives goes on from there.
 */
export function replayRecord<S extends Core>(
  game: Game<S>,
  value: unknown,
  upTo?: number,
  onEntry?: OnEntry<S>,
): Checked<Match<S>> {
  const steps = replaySteps(game, value, upTo, onEntry);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does what {@link replayRecord} does, one entry at a time. Use it where something else must get its turn meanwhile. */
export function* replaySteps<S extends Core>(
  game: Game<S>,
  value: unknown,
  upTo?: number,
  onEntry?: OnEntry<S>,
): Generator<void, Checked<Match<S>>> {
  const bad = (reason: string): Checked<Match<S>> => ({ ok: false, reason });
  const checked = checkRecord(value);
  if (!checked.ok) return checked;
  const file = checked.value;
  if (file.game !== game.id) return bad(`This is a record of ${file.game}, not of ${game.id}.`);
  if (file.rules !== game.version)
    return bad(
      `It was played by rules ${file.rules}; these are rules ${game.version}, and by them it could go another way.`,
    );
  const { key } = file;
  if (key === null) return bad('It does not hold the key: the match was still running when it was written.');
  if (commitmentOf(key) !== file.commitment) return bad('The key does not fit the commitment.');
  const begun = begin(game, file, key);
  if (!begun.ok) return begun;
  const match = begun.value;
  const end = Math.min(upTo ?? file.entries.length, file.entries.length);
  let head = firstLink(key, match);
  for (let i = 0; i < end; i++) {
    const parsed = parseEntry(file.entries[i] ?? '', match);
    if (parsed === null) return bad(`Entry ${i + 1} cannot be read.`);
    const events = step(match, parsed.entry);
    if (events === null) return bad(`Entry ${i + 1} ("${entryText(parsed.entry)}") is not allowed.`);
    head = link(key, head, entryText(parsed.entry), match.hash());
    if (head.slice(0, SHOWN) !== parsed.hash) return bad(`The hash of entry ${i + 1} is wrong.`);
    onEntry?.(parsed.entry, events, match);
    yield;
  }
  if (end === file.entries.length) {
    if (head !== file.head) return bad('The last hash is wrong.');
    if (JSON.stringify(resultOf(match)) !== JSON.stringify(orderedResult(file))) return bad('The result is wrong.');
  }
  if (signatureHolds(file) === false) return bad('The signature does not fit the record.');
  return { ok: true, value: match };
}

/** Checks the form of a record without replaying it. Use it on files before asking which game they belong to. */
export function checkRecord(value: unknown): Checked<MatchRecord> {
  if (!isPlainJson(value) || !isRecord(value)) return { ok: false, reason: 'A record is a plain JSON object.' };
  const { signature, ...rest } = value;
  const wrong = recordShape(rest, '') ?? (signature === undefined ? null : signatureShape(signature, 'signature'));
  if (wrong !== null) return { ok: false, reason: `This is not a record: ${wrong}.` };
  return { ok: true, value: value as unknown as MatchRecord };
}

function begin<S extends Core>(game: Game<S>, file: MatchRecord, key: string): Checked<Match<S>> {
  const checked = checkSettings(game, file.seats, file.settings);
  if (!checked.ok) return checked;
  if (file.start === null) return { ok: true, value: repeating(Match.deal(game, file.seats, checked.value, key)) };
  const start = loadState(game, file.start);
  if (!start.ok) return start;
  const { seats, settings: played } = start.value;
  if (seats !== file.seats || !sameSettings(played, checked.value))
    return { ok: false, reason: 'Its seats or settings are not those of the position it began with.' };
  return { ok: true, value: repeating(Match.from(game, start.value, key)) };
}

function sameSettings(a: Settings, b: Settings): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function parseEntry<S extends Core>(line: string, match: Match<S>): { entry: Entry; hash: string } | null {
  const found = /^(\d{1,2})(!?) (.+) ([0-9a-f]{16})$/.exec(line);
  if (found === null) return null;
  const [, seat, mark, option, hash] = found;
  if (seat === undefined || option === undefined || hash === undefined) return null;
  const decision = match.decision(Number(seat));
  const undo = option === UNDO;
  const entry = { seat: Number(seat), step: decision?.step ?? '', option: undo ? null : option, auto: mark === '!' };
  return { entry, hash };
}

function resultOf<S extends Core>(match: Match<S>): MatchRecord['result'] {
  const outcome = match.outcome();
  if (outcome === null) return null;
  return { reason: outcome.reason, winners: outcome.winners, totals: outcome.scores.map(({ total }) => total) };
}

/** The result as `resultOf` writes it, whatever the order of its keys in the file. */
function orderedResult({ result }: MatchRecord): MatchRecord['result'] {
  return result === null ? null : { reason: result.reason, winners: result.winners, totals: result.totals };
}
