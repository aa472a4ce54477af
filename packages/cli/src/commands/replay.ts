import type { Entry, GameEvent, Match } from '@benchtop/engine/host';
import { boardOf, seatNames } from '../boards/index.ts';
import { paintFor } from '../boards/board.ts';
import { readRecord, replayFile } from '../files.ts';
import type { RecordFile } from '../files.ts';
import { Stop } from '../stop.ts';
import { SET_UP } from '../verify/verdict-lines.ts';
import { outcomeLines, scoreLines, tell } from '../words.ts';

export interface ReplayOptions {
  readonly at?: number;
  readonly json?: true;
}

interface ToldEntry {
  readonly number: number;
  readonly seat: number;
  /** Null: the seat took its last choice back. */
  readonly option: string | null;
  readonly forced: boolean;
  readonly words: readonly string[];
}

/** Tells a match in words, entry by entry, or shows the position after one of them. */
export async function replay(file: string, options: ReplayOptions): Promise<void> {
  const source = await readRecord(file);
  const { at } = options;
  const { length } = source.record.entries;
  if (at !== undefined && at > length)
    throw new Stop(`${file} has ${length} entries, so there is no position after ${at}.`);
  const names = seatNames(source.game.id, source.record.seats);
  const told: ToldEntry[] = [];
  const match = replayFile(file, source, at, (entry, events) =>
    told.push(tellEntry(source, told.length + 1, entry, events, names)),
  );
  if (options.json === true) printJson(match, at === undefined ? told : null);
  else print(at === undefined ? storyLines(match, told, names) : positionLines(match, at, names));
}

function tellEntry(
  { game }: RecordFile,
  number: number,
  { seat, option, auto }: Entry,
  events: readonly GameEvent[],
  names: readonly string[],
): ToldEntry {
  return { number, seat, option, forced: auto, words: tell(game, events, null, names) };
}

function storyLines(match: Match, told: readonly ToldEntry[], names: readonly string[]): string[] {
  const entries = told.map(({ number, seat, option, forced, words }) => {
    const choice = option === null ? 'took the last choice back' : `${option}${forced ? ' (forced)' : ''}`;
    return `${String(number).padStart(4)}  ${names[seat] ?? ''}: ${choice}${words.length === 0 ? '' : `. ${words.join(' ')}`}`;
  });
  const opening = tell(match.game, match.opening, null, names);
  const title = `${match.game.title} ${match.game.version}`;
  return [title, ...startLines(match), ...opening, ...entries, ...endLines(match, names)];
}

function positionLines(match: Match, at: number, names: readonly string[]): string[] {
  const board = boardOf(match.game.id).draw(match.view(null), null, names, paintFor(process.stdout));
  const waiting = match.decisions().map(({ seat, prompt }) => `${names[seat] ?? ''} is to ${prompt}.`);
  const title = `${match.game.title}, after entry ${at}`;
  return [title, ...startLines(match), ...board, '', ...waiting, ...endLines(match, names)];
}

function startLines({ start }: Match): string[] {
  return start === null ? [] : [SET_UP];
}

function endLines(match: Match, names: readonly string[]): string[] {
  return match.over ? ['', ...outcomeLines(match, names), '', ...scoreLines(match, names)] : [];
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printJson(match: Match, entries: readonly ToldEntry[] | null): void {
  const story = {
    game: match.game.id,
    start: match.start === null ? 'dealt' : 'set-up',
    ...(entries === null ? { state: match.state } : { entries }),
    decisions: match.decisions(),
    scores: match.scores(),
    outcome: match.outcome(),
  };
  print([JSON.stringify(story, null, 2)]);
}
