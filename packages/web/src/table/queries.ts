import { useTable } from '../match/store.ts';
import type { TableState } from '../match/store.ts';
import { lineOf } from '../match/log.ts';
import type { LinePart } from '../match/log.ts';
import type { ShownMatch } from '../match/shown-match.ts';
import { points } from '../match/status.ts';
import { counted, t } from '../words/words.ts';

/* Questions by a key, answered in a sentence: for those who cannot take the table in at a glance. */

function plain(match: ShownMatch, parts: readonly LinePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : match.name(part.seat))).join('');
}

function last({ perspective, position }: TableState, match: ShownMatch): string {
  for (let i = position - 1; i >= match.first; i--) {
    const parts = lineOf(match, i, perspective);
    if (parts !== null) return t('Last: {line}', { line: plain(match, parts) });
  }
  return t('Nothing has happened yet.');
}

function scores({ position, past }: TableState, match: ShownMatch): string {
  const totals = match
    .scores(past ?? position)
    .map(({ total }, seat) => `${match.name(seat)} ${points(total, match.game.id)}`);
  return t('Scores: {totals}.', { totals: totals.join(', ') });
}

function resources({ ui, position, past, perspective }: TableState, match: ShownMatch, seat: number): string {
  const has = ui?.resources?.(match.view(past ?? position, perspective), seat) ?? [];
  if (has.length === 0) return scoresOfSeat(match, past ?? position, seat);
  return `${match.name(seat)}: ${has.map(({ name, value }) => `${name} ${value}`).join(', ')}.`;
}

function scoresOfSeat(match: ShownMatch, position: number, seat: number): string {
  return `${match.name(seat)}: ${points(match.scores(position)[seat]?.total ?? 0, match.game.id)}.`;
}

function options({ open }: TableState): string {
  if (open === null) return t('You are asked nothing now.');
  const { length } = open.options;
  return `${counted(length, 'One option', '{n} options')}: ${open.options.map(({ label }) => label).join('; ')}.`;
}

/** What a key asks, by its place on the keyboard; null where it asks nothing. */
export function answerTo(code: string): string | null {
  const table = useTable.getState();
  const { match, viewer } = table;
  if (match === null) return null;
  if (code === 'KeyL') return last(table, match);
  if (code === 'KeyS') return scores(table, match);
  if (code === 'KeyO') return options(table);
  if (code === 'KeyR') return resources(table, match, viewer);
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  const seat = digit === undefined ? -1 : Number(digit) - 1;
  return seat >= 0 && seat < match.seats.length ? resources(table, match, seat) : null;
}
