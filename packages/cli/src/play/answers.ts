import { recordOf } from '@benchtop/engine/host';
import type { Decision, RefusedOption, LegalOptions } from '@benchtop/engine/host';
import { boardOf } from '../boards/index.ts';
import type { Paint } from '../boards/board.ts';
import { writeRecord } from '../files.ts';
import { scoreLines } from '../words.ts';
import type { Seating } from './seating.ts';

export type OpenOptions = LegalOptions & { readonly decision: Decision };

/** The table as the own seat sees it. */
export function boardLines({ session: { match }, own, names }: Seating, paint: Paint): string[] {
  return boardOf(match.game.id).draw(match.view(own), own, names, paint);
}

/** The question and its numbered options. */
export function questionLines({ decision, options, refused }: OpenOptions, paint: Paint): string[] {
  const hint = refused.length === 0 ? '' : paint.dim(`  (? tells why ${refused.length} more cannot be done now)`);
  return [
    '',
    paint.bold(`${decision.prompt.charAt(0).toUpperCase()}${decision.prompt.slice(1)}:`) + hint,
    ...options.map(({ label, warning }, i) => {
      const number = String(i + 1).padStart(3);
      return `${number}. ${label}${warning === null ? '' : paint.yellow(`  ! ${warning}`)}`;
    }),
  ];
}

/** What cannot be done now and why; `filter` keeps what contains these words. */
export function refusedLines(refused: readonly RefusedOption[], filter: string): string[] {
  const wanted = filter.toLowerCase();
  const found = refused.filter((r) => `${r.id} ${r.label} ${r.rule} ${r.reason}`.toLowerCase().includes(wanted));
  if (refused.length === 0) return ['Everything on the table can be done now.'];
  if (found.length === 0) return [`Nothing that is refused now has "${filter}" in it.`];
  return found.map(({ label, rule, reason }) => `  ${label}: ${reason} [${rule}]`);
}

/** The rule that governs the open decision, or another one of the ledger by its id. */
export function ruleLines({ session: { match } }: Seating, decision: Decision, asked: string): string[] {
  const id = asked === '' ? decision.rule : asked.toUpperCase();
  const { rulebook } = match.game;
  const rule = Object.hasOwn(rulebook, id) ? rulebook[id] : undefined;
  if (rule === undefined) return [`There is no rule ${asked}.`];
  const ours = (rule.rulings ?? []).map(({ question, ruling }) => `  Our ruling: ${question} ${ruling}`);
  return [`${id}, ${rule.heading}: ${rule.text}`, ...ours];
}

/** All scores, as if the match ended now. */
export function standingLines({ session: { match }, names }: Seating): string[] {
  return ['If the match ended now:', ...scoreLines(match, names)];
}

/** Writes the match to a file. */
export async function save({ session: { match } }: Seating, file: string, replace: boolean): Promise<string> {
  return file === '' ? 'Say where: save match.json' : writeRecord(file, recordOf(match, true), replace);
}

export const help = [
  '  1, 2, …       choose an option; its own short text does as well',
  '  ?  ? words    why everything else cannot be done now; only what has these words in it',
  '  u             take your last choice back',
  '  b             the board    s  scores    l  the log',
  '  r  r ARC-…    the rule of this decision; any rule by its id',
  '  save FILE     write the match to a file; save! replaces one',
  '  q             leave',
];
