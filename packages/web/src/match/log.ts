import type { SeenEvent, View } from '@benchtop/engine/host';
import type { GameUi } from '../table/contract.ts';
import type { ShownLogEntry, ShownMatch } from './shown-match.ts';
import { t } from '../words/words.ts';

/** A piece of a line: words, or the seat whose name stands there. */
export type LinePart = string | { readonly seat: number };

export interface LogLine {
  readonly parts: readonly LinePart[];
  /** The position that the line led to. */
  readonly position: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  /** True when somebody else did it since the viewer's last choice. */
  readonly fresh: boolean;
}

/** What happened in one turn. */
export interface LogTurn {
  readonly heading: string;
  readonly seat: number | null;
  readonly lines: LogLine[];
}

/** Characters that no name or word of a game holds: they frame the number of a seat while a sentence is made. */
const OPEN = '\u0001';
const CLOSE = '\u0002';
const framed = (seat: number): string => `${OPEN}${seat}${CLOSE}`;

export function partsOf(sentence: string): LinePart[] {
  return sentence
    .split(OPEN)
    .flatMap((piece, i): LinePart[] => {
      const [seat, rest] = i === 0 ? [null, piece] : piece.split(CLOSE);
      return seat === null ? [rest ?? ''] : [{ seat: Number(seat) }, rest ?? ''];
    })
    .filter((part) => part !== '');
}

const headings = new WeakMap<View, string | null>();

/** The name of the turn at a position; positions never change, so it is asked once. */
function turnAt(match: ShownMatch, ui: GameUi, position: number): string | null {
  const view = match.view(position, null);
  const known = headings.get(view);
  if (known !== undefined) return known;
  const name = ui.turn?.(view) ?? null;
  headings.set(view, name);
  return name;
}

/** The number of entries up to and with the viewer's own last choice. */
export function lastOwn(match: ShownMatch, viewer: number, upTo: number): number {
  for (let i = upTo; i > match.first; i--) {
    const logEntry = match.logEntry(i - 1, viewer);
    if (logEntry !== null && logEntry.seat === viewer && logEntry.kind !== 'forced') return i;
  }
  return match.first;
}

function logEntriesBetween(match: ShownMatch, from: number, upTo: number, perspective: number | null): ShownLogEntry[] {
  const logEntries: ShownLogEntry[] = [];
  for (let i = from; i < upTo; i++) {
    const logEntry = match.logEntry(i, perspective);
    if (logEntry !== null) logEntries.push(logEntry);
  }
  return logEntries;
}

/** A part of the log: from one position to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What the others did last, before the viewer went on: all of it that can be shown; null where there is nothing. */
export function othersLast(match: ShownMatch, viewer: number, upTo: number): Stretch | null {
  const isOwn = (position: number): boolean => {
    const entry = match.logEntry(position - 1, viewer);
    return entry !== null && entry.seat === viewer && match.yours.length > 0;
  };
  let to = upTo;
  while (to > match.first && isOwn(to)) to--;
  let from = to;
  while (from > match.first && !isOwn(from) && match.shows(from - 1)) from--;
  return from < to ? { from, to } : null;
}

/** Everything that happened since the viewer last chose, masked for the viewer: what the board traces. */
export function eventsSince(match: ShownMatch, viewer: number, perspective: number | null, upTo: number): SeenEvent[] {
  // For somebody who only watches it is the last choice.
  const from = match.yours.length === 0 ? Math.max(match.first, upTo - 1) : lastOwn(match, viewer, upTo);
  return logEntriesBetween(match, from, upTo, perspective).flatMap(({ events }) => events);
}

/** The log as a viewer may read it, up to a position. */
export function logOf(
  match: ShownMatch,
  ui: GameUi,
  viewer: number,
  perspective: number | null,
  upTo: number,
): LogTurn[] {
  const since = match.yours.length === 0 ? upTo : lastOwn(match, viewer, upTo);
  const turns: LogTurn[] = match.first === 0 ? [openingOf(match, perspective)] : [];
  let key = '';
  for (let i = match.first; i < upTo; i++) {
    const logEntry = match.logEntry(i, perspective);
    if (logEntry === null) break;
    const { seat } = logEntry;
    // Where only the words are known, not how the table looked, there is no name for the turn.
    const known = match.shows(i);
    const heading = known ? turnAt(match, ui, i) : t('Earlier');
    const own = heading !== null && heading !== 'Setup' ? heading : `${heading ?? ''} ${seat}`;
    // Who takes a choice back goes back into the turn of that choice: no new one begins.
    const back = logEntry.kind === 'undo' && key !== '';
    if (own !== key && !back) {
      turns.push({ heading: heading === 'Setup' ? t('Setup') : (heading ?? ''), seat: known ? seat : null, lines: [] });
      key = own;
    }
    turns.at(-1)?.lines.push(...linesOf(match, logEntry, i, i >= since && seat !== viewer));
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

function openingOf(match: ShownMatch, perspective: number | null): LogTurn {
  // The seal on the draws is shown before the first choice, so that nobody can say it was made up afterwards.
  const seal = t('The draws are sealed: {seal}…', { seal: match.commitment.slice(0, 16) });
  const lines = [...sentences(match, match.opening(perspective)), seal].map((sentence): LogLine => ({
    parts: partsOf(sentence),
    position: 0,
    kind: 'choice',
    fresh: false,
  }));
  return { heading: t('The table is set'), seat: null, lines };
}

function sentences(match: ShownMatch, events: readonly SeenEvent[]): string[] {
  return events.map((event) => match.game.eventWords(event, framed)).filter((sentence) => sentence !== null);
}

const told = new WeakMap<ShownLogEntry, readonly (readonly LinePart[])[]>();

/** What an entry says, line by line; entries never change, so it is asked once. */
function wordsOf(match: ShownMatch, logEntry: ShownLogEntry): readonly (readonly LinePart[])[] {
  const known = told.get(logEntry);
  if (known !== undefined) return known;
  const { seat, kind, label } = logEntry;
  const words = kind === 'undo' ? [undoWords(match, seat)] : sentences(match, logEntry.events);
  // A forced choice without an event is still told.
  if (words.length === 0 && kind === 'forced')
    words.push(label === null ? t('{name} made a choice.', { name: framed(seat) }) : `${framed(seat)}: ${label}.`);
  const parts = words.map(partsOf);
  told.set(logEntry, parts);
  return parts;
}

/** What a bot chose is taken back by who plays against it. */
function undoWords(match: ShownMatch, seat: number): string {
  const bot = match.rewinds > 0 && match.seats[seat]?.bot !== null;
  return bot
    ? t('A choice of {name} was taken back.', { name: framed(seat) })
    : t('{name} took back a choice.', { name: framed(seat) });
}

function linesOf(match: ShownMatch, logEntry: ShownLogEntry, index: number, fresh: boolean): LogLine[] {
  const { kind } = logEntry;
  // A long chain of events follows from one choice: that it was forced is said once.
  const kindOf = (i: number): LogLine['kind'] => (i > 0 && kind === 'forced' ? 'choice' : kind);
  return wordsOf(match, logEntry).map((parts, i) => ({ parts, position: index + 1, kind: kindOf(i), fresh }));
}

/** The last sentence of an entry's story, for where there is room for one line; null when it has none. */
export function lineOf(match: ShownMatch, index: number, perspective: number | null): readonly LinePart[] | null {
  const logEntry = match.logEntry(index, perspective);
  return logEntry === null ? null : (wordsOf(match, logEntry)[0] ?? null);
}

const AGAINST = ['target', 'victim', 'owner', 'against', 'loser'];

/** What the others did since the viewer's last choice, or since `from`: first what was done to the viewer. */
export function recapOf(
  match: ShownMatch,
  viewer: number,
  perspective: number | null,
  upTo: number,
  all: boolean,
  from = lastOwn(match, viewer, upTo),
): LinePart[][] {
  const foreign = logEntriesBetween(match, from, upTo, perspective)
    .filter(({ seat }) => seat !== viewer)
    .flatMap(({ events }) => events);
  const touches = (event: SeenEvent): boolean => AGAINST.some((field) => event[field] === viewer);
  const others = all ? foreign.filter((event) => !touches(event)) : [];
  return sentences(match, [...foreign.filter(touches), ...others]).map(partsOf);
}
