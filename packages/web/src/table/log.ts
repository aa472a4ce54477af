import { eventFor, viewOf } from '@benchtop/engine';
import type { Core, GameEvent, SeenEvent } from '@benchtop/engine';
import type { LocalMatch, Moment } from '../local/local-match.ts';
import type { GameUi } from './contract.ts';

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

const headings = new WeakMap<Readonly<Core>, string | null>();

/** The name of the turn at a position; positions never change, so it is asked once. */
function turnAt(local: LocalMatch, ui: GameUi, position: Readonly<Core>): string | null {
  const known = headings.get(position);
  if (known !== undefined) return known;
  const name = ui.turn?.(viewOf(local.game, position, null)) ?? null;
  headings.set(position, name);
  return name;
}

/** The number of moments up to and with the viewer's own last choice. */
export function lastOwn(local: LocalMatch, viewer: number, upTo: number): number {
  for (let i = upTo; i > 0; i--) {
    const entry = local.moments[i - 1]?.entry;
    if (entry !== undefined && entry.seat === viewer && !entry.auto) return i;
  }
  return 0;
}

/** Everything the others did since the viewer last chose, masked for the viewer: what the board traces. */
export function eventsSince(local: LocalMatch, viewer: number, eyes: number | null, upTo: number): SeenEvent[] {
  return local.moments
    .slice(lastOwn(local, viewer, upTo), upTo)
    .flatMap(({ events }) => events.map((event) => eventFor(event, eyes)));
}

/** The log as a viewer may read it, up to a position. */
export function logOf(local: LocalMatch, ui: GameUi, viewer: number, eyes: number | null, upTo: number): LogTurn[] {
  const since = lastOwn(local, viewer, upTo);
  const turns: LogTurn[] = [];
  // The seal on the draws is shown before the first choice, so that nobody can say it was made up afterwards.
  const seal = `The draws are sealed: ${local.match.commitment.slice(0, 16)}…`;
  const opening = [...sentences(local, local.match.opening, eyes), seal];
  turns.push({ heading: 'The table is set', seat: null, lines: opening.map(opened) });
  let key = '';
  for (let i = 0; i < upTo; i++) {
    const moment = local.moments[i];
    const before = local.positions[i];
    if (moment === undefined || before === undefined) break;
    const { seat } = moment.entry;
    const heading = turnAt(local, ui, before);
    const own = heading !== null && heading !== 'Setup' ? heading : `${heading ?? ''} ${seat}`;
    if (own !== key) turns.push({ heading: heading ?? '', seat, lines: [] });
    key = own;
    turns.at(-1)?.lines.push(...linesOf(local, moment, i, eyes, i >= since && seat !== viewer));
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

function opened(sentence: string): LogLine {
  return { parts: partsOf(sentence), position: 0, kind: 'choice', fresh: false };
}

function sentences(local: LocalMatch, events: readonly GameEvent[], eyes: number | null): string[] {
  return events
    .map((event) => local.game.words.event(eventFor(event, eyes), framed))
    .filter((sentence) => sentence !== null);
}

function linesOf(local: LocalMatch, moment: Moment, index: number, eyes: number | null, fresh: boolean): LogLine[] {
  const { entry, events } = moment;
  const kind = entry.option === null ? 'undo' : entry.auto ? 'forced' : 'choice';
  const words = kind === 'undo' ? [`${framed(entry.seat)} took back a choice.`] : sentences(local, events, eyes);
  const shown = words.length === 0 && kind === 'forced' ? [onlyChoice(local, moment, index)] : words;
  // A long chain of events follows from one choice: that it was forced is said once.
  const kindOf = (i: number): LogLine['kind'] => (i > 0 && kind === 'forced' ? 'choice' : kind);
  return shown.map((sentence, i) => ({ parts: partsOf(sentence), position: index + 1, kind: kindOf(i), fresh }));
}

/** A forced choice without an event is still told. */
function onlyChoice(local: LocalMatch, { entry }: Moment, index: number): string {
  const before = local.positions[index];
  const frame = before?.stack.at(-1);
  const step = local.game.steps[entry.step];
  if (before === undefined || frame === undefined || step === undefined) return framed(entry.seat);
  const value = step.vocabulary.values[step.vocabulary.code(entry.option ?? '')];
  return `${framed(entry.seat)}: ${local.game.words.label(before, frame, value)}.`;
}

const AGAINST = ['target', 'victim', 'owner', 'against', 'loser'];

/**
 * What the others did since the viewer's last choice: first what was done to the viewer, then, where `all` is asked
 * for, the rest.
 */
export function recapOf(
  local: LocalMatch,
  viewer: number,
  eyes: number | null,
  upTo: number,
  all: boolean,
): LinePart[][] {
  const foreign = local.moments
    .slice(lastOwn(local, viewer, upTo), upTo)
    .filter(({ entry }) => entry.seat !== viewer)
    .flatMap(({ events }) => events);
  const touches = (event: GameEvent): boolean => AGAINST.some((field) => event[field] === viewer);
  const others = all ? foreign.filter((event) => !touches(event)) : [];
  return sentences(local, [...foreign.filter(touches), ...others], eyes).map(partsOf);
}
