import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';
import { list, nullable, record, text, whole } from './shape.ts';
import type { Shape } from './shape.ts';

/**
 * A server's word for a match that was played on it: it dealt the match, published its commitment before the first
 * choice, and this is how it went. It says nothing about who stood behind the names, or
 * whether a bot played for somebody who had left.
 */
export interface RecordSignature {
  /** The public Ed25519 key of the server, in hex. */
  readonly key: string;
  /** The table it was played at. */
  readonly table: string;
  /** What the seats were called there. */
  readonly names: readonly string[];
  /** When the commitment was published, in milliseconds since 1970; null: it was not noted. */
  readonly began: number | null;
  /** When the last entry was made. */
  readonly ended: number;
  /** The signature of {@link signedText}, in hex. */
  readonly value: string;
}

/** What a server says of a match, before it is signed. */
export type Vouched = Omit<RecordSignature, 'value'>;

const LATEST = 8.64e15;
const hex = (digits: number): Shape => {
  const form = new RegExp(`^[0-9a-f]{${digits}}$`);
  return (value, path) =>
    typeof value === 'string' && form.test(value) ? null : `${path} should be ${digits} lower-case hex digits`;
};

export const signatureShape = record({
  key: hex(64),
  table: text(40),
  names: list(text(80), 1, 16),
  began: nullable(whole(0, LATEST)),
  ended: whole(0, LATEST),
  value: hex(128),
});

/**
 * Everything that a signature stands for, as one text: all of the record but its key, which the commitment binds. It
 * does not depend on the order of keys in a file.
 */
export function signedText(file: MatchRecord, { key, table, names, began, ended }: Vouched): string {
  const { format, game, rules, seats, settings, commitment, start, entries, head, result } = file;
  const order = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1));
  const choices = bytesToHex(sha256(utf8ToBytes(entries.join('\n'))));
  const end = result === null ? null : [result.reason, result.winners, result.totals];
  const dealt = start === null;
  const match = [format, game, rules, seats, order, commitment, dealt, entries.length, choices, head, end];
  return `benchtop-record-signature/1\n${JSON.stringify([key, table, names, began, ended, match])}`;
}

/**
 * Whether the signature that a record carries was made with the key it names, over just this record; null: it carries
 * none. Whose key that is, is another question: compare it with one that you trust.
 */
export function signatureHolds(file: MatchRecord): boolean | null {
  const { signature, seats } = file;
  if (signature === undefined) return null;
  if (signature.names.length !== seats) return false;
  hashes.sha512 = sha512;
  const said = utf8ToBytes(signedText(file, signature));
  try {
    return verify(hexToBytes(signature.value), said, hexToBytes(signature.key), { zip215: false });
  } catch {
    return false;
  }
}

/** What people compare: the first 32 digits of the SHA-256 of a server's public key. */
export function keyId(key: string): string {
  return bytesToHex(sha256(hexToBytes(key))).slice(0, 32);
}
