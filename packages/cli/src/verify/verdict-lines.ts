import type { Match } from '@benchtop/engine/host';
import { seatNames } from '../boards/index.ts';
import { outcomeLines } from '../words.ts';
import type { Judged, Signed, Verdict } from './verdict.ts';

/** Said wherever a match is told that was not dealt. */
export const SET_UP =
  'This match began from a position that was set up, not dealt: nothing says that play can lead there.';

/** What was checked, what that proves and what it does not, for people. */
export function verdictLines(title: string, { verdict, match, names }: Judged): string[] {
  const { rules, seats, entries, commitment } = verdict;
  const size = `${title} ${rules}, ${counted(seats, 'seat')}, ${counted(entries, 'entry', 'entries')}`;
  return [
    `${verdict.verdict === 'holds' ? 'Verified' : 'Not proved'}: ${size}.`,
    ...(verdict.start === 'set-up' ? [SET_UP] : []),
    ...(match === null ? [] : endLines(match, names)),
    '',
    `Commitment: ${commitment}`,
    ...signatureLines(verdict.signature, seatNames(verdict.game, seats)),
    '',
    provedWords(verdict),
    notProvedWords(verdict),
  ];
}

function endLines(match: Match, names: readonly string[]): string[] {
  if (!match.over) return ['It was not played to its end: there is no result.'];
  const totals = match.scores().map(({ seat, total }) => `${names[seat] ?? ''} ${total}`);
  return [`${outcomeLines(match, names).join(' ')} Points: ${totals.join(', ')}.`];
}

function signatureLines(signature: Signed | null, seats: readonly string[]): string[] {
  if (signature === null) return ['Signature:  none'];
  const { id, table, names, began, ended } = signature;
  const since = began === null ? '' : `commitment published ${moment(began)}, `;
  const people = names.map((name, seat) => `${name} (${seats[seat] ?? ''})`).join(' and ');
  return [
    `Signature:  by the key ${id}`,
    `            table ${table}, ${since}last entry ${moment(ended)}`,
    `            at the seats: ${people}`,
  ];
}

function provedWords({ replayed, published, signature, start }: Verdict): string {
  const from = start === 'dealt' ? 'from the key in it' : 'from that position and the key in it';
  const play = replayed
    ? `Proved: ${from}, these choices are allowed by the rules and lead to this result; the key fits the commitment.`
    : 'It holds no key: the match was still running when it was written. Only its form was checked, nothing replayed.';
  const seal = published === true ? ' The commitment is the one you gave.' : '';
  const word = signature?.trusted === true ? ' The server whose key you gave vouches for all of it.' : '';
  return play + seal + word;
}

function notProvedWords({ published, signature }: Verdict): string {
  if (signature?.trusted === true)
    return 'Not proved: who the people behind the names are, or that no bot played for one of them.';
  const key = signature === null ? '' : ' Anybody can make a key to sign with: name the one you trust with --key.';
  if (published === true)
    return `Not proved: who played, and that this commitment was published before the first choice.${key}`;
  return `Not proved: who played, and who published this commitment when. Whoever makes a record up chooses its key: compare the commitment with the one that was shown at the start (--commitment).${key}`;
}

function moment(at: number): string {
  return new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
