import { keyId, signatureHolds } from '@benchtop/engine/host';
import type { Checked, Match, MatchRecord, RecordSignature } from '@benchtop/engine/host';
import { seatNames } from '../boards/index.ts';
import { replaySafely } from '../files.ts';
import type { RecordFile } from '../files.ts';

/** What a record is held against, besides itself. */
export interface Trusted {
  /** The commitment that was published when the match began; null: not known. */
  readonly commitment: string | null;
  /** Public keys of a server, in hex; null: none was named. */
  readonly keys: readonly string[] | null;
}

/**
 * `holds`: everything fits together. `unproved`: nothing is wrong, but it proves little, because the match began from a
 * position that was set up, or because there is no key to replay it with. `fails`: something does not fit.
 */
export type Finding = 'holds' | 'unproved' | 'fails';

/** Everything that `verify` has to say of a record. */
export interface Verdict {
  readonly verdict: Finding;
  /** What does not fit, in a sentence; null unless it fails. */
  readonly reason: string | null;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly entries: number;
  readonly start: 'dealt' | 'set-up';
  /** False: it holds no key, so that nothing was replayed. */
  readonly replayed: boolean;
  /** Null where the match did not end, or nothing was proved about its end. */
  readonly result: MatchRecord['result'];
  readonly commitment: string;
  /** Whether it is the one that was published; null: nobody said which that is. */
  readonly published: boolean | null;
  readonly signature: Signed | null;
}

export interface Signed extends Omit<RecordSignature, 'value'> {
  readonly id: string;
  /** Whether the key is one that was named as trusted; null: none was. */
  readonly trusted: boolean | null;
}

export interface Judged {
  readonly verdict: Verdict;
  /** The match at its end; null when it could not be replayed. */
  readonly match: Match | null;
  readonly names: readonly string[];
}

/** Replays a record and holds it against what is trusted. */
export function judge(source: RecordFile, trusted: Trusted): Judged {
  const { record, game } = source;
  const replayed = record.key === null ? withoutKey(record) : replaySafely(game, record);
  const wrong = replayed.ok ? contradiction(record, trusted) : replayed.reason;
  const match = replayed.ok ? replayed.value : null;
  const proved = match !== null && record.start === null;
  const verdict = wrong !== null ? 'fails' : proved ? 'holds' : 'unproved';
  return { verdict: told(record, trusted, verdict, wrong, match !== null), match, names: namesIn(source, trusted) };
}

/** The match was still running: all that can be checked is the word of its server. */
function withoutKey(record: MatchRecord): Checked<null> {
  if (signatureHolds(record) === false) return { ok: false, reason: 'The signature does not fit the record.' };
  return { ok: true, value: null };
}

/** Names that nobody trusted has signed are not put into the result. */
function namesIn({ record, game }: RecordFile, { keys }: Trusted): readonly string[] {
  const { signature, seats } = record;
  const known = signature !== undefined && keys?.includes(signature.key) === true;
  return known ? signature.names : seatNames(game.id, seats);
}

/** What speaks against a record that fits together in itself. */
function contradiction({ commitment, signature }: MatchRecord, trusted: Trusted): string | null {
  if (trusted.commitment !== null && trusted.commitment !== commitment)
    return `Its commitment is ${commitment}, not the one that was published.`;
  if (trusted.keys === null) return null;
  if (signature === undefined) return 'It is not signed, so that no server vouches for it.';
  return trusted.keys.includes(signature.key) ? null : `It is signed with another key (${keyId(signature.key)}).`;
}

function told(
  record: MatchRecord,
  trusted: Trusted,
  verdict: Finding,
  reason: string | null,
  replayed: boolean,
): Verdict {
  const { game, rules, seats, entries, start, result, commitment } = record;
  return {
    verdict,
    reason,
    game,
    rules,
    seats,
    entries: entries.length,
    start: start === null ? 'dealt' : 'set-up',
    replayed,
    result: replayed ? result : null,
    commitment,
    published: trusted.commitment === null ? null : trusted.commitment === commitment,
    signature: signedBy(record, trusted),
  };
}

function signedBy({ signature }: MatchRecord, { keys }: Trusted): Signed | null {
  if (signature === undefined) return null;
  const { value: _, ...said } = signature;
  return { id: keyId(signature.key), trusted: keys === null ? null : keys.includes(signature.key), ...said };
}
